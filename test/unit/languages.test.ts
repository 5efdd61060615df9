import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drugLawTiers, legalStatuses, regions, riskTiers, womensSafetyRatings } from '../../demo/api/contract.js';
import { dateOf, momentOf } from '../../src/words/dates.js';
import type { Dictionary, Part } from '../../src/words/dictionary.js';
import { Format } from '../../src/words/format.js';
import { learnLanguage } from '../../src/words/languages.js';
import { learn, voiceIn, type Language } from '../../src/words/language.js';
import { brotliSize } from '../support/size.js';

const LANGUAGES = ['de', 'fr', 'es', 'pt', 'it', 'ar', 'ja'];
const EVERYTHING = ['full', 'published', 'country-compare', 'risk-methodology', 'risk-map', 'incident-map', 'take-away', 'trouble'];

/** All sentences of English: one flat dictionary, as the other languages are. */
async function englishFiles(): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const files = readdirSync('src/words/en').map(async (file) => {
    const words = (await import(`../../src/words/en/${file.replace('.ts', '')}.ts`)) as Readonly<Record<string, unknown>>;
    return [file, Object.assign({}, ...Object.values(words).filter((each) => typeof each === 'object'))] as const;
  });
  return new Map(await Promise.all(files));
}

const english = Object.assign({}, ...(await englishFiles()).values()) as Readonly<Record<string, unknown>>;

async function learned(language: string): Promise<Language> {
  const known = new Map<string, Language>();
  await learnLanguage(known, language, EVERYTHING);
  const found = known.get(language);
  if (!found) throw new Error(`${language} was not learned.`);
  return found;
}

