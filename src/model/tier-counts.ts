import { TIERS, tierLevel, type CountryList } from './country.js';

/** How many countries each tier has: the contract's five, then unknown tiers as sent, then (`undefined`) the countries without a tier. */
export function tierCounts(countries: CountryList): readonly (readonly [tier: string | undefined, count: number])[] {
  const labels = countries.map(({ tier }) => TIERS[(tierLevel(tier) ?? 0) - 1] ?? (tier || undefined));
  const known = new Set([...TIERS, ...labels.flatMap((label) => label ?? [])]);
  return [...known, undefined].map((tier) => [tier, labels.filter((label) => label === tier).length]);
}
