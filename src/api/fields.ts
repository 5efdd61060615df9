import type { Detail } from '../model/answer.js';
import { placeOf, stem } from '../model/word.js';
import { hasZone, isDayAlone, record, text, time, type WireRecord } from './decode.js';

/** What an object calls the value it stands for, the plainest first: of a level sent as an object, `value` is the level itself. */
const PLAIN = [
  'value',
  'number',
  'level',
  'rating',
  'score',
  'rank',
  'tier',
  'code',
  'key',
  'status',
  'band',
  'label',
  'name',
  'title',
  'text',
  'unit',
  'symbol',
  'common',
  'english',
  'en',
];
/** True for a name that says nothing of the value it is of. */
export const isPlain = (name: string): boolean => placeOf(PLAIN, name) >= 0;
/** By which field an object names itself; the first one that is a name we know wins. A country is last: it may be the one that advice is about. */
const NAMES = ['government', 'category', 'component', 'source', 'key', 'name', 'id', 'label', 'title', 'country'];
/** Deeper values are not read, and no more fields than this: nobody could. */
const DEEPEST = 6;
const MOST = 200;

/** The first ones; if there are more, behind them what says so. */
const atMost = <T>(all: readonly T[], more: T): readonly T[] => (all.length > MOST ? [...all.slice(0, MOST), more] : all);

/** The fields of an object with their names. */
const entries = (from: WireRecord): readonly Part[] => atMost(Object.entries(from), ['…', '…']);

/** Any value as text: lists and objects too, `true` and `false` as words. */
export function words(value: unknown, most = 1000, depth = 0): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return text(value, most);
  const isList = Array.isArray(value);
  const said = atMost(Object.entries(value), ['', '…']).flatMap(([name, inner]) => {
    const its = words(inner, most, depth + 1);
    const label = isList || placeOf(PLAIN, name) >= 0 ? undefined : text(name, 60);
    return its ? [label ? `${label.replaceAll('_', ' ')}: ${its}` : its] : [];
  });
  return text(said.join(said.some((one) => /[.!?]$/.test(one)) ? ' ' : isList || said.some((one) => one.includes(': ')) ? ', ' : ' '), most);
}

/** The same without a bare yes or no, which says nothing by itself, and without what is too long for its place. */
export const said =
  (most: number) =>
  (value: unknown): string | undefined => {
    const found = typeof value === 'boolean' ? undefined : words(value);
    return found === undefined || found.length <= most || most >= 1000 ? found : undefined;
  };

/** A value that is a sentence or more, not a word from a scale. */
export const prose = (value: unknown): string | undefined => {
  const found = said(1000)(value);
  return found && /\S\s+\S+\s+\S+\s+\S+\s+\S|[.!?]$/.test(found) ? found : undefined;
};

interface Field {
  readonly name: string;
  readonly own: string;
  /** The object around it. */
  readonly of?: string;
  readonly plain: number;
  readonly value: unknown;
}

/** The fields of an object and of the objects in it, to be taken one by one. What nobody takes becomes details, so that nothing is lost. */
export class Fields {
  #left: readonly Field[];
  readonly #names: ReadonlySet<string | undefined>;

  constructor(...parts: readonly (readonly [prefix: string, from: WireRecord])[]) {
    this.#left = parts.flatMap(([prefix, from]) => entries(from).flatMap(([name, value]) => fieldsOf(prefix + name, name, value)));
    this.#names = new Set(this.#left.flatMap(({ own, of }) => [own, of]));
  }

  /** The first field with one of these names of which `read` can make something: the object's own ones before those of an object in it. */
  take<T>(names: readonly string[], read: (value: unknown) => T | undefined): T | undefined {
    const wanted = names.map(stem);
    if (!wanted.some((name) => this.#names.has(name))) return undefined;
    const ranked = this.#left.flatMap((field) => {
      const rank = rankOf(field, wanted);
      return rank < 0 ? [] : { field, rank };
    });
    for (const { field } of ranked.sort((one, other) => one.rank - other.rank || one.field.plain - other.field.plain)) {
      const found = read(field.value);
      if (found === undefined) continue;
      this.#left = this.#left.filter((one) => one !== field);
      return found;
    }
    return undefined;
  }

  /** The first field of any name but these of which `read` can make something. */
  takeAnyBut<T>(names: readonly string[], read: (value: unknown) => T | undefined): T | undefined {
    const others = this.#left.map(({ own }) => own).filter((own) => placeOf(names, own) < 0);
    return this.take(others, read);
  }

