import { html, type TemplateResult } from 'lit';
import type { CountryCompact, CountryList } from '../model/country.js';
import { marksOf, standing, type Mark } from '../model/other-countries.js';
import { ruler as english } from '../words/en.json?ruler';
import type { Localizer } from '../words/localizer.js';
import type { Direction, Others } from './ruler.js';
import { tierClass } from './tier.js';

/** So many marks of one score are as high as the ruler; more of them are drawn lower. */
const USUAL_HEIGHT = 8;

/** The other countries on the ruler of one, with what is said of its place among them. */
export function othersView({ iso2, score = 0 }: CountryCompact, countries: CountryList, localizer: Localizer): Others {
  const { strings, localize } = localizer.with(english);
  const others = marksOf(countries, iso2);
  const { all, lower, higher } = standing(score, others);
  return {
    marks: markColumns(others, localizer),
    sentences: [localize(strings.eachMark, { count: all }), localize(strings.standing, { count: lower, higher })],
  };
}

/** One mark for each country, those of the same score one above the other, each in the colour of its tier. */
export function markColumns(marks: readonly Mark[], { dir }: Direction): TemplateResult {
  const heights = new Map<number, number>();
  const shapes = new Map<string, string>();
  for (const { score, tier } of marks.toSorted((one, other) => tierClass(one.tier).localeCompare(tierClass(other.tier)))) {
    const height = (heights.get(score) ?? 0) + 1;
    heights.set(score, height);
    const x = (dir === 'rtl' ? 100 - score : score) - 0.4;
    const name = tierClass(tier);
    shapes.set(name, `${shapes.get(name) ?? ''}M${x.toFixed(1)} ${-height}h.8v.75h-.8z`);
  }
  const rows = Math.max(USUAL_HEIGHT, ...heights.values());
  return html`<svg viewBox="0 ${-rows} 100 ${rows}" preserveAspectRatio="none">
    ${[...shapes].map(([name, shape]) => html`<svg class="marks ${name}"><path d=${shape} /></svg>`)}
  </svg>`;
}
