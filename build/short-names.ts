import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, type Source } from './own-names.js';

const FOLDERS = ['src', 'build/lit', 'node_modules/leaflet/src'];
/** Declarations are no sources; the generated basemap is data and declares no names. */
const IS_SOURCE = /(?<!\.d)\.[jt]s$/;
const IS_DATA = /\bgenerated\b/;

/** The names that browsers and the language itself use, as listed by terser. */
function platformNames(root: string): ReadonlySet<string> {
  const list = readFileSync(join(root, 'node_modules/terser/tools/domprops.js'), 'utf8');
  const names = [...list.matchAll(/"([\w$]+)"/g)].map(([, name]) => name ?? '');
  if (names.length < 5000) throw new Error('terser has its list of the platform’s names elsewhere.');
  return new Set(names.flatMap((name) => [name, name.replace(/^on/, '')]));
}

/** All sources that go into the chunks. */
export function sources(root = process.cwd()): readonly Source[] {
  const found = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)));
  const paths = found.filter((path) => IS_SOURCE.test(path) && !IS_DATA.test(path));
  return paths.toSorted().map((path) => ({ path: join(root, path).replaceAll('\\', '/'), code: readFileSync(path, 'utf8') }));
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** a, b, … Z, aa, ba, … */
function* shortNames(): Generator<string> {
  yield* LETTERS;
  for (const second of LETTERS) for (const first of LETTERS) yield first + second;
}

const timesIn = (code: string): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const [word] of code.matchAll(/[\w$]+/g)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
};

/** A short name for each property that only our own chunks know, the shortest for the most frequent. Deterministic: the same sources give the same names. */
export function shortNamesFor(files: readonly Source[], code: string): ReadonlyMap<string, string> {
  const { declared, known } = namesIn(files);
  const platform = platformNames(process.cwd());
  const times = timesIn(code);
  const ours = [...declared].filter((name) => name.length > 2 && !known.has(name) && !platform.has(name) && times.has(name));
  const kept = new Set([...declared, ...known, ...platform].filter((name) => !ours.includes(name)));
  const byTimes = ours.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0) || (one < other ? -1 : 1));
  const free = [...shortNames()].filter((name) => !kept.has(name));
  if (free.length < byTimes.length) throw new Error('There are more names than short ones.');
  return new Map(byTimes.map((name, place) => [name, free[place] ?? name]));
}