  /** A time; `isZoneAssumed` if it was sent without a zone and is taken as UTC, `isDay` if it is a date alone. */
  takeTime(names: readonly string[]): { readonly at: number | undefined; readonly isZoneAssumed: true | undefined; readonly isDay: boolean } {
    let isZoned = true;
    let isDay = false;
    const at = this.take(names, (sent) => {
      const found = time(sent);
      isZoned = found === undefined || hasZone(sent);
      isDay = found !== undefined && isDayAlone(sent);
      return found;
    });
    return { at, isZoneAssumed: isZoned ? undefined : true, isDay };
  }

  /** Looks at fields without taking them. */
  look(names: readonly string[], see: (value: unknown) => void): void {
    this.take(names, (value) => {
      see(value);
      return undefined;
    });
  }

  /** What nobody took. */
  rest(): readonly Detail[] {
    return this.#left.flatMap(({ name, value }) => {
      const found = words(value);
      return found ? [{ key: text(name, 120) ?? '', value: found }] : [];
    });
  }
}

/** Objects that only hold the fields of what they are in; fields of any other object are about that object. */
const WRAPPERS = ['properties', 'attribute', 'data', 'field', 'detail', 'current', 'meta', 'advice', 'advisory'].map(stem);

/** The object's own fields first, then the plain value of an object with the name, then a field of an object that only wraps; -1 for none of them. */
function rankOf({ own, of, plain }: Field, wanted: readonly string[]): number {
  if (of === undefined) return wanted.indexOf(own);
  const around = plain < 0 ? -1 : wanted.indexOf(of);
  const inner = wanted.indexOf(own);
  return around >= 0 ? 1000 + around : inner < 0 || !WRAPPERS.includes(of) ? -1 : 2000 + inner;
}

function fieldsOf(path: string, name: string, value: unknown): readonly Field[] {
  const inner = record(value);
  if (!inner) return [{ name: path, own: stem(name), plain: -1, value }];
  return entries(inner).map(([its, one]) => ({ name: `${path}.${its}`, own: stem(its), of: stem(name), plain: placeOf(PLAIN, its), value: one }));
}

/** Takes the value under one of these names of which `read` can make something. */
export type Take = <T>(names: readonly string[], read: (value: unknown) => T | undefined) => T | undefined;

/** The same for whole values, also objects and lists, of an answer's own fields. */
export function taking(...from: readonly WireRecord[]): { readonly take: Take; readonly rest: () => readonly Detail[] } {
  let left = from.flatMap(entries);
  const take: Take = (names, read) => {
    for (const field of left) {
      const [name, value] = field;
      const found = placeOf(names, name) < 0 || value === null ? undefined : read(value);
      if (found === undefined) continue;
      left = left.filter((one) => one !== field);
      return found;
    }
    return undefined;
  };
  return { take, rest: () => new Fields(...left.map(([name, value]) => ['', { [name]: value }] as const)).rest() };
}

/** A part of an object with its name; without one, the name is empty. */
export type Part = readonly [name: string, value: unknown];

/** How the parts of an object are told apart. */
export interface Naming {
  /** True for a name that is expected. */
  readonly knows: (name: string) => boolean;
  /** Fields of a part: an object that has one is itself a part. */
  readonly content: readonly string[];
  /** The fields that may give a name nobody expected. */
  readonly names: readonly string[];
  /** True if a number from 1 on is itself a name. */
  readonly isNumbered?: boolean;
}

/** True for a list that was sent as a map: its keys count up. */
const isNumbered = (from: WireRecord, starts: readonly number[]): boolean =>
  starts.some((first) => Object.keys(from).length > 0 && Object.keys(from).every((name, place) => name === String(place + first)));

const hasKnown = (value: WireRecord, { knows }: Naming): boolean => Object.keys(value).some(knows);
const isScalar = (value: unknown): boolean => (typeof value === 'string' && value.length <= 60) || typeof value === 'number';

