import type { Credit, Detail } from '../model/answer.js';
import { safeUrl } from '../model/url.js';
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

const SENT = new WeakMap<object, WireRecord>();

/** Remembers what something was decoded from, so that saved files carry it exactly as it was sent. */
export function keepSent<T extends object | undefined>(decoded: T, sent: unknown): T {
  const from = record(sent);
  if (decoded && from) SENT.set(decoded, from);
  return decoded;
}

/** What something was decoded from. */
export const sentOf = (decoded: object): WireRecord => SENT.get(decoded) ?? { ...decoded };

const MAX_DETAILS = 20;

/** A finite number, even if sent as text. */
export function number(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;

/**
 * Epoch milliseconds of an RFC 3339 date or date-time that exists in the calendar. `Date.parse` alone accepts far more, and differs between engines.
 * A date alone means noon in UTC, so that it is the same date for nearly every reader.
 */
export function time(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? DATE.exec(value.trim()) : null;
  if (!parts) return undefined;
  const [, year, month, day] = parts.map(Number);
  const isInCalendar = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
  const at = isInCalendar ? Date.parse(parts[4] ? parts[0].toUpperCase() : `${parts[0]}T12:00Z`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** The value under the first of several aliases that is not empty. */
export const first = (from: WireRecord, names: readonly string[]): unknown =>
  names.map((name) => (Object.hasOwn(from, name) ? from[name] : undefined)).find((value) => value !== null && value !== undefined && value !== '');

/** A wire name as the model spells it: `natural_disasters` becomes `natural-disasters`. */
export const key = (name: string): string => text(name.toLowerCase().replaceAll('_', '-'), 60) ?? '';

/** The fields of an object that are not in `known`, one level deep. */
export function details(from: WireRecord, known: readonly string[]): readonly Detail[] {
  const rest = Object.entries(from).filter(([name]) => !known.includes(name));
  const found = rest.flatMap(([name, value]) => {
    const shown = text(typeof value === 'boolean' ? String(value) : value, 1000);
    return shown ? [{ key: key(name), value: shown }] : [];
  });
  return found.slice(0, MAX_DETAILS);
}
