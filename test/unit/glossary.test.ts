import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ar', 'ja'] as const;
type Lang = (typeof LANGUAGES)[number];
type PerLanguage = Readonly<Record<Lang, RegExp>>;

const wordsOf = (file: string): unknown => JSON.parse(readFileSync(`src/words/${file}.json`, 'utf8'));

/** Every text with where it stands, the entries of lists and the forms of plurals one by one. */
const textsOf = (words: unknown, path = ''): readonly (readonly [path: string, text: string])[] =>
  typeof words === 'string'
    ? [[path, words]]
    : Object.entries(words as object).flatMap(([key, value]: [string, unknown]) => textsOf(value, path ? `${path}.${key}` : key));

/** What readers see: all but the sentences about attributes, which are for editors. */
const shown = (file: string): readonly (readonly [path: string, text: string])[] =>
  textsOf(wordsOf(file)).filter(([path]) => !/^(language|attributes)\b|\.by$/.test(path));

const textsAt = (file: string, paths: RegExp): readonly string[] =>
  shown(file).flatMap(([path, text]) => (paths.test(path) ? [text.replaceAll(/\{\w+\}/g, '')] : []));

describe('one concept, one term', () => {
  it('in every language: a new one needs its row in each table here', () => {
    const files = readdirSync('src/words').flatMap((file) => /^(\w\w)\.json$/.exec(file)?.[1] ?? []);
    expect([...LANGUAGES].toSorted()).toEqual(files.toSorted());
  });

  const NEWSPAPER: PerLanguage = {
    en: /publisher|editor|\bcoded\b|dataset/i,
    de: /Herausgeber|Redaktion|redaktionell|Verlag/,
    fr: /édit(eur|orial)|rédaction/i,
    es: /editor|redacci/i,
    pt: /editor|redaç/i,
    it: /editor|redazion/i,
    ar: /ناشر|تحرير/,
    ja: /編集|発行|本紙/,
  };

  it.each([...LANGUAGES.map((lang) => [lang, lang] as const), ['pt-PT', 'pt'] as const, ['de-CH', 'de'] as const])(
    'nothing reads in %s as if the newspaper had judged',
    (file, lang) => {
      expect(shown(file).filter(([, text]) => NEWSPAPER[lang].test(text))).toEqual([]);
    },
  );

  const PROVIDER: PerLanguage = {
    en: /data provider/i,
    de: /Datenanbieter/,
    fr: /fournisseur/,
    es: /proveedor/,
    pt: /fornecedor/,
    it: /fornitore/,
    ar: /مزوّد البيانات/,
    ja: /データ提供元/,
  };
  const JUDGED =
    /\.(publisherUnnamed|assigned|levelsDiffer|levelOnlyUk|asCoded|ratingAlone|ratingHidden|asRated|methodologyText|noMethodology|methodologyGuide|componentNames\.editorial)$/;

  it.each(LANGUAGES)('whoever judges is the data provider in %s', (lang) => {
    const judgements = textsAt(lang, JUDGED);
    expect(judgements).toHaveLength(12);
    expect(judgements.filter((text) => !PROVIDER[lang].test(text))).toEqual([]);
  });

  const TIER: PerLanguage = {
    en: /\btiers?\b/i,
    de: /klassen?\b/i,
    fr: /\bclasses?\b/i,
    es: /\bgrados?\b/i,
    pt: /\bgraus?\b/i,
    it: /\bfasc(ia|e)\b/i,
    ar: /فئ(ة|ات)/,
    ja: /区分|段階/,
  };
  const LEVEL: PerLanguage = { en: /\blevel\b/i, de: /Stufe/, fr: /niveau/i, es: /nivel/i, pt: /nível/i, it: /livell/i, ar: /مستوى/, ja: /レベル/ };
  const TIER_PATHS =
    /^(country\.tier|country\.tierUnknown|compare\.comparedTier|methodology\.(tierRanges|levelSent)|table\.(columns\.tier|nationwide)|riskMap\.riskLegend)$/;
  const LEVEL_PATHS = /^(card\.level|profile\.level\w+)$/;

  it.each(LANGUAGES)('the data provider’s tier and a government’s level share no word in %s', (lang) => {
    const [tiers, levels] = [textsAt(lang, TIER_PATHS), textsAt(lang, LEVEL_PATHS)];
    expect([tiers.length, levels.length]).toEqual([8, 4]);
    expect(tiers.filter((text) => !TIER[lang].test(text) || LEVEL[lang].test(text))).toEqual([]);
    expect(levels.filter((text) => !LEVEL[lang].test(text) || TIER[lang].test(text))).toEqual([]);
  });

  const OTHER_INCIDENTS: PerLanguage = {
    en: /\bevents?\b/i,
    de: /Ereignis|Zwischenfall/,
    fr: /événement/i,
    es: /suceso|evento/i,
    pt: /evento|ocorrência/i,
    it: /event[oi]\b|inciden/i,
    ar: /أحداث/,
    ja: /事件|イベント|出来事/,
  };

  it.each(LANGUAGES)('an incident has one name in %s', (lang) => {
    expect(shown(lang).filter(([, text]) => OTHER_INCIDENTS[lang].test(text))).toEqual([]);
  });

  it('a list of countries is one of countries and regions in Japanese', () => {
    expect(shown('ja').filter(([, text]) => /か国(?!・地域)|すべての国(?!・地域)/.test(text))).toEqual([]);
  });
});

