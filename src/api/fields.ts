import type { Credit } from '../model/answer.js';
import { safeUrl } from '../model/link.js';

/** An object as it came over the wire; its fields are not checked yet. */
export type WireRecord = Readonly<Record<string, unknown>>;

// C0 and C1 control characters except tab and line breaks, and the marks that change the direction of text.
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const record = (value: unknown): WireRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireRecord) : undefined;

export const rows = (value: unknown): readonly WireRecord[] => (Array.isArray(value) ? value.map(record).filter((row) => row !== undefined) : []);

/** Text fit for a page: no control characters, white space collapsed, at most `most` characters. */
export function text(value: unknown, most = 300): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const clean = value
    .slice(0, most * 4)
    .replace(UNPRINTABLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...clean];
  return (characters.length > most ? `${characters.slice(0, most).join('')}…` : clean) || undefined;
}

/** A whole number from `least` to `most`, even if sent as text; anything else counts as missing. */
export function integer(value: unknown, least: number, most: number): number | undefined {
  const found = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : Number.NaN;
  return Number.isInteger(found) && found >= least && found <= most ? found : undefined;
}

/** The credit of an answer, with only the fields the answer has. */
export function credit(from: WireRecord): Credit {
  const said = {
    publisher: text(from['attribution'], 200),
    licence: text(from['licence'], 60),
    methodology: safeUrl(from['methodology']) ?? safeUrl(from['docs']),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value));
}
