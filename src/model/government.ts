import type { GOVERNMENTS } from './country.js';
import { asText } from './sent.js';

/** By what else the two governments may be named. */
const NAMED_BY: Readonly<Record<(typeof GOVERNMENTS)[number], RegExp>> = {
  uk: /\b(u ?k|gb|gbr|fcd?o|britain|british|united kingdom|england|foreign office)\b/,
  us: /\b(u ?s|u ?s ?a|america|american|united states|state dep\w*|department of state)\b/,
};

/** True if a name or a text within a value may mean the government: then nobody can say that its advice is not in the data. */
export function isNamed(government: (typeof GOVERNMENTS)[number], value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return NAMED_BY[government].test(value.replace(/([a-z])([A-Z])|[^a-zA-Z]+/g, '$1 $2').toLowerCase());
  // Nobody looks deeper.
  if (depth > 20) return true;
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return inner.some(([name, one]) => asText(one) !== undefined && (isNamed(government, name) || isNamed(government, one, depth + 1)));
}
