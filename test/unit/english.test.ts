import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../src/words/en.json' with { type: 'json' };
import { patternOf } from '../support/english.js';
import { textsOf } from '../support/keyed.js';

/** Tests of the sentences themselves, which may quote them. */
const GOLDEN = /\/(words|sentences|sentence-labels|sentence-times|glossary|english)\.test\.ts$/;

/** The phrases between the placeholders of every text, if they have two words or more, with the text's name. */
const PHRASES = [...textsOf(en)].flatMap(([name, text]) =>
  text
    .split(/\{\w*\}/)
    .map((phrase) => phrase.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((phrase) => /\S\s+\S/.test(phrase))
    .map((phrase) => [phrase, name] as const),
);

/** The first three words of longer phrases, if they have ten letters or more and so are distinctive: not “is not a”. */
const BEGINNINGS = PHRASES.flatMap(([phrase, name]) => (/^\S+\s\S+\s\S+(?=\s)/.exec(phrase) ?? []).map((words) => [words, name] as const)).filter(
  ([words]) => words.replaceAll(/\P{L}/gu, '').length >= 10,
);

/** The name of a text by its phrases. */
const NAMES = new Map([...BEGINNINGS, ...PHRASES]);

/** Comments and test titles, which may quote any sentence. */
const ignoredText = /^\s*(?:\/\/|\*|\/\*).*$|\s\/\/ .*$|(?<=(?:(?<![.\w])(?:it|test|describe|itInChromium)[.\w]*|\]\))\(\s*)(['"`]).*?\1/gm;

const quotedIn = (source: string): readonly string[] => {
  const code = source.replaceAll(ignoredText, '');
  return [...NAMES].filter(([words]) => code.includes(words)).map(([words, name]) => `${words} (${name}: take it from strings, or another sample value)`);
};

const FILES = readdirSync('test', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
  .filter((file) => !GOLDEN.test(file) && !file.startsWith('test/bench/'));

describe('the English of tags', () => {
  it('is quoted in no test but those of the words: others take it from test/support/english.ts', () => {
    const quoted = FILES.flatMap((file) => quotedIn(readFileSync(file, 'utf8')).map((phrase) => `${file}: ${phrase}`));
    expect(quoted).toEqual([]);
  });

  it.each([
    "expect(text).toBe('No incident matches the filters.');",
    "await page.getByText('Save or cite').click();",
    "includes('Risk score 38')",
    "expectNoise('No country is set')",
    "expect(text.split('Save or cite')).toHaveLength(2);",
  ])('would be found: %s', (line) => expect(quotedIn(line)).not.toEqual([]));

  it.each([
    'expect(text).toBe(strings.noMatch);',
    "it('says “Save or cite”', () => {",
    "])('says “Save or cite” to %s', () => {",
    '// Save or cite',
    "risk_tier: 'High Risk'",
  ])('is not in: %s', (line) => expect(quotedIn(line)).toEqual([]));
});

describe('a sentence as a pattern', () => {
  const pattern = new RegExp(`^${patternOf('Snow (deep) at {time}.', { time: String.raw`\d\d?:\d\d` })}$`);

  it.each(['Snow (deep) at 9:15.', 'Snow (deep) at 12:30.'])('is: %s', (text) => expect(text).toMatch(pattern));

  it.each(['Snow deep at 9:15.', 'Snow (deep) at 9:15!', 'Snow (deep) at noon.'])('is not: %s', (text) => expect(text).not.toMatch(pattern));
});
