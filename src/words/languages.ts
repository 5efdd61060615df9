import type { Dictionary, Part } from './dictionary.js';
import type { Language } from './language.js';

type Sources = { readonly [P in Part]: () => Promise<Readonly<Record<P, Dictionary[P]>>> };

const LANGUAGES: Readonly<Record<string, Sources>> = {
  de: {
    main: () => import('./de/main.js'),
    countryCard: () => import('./de/country-card.js'),
    countryProfile: () => import('./de/country-profile.js'),
    countryCompare: () => import('./de/country-compare.js'),
    published: () => import('./de/published.js'),
    methodology: () => import('./de/methodology.js'),
    riskTable: () => import('./de/risk-table.js'),
    incident: () => import('./de/incident.js'),
    maps: () => import('./de/maps.js'),
    takeAway: () => import('./de/take-away.js'),
    trouble: () => import('./de/trouble.js'),
  },
  fr: {
    main: () => import('./fr/main.js'),
    countryCard: () => import('./fr/country-card.js'),
    countryProfile: () => import('./fr/country-profile.js'),
    countryCompare: () => import('./fr/country-compare.js'),
    published: () => import('./fr/published.js'),
    methodology: () => import('./fr/methodology.js'),
    riskTable: () => import('./fr/risk-table.js'),
    incident: () => import('./fr/incident.js'),
    maps: () => import('./fr/maps.js'),
    takeAway: () => import('./fr/take-away.js'),
    trouble: () => import('./fr/trouble.js'),
  },
  es: {
    main: () => import('./es/main.js'),
    countryCard: () => import('./es/country-card.js'),
    countryProfile: () => import('./es/country-profile.js'),
    countryCompare: () => import('./es/country-compare.js'),
    published: () => import('./es/published.js'),
    methodology: () => import('./es/methodology.js'),
    riskTable: () => import('./es/risk-table.js'),
    incident: () => import('./es/incident.js'),
    maps: () => import('./es/maps.js'),
    takeAway: () => import('./es/take-away.js'),
    trouble: () => import('./es/trouble.js'),
  },
  pt: {
    main: () => import('./pt/main.js'),
    countryCard: () => import('./pt/country-card.js'),
    countryProfile: () => import('./pt/country-profile.js'),
    countryCompare: () => import('./pt/country-compare.js'),
    published: () => import('./pt/published.js'),
    methodology: () => import('./pt/methodology.js'),
    riskTable: () => import('./pt/risk-table.js'),
    incident: () => import('./pt/incident.js'),
    maps: () => import('./pt/maps.js'),
    takeAway: () => import('./pt/take-away.js'),
    trouble: () => import('./pt/trouble.js'),
  },
  it: {
    main: () => import('./it/main.js'),
    countryCard: () => import('./it/country-card.js'),
    countryProfile: () => import('./it/country-profile.js'),
    countryCompare: () => import('./it/country-compare.js'),
    published: () => import('./it/published.js'),
    methodology: () => import('./it/methodology.js'),
    riskTable: () => import('./it/risk-table.js'),
    incident: () => import('./it/incident.js'),
    maps: () => import('./it/maps.js'),
    takeAway: () => import('./it/take-away.js'),
    trouble: () => import('./it/trouble.js'),
  },
  ar: {
    main: () => import('./ar/main.js'),
    countryCard: () => import('./ar/country-card.js'),
    countryProfile: () => import('./ar/country-profile.js'),
    countryCompare: () => import('./ar/country-compare.js'),
    published: () => import('./ar/published.js'),
    methodology: () => import('./ar/methodology.js'),
    riskTable: () => import('./ar/risk-table.js'),
    incident: () => import('./ar/incident.js'),
    maps: () => import('./ar/maps.js'),
    takeAway: () => import('./ar/take-away.js'),
    trouble: () => import('./ar/trouble.js'),
  },
  ja: {
    main: () => import('./ja/main.js'),
    countryCard: () => import('./ja/country-card.js'),
    countryProfile: () => import('./ja/country-profile.js'),
    countryCompare: () => import('./ja/country-compare.js'),
    published: () => import('./ja/published.js'),
    methodology: () => import('./ja/methodology.js'),
    riskTable: () => import('./ja/risk-table.js'),
    incident: () => import('./ja/incident.js'),
    maps: () => import('./ja/maps.js'),
    takeAway: () => import('./ja/take-away.js'),
    trouble: () => import('./ja/trouble.js'),
  },
};

/** The parts that a tag, a variant or a view needs besides `main`. */
const TAGS: Readonly<Record<string, readonly Part[]>> = {
  card: ['countryCard'],
  full: ['countryCard', 'countryProfile'],
  published: ['published'],
  'country-compare': ['countryCard', 'countryCompare'],
  'risk-methodology': ['methodology'],
  'risk-table': ['riskTable'],
  'risk-map': ['riskTable', 'maps'],
  'incident-list': ['incident'],
  'incident-map': ['incident', 'maps'],
  'take-away': ['takeAway'],
  trouble: ['trouble'],
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The short name, except for countries that `Intl` abbreviates as no newspaper would: "É.-U.". */
function placeName(iso2: string, lang: string): string | undefined {
  try {
    return new Intl.DisplayNames(lang, { type: 'region', style: /^(US|GB)$/.test(iso2) ? 'long' : 'short', fallback: 'none' }).of(iso2);
  } catch {
    return undefined;
  }
}

/** Loads the parts that some tags need and adds them to `known`; does nothing for a language we do not have. */
export async function learnLanguage(known: Map<string, Language>, language: string, tags: Iterable<string>): Promise<void> {
  const sources = own(LANGUAGES, language);
  if (!sources) return;
  const parts = new Set<Part>(['main', ...[...tags].flatMap((tag) => own(TAGS, tag) ?? [])]);
  const loaded = await Promise.all([sources.main(), ...[...parts].map((part) => sources[part]())]);
  const [{ main }] = loaded;
  const isArabic = language === 'ar';
  const say = Object.assign({}, known.get(language)?.say, ...loaded.flatMap((module) => Object.values(module)));
  known.set(language, {
    say,
    dir: isArabic ? 'rtl' : 'ltr',
    // Our Arabic sentences contain Western digits (100); regions with Arabic-Indic digits would mix both in one line.
    only: isArabic && language,
    term: (sent) => own(main.vocabulary, sent.trim().toLowerCase()),
    place: (iso2, lang) => own(main.names, iso2) ?? placeName(iso2, lang),
  });
}
