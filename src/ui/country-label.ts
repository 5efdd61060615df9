import { html, nothing, type TemplateResult } from 'lit';
import type { CountryCompact } from '../model/country.js';
import { regionName } from '../words/intl.js';
import type { RiskMapLocalizer } from './risk-map.js';
import { tierNumber, tierWords } from './tier.js';

/** The label that the map shows beside a country. */
export function countryLabel({ name, flag, tier, score }: CountryCompact, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, localize } = localizer;
  return html`<strong>${flag ? html`<span class="mark" aria-hidden="true"><span class="flag">${flag}</span> </span>` : nothing}<bdi>${name}</bdi></strong>
    <span class="line">${tierNumber(tier, localizer)} ${tierWords(tier, localizer)}</span>
    <span
      >${score === undefined ? strings.scoreUnknown : `${localize(strings.score, { score })}${localize(strings.aside, { text: strings.direction })}`}</span
    >`;
}

/** The name of a territory, if it has a code, and that it is not in the dataset or that its status is disputed. */
const blankWords = (code: string, { strings, lang, countryName }: RiskMapLocalizer): readonly [name: string | undefined, why: string] =>
  code ? [countryName(code) ?? regionName(lang, code), strings.noRiskData] : ['', strings.statusDisputed];

/** The label of a territory that is not in the dataset or, without a code, of one whose status is disputed. */
export function blankLabel(code: string, localizer: RiskMapLocalizer): TemplateResult {
  const [name, why] = blankWords(code, localizer);
  return html`${name ? html`<strong>${name}</strong>` : nothing} <span>${why}</span>`;
}

/** The same for screen readers. */
export const blankInWords = (code: string, localizer: RiskMapLocalizer): string => blankWords(code, localizer).filter(Boolean).join(localizer.strings.colon);
