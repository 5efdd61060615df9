import { isContradictory, type CountryCompact, type CountryList } from './country.js';

/** The score and tier of another country, as a tick among the others. */
export type Tick = Required<Pick<CountryCompact, 'score'>> & Pick<CountryCompact, 'tier'>;

/** The countries of a list that have a score, without the one in hand. Where score and tier contradict each other, the tick has no tier. */
export const ticksOf = (countries: CountryList, iso2?: string): readonly Tick[] =>
  countries.flatMap((country) => {
    const { score, tier } = country;
    return score === undefined || country.iso2 === iso2 ? [] : { score, tier: isContradictory(score, tier) ? undefined : tier };
  });

/** How many countries have a score, this one included, and how many of them a lower or a higher one. */
export const standingOf = (own: number, peers: readonly Tick[]) => ({
  all: peers.length + 1,
  lower: peers.filter(({ score }) => score < own).length,
  higher: peers.filter(({ score }) => score > own).length,
});
