import { html, nothing, type TemplateResult } from 'lit';
import { type CountryCompact, type CountryList, tierLevel } from '../model/country.js';
import { tierCounts } from '../model/country-list.js';
import { regionName } from '../words/intl.js';
import type { Localizer } from '../words/localizer.js';
import type { TableLocalizer } from './risk-table.js';
import { tierNumber, tierWords } from './tier.js';

/** How the risk map speaks. */
export type RiskMapLocalizer = TableLocalizer & Localizer<'riskMap' | 'map'>;

/** Every tier with its colour and count; "no data" (hatched), unless only a part of the world is shown and all of it is known; "disputed" (dashed). */
export function riskLegend(countries: CountryList, isPart: boolean, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, number } = localizer;
  const many = (count: number): unknown => html` <span class="number">${countries.length ? number(count) : nothing}</span>`;
  const entry = ([tier, count]: readonly [string | undefined, number]): unknown => {
    if (tier !== undefined) return html`<li>${tierNumber(tier, localizer)} ${tierWords(tier, localizer)}${many(count)}</li>`;
    if (isPart && !count) return nothing;
    return html`<li><span class="level hatch" aria-hidden="true"></span> ${strings.noRiskData}${count ? many(count) : nothing}</li>`;
  };
  return html`<ul class="legend" part="legend" role="list" aria-label=${strings.riskLegend}>
    ${tierCounts(countries).map(entry)}
    <li><span class="level hatch dashed" aria-hidden="true"></span> ${strings.statusDisputed}</li>
  </ul>`;
}

/** The label that the map shows beside a country. */
export function countryLabel({ name, flag, tier, score }: CountryCompact, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, localize } = localizer;
  return html`<strong>${flag ? html`<span class="mark" aria-hidden="true"><span class="flag">${flag}</span> </span>` : nothing}<bdi>${name}</bdi></strong>
    <span class="verdict">${tierNumber(tier, localizer)} ${tierWords(tier, localizer)}</span>
    <span
      >${score === undefined ? strings.scoreUnknown : `${localize(strings.score, { score })}${localize(strings.aside, { text: strings.direction })}`}</span
    >`;
}

/** The same in one sentence, for screen readers. */
export function countryInWords({ name, tier, score }: CountryCompact, { strings, localize, translateTerm }: RiskMapLocalizer): string {
  const level = tierLevel(tier);
  const place = level === undefined ? '' : localize(strings.aside, { text: localize(strings.tier, { level }) });
  const scored = score === undefined ? strings.scoreUnknown : `${localize(strings.score, { score })}${localize(strings.aside, { text: strings.direction })}`;
  return `${name}${strings.colon}${tier ? (translateTerm('tiers', tier) ?? tier) : strings.tierUnknown}${place}${strings.stop}${scored}`;
}

/** The label of a territory that is not in the dataset or, without a code, of one whose status is disputed. */
export function blankLabel(code: string, { strings, lang, countryName }: RiskMapLocalizer): TemplateResult {
  const name = code && (countryName(code) ?? regionName(lang, code));
  return html`${name ? html`<strong>${name}</strong>` : nothing} <span>${code ? strings.noRiskData : strings.statusDisputed}</span>`;
}
