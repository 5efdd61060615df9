import { TIERS, tierLevel, type CountryCompact, type CountryList } from './country.js';

/** A country's tier on a map; '' if it is unknown but a score or something unreadable was sent, `undefined` without data. */
export const mappedTier = ({ tier, score, unread }: CountryCompact): string | undefined => tier || (score === undefined && !unread ? undefined : '');

/** How many countries each tier has: the contract's five, then unknown tiers as sent, then those of `mappedTier` without a name. */
export function tierCounts(countries: CountryList): readonly (readonly [tier: string | undefined, count: number])[] {
  const labels = countries.map((country) => TIERS[(tierLevel(country.tier) ?? 0) - 1] ?? mappedTier(country));
  const known = new Set([...TIERS, ...labels.flatMap((label) => label ?? [])]);
  return [...known, undefined].map((tier) => [tier, labels.filter((label) => label === tier).length]);
}
