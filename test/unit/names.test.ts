import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The rows of the glossary: a word, and the synonyms that names must not use. */
const ROWS = (/### Glossary\n([^#]+)/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? '')
  .split('\n')
  .flatMap((line) => (/^\| `(\w+)` \|.*\|([^|]*)\|$/.exec(line) ? [line] : []))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([a-z]+)`/g)].flatMap(([, word]) => word ?? [])))
  .map(([, word = [], , not = []]) => ({ word: word[0] ?? '', not }));

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(words|map)\/(?:generated|.*\.d\.ts)/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

/** The words of a name: `isFarFrom` has three. */
const wordsOf = (name: string): readonly string[] =>
  name
    .split(/(?=[A-Z][a-z])|_|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter(Boolean);

/** The names that a source declares and exports. */
const declaredBy = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  );

/** The entries of its export lists: `map`, or `map as printMap`. */
const listedBy = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(',').map((one) => one.trim()));

/** The names that a source exports, by declaration or in a list. */
const exportedBy = (source: string): readonly string[] => [...declaredBy(source), ...listedBy(source).flatMap((one) => /\w+$/.exec(one) ?? [])];

/** Names that several files export, because each is loaded lazily by a caller that reads this name. */
const SHARED = {
  styles: 'what a tag adopts with lazy code',
  english: 'the English of lazy code',
  draw: 'what draws the picture of one tag',
} as const;

/** The names that several sources export. A re-export counts only if it changes the name. */
function exportedTwice(sources: readonly string[]): readonly string[] {
  const renamedBy = (source: string) => listedBy(source).flatMap((one) => / as (\w+)$/.exec(one)?.[1] ?? []);
  const all = sources.flatMap((source) => [...new Set([...declaredBy(source), ...renamedBy(source)])]);
  return [...new Set(all.filter((name, place) => all.indexOf(name) !== place))];
}

const NAMES = SOURCES.flatMap(exportedBy);
const OTHERS = ROWS.flatMap(({ not }) => not);

/** True if a name contains a word that the glossary rules out, in singular or plural. */
const isRefused = (name: string): boolean => wordsOf(name).some((word) => OTHERS.some((other) => [other, `${other}s`].includes(word)));

describe('the glossary', () => {
  it.each(ROWS)('has a word that exported names use: $word', ({ word }) => {
    expect(NAMES.filter((name) => wordsOf(name).some((one) => one === word || one === `${word}s`))).not.toEqual([]);
  });

  it('has no second word for the same thing in any exported name', () => {
    expect(OTHERS.length).toBeGreaterThan(5);
    expect(NAMES.filter(isRefused)).toEqual([]);
  });

  it.each([
    ['export const paperMap = 1;', 'paperMap'],
    ['export let voice = 1;', 'voice'],
    ['export interface KeptAnswers {}', 'KeptAnswers'],
    ['export async function roomsOf() {}', 'roomsOf'],
    ["export { map as printMap, size as PAPER_SIZE } from './map.js';", 'PAPER_SIZE'],
  ])('would find one in: %s', (source, name) => {
    expect(exportedBy(source).filter(isRefused)).toEqual([name]);
  });

  it('has one meaning, and one file, for every exported name', () => {
    expect(exportedTwice(SOURCES).filter((name) => !(name in SHARED))).toEqual([]);
    expect(exportedTwice(['export const a = 1;', 'export function a() {}', "export { a } from './a.js';"])).toEqual(['a']);
    expect(exportedTwice(['export const a = 1;', "export { a } from './a.js';"])).toEqual([]);
  });

  it.each(['DAY', 'WORLD'])('lets %s be one thing', (name) => {
    expect(SOURCES.filter((source) => new RegExp(`^(?:export )?const ${name}\\b`, 'm').test(source)).length).toBeLessThan(2);
  });
});
