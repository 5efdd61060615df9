import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drugLawTiers, legalStatuses, regions, riskTiers, womensSafetyRatings } from '../../demo/api/contract.js';
import type { Plural } from '../../src/words/localizer.js';
import { SECTIONS } from '../support/english.js';
import { brotliBytes } from '../support/size.js';
import { localizerFor } from '../support/sentences.js';
import { CATEGORIES, FREE, type Leaf, OVERRIDES, TAGS, type Words, english, isPlural, leavesOf, textsOf, wordsOf } from '../support/word-files.js';

const LANGUAGES = TAGS.filter((tag) => !tag.includes('-') && tag !== 'en');
const placeholdersIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name).sort();

/** Wrong placeholders in a leaf. Forms for none, one and two may have the number in words instead. */
function misplaced([path, value]: Leaf, inEnglish: string | Plural): readonly string[] {
  const wanted = placeholdersIn(typeof inEnglish === 'string' ? inEnglish : inEnglish.other);
  if (typeof value === 'string') return placeholdersIn(value).join() === wanted.join() ? [] : [path];
  const counted = value.by ?? 'count';
  return CATEGORIES.filter((form) => form in value).flatMap((form) => {
    const found = placeholdersIn(String(value[form as 'other'])).join();
    const isRight = found === wanted.join() || (/zero|one|two/.test(form) && found === wanted.filter((name) => name !== counted).join());
    return isRight ? [] : [`${path}.${form}`];
  });
}

