import { keepSent, sentOf } from './sent.js';
import { isContradictory, REGIONS, type CountryCompact, type CountryList, TIERS, tierLevel } from './country.js';

/** The countries by the names that a reader knows, each beside the one that was sent. */
export const namedCountries = (countries: CountryList, nameOf: (iso2: string) => string | undefined): CountryList =>
  countries.map((each) => keepSent({ ...each, name: nameOf(each.iso2) ?? each.name, otherName: each.name }, sentOf(each)));

/** What a country table can be sorted by, in the order of its columns. */
export type SortKey = 'name' | 'tier' | 'score';

/** No title says that countries are safe. */
const NOTABLE_TIER = 3;

/** What a reader wants to see of a list, and in what order. */
export interface ListView {
  readonly query: string;
  /** A region as sent; empty for all of them. */
  readonly region: string;
  readonly sort: SortKey;
  readonly isDescending: boolean;
  /** Only countries with scores from `lowest` to `highest`; 0 to 100 shows those without a score too. */
  readonly lowest: number;
  readonly highest: number;
  /** Only countries with these tiers, by their places among the five; all countries if there is none. */
  readonly levels: readonly number[];
}

/** Everything by name: no order of ours calls one country worse than another. */
export const WHOLE_LIST: ListView = { query: '', region: '', sort: 'name', isDescending: false, lowest: 0, highest: 100, levels: [] };

/** Other names readers type; they are searched and never shown. */
const ALIASES: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates',
  BA: 'Bosnia Herzegovina',
  BY: 'Belorussia',
  CD: 'DRC DR Congo Kinshasa Zaire',
  CG: 'Congo Brazzaville',
  CI: 'Ivory Coast',
  CN: 'PRC Mainland',
  CV: 'Cape Verde',
  CZ: 'Czech Republic',
  GB: 'UK Great Britain England Scotland Wales Northern Ireland',
  IE: 'Eire',
  KP: 'DPRK',
  KR: 'ROK Korea Republic',
  LK: 'Ceylon',
  MK: 'Macedonia',
  MM: 'Burma',
  NL: 'Holland',
  PS: 'Palestinian Territories West Bank Gaza',
  RU: 'Russian Federation',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  US: 'USA America',
  VA: 'Vatican Holy See',
  VN: 'Viet Nam',
};

/** Text without what readers tend not to type: accents, capitals, apostrophes, punctuation. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .trim();

const searched = new WeakMap<CountryCompact, readonly string[]>();

/** The words a country is found by: those of its name, also with its apostrophes read as spaces, and those of its other names. */
function wordsOf(country: CountryCompact): readonly string[] {
  const { name, otherName = '', iso2 } = country;
  const words = searched.get(country) ?? normalizeForSearch(`${name} ${otherName} ${name.replace(/['’ʼ]/g, ' ')} ${ALIASES[iso2] ?? ''}`).split(' ');
  searched.set(country, words);
  return words;
}

/** True if every word typed is the beginning of a word in the country's names, or one of its codes. */
function isFound(country: CountryCompact, typed: readonly string[]): boolean {
  const codes = [country.iso2, country.iso3].map((code) => code?.toLowerCase());
  return typed.every((word) => codes.includes(word) || wordsOf(country).some((own) => own.startsWith(word)));
}

/** Which of two names comes first in a language, as `Intl.Collator` tells. */
export type CompareNames = (one: string, other: string) => number;

const isWithin = (score: number | undefined, { lowest, highest }: ListView): boolean =>
  (lowest <= 0 && highest >= 100) || (score !== undefined && score >= lowest && score <= highest);

const isOfTier = ({ tier }: CountryCompact, { levels }: ListView): boolean => !levels.length || (levels as readonly unknown[]).includes(tierLevel(tier));

/** The countries that match a view, in its order; unknown scores and tiers come last in both directions. */
export function arranged(countries: CountryList, view: ListView, compare: CompareNames): CountryList {
  const { query, region, sort, isDescending } = view;
  const typed = normalizeForSearch(query).split(' ').filter(Boolean);
  const valueOf = ({ tier, score }: CountryCompact): number | undefined => (sort === 'tier' ? tierLevel(tier) : score);
  const sign = isDescending ? -1 : 1;
  const order = (one: CountryCompact, other: CountryCompact): number => {
    if (sort === 'name') return sign * compare(one.name, other.name);
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === b) return compare(one.name, other.name);
    return a === undefined ? 1 : b === undefined ? -1 : sign * (a - b);
  };
  const isWanted = (country: CountryCompact): boolean =>
    (!region || country.region === region) && isWithin(country.score, view) && isOfTier(country, view) && isFound(country, typed);
  return countries.filter(isWanted).toSorted(order);
}

/** The regions of a list with their counts: the contract's seven in their order, then any others as sent. */
export function regionCounts(countries: CountryList): readonly (readonly [region: string, count: number])[] {
  const counts = new Map<string, number>(REGIONS.map((region) => [region, 0]));
  for (const { region } of countries) if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 0);
}

/** How many countries each tier has: the contract's five, then unknown tiers as sent, then (`undefined`) the countries without a tier. */
export function tierCounts(countries: CountryList): readonly (readonly [tier: string | undefined, count: number])[] {
  const counts = new Map<string | undefined, number>(TIERS.map((tier) => [tier, 0]));
  let without = 0;
  for (const { tier } of countries) {
    const label = TIERS[(tierLevel(tier) ?? 0) - 1] ?? tier;
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
    else without++;
  }
  return [...counts, [undefined, without]];
}

/**
 * The highest tier among countries, as the contract spells it, and how many have it. `undefined` if it is none to speak of, or if of one country
 * the tier is not known or its score cannot be right with it: then it may belong to the others as well.
 */
export function highestTier(countries: CountryList): { readonly tier: string; readonly count: number } | undefined {
  const levels = countries.map(({ score = Number.NaN, tier }) => (isContradictory(score, tier) ? 0 : (tierLevel(tier) ?? 0)));
  const highest = Math.max(...levels);
  const tier = TIERS[highest - 1];
  return tier && highest >= NOTABLE_TIER && !levels.includes(0) ? { tier, count: levels.filter((level) => level === highest).length } : undefined;
}