describe('how strong a word is', () => {
  const rootOf = (word: string, lang: Lang): string => word.toLowerCase().slice(0, lang === 'ja' ? 2 : 4);

  it.each(LANGUAGES)('the worst word of a scale is not a lesser one of another in %s', (lang) => {
    const scales = ['card.ratings', 'incidents.severities'].map((path) => textsAt(lang, new RegExp(`^${path}\\.\\d$`)));
    const worst = scales.map((words) => rootOf(words.at(-1) ?? '', lang));
    const lesser = scales.flatMap((words) => words.slice(0, -1).map((word) => rootOf(word, lang)));
    expect(scales.map(({ length }) => length)).toEqual([5, 5]);
    expect(lesser.filter((root) => worst.includes(root))).toEqual([]);
  });

  const CAN: PerLanguage = { en: /\bcan\b/, de: /können/, fr: /peuvent/, es: /pueden/, pt: /podem/, it: /possono/, ar: /قد /, ja: /ことがあります/ };

  it.each([...LANGUAGES.map((lang) => [lang, lang] as const), ['pt-PT', 'pt'] as const])('what can differ is not said in %s to differ', (file, lang) => {
    const sentences = textsAt(file, /\.(lawInPractice|withinCountry|nationwide)$/);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((text) => !CAN[lang].test(text))).toEqual([]);
  });

  it('a Japanese score is no exam mark', () => {
    expect(shown('ja').filter(([, text]) => /点中|点満点|[\d}]点/.test(text))).toEqual([]);
  });
});

describe('a narrow place', () => {
  const FILES = [...LANGUAGES, 'pt-PT', 'de-CH'];

  it.each(FILES)('below a sign of severity has only words that fit or say where they break in %s', (file) => {
    const parts = textsAt(file, /^incidents\.severities\.\d$/).flatMap((text) => text.split(/[\u00ad ]/));
    expect(parts.filter((part) => part.length > 9)).toEqual([]);
  });

  it.each(FILES)('in the choice of a region has a word for all of them that is not cut off in %s', (file) => {
    expect(textsAt(file, /^table\.allRegions$/).filter((text) => text.length > 14)).toEqual([]);
  });
});

describe('the grammar of what is put together', () => {
  /** What a list of incidents says of how severe one is, beside a category of another gender. */
  const SEVERITY: Partial<PerLanguage> = { de: /^Schweregrad/, fr: /^Gravité/, es: /^Gravedad/, pt: /^Gravidade/, it: /^Gravità/, ar: /^الشدة/, ja: /^深刻度/ };

  it.each(Object.entries(SEVERITY))('an adjective of severity has its noun in %s', (lang, noun) => {
    expect(textsAt(lang, /\.ofSeverity$/)).toEqual([expect.stringMatching(noun)]);
  });

  it.each(['fr', 'es', 'pt', 'pt-PT', 'it'])('no capital follows a colon in %s', (file) => {
    expect(shown(file).filter(([, text]) => /: \p{Lu}\p{Ll}/u.test(text))).toEqual([]);
  });

  it.each(['fr', 'es', 'pt', 'pt-PT', 'it'])('a note to editors goes on after its colon in %s', (file) => {
    const notes = textsOf(wordsOf(file)).filter(([path]) => path.startsWith('attributes.') && !/forEditors|country-uk/.test(path));
    expect(notes.filter(([, text]) => /^\p{Lu}/u.test(text))).toEqual([]);
  });

  it.each(['fr', 'es', 'pt', 'it'])('what a story said and what holds now have one colon each in %s', (file) => {
    expect(textsAt(file, /^published\.(scoreAlone|tierWithScore|notRated)$/).filter((text) => text.includes(':'))).toEqual([]);
  });

  it('Italian addresses nobody as voi', () => {
    expect(shown('it').filter(([, text]) => /vostr|\bvoi\b|consultate|leggete/i.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('the button that loads the map says so by itself in %s', (lang) => {
    const MAP: PerLanguage = { en: /map/, de: /Karte/, fr: /carte/, es: /mapa/, pt: /mapa/, it: /mappa/, ar: /خريطة/, ja: /地図/ };
    expect(textsAt(lang, /\.loadTiles$/)).toEqual([expect.stringMatching(MAP[lang])]);
  });
});
