import type { Detail, Answer, Credit } from '../model/answer.js';
import { momentOf } from '../model/moment.js';
import { asText, isScalar, detailLines, printable, keepSent, merged, sentOf } from '../model/sent.js';
import { safeUrl, plainWord } from '../model/text.js';
import { pageState } from './page-state.js';

/** An object as it came over the wire; its fields are not checked yet. */
export type WireRecord = Readonly<Record<string, unknown>>;

export const record = (value: unknown): WireRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireRecord) : undefined;

let hasAny = false;

/** True once something was left over of any answer on the page: only then the code that shows it is needed. */
export const hasLeftovers = (): boolean => hasAny;

/** What is left over, to be shown as sent. */
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

const between = (least: number, most: number) => (value: unknown) => {
  const found = number(value) ?? Number.NaN;
  return found >= least && found <= most ? found : undefined;
};
const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (value: unknown) =>
    Number.isInteger(number(value)) ? between(least, most)(value) : undefined;

const STATUS: ReadonlyMap<unknown, boolean> = new Map([['resolved', true] as const, ['live', false] as const]);

/** The types of fields: what each makes of a value, `undefined` of one that is not of it. */
const TYPES = {
  alpha2: matching(/^[A-Z]{2}$/),
  alpha3: matching(/^[A-Z]{3}$/),
  flag: matching(/^(?:\p{RI}{2}|\u{1F3F4}[\u{E0020}-\u{E007F}]*)$/u),
  text,
  /** Whole, because ids are there to be compared. */
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
 * The names by which an object's fields are known, at the head of each decoder. Each has the type that its value must have, and names in order,
 * the contract's own first; without names it has its own. It takes the first that is there with a value of its type. A new name is one more word there; all others are shown as sent.
 */
export type Names = Readonly<Record<string, readonly [type: keyof typeof TYPES, ...names: readonly string[]]>>;

type Fields<N extends Names> = { readonly [Field in keyof N]?: NonNullable<ReturnType<(typeof TYPES)[N[Field][0]]>> };

/** What an object says by some names, and all of it that is left over. */
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
  // Without a prototype, any name is one of its own.
  const left = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(from)) if (!used.includes(name)) left[name] = from[name];
  return { fields: fields as Fields<N>, left };
}

/** What stands beside what was asked for (contract sections 4.1 and 4.2). */
export const ENVELOPE = { count: ['count'], publisher: ['text', 'attribution'], licence: ['text'], methodology: ['url'] } as const satisfies Names;

/** What an answer says, without its credit. */
export type Decoded<T> = Pick<Answer<T>, 'data' | 'completeness' | 'beside'>;

/** How an answer is decoded; `undefined` if it is not what was asked for. Decoders of the same name decode alike. */
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

/** What an envelope of the contract holds under a name, its count, and what else stands beside it. */
export function opened(from: WireRecord, name: string): { readonly held: unknown; readonly count: number | undefined; readonly beside: readonly Detail[] } {
  const { fields, left } = read(from, ENVELOPE);
  const { [name]: held, ...others } = left;
  return { held, count: fields.count, beside: detailsOf(others) };
}

/** How a list of the contract is read. */
export interface ListForm<Row extends object> {
  readonly name: string;
  readonly row: (from: WireRecord) => Row | undefined;
  /** The same for rows about the same subject. */
  readonly key: (row: Row) => string;
  /** The fields that make up the key. */
  readonly own: readonly string[];
  /** True if as many were asked for as are read, so that there may be more. */
  readonly isLimited?: boolean;
}

/** The readable rows of a list, each once; no row beyond `most` is read. `undefined` without a list, or if rows were sent or counted and none can be read. */
export function listIn<Row extends object>(from: WireRecord, form: ListForm<Row>, most: number): Decoded<readonly Row[]> | undefined {
  const { row, key, isLimited } = form;
  const { [form.name]: held } = from;
  if (!Array.isArray(held)) return undefined;
  const { count, beside } = opened(from, form.name);
  const rows = new Map<string, Row>();
  let again = 0;
  for (const sent of held.slice(0, most).map(record)) {
    const first = sent && row(sent);
    if (!first) continue;
    const before = rows.get(key(first));
    if (before) again += 1;
    const whole = before ? merged(sentOf(before), sent, form.own) : sent;
    rows.set(key(first), keepSent((before && row(whole)) ?? first, whole));
  }
  const data = [...rows.values()];
  // What was sent twice counts once, though a server may count it twice.
  const counts = [count === held.length ? held.length - again : count, (isLimited ? Math.min(held.length, most) : held.length) - again];
  const counted = counts.find((each) => each !== undefined && each !== data.length);
  return data.length || counted === undefined ? { data, completeness: { sent: held.length, read: data.length, counted }, beside } : undefined;
}

/** What an answer says of whom to credit; the methodology calls its guide `docs`. */
export const CREDIT: Decoder<Credit> = {
  name: 'credit',
  decode: (json) => {
    const { fields, left } = read(json, { ...ENVELOPE, docs: ['url'] });
    // An absent licence is the contract's; an unreadable one is not.
    const { publisher, licence = asText(left['licence']), docs, methodology = docs } = fields;
    return { publisher, licence, methodology };
  },
};

/** The first in the alphabet, so that it does not depend on which answer came first. */
const firstOf = (field: keyof Credit, all: readonly Credit[]): string | undefined => all.flatMap((one) => one[field] ?? []).toSorted()[0];

/** Whom to credit for an answer: as it says itself. What it leaves out, other answers of the base fill in, earlier and later ones: the rest comes from those that name the same publisher, before those that name none. */
export function creditOf(base: string, json: unknown): Credit {
  const own = decodeOnce(json, CREDIT) ?? {};
  const all = (pageState.credits[base] ??= []);
  if (!all.some((one) => JSON.stringify(one) === JSON.stringify(own))) all.push(own);
  const filled = (field: keyof Credit): string | undefined => {
    const publisher = own.publisher ?? firstOf('publisher', all);
    const like = (name?: string): readonly Credit[] => all.filter((one) => one.publisher === name);
    return field === 'publisher' ? publisher : (own[field] ?? firstOf(field, like(publisher)) ?? firstOf(field, like()));
  };
  // Looked up whenever it is read: another answer may have come.
  const fields = (['publisher', 'licence', 'methodology'] as const).map((field) => [field, { get: () => filled(field), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(fields));
}
