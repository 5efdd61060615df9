import type { Detail } from '../model/answer.js';
import { safeUrl } from '../model/url.js';
import { plainWord } from '../model/word.js';

/** An object as it came over the wire; its fields are not checked yet. */
export type WireRecord = Readonly<Record<string, unknown>>;

export const record = (value: unknown): WireRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireRecord) : undefined;

/** No text is longer, and neither are the lines of one value together; what is cut off ends in an ellipsis. */
const MOST_TEXT = 1000;
/** No more lines or members are shown of one object, and none that lie deeper. */
const MOST = 200;
const DEEPEST = 6;
const CUT = '…';

// C0 and C1 control characters except tab and line breaks, and the marks that change the direction of text.
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/u;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return name ? (NAMED[name] ?? whole) : point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
}

/** Text fit for a page: numeric and the five named entities decoded once, no control characters, white space collapsed. `undefined` if nothing of it could be seen. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const decoded = value.slice(0, MOST_TEXT * 8).replace(ENTITY, characterOf);
  return short(decoded.replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim());
}

function short(whole: string): string | undefined {
  if (!VISIBLE.test(whole)) return undefined;
  return whole.length > MOST_TEXT && [...whole].length > MOST_TEXT ? [...whole].slice(0, MOST_TEXT).join('') + CUT : whole;
}

/** A finite number, even if sent as text. */
function number(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

const between =
  (least: number, most: number, isWhole = true) =>
  (value: unknown): number | undefined => {
    const found = number(value) ?? Number.NaN;
    return found >= least && found <= most && (!isWhole || Number.isInteger(found)) ? found : undefined;
  };

const matching =
  (pattern: RegExp) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** A moment, or a date, of which `at` is the noon in UTC. */
export interface Moment {
  readonly at: number;
  readonly isDay?: true;
  /** Sent without a zone, and taken as UTC. */
  readonly isZoneAssumed?: true;
}

/** RFC 3339, in which a zone may be missing. */
const TIME = /^(\d{4}-\d\d-(\d\d))(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?)([Zz]|[+-]\d\d:\d\d)?)?$/;

/** `Date.parse` alone accepts far more, and differs between engines. */
function time(value: unknown): Moment | undefined {
  const [, date = '', day, clock, zone] = (typeof value === 'string' && TIME.exec(value)) || [];
  const at = Date.parse(`${date}T${clock ?? '12:00:00'}${zone?.toUpperCase() ?? 'Z'}`);
  // The engines carry 30 February over into March.
  if (Number.isNaN(at) || new Date(`${date}T12:00:00Z`).getUTCDate() !== Number(day)) return undefined;
  return { at, ...(clock === undefined ? { isDay: true } : zone === undefined && { isZoneAssumed: true }) };
}

const STATUS = new Map([
  ['resolved', true],
  ['live', false],
]);
const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
const sentence = (value: unknown): string | undefined => (typeof value === 'string' ? text(value) : undefined);

/** The types of names.ts: what each makes of a value, `undefined` of one that is not of it. */
const TYPES = {
  alpha2: matching(/^[A-Z]{2}$/),
  alpha3: matching(/^[A-Z]{3}$/),
  text: sentence,
  url: safeUrl,
  number,
  integer: between(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  count: between(0, Number.MAX_SAFE_INTEGER),
  rank: between(1, Number.MAX_SAFE_INTEGER),
  score: between(0, 100),
  step: between(1, 5),
  latitude: between(-90, 90, false),
  longitude: between(-180, 180, false),
  /** Words, or a whole number. */
  level: (value: unknown) => (Number.isInteger(value) ? String(value) : sentence(value)),
  truth: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
  status: (value: unknown) => (typeof value === 'string' ? STATUS.get(plainWord(value)) : undefined),
  time,
  object: record,
  list: (value: unknown) => (Array.isArray(value) ? (value as readonly unknown[]) : undefined),
  /** One value, or a list of them. */
  fact: (value: unknown) => ([value].flat().every(isScalar) ? asText(value) : undefined),
  any: (value: unknown) => (asText(value) === undefined ? undefined : value),
} as const;

export type Names = Readonly<Record<string, { readonly type: keyof typeof TYPES; readonly names: readonly string[] }>>;

type Fields<N extends Names> = { readonly [Field in keyof N]?: NonNullable<ReturnType<(typeof TYPES)[N[Field]['type']]>> };

/** What an object says by these names, and all of it that is left over. */
export function read<N extends Names>(from: WireRecord, names: N): { readonly fields: Fields<N>; readonly left: WireRecord } {
  const fields: Record<string, unknown> = {};
  const used = new Set<string>();
  for (const [field, { type, names: known }] of Object.entries(names)) {
    for (const name of known) {
      const value = Object.hasOwn(from, name) ? TYPES[type](from[name]) : undefined;
      if (value === undefined) continue;
      fields[field] = value;
      used.add(name);
      break;
    }
  }
  return { fields: fields as Fields<N>, left: Object.fromEntries(Object.entries(from).filter(([name]) => !used.has(name))) };
}

/** Any value as one text: `true` and `false` as words, an object as its names and values. */
export function asText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return text(value);
  const isList = Array.isArray(value);
  const separator = isList && !value.every(isScalar) ? '; ' : ', ';
  let whole = '';
  for (const [place, [name, inner]] of Object.entries(value as WireRecord).entries()) {
    const isCut = place === MOST || depth === DEEPEST || whole.length > MOST_TEXT;
    const its = isCut ? CUT : asText(inner, depth + 1);
    if (its) whole += `${whole && separator}${isList || isCut ? '' : `${text(name.replaceAll('_', ' ')) ?? ''}: `}${its}`;
    if (isCut) break;
  }
  return short(whole);
}

/** What was sent under a name, as lines: an object and a list of objects have one for each member, with the name of what they are in before its own. */
function* linesOf(name: string, value: unknown): Generator<Detail> {
  const key = text(name) ?? '';
  const isOne = isScalar(value) || (Array.isArray(value) && value.every(isScalar));
  const lines = isOne ? [['', value] as const] : Object.entries(value as WireRecord);
  for (const [own, inner] of lines) {
    const member = Array.isArray(value) ? String(Number(own) + 1) : (text(own) ?? '');
    const sent = asText(inner);
    if (sent !== undefined) yield { key: isOne ? key : [key, member].filter(Boolean).join('.'), value: sent };
  }
}

/** What is left over, to be shown as sent. */
export function detailsOf(left: WireRecord): readonly Detail[] {
  const details: Detail[] = [];
  for (const [name, value] of Object.entries(left)) {
    for (const line of linesOf(name, value)) {
      if (details.length === MOST) return [...details, { key: '', value: CUT }];
      details.push(line);
    }
  }
  return details;
}

const SENT = new WeakMap<object, WireRecord>();

/** Remembers what something was decoded from, so that saved files carry it exactly as it was sent. */
export function keepSent<T extends object | undefined>(decoded: T, sent: WireRecord): T {
  if (decoded) SENT.set(decoded, sent);
  return decoded;
}

/** What something was decoded from. */
export const sentOf = (decoded: object): WireRecord => SENT.get(decoded) ?? { ...decoded };
