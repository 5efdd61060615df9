import { css, html, nothing, type TemplateResult } from 'lit';
import { isContradictory, type CountryCompact } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { nameOf, type ViewContext } from './country.js';
import { countryRuler, rulerStyles } from './ruler.js';
import { tierNumber, tierWords } from './tier.js';

const badgeStyles = css`
  .inline .credit {
    font-size: 0.85em;
  }
  .inline .level {
    inline-size: 1.3em;
    block-size: 1.3em;
    font-size: 0.85em;
  }
  .badge {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75em;
    line-height: 1.3;
  }
  .badge .level {
    font-size: var(--_title);
    inline-size: 2.6em;
    block-size: 2.6em;
    align-content: center;
  }
  .badge .end {
    font-size: calc(12em / 22);
    font-weight: 400;
    line-height: 1.2;
  }
  .badge > div {
    flex: 1 10em;
  }
  .badge .title {
    font-size: var(--_lead);
  }
`;

export const styles = [rulerStyles, badgeStyles];

/** "Risk score 38 of 100 (lower is safer)": a score never stands without its direction. */
function scoreText({ score }: CountryCompact, { strings, localize }: Localizer<'country' | 'common'>): TemplateResult {
  return score === undefined
    ? html`<span part="score">${strings.scoreUnknown}</span>`
    : html`<span part="score">${localize(strings.score, { score })}</span>${localize(strings.aside, { text: strings.direction })}`;
}

/** The `inline` variant, for running text. */
export function inlineCountry(country: CountryCompact, { localizer, published, credit }: ViewContext): TemplateResult {
  const tier = html`${tierNumber(country.tier, localizer)} ${tierWords(country.tier, localizer)}`;
  return html`<span class="inline"
    ><bdi part="name">${localizer.countryName(country.iso2) ?? country.name}</bdi
    >${localizer.strings.colon}${tier}${localizer.strings.stop}${scoreText(country, localizer)}${localizer.strings.stop}${published}${localizer.gap}${credit()}</span
  >`;
}

/** The `badge` variant: a small box that stands alone. */
export function badgeCountry(country: CountryCompact, { localizer, heading, published, scale, credit }: ViewContext): TemplateResult {
  const { score, tier } = country;
  return html`<div class="badge frame">
    ${tierNumber(country.tier, localizer, true)}
    <div>
      ${heading(nameOf(country, localizer))}
      <p>${tierWords(country.tier, localizer)}</p>
      <p>${scoreText(country, localizer)}</p>
      ${score === undefined || isContradictory(score, tier) ? nothing : countryRuler(country, scale, localizer)} ${published}
      <p>${credit()}</p>
    </div>
  </div>`;
}
