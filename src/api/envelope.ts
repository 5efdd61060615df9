import type { Answer, Detail } from '../model/answer.js';
import { detailsOf, keepSent, read, record, sentOf, type WireRecord } from './decode.js';
import { ENVELOPE } from './names.js';

/** What an answer says, without its credit. */
export type Decoded<T> = Pick<Answer<T>, 'data' | 'extent' | 'beside'>;

/** How an answer is decoded; `undefined` if it is not what was asked for. Decoders of the same name decode alike. */
export interface Decoder<T> {
  readonly name: string;
  readonly decode: (json: unknown) => T | undefined;
}

const DECODED = new WeakMap<object, Map<string, unknown>>();

/** What an answer says. It is decoded once, whoever asks: what was decoded is kept with it. */
export function decodeOnce<T>(json: unknown, { name, decode }: Decoder<T>): T | undefined {
  const from = record(json);
  if (!from) return undefined;
  const kept = DECODED.get(from) ?? new Map<string, unknown>();
  DECODED.set(from, kept);
  if (!kept.has(name)) kept.set(name, decode(from));
  return kept.get(name) as T | undefined;
}

/** What an envelope of the contract holds under a name, its count, and what else stands beside it. */
export function opened(json: unknown, name: string): { readonly held: unknown; readonly count: number | undefined; readonly beside: readonly Detail[] } {
  const { fields, left } = read(record(json) ?? {}, ENVELOPE);
  const { [name]: held, ...others } = left;
  return { held, count: fields.count, beside: detailsOf(others) };
}

/** How a list of the contract is read: its name, one row, and by what rows are the same. */
export interface ListForm<Row extends object> {
  readonly name: string;
  readonly row: (from: WireRecord) => Row | undefined;
  readonly key: (row: Row) => string;
  /** The names of fields that say which row it is: of two, the first stays. */
  readonly own: readonly string[];
}

/** Two rows about the same thing as one. Where they differ, neither is right: both values become a list, which nobody reads, and which is shown as sent. */
function merged(one: WireRecord, other: WireRecord, own: readonly string[]): WireRecord {
  const both = Object.entries(other).flatMap(([name, value]) => {
    const before = one[name];
    if (before === null || before === undefined) return [[name, value] as const];
    if (value === null || JSON.stringify(before) === JSON.stringify(value)) return [];
    return own.includes(name) ? [[`${name} 2`, value] as const] : [[name, [before, value].flat()] as const];
  });
  return { ...one, ...Object.fromEntries(both) };
}

/**
 * The rows of a list that can be read, no more than `most` of them, each once, and how complete they are. `undefined` without the list, and for one
 * that sends or counts rows of which none can be read: nothing may be called absent but what an empty list leaves out.
 */
export function listIn<Row extends object>(json: unknown, { name, row, key, own }: ListForm<Row>, most: number): Decoded<readonly Row[]> | undefined {
  const { held, count, beside } = opened(json, name);
  if (!Array.isArray(held)) return undefined;
  const unique = new Map<string, Row>();
  let again = 0;
  for (const value of held.slice(0, most) as readonly unknown[]) {
    const from = record(value);
    const one = from && row(from);
    if (!one) continue;
    const before = unique.get(key(one));
    if (before) again += 1;
    const whole = before ? merged(sentOf(before), from, own) : from;
    const decoded = before ? row(whole) : one;
    if (decoded) unique.set(key(one), keepSent(decoded, whole));
  }
  const all = [...unique.values()];
  // What was sent twice counts once, though a server may count it twice.
  const sent = held.length - again;
  const counted = [count === held.length ? sent : count, Math.min(sent, most)].find((each) => each !== undefined && each !== all.length);
  if (!all.length && counted !== undefined) return undefined;
  return { data: all, extent: { sent: held.length, read: all.length, counted }, beside };
}
