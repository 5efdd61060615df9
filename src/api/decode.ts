import type { Detail, Answer, Credit } from '../model/answer.js';
import { momentOf } from '../model/moment.js';
import { asText, isScalar, detailLines, printable, keepSent, merged, sentOf } from '../model/sent.js';
import { safeUrl, plainWord } from '../model/text.js';
import { pageState } from './page-state.js';

/** An object as received, with unchecked fields. */
export type WireRecord = Readonly<Record<string, unknown>>;

export const record = (value: unknown): WireRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireRecord) : undefined;

let hasAny = false;

/** True once any answer on the page had leftover fields: the code that shows them is loaded only then. */
export const hasLeftovers = (): boolean => hasAny;

/** Leftover fields, to be shown as sent. */
export function detailsOf(left: WireRecord): readonly Detail[] {
  const details = detailLines(left);
  hasAny ||= details.length > 0;
  return details;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? printable(value) : undefined);
const matching = (pattern: RegExp) => (value: unknown) => (typeof value === 'string' && pattern.test(value) ? value : undefined);

/** A finite number, even if sent as text. */
function number(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

const between = (min: number, max: number) => (value: unknown) => {
  const found = number(value) ?? Number.NaN;
  return found >= min && found <= max ? found : undefined;
};
const whole =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (value: unknown) =>
    Number.isInteger(number(value)) ? between(min, max)(value) : undefined;

const STATUS: ReadonlyMap<unknown, boolean> = new Map([['resolved', true] as const, ['live', false] as const]);

/** The types of fields: each parses a value, or returns `undefined` if it has another type. */
const TYPES = {
  alpha2: matching(/^[A-Z]{2}$/),
  alpha3: matching(/^[A-Z]{3}$/),
  flag: matching(/^(?:\p{RI}{2}|\u{1F3F4}[\u{E0020}-\u{E007F}]*)$/u),
  text,
  /** Not shortened, because ids are compared. */
  id: (value: unknown) => (typeof value === 'string' && printable(value) ? value.trim() : undefined),
  url: safeUrl,
  number,
  count: whole(0),
  rank: whole(1),
  score: whole(0, 100),
  step: whole(1, 5),
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  level: (value: unknown) => (Number.isInteger(value) ? String(value) : text(value)),
  truth: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
  status: (value: unknown) => STATUS.get(typeof value === 'string' ? plainWord(value) : value),
  time: momentOf,
  object: record,
  list: (value: unknown) => (Array.isArray(value) ? (value as readonly unknown[]) : undefined),
  /** One value, or several in a list. */
  fact: (value: unknown) => ([value].flat().every(isScalar) ? asText(value) : undefined),
  any: (value: unknown) => (asText(value) === undefined ? undefined : value),
} as const;

/**
 * The fields of an object, at the head of each decoder: the type of each field and the names it may have in an answer, the contract's own first;
 * without names, only its own. The first name with a value of that type is used. Fields under any other name are shown as sent.
 */
export type Names = Readonly<Record<string, readonly [type: keyof typeof TYPES, ...names: readonly string[]]>>;

type Fields<N extends Names> = { readonly [Field in keyof N]?: NonNullable<ReturnType<(typeof TYPES)[N[Field][0]]>> };

/** The known fields of an object, and all leftover ones. */
export interface Read<N extends Names> {
  readonly fields: Fields<N>;
  readonly left: WireRecord;
}

export function read<N extends Names>(from: WireRecord, names: N): Read<N> {
  const fields: Record<string, unknown> = {};
  const used: string[] = [];
  for (const [field, [type, ...given]] of Object.entries(names)) {
    for (const name of given.length ? given : [field]) {
      const value = Object.hasOwn(from, name) ? TYPES[type](from[name]) : undefined;
      if (value === undefined) continue;
      fields[field] = value;
      used.push(name);
      break;
    }
  }
  // Without a prototype, `__proto__` is a key like any other.
  const left = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(from)) if (!used.includes(name)) left[name] = from[name];
  return { fields: fields as Fields<N>, left };
}

/** The fields of the envelope around the data (contract sections 4.1 and 4.2). */
export const ENVELOPE = { count: ['count'], publisher: ['text', 'attribution'], licence: ['text'], methodology: ['url'] } as const satisfies Names;

export type Decoded<T> = Pick<Answer<T>, 'data' | 'completeness' | 'beside'>;

