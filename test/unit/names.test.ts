import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The rows of the glossary: a word, and what stands for the same thing nowhere. */
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

const NAMES = SOURCES.flatMap((source) =>
  [...source.matchAll(/^export (?:declare )?(?:abstract )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm)].flatMap(([, name]) => name ?? []),
);

describe('the glossary', () => {
  it.each(ROWS)('has a word that exported names use: $word', ({ word }) => {
    expect(NAMES.filter((name) => wordsOf(name).some((one) => one === word || one === `${word}s`))).not.toEqual([]);
  });

  it('has no second word for the same thing in any exported name', () => {
    const others = ROWS.flatMap(({ not }) => not);
    expect(others.length).toBeGreaterThan(5);
    expect(NAMES.filter((name) => wordsOf(name).some((word) => others.includes(word)))).toEqual([]);
  });

  it.each(['DAY', 'WORLD'])('lets %s be one thing', (name) => {
    expect(SOURCES.filter((source) => new RegExp(`^(?:export )?const ${name}\\b`, 'm').test(source)).length).toBeLessThan(2);
  });
});
