import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'ar', 'ja'] as const;
type Lang = (typeof LANGUAGES)[number];

interface Terms {
  /** Words that readers would take to mean the newspaper. */
  readonly newspaper: RegExp;
  readonly provider: RegExp;
  readonly tier: RegExp;
  readonly level: RegExp;
  /** Other words for an incident, which must not be used. */
  readonly otherIncident: RegExp;
  readonly can: RegExp;
  /** The noun beside a severity in languages where that is an adjective: the category next to it may have another gender. */
  readonly severity: RegExp | undefined;
  readonly map: RegExp;
  /** Whether the text after a colon begins with a lowercase letter. */
  readonly hasSmallAfterColon: boolean;
}

/** The required and the forbidden words for each concept that is easily confused. */
const TERMS: Readonly<Record<Lang, Terms>> = {
  en: {
    newspaper: /publisher|editor|\bcoded\b|dataset/i,
    provider: /data provider/i,
    tier: /\btiers?\b/i,
    level: /\blevel\b/i,
    otherIncident: /\bevents?\b/i,
    can: /\bcan\b/,
    severity: undefined,
    map: /map/,
    hasSmallAfterColon: false,
  },
  de: {
    newspaper: /Herausgeber|Redaktion|redaktionell|Verlag/,
    provider: /Datenanbieter/,
    tier: /klassen?\b/i,
    level: /Stufe/,
    otherIncident: /Ereignis|Zwischenfall/,
    can: /können/,
    severity: /^Schweregrad/,
    map: /Karte/,
    hasSmallAfterColon: false,
  },
  fr: {
    newspaper: /édit(eur|orial)|rédaction/i,
    provider: /fournisseur/,
    tier: /\bclasses?\b/i,
    level: /niveau/i,
    otherIncident: /événement/i,
    can: /peuvent/,
    severity: /^gravité/,
    map: /carte/,
    hasSmallAfterColon: true,
  },
  es: {
    newspaper: /editor|redacci/i,
    provider: /proveedor/,
    tier: /\bgrados?\b/i,
    level: /nivel/i,
    otherIncident: /suceso|evento/i,
    can: /pueden/,
    severity: /^gravedad/,
    map: /mapa/,
    hasSmallAfterColon: true,
  },
  pt: {
    newspaper: /editor|redaç/i,
    provider: /fornecedor/,
    tier: /\bgraus?\b/i,
    level: /nível/i,
    otherIncident: /evento|ocorrência/i,
    can: /podem/,
    severity: /^gravidade/,
    map: /mapa/,
    hasSmallAfterColon: true,
  },
  it: {
    newspaper: /editor|redazion/i,
    provider: /fornitore/,
    tier: /\bfasc(ia|e)\b/i,
    level: /livell/i,
    otherIncident: /event[oi]\b|inciden/i,
    can: /possono/,
    severity: /^gravità/,
    map: /mappa/,
    hasSmallAfterColon: true,
  },
  ar: {
    newspaper: /ناشر|تحرير/,
    provider: /مزوّد البيانات/,
    tier: /فئ(ة|ات)/,
    level: /مستوى/,
    otherIncident: /أحداث/,
    can: /قد /,
    severity: /^الشدة/,
    map: /خريطة/,
    hasSmallAfterColon: false,
  },
  ja: {
    newspaper: /編集|発行|本紙/,
    provider: /データ提供元/,
    tier: /区分|段階/,
    level: /レベル/,
    otherIncident: /事件|イベント|出来事/,
    can: /ことがあります/,
    severity: /^深刻度/,
    map: /地図/,
    hasSmallAfterColon: false,
  },
};

const wordsOf = (file: string): unknown => JSON.parse(readFileSync(`src/words/${file}.json`, 'utf8'));

/** Every text with its path, including each list entry and each plural form. */
const textsOf = (words: unknown, path = ''): readonly (readonly [path: string, text: string])[] =>
  typeof words === 'string'
    ? [[path, words]]
    : Object.entries(words as object).flatMap(([key, value]: [string, unknown]) => textsOf(value, path ? `${path}.${key}` : key));

/** The texts that readers see: all but those about attributes, which are for editors. */
const shown = (file: string): readonly (readonly [path: string, text: string])[] =>
  textsOf(wordsOf(file)).filter(([path]) => !/^(language|attributes)\b|\.by$/.test(path));