/** The parts of an object, of a list whose members name themselves, of either inside another object, or a bare value. */
export function partsOf(value: unknown, naming: Naming, depth = 2): readonly Part[] {
  if (Array.isArray(value)) return atMost<unknown>(value, '…').flatMap((one) => pairOf(one, value, naming) ?? partOf(one, naming));
  const from = record(value);
  if (!from) return labelled(value, naming);
  if (isNumbered(from, naming.isNumbered ? [0] : [0, 1])) return partsOf(Object.values(from), naming, depth);
  const parts = entries(from);
  const isWithin = ([name, inner]: Part): boolean => {
    const its = record(membersOf(inner)[0]);
    return depth > 1 && !naming.knows(name) && its !== undefined && (Array.isArray(inner) || hasKnown(its, naming));
  };
  const isPart = !hasKnown(from, naming) && !parts.some(isWithin) && parts.some(([name, inner]) => isScalar(inner) && placeOf(naming.content, name) >= 0);
  if (isPart) return partOf(from, naming);
  return parts.flatMap(([name, inner]) => {
    if (isWithin([name, inner])) return partsOf(inner, naming, depth - 1).map(([its, one]) => [nameWithin(name, its, naming), one] as const);
    return eachOf([name, inner]);
  });
}

/** Members of a list that are pairs: `["Currency", "JPY"]`, if all are, or the first of the two is a known name. */
function pairOf(one: unknown, all: readonly unknown[], { knows }: Naming): readonly Part[] | undefined {
  const isPair = (pair: unknown): pair is readonly [string | number, unknown] => Array.isArray(pair) && pair.length === 2 && isScalar(pair[0]);
  return isPair(one) && (knows(String(one[0])) || all.every(isPair)) ? [[String(one[0]), one[1]]] : undefined;
}

/** A text that says by itself what it is about, if that is known: "Currency: JPY". */
function labelled(value: unknown, { knows }: Naming): readonly Part[] {
  const [, name = '', rest] = /^([^:]{2,40}): +(\S.*)$/s.exec(typeof value === 'string' ? value : '') ?? [];
  return knows(name) ? [[name, rest]] : words(value) ? [['', value]] : [];
}

/** Several objects under one name are as many parts. */
const eachOf = ([name, inner]: Part): readonly Part[] =>
  Array.isArray(inner) && inner.length > 0 && inner.every(record) ? membersOf(inner).map((one) => [name, one] as const) : [[name, inner]];

const membersOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? atMost<unknown>(value, '…') : [value]);

/** Names of objects and lists that say nothing of what is in them. */
const HOLDERS = ['item', 'list', 'entry', 'row', 'record', 'result', 'all', 'other', 'government', 'component', 'fact', 'rating', 'band'];

/** A name that nobody knows is lost on no part: `canada: [{level: 3}]` is about Canada. */
function nameWithin(around: string, own: string, { knows, names, content }: Naming): string {
  const isHolder = [...HOLDERS, ...WRAPPERS, ...names, ...content].some((one) => stem(one) === stem(around));
  if (isHolder || (own && knows(own))) return own;
  return !own || placeOf(PLAIN, own) >= 0 ? around : `${around}: ${own}`;
}

/** A member of a list: named by one of its fields, without a name, or an object of parts itself. */
function partOf(value: unknown, naming: Naming): readonly Part[] {
  const from = record(value);
  if (!from) return labelled(value, naming);
  const own = [...NAMES, ...naming.names].flatMap((name) => Object.keys(from).find((one) => stem(one) === stem(name)) ?? []);
  const named = own.filter((name) => nameIn(from[name]) !== undefined);
  const by = named.find((name) => naming.knows(nameIn(from[name]) ?? '')) ?? naming.names.find((name) => named.includes(name));
  if (by !== undefined) {
    const name = nameIn(from[by]) ?? '';
    const rest = Object.fromEntries(Object.entries(from).flatMap(([one, sent]) => (one === by ? otherNames(sent) : [[one, sent]])));
    return words(rest) ? [[name, rest]] : [['', name]];
  }
  return Object.keys(from).some((name) => placeOf(naming.content, name) >= 0) ? [['', from]] : Object.entries(from).flatMap(eachOf);
}

/** The languages of a name that may be sent in several. */
const ENGLISH = ['en', 'english'];
const englishIn = (from: WireRecord): string | undefined => ENGLISH.find((one) => isScalar(from[one]));

/** A name, also one of several languages. */
function nameIn(value: unknown): string | undefined {
  const from = record(value);
  const sent = from ? from[englishIn(from) ?? ''] : value;
  return isScalar(sent) ? String(sent) : undefined;
}

/** The name in other languages, each a field of its own. */
function otherNames(value: unknown): readonly Part[] {
  const from = record(value) ?? {};
  return Object.entries(from).filter(([name]) => name !== englishIn(from));
}
