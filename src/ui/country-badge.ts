import { css, html, type TemplateResult } from 'lit';
import type { CountryCompact } from '../model/country.js';
import type { CountryWords } from '../words/en/country.js';
import type { SharedWords } from '../words/en/shared.js';
import type { PlainVoice } from '../words/voice.js';
import { nameOf, type CountryFrame } from './country.js';
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
    padding: 0.625em;
    padding-inline-end: 0.875em;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    line-height: 1.3;
  }
  .badge .level {
    font-size: 1.75em;
    inline-size: 2.25em;
    block-size: 2.25em;
  }
  .badge > div {
    flex: 1 10em;
  }
  .badge p + p {
    font-size: 0.875em;
  }
`;

export const styles = [badgeStyles];

/** "Risk score 38 of 100 (lower is safer)": a score never stands without its direction. */
function scoreText({ score }: CountryCompact, { say, number }: PlainVoice<CountryWords & SharedWords>): TemplateResult {
  return score === undefined
    ? html`<span part="score">${say.scoreUnknown}</span>`
    : html`<span part="score">${say.score(number(score))}</span>${say.aside(say.direction)}`;
}

/** The `inline` variant, for running text. */
export function inlineCountry(country: CountryCompact, { voice, story, credit }: CountryFrame): TemplateResult {
  const tier = html`${tierNumber(country.tier, voice)} ${tierWords(country.tier, voice)}`;
  return html`<span class="inline"
    ><bdi part="name">${voice.place(country.iso2) ?? country.name}</bdi
    >${voice.say.colon}${tier}${voice.say.stop}${scoreText(country, voice)}${voice.say.stop}${story} ${credit()}</span
  >`;
}

/** The `badge` variant: a small box that stands alone. */
export function badgeCountry(country: CountryCompact, { voice, heading, story, credit }: CountryFrame): TemplateResult {
  return html`<div class="badge">
    ${tierNumber(country.tier, voice)}
    <div>
      ${heading(nameOf(country, voice))}
      <p>${tierWords(country.tier, voice)}</p>
      <p>${scoreText(country, voice)}</p>
      ${story}
      <p>${credit()}</p>
    </div>
  </div>`;
}
