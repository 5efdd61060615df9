import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../build/facts.js';
import { allFacts } from '../../build/readme.js';
import { readerWords } from '../../build/reader-words.js';
import { valueLabels } from '../../build/value-labels.js';
import { labelAndHelp } from '../../demo/builder/attribute-field.js';
import { FORMATS } from '../../demo/builder/snippets.js';
import { fill, LANGUAGES, loadWords, pickLanguage, type Words } from '../../demo/builder/words.js';
import { controlOf } from '../../demo/tags/control.js';
import { strings } from '../support/english.js';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const facts = allFacts();

type Leaf = readonly [path: string, text: string];

/** Every text with its path. */
const leavesOf = (words: unknown, path = ''): readonly Leaf[] =>
  typeof words === 'string' ? [[path, words]] : Object.entries(words as object).flatMap(([key, value]) => leavesOf(value, `${path}/${key}`));

const placeholdersIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** Paths whose text may equal the English: names and technical terms. */
const SAME =
  /^\/(tabs|values\/variant\/badge|tags)|^\/preview\/(page|frame|scripts)$|^\/result\/(copied|selected)|\/form\/(page|link)$|\/attributes\/(country|region|scale)\/0$/;

const [heads = [], , ...rows] = readFileSync('src/words/TRANSLATING.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| concept') || /^\|[-|]+\|$|^\| (risk (score|tier)|severity)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));

/** The only term for a concept, from the translators' table. */
function termOf(concept: string, language: string): string {
  const term = rows.find((row) => row[1]?.startsWith(concept))?.[heads.indexOf(language)];
  if (!term) throw new Error(`TRANSLATING.md has no term for ${concept} in ${language}.`);
  return term;
}

describe('the words of the builder', () => {
  it('are there in every language of the tags', () => {
    const spoken = readdirSync('src/words').filter((file) => /^[a-z]+\.json$/.test(file));
    expect(LANGUAGES.map((language) => `${language}.json`).toSorted()).toEqual(spoken.toSorted());
  });

  it.each(OTHERS)('are complete in %s, in the order of English, with its placeholders', async (language) => {
    const [english, words] = await Promise.all(['en', language].map(async (each) => leavesOf(await loadWords(each))));
    expect(words?.map(([path]) => path)).toEqual(english?.map(([path]) => path));
    const wrong = (english ?? []).filter(([, text], place) => {
      const translated = words?.[place]?.[1] ?? '';
      return placeholdersIn(text).join() !== placeholdersIn(translated).join() || Boolean(text) !== Boolean(translated);
    });
    expect(wrong).toEqual([]);
  });

  it.each(OTHERS)('are not English in %s', async (language) => {
    const [english, words] = await Promise.all(['en', language].map(async (each) => leavesOf(await loadWords(each))));
    const same = (words ?? []).filter(([path, text], place) => /[a-z]{3}/i.test(text) && text === english?.[place]?.[1] && !SAME.test(path));
    expect(same, `translate these in demo/builder/words/${language}.json, or add their path to SAME in this test`).toEqual([]);
  });

  it.each(LANGUAGES)('call score, tier and severity in %s what the tags call them', async (language) => {
    const { attributes } = await loadWords(language);
    for (const [concept, name] of [
      [strings.columns.score.toLowerCase(), 'published-score'],
      [strings.columns.tier.toLowerCase(), 'published-tier'],
      ['severity', 'min-severity'],
    ] as const) {
      const [label = ''] = attributes[name];
      expect(label.toLowerCase()).toContain(termOf(concept, language).toLowerCase());
    }
  });

  it.each(LANGUAGES)('name in %s every tag, tab, attribute and value that the form can show', async (language) => {
    const words = await loadWords(language);
    const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...words.values, ...valueLabels(readerWords(language)) };
    for (const { tag, attributes, shared } of facts) {
      expect(words.tags[tag]).toBeTruthy();
      for (const { name = '', type } of [...attributes, ...shared]) {
        if (name === 'api-base' || name === 'frozen') continue;
        expect(labelAndHelp(name, tag, words)[0], `${name} has no name for editors in "attributes" of demo/builder/words/${language}.json`).not.toBe(name);
        const control = controlOf(type?.text);
        if (control.kind !== 'select') continue;
        const wanted = [DEFAULTS[name] ?? '', ...control.values].filter((value) => !/^[0-6]$/.test(value));
        expect(
          wanted.filter((value) => !labels[name]?.[value]),
          `these values of ${name} have no word in "values" of demo/builder/words/${language}.json, nor in build/value-labels.ts`,
        ).toEqual([]);
      }
    }
    for (const { name } of FORMATS) expect(words.tabs[name]).toBeTruthy();
  });

  it('keep what would turn round in Arabic in its order: coordinates, and a path that begins with a slash', async () => {
    const { advice, form } = await loadWords('ar');
    expect(advice.noteNoPlace).toContain('\u2068{example}\u2069');
    expect(form.apiHelp).toContain('\u2068{path}\u2069');
  });
});

describe('the language of the builder', () => {
  it('is the first of the browser’s that it has, whatever the region', () => {
    expect(pickLanguage(['', 'qaa', 'de-AT', 'en'])).toBe('de');
    expect(pickLanguage(['zz'])).toBe('en');
  });

  it('stays English where its words do not come', async () => {
    expect(await loadWords('zz')).toEqual(JSON.parse(readFileSync('demo/builder/words/en.json', 'utf8')) as Words);
  });

  it('writes values as they are, and leaves a placeholder without a value', () => {
    expect(fill('{a} of {b}, {c}', { a: '{b}', b: 2 })).toBe('{b} of 2, {c}');
  });
});
