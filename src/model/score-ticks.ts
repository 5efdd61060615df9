import { isContradictory, type CountryCompact, type CountryList } from './country.js';

/** The score and tier of another country, as a mark among the others. */
export type Tick = Required<Pick<CountryCompact, 'score'>> & Pick<CountryCompact, 'tier'>;

/** Where a score stands among those of the other countries. */
interface Rank {
  /** How many countries have a score, this one included. */
  readonly all: number;
  readonly lower: number;
  readonly higher: number;
}

/** The countries of a list that have a score, without the one in hand. Where score and tier contradict each other, the mark has no tier. */
export const ticksOf = (countries: CountryList, iso2?: string): readonly Tick[] =>
  countries.flatMap((country) => {
    const { score, tier } = country;
    return score === undefined || country.iso2 === iso2 ? [] : { score, tier: isContradictory(score, tier) ? undefined : tier };
  });

export const rankOf = (own: number, others: readonly Tick[]): Rank => ({
  all: others.length + 1,
  lower: others.filter(({ score }) => score < own).length,
  higher: others.filter(({ score }) => score > own).length,
});
