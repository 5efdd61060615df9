import type { Detail } from '../model/answer.js';
import { momentOf } from '../model/moment.js';
import { asText, isScalar, detailLines, printable } from '../model/sent.js';
import { safeUrl } from '../model/url.js';
import { plainWord } from '../model/word.js';

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