const textsAt = (file: string, paths: RegExp): readonly string[] =>
  shown(file).flatMap(([path, text]) => (paths.test(path) ? [text.replaceAll(/\{\w+\}/g, '')] : []));

describe('one concept, one term', () => {
  it('in every language: a new one needs its entry in TERMS', () => {
    const files = readdirSync('src/words').flatMap((file) => /^(\w\w)\.json$/.exec(file)?.[1] ?? []);
    expect([...LANGUAGES].toSorted(), 'LANGUAGES and TERMS in test/unit/glossary.test.ts').toEqual(files.toSorted());
  });

  it.each([...LANGUAGES.map((lang) => [lang, lang] as const), ['pt-PT', 'pt'] as const, ['de-CH', 'de'] as const])(
    'nothing reads in %s as if the newspaper had judged',
    (file, lang) => {
      expect(shown(file).filter(([, text]) => TERMS[lang].newspaper.test(text))).toEqual([]);
    },
  );

  const JUDGED =
    /\.(publisherUnnamed|assigned|levelsDiffer|levelOnlyUk|asCoded|ratingAlone|ratingHidden|asRated|methodologyText|noMethodology|methodologyGuide|componentNames\.editorial)$/;

  it.each(LANGUAGES)('the one who judges is the data provider in %s', (lang) => {
    const judgements = textsAt(lang, JUDGED);
    expect(judgements).toHaveLength(12);
    expect(judgements.filter((text) => !TERMS[lang].provider.test(text))).toEqual([]);
  });

  const TIER_PATHS =
    /^(country\.tier|country\.tierUnknown|compare\.comparedTier|methodology\.(tierRanges|levelSent)|table\.(columns\.tier|nationwide)|riskMap\.riskLegend)$/;
  const LEVEL_PATHS = /^(card\.level|profile\.level\w+)$/;

  it.each(LANGUAGES)('the data provider’s tier and a government’s level share no word in %s', (lang) => {
    const [tiers, levels] = [textsAt(lang, TIER_PATHS), textsAt(lang, LEVEL_PATHS)];
    expect([tiers.length, levels.length]).toEqual([8, 4]);
    expect(tiers.filter((text) => !TERMS[lang].tier.test(text) || TERMS[lang].level.test(text))).toEqual([]);
    expect(levels.filter((text) => !TERMS[lang].level.test(text) || TERMS[lang].tier.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('an incident has one name in %s', (lang) => {
    expect(shown(lang).filter(([, text]) => TERMS[lang].otherIncident.test(text))).toEqual([]);
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

  it.each([...LANGUAGES.map((lang) => [lang, lang] as const), ['pt-PT', 'pt'] as const])('what can differ is not said in %s to differ', (file, lang) => {
    const sentences = textsAt(file, /\.(lawInPractice|withinCountry|nationwide)$/);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((text) => !TERMS[lang].can.test(text))).toEqual([]);
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
  const withNoun = LANGUAGES.filter((lang) => TERMS[lang].severity);
  const small = [...LANGUAGES.filter((lang) => TERMS[lang].hasSmallAfterColon), 'pt-PT'];

  it.each(withNoun)('an adjective of severity has its noun in %s', (lang) => {
    expect(textsAt(lang, /\.ofSeverity$/)).toEqual([expect.stringMatching(TERMS[lang].severity ?? '')]);
  });

  it.each(small)('no capital follows a colon in %s', (file) => {
    expect(shown(file).filter(([, text]) => /: \p{Lu}\p{Ll}/u.test(text))).toEqual([]);
  });

  it.each(small)('a note to editors goes on after its colon in %s', (file) => {
    const notes = textsOf(wordsOf(file)).filter(([path]) => path.startsWith('attributes.') && !/forEditors|country-uk/.test(path));
    expect(notes.filter(([, text]) => /^\p{Lu}/u.test(text))).toEqual([]);
  });

  it.each(small)('what a story said and what holds now have one colon each in %s', (file) => {
    expect(textsAt(file, /^published\.(scoreAlone|tierWithScore|notRated)$/).filter((text) => text.includes(':'))).toEqual([]);
  });

  it('Italian never addresses readers as voi', () => {
    expect(shown('it').filter(([, text]) => /vostr|\bvoi\b|consultate|leggete/i.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('the button that loads the map says so by itself in %s', (lang) => {
    expect(textsAt(lang, /\.loadTiles$/)).toEqual([expect.stringMatching(TERMS[lang].map)]);
  });
});
