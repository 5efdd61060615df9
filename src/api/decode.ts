import { kebab } from '../model/word.js';

/** An object as it came over the wire; its fields are not checked yet. */
export type WireRecord = Readonly<Record<string, unknown>>;

// C0 and C1 control characters except tab and line breaks, and the marks that change the direction of text.
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const record = (value: unknown): WireRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireRecord) : undefined;

export const rows = (value: unknown): readonly WireRecord[] => (Array.isArray(value) ? value.map(record).filter((row) => row !== undefined) : []);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#(x[\da-f]{1,6}|\d{1,7})|(amp|lt|gt|quot|apos));/gi;

/** Numeric and the five named entities decoded once, and tags taken away. Nothing here is ever read as HTML: a page shows the result as text too. */
const withoutMarkup = (sent: string): string =>
  sent
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(ENTITY, (whole, code?: string, name = '') => {
      const point = Number(code?.replace(/^x/i, '0x'));
      return NAMED[name.toLowerCase()] ?? (point <= 0x10ffff ? String.fromCodePoint(point) : whole);
    })
    .replace(/<(script|style)\b.*?<\/\1\s*>|<!--.*?-->/gis, ' ')
    .replace(/<\/?(p|br|div|li|ul|ol|t[rdh]|h\d)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '');

const printable = (sent: string): string => sent.replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();

/** Text fit for a page: no markup, unless it is nothing but a tag that says something, no control characters, white space collapsed, at most `most` characters. */
export function text(value: unknown, most = 300): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const whole = value.slice(0, most * 4);
  const clean = printable(/[<&]/.test(whole) ? withoutMarkup(whole) : whole) || (whole.includes('=') ? printable(whole) : '');
  const isLong = clean.length > most && [...clean].length > most;
  return (isLong ? `${[...clean].slice(0, most).join('')}…` : clean) || undefined;
}

/** A whole number from `least` to `most`, even if sent as text; anything else counts as missing. */
export function integer(value: unknown, least: number, most: number): number | undefined {
  const found = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : Number.NaN;
  return Number.isInteger(found) && found >= least && found <= most ? found : undefined;
}

/** A text, or the name of an object. */
export const named = (value: unknown, most: number): string | undefined => text(record(value)?.['name'] ?? value, most);

const SENT = new WeakMap<object, WireRecord>();

/** Remembers what something was decoded from, so that saved files carry it exactly as it was sent. */
export function keepSent<T extends object | undefined>(decoded: T, sent: unknown): T {
  const from = record(sent);
  if (decoded && from) SENT.set(decoded, from);
  return decoded;
}

/** What something was decoded from. */
export const sentOf = (decoded: object): WireRecord => SENT.get(decoded) ?? { ...decoded };

/** A finite number, even if sent as text. */
export function number(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

/** Yes or no, however it is written; `undefined` for anything else. */
export function truth(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = text(value, 10)?.toLowerCase() ?? '';
  return /^(true|yes|y|1)$/.test(word) ? true : /^(false|no|n|0)$/.test(word) ? false : undefined;
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?) ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i;
/** The same without signs between the figures: `20261120T123000Z`, `20261120123000`. */
const COMPACT_DATE = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?(Z|[+-]\d{4})?)?$/i;

/**
 * Epoch milliseconds of a date or date-time that exists in the calendar, or of seconds, milliseconds or microseconds since 1970 from 2001 on.
 * `Date.parse` alone accepts far more, and differs between engines. A date alone means noon in UTC, so that it is the same date for nearly every
 * reader; a time without a zone is taken as UTC, which `hasZone` tells.
 */
export function time(value: unknown): number | undefined {
  const epoch = number(value) ?? 0;
  if (epoch >= 1e9 && epoch < 1e11) return epoch * 1000;
  if (epoch >= 1e12 && epoch < 1e13) return epoch;
  if (epoch >= 1e15 && epoch < 1e16) return Math.floor(epoch / 1000);
  const parts = DATE.exec(spelledOut(value));
  if (!parts) return undefined;
  const [, year, month, day, clock = '12:00', zone = 'Z'] = parts;
  const isInCalendar = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  const offset = /\d/.test(zone) ? `${zone}${zone.length < 4 ? '00' : ''}`.replace(/(\d\d):?(\d\d)$/, '$1:$2') : 'Z';
  const at = isInCalendar ? Date.parse(`${year}-${month}-${day}T${clock.replace(',', '.')}${offset}`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** As feeds write it (RFC 9110 section 5.6.7, RFC 5322 section 3.3): `Fri, 20 Nov 2026 12:30:00 GMT`. */
const FEED_DATE = /^(?:[a-z]{3}, )?(\d{1,2}) ([a-z]{3}) (\d{4}) (\d\d:\d\d(?::\d\d)?)(?: (GMT|UTC|Z|[+-]\d{4}))?$/i;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** A date or time with its usual signs, and without the name of its zone behind its offset. */
const spelledOut = (value: unknown): string =>
  (text(value, 60) ?? '')
    .replace(/\[[\w/+-]+\]$/, '')
    .replace(COMPACT_DATE, (_, year, month, day, hour?: string, minute?: string, second = '00', zone = '') =>
      [`${year}-${month}-${day}`, hour && `T${hour}:${minute}:${second}${zone}`].join(''),
    )
    .replace(FEED_DATE, (_, day: string, month: string, year: string, clock: string, zone = '') => {
      const place = MONTHS.indexOf(month.toLowerCase()) / 3 + 1;
      return `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}T${clock}${zone}`;
    });

/** True for a date without a time of day. */
export const isDayAlone = (value: unknown): boolean => /^\d{4}-\d\d-\d\d$/.test(spelledOut(value));

/** False for a time of day that leaves open where. */
export const hasZone = (value: unknown): boolean => !/^[^T ]+[T ][\d:.,]+$/i.test(spelledOut(value));

/** The value under the first of several aliases that is not empty. */
export const first = (from: WireRecord, names: readonly string[]): unknown =>
  names.map((name) => (Object.hasOwn(from, name) ? from[name] : undefined)).find((value) => value !== null && value !== undefined && value !== '');

/** A word of the wire as the model spells it, of bounded length. */
export const key = (name: string): string => kebab(text(name, 60) ?? '');
