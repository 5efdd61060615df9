import type { Advisory } from './country.js';
import { asText } from './sent.js';

/** The two governments of contract section 2.2. */
export const GOVERNMENTS = ['uk', 'us'] as const;

const OWN_GOVERNMENT: Readonly<Record<string, string>> = { uk: 'GB', us: 'US' };

/** False for a government's own country, for which it issues no advice. */
export const isAdvised = (government: string, iso2: string): boolean => OWN_GOVERNMENT[government] !== iso2;

/** Other names of the two governments; “America” alone is mostly a part of “Latin America”. */
const NAMED_BY: Readonly<Record<(typeof GOVERNMENTS)[number], RegExp>> = {
  uk: /\b(u ?k|gb|gbr|fcd?o|britain|british|united kingdom|england|foreign (office|common\w*))\b/,
  us: /\b(u ?s|u ?s ?a|american|united states|state (dep\w*|gov)|department of state)\b/,
};

/** True if a key or a text within a value may name the government: its advice is then not reported as missing. */
export function isNamed(government: (typeof GOVERNMENTS)[number], value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return NAMED_BY[government].test(value.replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])|[^a-zA-Z]+/g, '$1$2 ').toLowerCase());
  // Beyond this depth, assumes that it is named.
  if (depth > 20) return true;
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return inner.some(([name, one]) => asText(one) !== undefined && (isNamed(government, name) || isNamed(government, one, depth + 1)));
}

/** The digit of a level sent as "2" or "Level 2"; `undefined` for words. */
export const levelDigit = (level = ''): number | undefined => {
  const digit = /^(?:level )?(\d)$/i.exec(level)?.[1];
  return digit === undefined ? undefined : Number(digit);
};

/** True if advice has no level of its own but may have one in its text or among its unreadable fields. */
export const hasHiddenLevel = ({ level, text = '', details }: Advisory): boolean => level === undefined && (details.length > 0 || /level|^\d/i.test(text));
