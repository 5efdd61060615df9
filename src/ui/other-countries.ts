import type { CountryCompact, CountryList } from '../model/country.js';
import { ticksOf, rankOf } from '../model/other-countries.js';
import { ruler as english } from '../words/en.json?ruler';
import type { Localizer } from '../words/localizer.js';
import type { Others } from './ruler.js';
import { tickColumns } from './score-ticks.js';

/** The other countries on the ruler of one, and its place among them in words. */
export function othersView({ iso2, score = 0 }: CountryCompact, countries: CountryList, localizer: Localizer): Others {
  const { strings, localize } = localizer.with(english);
  const others = ticksOf(countries, iso2);
  const { all, lower, higher } = rankOf(score, others);
  return { countries, marks: tickColumns(others, localizer), standing: localize(strings.standing, { count: lower, all, higher }) };
}
