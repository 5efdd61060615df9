import { isContradictory, regionName, tierLevel, TIERS, type CountryCompact, type CountryList } from './country.js';
import { keepSent, sentOf } from './sent.js';

/** Countries with localized names, and regions in the contract's spelling; `otherName` keeps the name as sent. */
export const namedCountries = (countries: CountryList, nameOf: (iso2: string) => string | undefined): CountryList =>
  countries.map((each) => {
    const { iso2, name, region = '' } = each;
    return keepSent({ ...each, name: nameOf(iso2) ?? name, otherName: name, region: regionName(region) ?? region }, sentOf(each));
  });

/** What a country table can be sorted by, in the order of its columns. */
export type SortKey = 'name' | 'tier' | 'score';

/** The lowest tier that titles mention: no title says that countries are safe. */
const NOTABLE_TIER = 3;

/** A reader's search text, and the test for countries that match it. */
export interface Search {
  readonly text: string;
  readonly finds: (country: CountryCompact) => boolean;
}

/** A reader's filters and sort order for a list. */
export interface ListView {
  readonly search: Search | undefined;
  /** A region as sent; empty for all of them. */
  readonly region: string;
  readonly sort: SortKey;
  readonly isDescending: boolean;
  /** Only countries with scores from `lowest` to `highest`; 0 to 100 shows those without a score too. */
  readonly lowest: number;
  readonly highest: number;
  /** Only countries with these tier levels (1 to 5); all countries if empty. */
  readonly levels: readonly number[];
}

/** All countries by name: the default order ranks no country above another. */
export const WHOLE_LIST: ListView = { search: undefined, region: '', sort: 'name', isDescending: false, lowest: 0, highest: 100, levels: [] };

/** Compares two names in a language, like `Intl.Collator.compare`. */
export type CompareNames = (one: string, other: string) => number;

const isWithin = (score: number | undefined, { lowest, highest }: ListView): boolean =>
  (lowest <= 0 && highest >= 100) || (score !== undefined && score >= lowest && score <= highest);

const isOfTier = ({ tier }: CountryCompact, { levels }: ListView): boolean => !levels.length || (levels as readonly unknown[]).includes(tierLevel(tier));

/** The countries that match a view, in its order; unknown scores and tiers come last in both directions. */
export function arranged(countries: CountryList, view: ListView, compare: CompareNames): CountryList {
  const { search, region, sort, isDescending } = view;
  const valueOf = ({ tier, score }: CountryCompact): number | undefined => (sort === 'tier' ? tierLevel(tier) : score);
  const sign = isDescending ? -1 : 1;
  const order = (one: CountryCompact, other: CountryCompact): number => {
    if (sort === 'name') return sign * compare(one.name, other.name);
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === b) return compare(one.name, other.name);
    return a === undefined ? 1 : b === undefined ? -1 : sign * (a - b);
  };
  const isWanted = (country: CountryCompact): boolean =>
    (!region || country.region === region) && isWithin(country.score, view) && isOfTier(country, view) && (search?.finds(country) ?? true);
  return countries.filter(isWanted).toSorted(order);
}

/**
 * The highest tier among countries, in the contract's spelling, and how many have it. `undefined` if it is below `NOTABLE_TIER`, or if a country's
 * tier is unknown or contradicts its score: that country might belong to the highest tier too.
 */
export function highestTier(countries: CountryList): { readonly tier: string; readonly count: number } | undefined {
  const levels = countries.map(({ score = Number.NaN, tier }) => (isContradictory(score, tier) ? 0 : (tierLevel(tier) ?? 0)));
  const highest = Math.max(...levels);
  const tier = TIERS[highest - 1];
  return tier && highest >= NOTABLE_TIER && !levels.includes(0) ? { tier, count: levels.filter((level) => level === highest).length } : undefined;
}
