import { isContradictory, type CountryCompact, type CountryList } from './country.js';

/** Another country's score and tier, as a tick on the ruler. */
export type Tick = Required<Pick<CountryCompact, 'score'>> & Pick<CountryCompact, 'tier'>;

/** Ticks for the countries with a score, except `iso2`. Where score and tier contradict each other, the tick has no tier. */
export const ticksOf = (countries: CountryList, iso2?: string): readonly Tick[] =>
  countries.flatMap((country) => {
    const { score, tier } = country;
    return score === undefined || country.iso2 === iso2 ? [] : { score, tier: isContradictory(score, tier) ? undefined : tier };
  });

/** Counts the countries with a score, this one included, and the others with a lower, higher or equal score. */
export const standingOf = (own: number, peers: readonly Tick[]) => ({
  all: peers.length + 1,
  lower: peers.filter(({ score }) => score < own).length,
  higher: peers.filter(({ score }) => score > own).length,
  same: peers.filter(({ score }) => score === own).length,
});