/** Decodes an answer; `undefined` if the requested data is missing. The result is cached by `name`, so decoders of the same name must be equivalent. */
export interface Decoder<T> {
  readonly name: string;
  readonly decode: (from: WireRecord) => T | undefined;
}

const DECODED = new WeakMap<object, Map<string, unknown>>();

/** Decodes an answer once; the result is cached with it, for all tags. */
export function decodeOnce<T>(json: unknown, { name, decode }: Decoder<T>): T | undefined {
  const from = record(json);
  if (!from) return undefined;
  const decoded = DECODED.get(from) ?? new Map<string, unknown>();
  DECODED.set(from, decoded);
  if (!decoded.has(name)) decoded.set(name, decode(from));
  return decoded.get(name) as T | undefined;
}

/** Splits an envelope into the data under `name`, its count and all other fields. */
export function unwrapEnvelope(
  from: WireRecord,
  name: string,
): { readonly held: unknown; readonly count: number | undefined; readonly beside: readonly Detail[] } {
  const { fields, left } = read(from, ENVELOPE);
  const { [name]: held, ...others } = left;
  return { held, count: fields.count, beside: detailsOf(others) };
}

/** How to decode a list of the contract. */
export interface ListForm<Row extends object> {
  readonly name: string;
  readonly row: (from: WireRecord) => Row | undefined;
  /** Equal for rows about the same subject, which are merged. */
  readonly key: (row: Row) => string;
  /** The fields that make up the key. */
  readonly own: readonly string[];
  /** True if the request had a limit: rows beyond it do not count as missing. */
  readonly isLimited?: boolean;
}

/** Decodes the first `max` rows of a list, without repetitions. `undefined` without a list, or if rows were sent or counted but none is readable. */
export function listIn<Row extends object>(from: WireRecord, form: ListForm<Row>, max: number): Decoded<readonly Row[]> | undefined {
  const { row, key, isLimited } = form;
  const { [form.name]: held } = from;
  if (!Array.isArray(held)) return undefined;
  const { count, beside } = unwrapEnvelope(from, form.name);
  const rows = new Map<string, Row>();
  let again = 0;
  for (const sent of held.slice(0, max).map(record)) {
    const first = sent && row(sent);
    if (!first) continue;
    const before = rows.get(key(first));
    if (before) again += 1;
    const whole = before ? merged(sentOf(before), sent, form.own) : sent;
    rows.set(key(first), keepSent((before && row(whole)) ?? first, whole));
  }
  const data = [...rows.values()];
  // Repeated rows count once, though the server's count may include them.
  const counts = [count === held.length ? held.length - again : count, (isLimited ? Math.min(held.length, max) : held.length) - again];
  const counted = counts.find((each) => each !== undefined && each !== data.length);
  return data.length || counted === undefined ? { data, completeness: { sent: held.length, read: data.length, counted }, beside } : undefined;
}

/** The credit in an answer. The methodology endpoint sends the guide's link as `docs`. */
export const CREDIT: Decoder<Credit> = {
  name: 'credit',
  decode: (json) => {
    const { fields, left } = read(json, { ...ENVELOPE, docs: ['url'] });
    // The contract's licence applies if none is sent, but not if it is unreadable.
    const { publisher, licence = asText(left['licence']), docs, methodology = docs } = fields;
    return { publisher, licence, methodology };
  },
};

/** The first in alphabetical order, so that it does not depend on the order of responses. */
const firstOf = (field: keyof Credit, all: readonly Credit[]): string | undefined => all.flatMap((one) => one[field] ?? []).toSorted()[0];

/**
 * The credit of an answer. Missing fields are filled in from other answers of the base, earlier and later ones: first from those with the same publisher, then
 * from those without one.
 */
export function creditOf(base: string, json: unknown): Credit {
  const own = decodeOnce(json, CREDIT) ?? {};
  const all = (pageState.credits[base] ??= []);
  if (!all.some((one) => JSON.stringify(one) === JSON.stringify(own))) all.push(own);
  const filled = (field: keyof Credit): string | undefined => {
    const publisher = own.publisher ?? firstOf('publisher', all);
    const like = (name?: string): readonly Credit[] => all.filter((one) => one.publisher === name);
    return field === 'publisher' ? publisher : (own[field] ?? firstOf(field, like(publisher)) ?? firstOf(field, like()));
  };
  // Getters, because a later answer may fill in more.
  const fields = (['publisher', 'licence', 'methodology'] as const).map((field) => [field, { get: () => filled(field), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(fields));
}
