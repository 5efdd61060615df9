import { TIERS, tierLevel, type CountryList } from './country.js';

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
