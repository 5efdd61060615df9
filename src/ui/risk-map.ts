import { html, nothing, type TemplateResult } from 'lit';
import type { CountryCompact, CountryList } from '../model/country.js';
import { tierCounts } from '../model/country-list.js';
import { tierLevel } from '../model/tier.js';
import type { MapWords } from '../words/en/map.js';
import type { RiskMapWords } from '../words/en/risk-map.js';
import type { Voice } from '../words/voice.js';
import type { TableVoice } from './risk-table.js';
import { tierNumber, tierWords } from './tier.js';

/** How the risk map speaks. */
export type RiskMapVoice = TableVoice & Voice<RiskMapWords & MapWords>;

/** Every tier with its colour and count; "no data" (hatched), unless only a part of the world is shown and all of it is known; "disputed" (dashed). */
export function riskLegend(countries: CountryList, isPart: boolean, voice: RiskMapVoice): TemplateResult {
  const { say, format } = voice;
  const many = (count: number): unknown => html` <span class="number">${countries.length ? format.number(count) : nothing}</span>`;
  const entry = ([tier, count]: readonly [string | undefined, number]): unknown => {
    if (tier !== undefined) return html`<li>${tierNumber(tier, voice)} ${tierWords(tier, voice)}${many(count)}</li>`;
    if (isPart && !count) return nothing;
    return html`<li><span class="level hatch" aria-hidden="true"></span> ${say.noRiskData}${count ? many(count) : nothing}</li>`;
  };
  return html`<ul class="legend" part="legend" role="list" aria-label=${say.riskLegend}>
    ${tierCounts(countries).map(entry)}
    <li><span class="level hatch dashed" aria-hidden="true"></span> ${say.statusDisputed}</li>
  </ul>`;
}

/** The label that the map shows beside a country. */
export function countryLabel({ name, flag, tier, score }: CountryCompact, voice: RiskMapVoice): TemplateResult {
  const { say, format } = voice;
  return html`<strong>${flag ? html`<span aria-hidden="true">${flag} </span>` : nothing}<bdi>${name}</bdi></strong>
    <span class="verdict">${tierNumber(tier, voice)} ${tierWords(tier, voice)}</span>
    <span>${score === undefined ? say.scoreUnknown : `${say.score(format.number(score))}${say.aside(say.direction)}`}</span>`;
}

/** The same in one sentence, for screen readers. */
export function countryInWords({ name, tier, score }: CountryCompact, { say, format, term }: RiskMapVoice): string {
  const level = tierLevel(tier);
  const place = level === undefined ? '' : say.aside(say.tier(format.number(level)));
  const scored = score === undefined ? say.scoreUnknown : `${say.score(format.number(score))}${say.aside(say.direction)}`;
  return `${name}${say.colon}${tier ? (term(tier) ?? tier) : say.tierUnknown}${place}${say.comma}${scored}`;
}

/** The label of a territory that is not in the dataset or, without a code, of one whose status is disputed. */
export function blankLabel(code: string, { say, lang, place }: RiskMapVoice): TemplateResult {
  const name = code && (place(code) ?? new Intl.DisplayNames(lang, { type: 'region', style: 'short', fallback: 'none' }).of(code));
  return html`${name ? html`<strong>${name}</strong>` : nothing} <span>${code ? say.noRiskData : say.statusDisputed}</span>`;
}
