import type { Detail } from './answer.js';

/** Longer text is cut off with an ellipsis. */
const MAX_TEXT = 1000;
const CUT = '…';
/** The most characters read of a text, which entities and white space may make longer than what is shown. */
const MAX_SENT = 8 * MAX_TEXT;

// C0 and C1 control characters except tab and line breaks, and the marks that change the direction of text.
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Fast path for most text: visible ASCII without entities, and single spaces. */
const PLAIN = /^[!-%'-~]+(?: [!-%'-~]+)*$/;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/u;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return name ? (NAMED[name] ?? whole) : point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
}

/** Text of at most `MAX_TEXT` characters; `undefined` if none of it is visible. */
function visible(text: string): string | undefined {
  if (!VISIBLE.test(text)) return undefined;
  return text.length > MAX_TEXT && [...text].length > MAX_TEXT ? [...text].slice(0, MAX_TEXT).join('') + CUT : text;
}

/** Text or a number, cleaned for display: numeric and the five named entities decoded once, control characters removed, white space collapsed. */
export function printable(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  if (value.length <= MAX_TEXT && PLAIN.test(value)) return value;
  const decoded = (value.length > MAX_SENT ? value.slice(0, MAX_SENT) + CUT : value).replace(ENTITY, characterOf);
  return visible(decoded.replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim());
}

export type Sent = Readonly<Record<string, unknown>>;

export const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The most lines or members shown of one object, and the deepest level. */
const MAX_MEMBERS = 200;
const MAX_DEPTH = 6;

/** Any value as text: booleans as words, an object as its names and values. */
export function asText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return printable(value);
  const isList = Array.isArray(value);
  const separator = isList && !value.every(isScalar) ? '; ' : ', ';
  let all = '';
  for (const [index, [name, inner]] of Object.entries(value as Sent).entries()) {
    const isCut = index === MAX_MEMBERS || depth === MAX_DEPTH || all.length > MAX_TEXT;
    const its = isCut ? CUT : asText(inner, depth + 1);
    if (its) all += `${all && separator}${isList || isCut ? '' : `${printable(name.replaceAll('_', ' ')) ?? ''}: `}${its}`;
    if (isCut) break;
  }
  return visible(all);
}

/** One line for each field; objects and lists of objects have one for each member, under its path (`outer.inner`). */
export function detailLines(left: Sent): readonly Detail[] {
  const lines = Object.entries(left).flatMap(([name, value]): readonly (readonly [key: string, value: unknown])[] => {
    const isList = Array.isArray(value);
    if (isScalar(value) || (isList && value.every(isScalar))) return [[name, value]];
    return Object.entries(value as Sent).map(([own, inner]) => [`${name && `${name}.`}${isList ? Number(own) + 1 : own}`, inner]);
  });
  const details: Detail[] = [];
  for (const [name, value] of lines) {
    const sent = asText(value);
    if (sent === undefined) continue;
    if (details.length === MAX_MEMBERS) return [...details, { key: '', value: CUT }];
    details.push({ key: printable(name) ?? '', value: sent });
  }
  return details;
}

const SENT = new WeakMap<object, Sent>();

/** Records what an object was decoded from, so that saved files contain it exactly as sent. */
export function keepSent<T extends object>(decoded: T, sent: Sent): T {
  SENT.set(decoded, sent);
  return decoded;
}

export const sentOf = (decoded: object): Sent => SENT.get(decoded) ?? { ...decoded };

/** Merges two rows with the same key; `own` are the fields that make up the key. Values that differ become a list, which has the wrong type for any field, so both are shown as sent. */
export function merged(one: Sent, other: Sent, own: readonly string[]): Sent {
  const both = Object.entries(other).flatMap(([name, value]) => {
    const before = one[name];
    // Nothing to show, such as null or {}, contradicts no value.
    if (asText(before) === undefined) return [[name, value] as const];
    if (asText(value) === undefined || asText(before) === asText(value)) return [];
    return [own.includes(name) ? ([`${name} 2`, [one[`${name} 2`] ?? [], value].flat()] as const) : ([name, [before, value].flat()] as const)];
  });
  return { ...one, ...Object.fromEntries(both) };
}
