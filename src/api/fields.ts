import type { Credit, Detail } from '../model/answer.js';
import { safeUrl } from '../model/link.js';

/** An object of the wire whose inside nobody has checked. */
export type WireRecord = Readonly<Record<string, unknown>>;

const MOST_DETAILS = 20;
// C0, C1 and the marks that reorder what follows them; a line break becomes a space.
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

export const record = (value: unknown): WireRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireRecord) : undefined;

export const rows = (value: unknown): readonly WireRecord[] => (Array.isArray(value) ? value.map(record).filter((row) => row !== undefined) : []);

/** Text fit for a page: no control characters, white space folded, at most `most` characters. */
export function text(value: unknown, most = 300): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const clean = value.slice(0, most * 4).replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();
  const characters = [...clean];
  return (characters.length > most ? `${characters.slice(0, most).join('')}…` : clean) || undefined;
}

/** A finite number, also when it was sent as text. */
export function number(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

/** A whole number from `least` to `most`; anything else counts as missing. */
export function integer(value: unknown, least: number, most: number): number | undefined {
  const found = number(value);
  return found !== undefined && Number.isInteger(found) && found >= least && found <= most ? found : undefined;
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;

/** Epoch milliseconds of an RFC 3339 date or date-time that exists in the calendar. Engines accept far more, each its own. */
export function time(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? DATE.exec(value.trim()) : null;
  if (!parts) return undefined;
  const [, year, month, day] = parts.map(Number);
  const isInCalendar = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
  const at = isInCalendar ? Date.parse(parts[0].toUpperCase()) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** The first of several names of the same thing that holds something. */
export const first = (from: WireRecord, names: readonly string[]): unknown =>
  names.map((name) => (Object.hasOwn(from, name) ? from[name] : undefined)).find((value) => value !== null && value !== undefined && value !== '');

/** A wire name as the model writes it: `natural_disasters` is `natural-disasters`. */
export const key = (name: string): string => text(name.toLowerCase().replaceAll('_', '-'), 60) ?? '';

/** What an object holds beside the names we know, one level deep. */
export function details(from: WireRecord, known: readonly string[]): readonly Detail[] {
  const rest = Object.entries(from).filter(([name]) => !known.includes(name));
  const found = rest.flatMap(([name, value]) => {
    const shown = text(typeof value === 'boolean' ? String(value) : value, 1000);
    return shown ? [{ key: key(name), value: shown }] : [];
  });
  return found.slice(0, MOST_DETAILS);
}

/** The attribution of an answer, as far as it carries one. */
export const credit = (from: WireRecord): Credit => ({
  publisher: text(from['attribution'], 200),
  licence: text(first(from, ['licence', 'license']), 60),
  methodology: safeUrl(from['methodology']) ?? safeUrl(from['docs']),
});