describe('the words of all languages', () => {
  it('have keys that no two sections share', () => {
    const keys = Object.values(SECTIONS).flatMap((section) => Object.keys(section));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('have no word that nothing says', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('.ts') ? [readFileSync(`src/${file}`, 'utf8')] : [],
    );
    const names = new Set(sources.join('\n').match(/[\w-]+/g));
    const keys = Object.values(SECTIONS).flatMap((section) => Object.keys(section));
    expect(keys.filter((key) => !names.has(key))).toEqual([]);
  });

  it('have types for every section of English', () => {
    const declared = [...readFileSync('src/words/sections.d.ts', 'utf8').matchAll(/declare module '\*\/en\.json\?(\w+)'/g)].map(([, name]) => name);
    expect(declared).toEqual(Object.keys(SECTIONS));
  });

  it.each(LANGUAGES)('have the sections and keys of English, in its order, in %s', (language) => {
    const keysOf = (words: Words): readonly string[] => leavesOf(words).map(([path, value]) => (isPlural(value) ? `${path} (plural)` : path));
    const message = `src/words/${language}.json has the keys of src/words/en.json, in its order`;
    expect(keysOf(wordsOf(language)), message).toEqual(keysOf(english));
    expect(Object.keys(wordsOf(language)), message).toEqual(Object.keys(english));
  });

  it.each(TAGS)('have the placeholders of English in %s', (tag) => {
    const source = new Map(leavesOf(english));
    // A variant's form overrides that of its base language.
    const leaves = OVERRIDES.includes(tag) ? textsOf(wordsOf(tag)) : leavesOf(wordsOf(tag));
    const wrong = leaves.flatMap((leaf) => {
      const [path, form = ''] = /^(.*)\.(zero|one|two|few|many|other)$/.exec(leaf[0])?.slice(1) ?? [];
      const inEnglish = source.get(leaf[0]) ?? (path === undefined ? undefined : source.get(path));
      if (inEnglish === undefined) return [`${leaf[0]}: not in English`];
      return isPlural(inEnglish) && form
        ? misplaced([path ?? '', { other: inEnglish.other, [form]: leaf[1] as string, ...(inEnglish.by && { by: inEnglish.by }) }], inEnglish)
        : misplaced(leaf, inEnglish);
    });
    expect(wrong).toEqual([]);
  });

  it.each(TAGS)('name placeholders in braces and nothing else in %s', (tag) => {
    expect(textsOf(wordsOf(tag)).filter(([, text]) => /[{}]/.test(text.replaceAll(/\{[a-z]\w*\}/g, '')) || text.includes('#') || text.includes('$'))).toEqual(
      [],
    );
  });

  it.each([...LANGUAGES, 'en'])('have in %s the plural forms that its counts need, and no other', (language) => {
    const rules = new Intl.PluralRules(language);
    // Counts are integers: in French, "many" is for millions.
    const needed = new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)));
    const wrong = leavesOf(wordsOf(language)).filter(
      ([, value]) => isPlural(value) && CATEGORIES.some((form) => form !== 'zero' && form in value !== needed.has(form as Intl.LDMLPluralRule)),
    );
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('are complete in %s: nothing is empty that English says', (language) => {
    const said = new Map(textsOf(english));
    expect(textsOf(wordsOf(language)).filter(([path, text]) => !text.trim() && said.get(path))).toEqual([]);
  });

  /** Words that are the same in both languages; SIGNS are names and punctuation. */
  const SAME: Readonly<Record<string, RegExp>> = {
    de: /region(Label)?$/i,
    fr: /\.(dataSources|licenceLabel|anySummary|allIncidents\.\w+)$/,
  };
  const SIGNS = /\.(comma|colon|stop|aside|citedOf|citedNext|lgbtq|tierWithScore|regionWithCount|lengthUnit)$/;

  it.each(LANGUAGES)('are not English in %s', (language) => {
    const own = new Map(textsOf(SECTIONS));
    const left = textsOf(wordsOf(language)).filter(([path, text]) => own.get(path) === text && !SIGNS.test(path) && !SAME[language]?.test(path));
    expect(left, `translate these in src/words/${language}.json, or add their path to SAME in this test`).toEqual([]);
  });

  /** What newspapers in each language never print: other languages' quotation marks, commas and spaces. */
  const UNPRINTABLE: Readonly<Record<string, RegExp>> = {
    en: /["„«»]|'|\.\.\.|[!]/,
    de: /["»«]|“[^“„]*”|'/,
    'de-CH': /["„“”ß]|'/,
    fr: /["“”„]|[^\u00a0]:(?:\s|$)|[^\u202f][;!?](?:\s|$)|«[^\u00a0]|[^\u00a0]»|'/,
    es: /["“”„]|^[^¿]*\?$|^[^¡]*!$|EE\. UU|'/,
    pt: /["«»„]|'/,
    'pt-PT': /["“”„]|'/,
    it: /["“”„]|'/,
    ar: /["“”„,;?]|'/,
    ja: /["“”„«»,;:?!()]|[ぁ-ん],|'/,
  };
  /** Text that is copied verbatim. */
  const QUOTED = /[\w-]+="[\w-]*"|https?:\/\/\S*/g;

  /** The final words of a language: its own, with those of a variant merged over them. */
  async function printed(tag: string): Promise<unknown> {
    const { strings } = await localizerFor(tag);
    return Object.fromEntries(Object.entries(strings).filter(([key]) => !FREE.includes(key)));
  }

  it.each([...LANGUAGES, 'en', 'de-CH', 'pt-PT'])('are printed in %s as its newspapers print them', async (tag) => {
    const { [tag]: unprintable } = UNPRINTABLE;
    if (tag !== 'en-US') expect(unprintable, `add ${tag} to UNPRINTABLE`).toBeDefined();
    const wrong = textsOf(await printed(tag)).filter(([, text]) => unprintable?.test(text.replaceAll(QUOTED, '')));
    expect(wrong).toEqual([]);
  });

  it('call the highest rating neither masculine nor feminine, since it stands beside either, and compare places, not countries alone', async () => {
    const words = await Promise.all(['fr', 'es', 'pt', 'it', 'ja'].map(async (language) => (await localizerFor(language)).strings.highest));
    expect(words.filter((word) => /^(la|a|le|el|o|il) |国(?!・地域)/.test(word))).toEqual([]);
  });

  it('say how severe in Japanese by the word for the scale, not by the name of its third step', async () => {
    const { strings } = await localizerFor('ja');
    expect(strings.severities[2]).toBe('重大');
    expect(strings.blocks).not.toContain('重大');
  });

  it('name Oceania in Portugal and Myanmar in Spanish and Italian as newspapers do', async () => {
    const [portugal, spanish, italian] = await Promise.all(['pt-PT', 'es', 'it'].map((tag) => localizerFor(tag)));
    expect(portugal?.translateTerm('regions', 'Oceania')).toBe('Oceânia');
    // A name with brackets would stand in brackets beside the local time.
    expect([spanish?.placeName('MM'), italian?.placeName('MM')]).toEqual(['Myanmar', 'Myanmar']);
  });

  it('leave a space after the mark before a name, but none after a Japanese one', async () => {
    const marks = await Promise.all(LANGUAGES.map(async (language) => (await localizerFor(language)).strings));
    expect(marks.filter(({ creditTo }) => !creditTo.endsWith(': ')).map(({ creditTo }) => creditTo)).toEqual(['出典：']);
    expect(marks.filter(({ storyOf }) => !storyOf.startsWith(' ')).map(({ storyOf }) => storyOf)).toEqual(['（{date}）']);
  });

  it.each(LANGUAGES)('cover the publisher’s vocabulary in %s, and leave an unknown word as it was sent', async (language) => {
    const { strings, translateTerm } = await localizerFor(language);
    for (const tier of riskTiers) expect(translateTerm('tiers', tier), tier).toEqual(expect.any(String));
    for (const region of regions) expect(translateTerm('regions', ` ${region.toUpperCase()} `), region).toEqual(expect.any(String));
    for (const side of ['left', 'right']) expect(translateTerm('drivingSides', side), side).toEqual(expect.any(String));
    for (const word of drugLawTiers) expect(strings.drugLaws, word).toHaveProperty([word]);
    for (const word of legalStatuses) expect(strings.legals, word).toHaveProperty([word]);
    for (const word of womensSafetyRatings) expect(strings.womensRatings, word).toHaveProperty([word]);
    for (const word of ['Reconsider Travel', '', 'constructor', '__proto__', 'Europe']) expect(translateTerm('tiers', word)).toBeUndefined();
  });

  it.each([...LANGUAGES, ...OVERRIDES, 'en'])('count in %s', async (tag) => {
    const { strings, localize } = await localizerFor(tag);
    const plurals = Object.entries<unknown>(strings).flatMap(([key, value]) => (isPlural(value) ? [[key, value] as const] : []));
    expect(plurals.length).toBeGreaterThan(10);
    for (const [key, plural] of plurals) {
      for (const count of [0, 1, 2, 3, 11, 100, 101]) {
        const text = localize(plural, { count, all: count, higher: 7, same: '', span: 'S', place: 'P', severity: 'W', highest: 'H', lowest: 'L' });
        expect(text, key).not.toMatch(/[{}#]|undefined|NaN|^\s|\s$|^$/);
        if (count > 2) expect(text, key).toContain(String(count));
      }
    }
  });

  it('count in Arabic as Arabic does', async () => {
    const { strings, localize } = await localizerFor('ar');
    const summaries = [1, 2, 3, 11, 100].map((count) => localize(strings.allIncidents, { count }));
    expect(summaries).toEqual(['حادث واحد', 'حادثان', '3 حوادث', '11 حادثًا', '100 حادث']);
    expect(localize(strings.countriesOf, { count: 1, all: 2 })).toBe('1 من أصل بلدين');
    expect(strings.nothing).toBe('لا حوادث في البيانات');
  });

  it.each([
    ['en', '1 of 40 matches the filters.', '2 of 40 match the filters.'],
    ['de', '1 von 40 entspricht den Filtern.', '2 von 40 entsprechen den Filtern.'],
  ])('agree in %s with one that is shown', async (language, one, two) => {
    const { strings, localize } = await localizerFor(language);
    expect([1, 2].map((count) => localize(strings.shown, { count, all: 40 }))).toEqual([one, two]);
  });

  it('keep a wrong date from being turned round in Arabic', async () => {
    const { strings, localize } = await localizerFor('ar');
    expect(localize(strings.invalidDate, { attribute: 'frozen', value: '2026-13-45' })).toContain('«\u20682026-13-45\u2069»');
  });
});

describe('what is not known', () => {
  const UNKNOWN: Readonly<Record<string, RegExp>> = {
    en: /unknown$/,
    de: /unbekannt$/,
    fr: /inconnue?$/,
    es: /desconocido$/,
    pt: /desconhecido$/,
    it: /sconosciut[oa]$/,
    ar: /غير معروفة?$/,
    ja: /不明$/,
  };

  it.each([...LANGUAGES, 'en'])('is never said in %s as if there were no risk', async (language) => {
    const { strings } = await localizerFor(language);
    const pattern = UNKNOWN[language];
    if (!pattern) throw new Error(`Add ${language} to UNKNOWN.`);
    for (const sentence of [strings.scoreUnknown, strings.tierUnknown, strings.citedWithout]) expect(sentence).toMatch(pattern);
  });
});

describe('what a language costs', () => {
  it.each(TAGS)('%s is at most 6.5 kB, brotli', (tag) => {
    expect(brotliBytes(JSON.stringify(wordsOf(tag)))).toBeLessThanOrEqual(6656);
  });
});