/** The texts of a dictionary with where they stand; functions are asked for theirs with the values given. */
function textsOf(words: unknown, path: string, format: Format): readonly (readonly [path: string, text: string])[] {
  if (typeof words === 'string') return words ? [[path, words]] : [];
  if (typeof words === 'function') return [[path, String(said(words, format))]];
  return Object.entries(words as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`, format));
}

/** What a sentence says of any values it takes: texts, or counts with the format that writes them. */
function said(say: unknown, format: Format): unknown {
  const speak = say as (...values: readonly unknown[]) => unknown;
  for (const values of [
    [3, format, 'x'],
    [3, 'x', format],
    [3, 7, format],
  ] as const) {
    try {
      return speak(...values);
    } catch {
      // It takes other values.
    }
  }
  return speak('1', '2', '3');
}

describe('the words of all languages', () => {
  it('have keys that no two files of English share', async () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const [file, words] of await englishFiles()) {
      for (const key of Object.keys(words)) {
        if (owners.has(key)) shared.push(`${key}: ${owners.get(key)} and ${file}`);
        owners.set(key, file);
      }
    }
    expect(shared).toEqual([]);
  });

  it.each(LANGUAGES)('are complete in %s', async (language) => {
    const { say } = await learned(language);
    expect(Object.keys(english).filter((key) => !(key in say))).toEqual([]);
  });

  /** Words that are the same in both languages, names and signs. */
  const SAME: Readonly<Record<string, RegExp>> = { de: /region$/i, fr: /^\.(dataSources|licenceLabel|incidents|anyIncidents|group)$/ };
  const SIGNS = /^\.(comma|colon|stop|aside|citedOf|citedNext|lgbtq|tierWithScore|regionWithCount)$/;

  it.each(LANGUAGES)('are not English in %s', async (language) => {
    const { say } = await learned(language);
    const format = new Format('en');
    const own = new Map(textsOf(english, '', format));
    const left = textsOf(say, '', format).filter(([path, text]) => own.get(path) === text && !SIGNS.test(path) && !SAME[language]?.test(path));
    expect(left).toEqual([]);
  });

  /** How each language is printed: its own quotation marks, commas and spaces. */
  const UNPRINTABLE: Readonly<Record<string, RegExp>> = {
    de: /["»«]|“[^“„]*”/,
    fr: /["“”„]|[^\u00a0]:(?:\s|$)|[^\u202f][;!?](?:\s|$)|«[^\u00a0]|[^\u00a0]»/,
    es: /["“”„]|^[^¿]*\?$|^[^¡]*!$|EE\. UU/,
    pt: /["«»„]/,
    it: /["“”„]/,
    ar: /["“”„,;?]/,
    ja: /["“”„«»,;:?!()]|[ぁ-ん],/,
  };
  /** What is copied as it stands, and marks between two parts. */
  const QUOTED = /[\w-]+="[\w-]*"|\$\{|https?:\/\/\S*/g;

  it.each(LANGUAGES)('are printed in %s as its newspapers print them', async (language) => {
    const { say } = await learned(language);
    const wrong = textsOf(say, '', new Format('en')).filter(([, text]) => UNPRINTABLE[language]?.test(text.replaceAll(QUOTED, '')));
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('cover the publisher’s vocabulary in %s, and leave an unknown word as it was sent', async (language) => {
    const { say, term } = await learned(language);
    for (const word of [...riskTiers, ...regions]) expect(term(word), word).toEqual(expect.any(String));
    const tables = say as unknown as Dictionary['countryProfile'];
    for (const word of drugLawTiers) expect(tables.drugLaws, word).toHaveProperty([word]);
    for (const word of legalStatuses) expect(tables.legals, word).toHaveProperty([word]);
    for (const word of womensSafetyRatings) expect(tables.womensRatings, word).toHaveProperty([word]);
    for (const word of ['Reconsider Travel', '', 'constructor', '__proto__']) expect(term(word)).toBeUndefined();
  });

  it.each([...LANGUAGES, 'en'])('count in %s', async (language) => {
    const say = (language === 'en' ? english : (await learned(language)).say) as unknown as Dictionary['incident'] &
      Dictionary['riskTable'] &
      Dictionary['maps'];
    const format = new Format(language);
    const counted = [
      say.incidents,
      say.newIncidents,
      say.lastHours,
      say.lastDays,
      say.windowHours,
      say.windowDays,
      say.newest,
      say.countries,
      say.groupHere,
      say.unplaced,
    ];
    for (const count of [0, 1, 2, 3, 11, 100, 101]) {
      for (const speak of counted) expect(speak(count, format)).not.toMatch(/#|undefined|NaN|^\s|\s$|^$/);
    }
  });

  it('count in Arabic as Arabic does', async () => {
    const { incidents } = (await learned('ar')).say as unknown as Dictionary['incident'];
    const format = new Format('ar-u-nu-latn');
    expect([0, 1, 2, 3, 11, 100].map((count) => incidents(count, format))).toEqual(['لا حوادث', 'حادث واحد', 'حادثان', '3 حوادث', '11 حادثًا', '100 حادث']);
  });

  it('count in Arabic as Arabic does behind a preposition', async () => {
    const { countriesOf } = (await learned('ar')).say as unknown as Dictionary['riskTable'];
    expect(countriesOf(1, 2, new Format('ar'))).toBe('1 من أصل بلدين');
  });

  it.each([
    ['en', '1 of 40 matches the filters.', '2 of 40 match the filters.'],
    ['de', '1 von 40 entspricht den Filtern.', '2 von 40 entsprechen den Filtern.'],
  ])('agree in %s with one that is shown', async (language, one, two) => {
    const { shown } = (language === 'en' ? english : (await learned(language)).say) as unknown as Dictionary['incident'];
    expect([1, 2].map((count) => shown(count, 40, new Format(language)))).toEqual([one, two]);
  });

  it('write the month as a word or as their own sign, and hours as they are said', async () => {
    const time = new Date(2026, 4, 6, 3, 5).getTime();
    const days = ['de', 'fr', 'ar', 'ja'].map((lang) => [dateOf(time, lang), new Format(lang).date(time)]);
    expect(days).toEqual(['6. Mai 2026', '6 mai 2026', '6 مايو 2026', '2026年5月6日'].map((day) => [day, day]));
    expect(momentOf(time, 'en')).toMatch(/^May 6, 2026, 3:05\sAM/);
    expect(momentOf(time, 'de')).toMatch(/^6\. Mai 2026, 03:05/);
    expect(new Format('en').dateTime(time)).toBe(momentOf(time, 'en'));
  });

  it('leave a space after the mark before a name, but none after a Japanese one', async () => {
    const marks = await Promise.all(
      LANGUAGES.map(async (language) => (await learned(language)).say as unknown as Dictionary['main'] & Dictionary['published']),
    );
    expect(marks.filter(({ creditTo }) => !creditTo.endsWith(': ')).map(({ creditTo }) => creditTo)).toEqual(['出典：']);
    expect(marks.filter(({ storyOf }) => !storyOf('x').startsWith(' ')).map(({ storyOf }) => storyOf('5月6日'))).toEqual(['掲載日：5月6日。']);
  });

  it('elide the article in Italian before a day that begins with a vowel', async () => {
    const { asOf, storyOf, frozenOn } = (await learned('it')).say as unknown as Dictionary['main'] & Dictionary['published'];
    expect(['8 mag 2026', '11 mag 2026', '18 mag 2026', '1 mag 2026'].map(storyOf)).toEqual([
      ' Pubblicato l’8 mag 2026.',
      ' Pubblicato l’11 mag 2026.',
      ' Pubblicato il 18 mag 2026.',
      ' Pubblicato il 1 mag 2026.',
    ]);
    expect([asOf('8 mag 2026'), asOf('20 mag 2026')]).toEqual(['Dati all’8 mag 2026', 'Dati al 20 mag 2026']);
    expect(frozenOn('8 mag 2026')).toContain('Dati all’8 mag 2026,');
  });

  it('keep a wrong date from being turned round in Arabic', async () => {
    const { problem } = (await learned('ar')).say as unknown as Dictionary['trouble'];
    expect(problem.frozen('2026-13-45')).toContain('«\u20682026-13-45\u2069»');
  });
});

describe('what is not known', () => {
  it.each([...LANGUAGES, 'en'])('is never said in %s as if there were no risk', async (language) => {
    const say = (language === 'en' ? english : (await learned(language)).say) as unknown as Dictionary['main'];
    const unknown: Readonly<Record<string, RegExp>> = {
      en: /unknown$/,
      de: /unbekannt$/,
      fr: /inconnu$/,
      es: /desconocido$/,
      pt: /desconhecido$/,
      it: /sconosciuto$/,
      ar: /غير معروفة?$/,
      ja: /不明$/,
    };
    for (const sentence of [say.scoreUnknown, say.tierUnknown]) expect(sentence).toMatch(unknown[language] ?? /^$/);
  });
});

describe('the names of countries', () => {
  it.each([
    ['de', 'HK', 'Hongkong'],
    ['fr', 'HK', 'Hong Kong'],
    ['fr', 'US', 'États-Unis'],
    ['de', 'GB', 'Vereinigtes Königreich'],
    ['es', 'CI', 'Costa de Marfil'],
    ['es', 'FK', 'Islas Malvinas (Falkland)'],
    ['pt', 'PS', 'Palestina'],
    ['it', 'TW', 'Taiwan'],
    ['ar', 'XK', 'كوسوفو'],
    ['ja', 'MM', 'ミャンマー'],
    ['de', 'ZZ9', undefined],
    ['de', '', undefined],
  ])('in %s: %s is %s', async (language, iso2, name) => {
    expect((await learned(language)).place(iso2, language)).toBe(name);
  });
});

describe('a voice', () => {
  const words = { score: english['score'] };

  it('speaks English until a language is learned, and afterwards with the formats of its region', async () => {
    expect(voiceIn('de-AT', words)).toMatchObject({ lang: 'en', dir: 'ltr', say: words });
    await learn('de-AT', []);
    const voice = voiceIn('de-AT', words);
    expect(voice).toMatchObject({ lang: 'de-AT', dir: 'ltr' });
    expect(voice.term('High Risk')).toBe('Hohes Risiko');
    expect(voice.place('JP')).toBe('Japan');
  });

  it('stays in English while one of its sentences is missing', async () => {
    await learn('fr', []);
    expect(voiceIn('fr', { ...words, unheardOf: '' }).lang).toBe('en');
    expect(voiceIn('fr', words).lang).toBe('fr');
  });

  it('is English where we do not have the language, and for English of any country', async () => {
    for (const language of ['xx', 'pl', 'enm', 'constructor']) {
      await learn(language, ['risk-table']);
      expect(voiceIn(language, words)).toMatchObject({ lang: 'en', say: words });
    }
    expect(learn('en-GB', [])).toBeUndefined();
    expect(voiceIn('en-GB', words).lang).toBe('en-GB');
  });

  it('is written from right to left in Arabic', async () => {
    await learn('ar-EG', []);
    expect(voiceIn('ar-EG', words)).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('writes all figures of a line alike, in every country that speaks Arabic', async () => {
    await learn('ar', []);
    for (const language of ['ar', 'ar-EG', 'ar-SA', 'ar-MA']) {
      const { say, number, lang } = voiceIn(language, { score: english['score'] as (score: string) => string });
      expect(say.score(number(38))).toBe('درجة الخطر 38 من 100');
      expect(new Format(lang).date(Date.UTC(2026, 4, 20, 12))).toMatch(/20.*2026/);
    }
  });
});

describe('what a language costs, brotli', () => {
  const folder = join('dist/cdn', (JSON.parse(readFileSync('dist/cdn/chunks.json', 'utf8')) as { readonly folder: string }).folder, 'shared');
  const NEEDED: Readonly<Record<string, readonly Part[]>> = {
    'a badge': ['main'],
    'a card with its earlier rating': ['main', 'countryCard', 'published'],
    'a full profile with its earlier rating': ['main', 'countryCard', 'countryProfile', 'published'],
    'a comparison': ['main', 'countryCard', 'countryCompare'],
    'the methodology': ['main', 'methodology'],
    'a table': ['main', 'riskTable'],
    'a risk map': ['main', 'riskTable', 'maps'],
    'a list of incidents': ['main', 'incident'],
    'an incident map': ['main', 'incident', 'maps'],
    'what went wrong': ['main', 'trouble'],
  };

  it.each(LANGUAGES)('any tag needs at most 2.5 kB more in %s', (language) => {
    for (const [what, parts] of Object.entries(NEEDED)) {
      const fileOf = (part: Part): string => `${language}-${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.js`;
      const files = parts.map((part) => join(folder, fileOf(part)));
      for (const file of files) expect(existsSync(file), file).toBe(true);
      expect(
        files.reduce((sum, file) => sum + brotliSize(file), 0),
        what,
      ).toBeLessThanOrEqual(2560);
    }
  });

  it('the table of languages itself, once for a page that is not in English, at most 0.75 kB', () => {
    expect(brotliSize(join(folder, 'languages.js'))).toBeLessThanOrEqual(768);
  });
});
