import { isContradictory, tierLevel, TIERS, type CountryCompact, type CountryList } from './country.js';
import { keepSent, sentOf } from './sent.js';

/** The countries by the names that a reader knows, each beside the one that was sent. */
export const namedCountries = (countries: CountryList, nameOf: (iso2: string) => string | undefined): CountryList =>
  countries.map((each) => keepSent({ ...each, name: nameOf(each.iso2) ?? each.name, otherName: each.name }, sentOf(each)));

/** What a country table can be sorted by, in the order of its columns. */
export type SortKey = 'name' | 'tier' | 'score';

/** No title says that countries are safe. */
const NOTABLE_TIER = 3;

/** What a reader types, and which countries that means. */
export interface Search {
  readonly text: string;
  readonly finds: (country: CountryCompact) => boolean;
}

/** The rows of a list that a reader has chosen, and their order. */
export interface ListView {
  readonly search: Search | undefined;
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
export const WHOLE_LIST: ListView = { search: undefined, region: '', sort: 'name', isDescending: false, lowest: 0, highest: 100, levels: [] };

/** Which of two names comes first in a language, as `Intl.Collator` tells. */
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
 * The highest tier among countries, as the contract spells it, and how many have it. `undefined` if it is none to speak of, or if of one country
 * the tier is not known or its score cannot be right with it: then it may belong to the others as well.
 */
export function highestTier(countries: CountryList): { readonly tier: string; readonly count: number } | undefined {
  const levels = countries.map(({ score = Number.NaN, tier }) => (isContradictory(score, tier) ? 0 : (tierLevel(tier) ?? 0)));
  const highest = Math.max(...levels);
  const tier = TIERS[highest - 1];
  return tier && highest >= NOTABLE_TIER && !levels.includes(0) ? { tier, count: levels.filter((level) => level === highest).length } : undefined;
}
