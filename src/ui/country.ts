import { css, html, nothing, type TemplateResult } from 'lit';
import type { CountryCompact } from '../model/country.js';
import type { CountryWords } from '../words/en/country.js';
import type { Voice } from '../words/voice.js';
import { tierNumber, tierWords } from './tier.js';

export const countryStyles = css`
  :host([variant='inline']) {
    display: inline;
    font: inherit;
    color: inherit;
    --_quiet: inherit;
    --_text: inherit;
  }
  :host([variant='inline']) .root {
    display: inline;
  }
  :host([variant='inline']) .credit {
    font-size: 0.85em;
    opacity: 0.85;
  }
  .inline .level {
    inline-size: 1.3em;
    block-size: 1.3em;
    font-size: 0.85em;
    vertical-align: 0.05em;
  }
  .badge {
    display: flex;
    align-items: center;
    gap: 0.75em;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: 0.625em 0.875em 0.625em 0.625em;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    line-height: 1.3;
  }
  .badge > .level {
    font-size: 1.5em;
    inline-size: 2.25em;
    block-size: 2.25em;
    border-radius: calc(var(--_radius) - 2px);
  }
  .badge .name {
    font-weight: 700;
  }
  .badge .facts {
    font-size: 0.875em;
  }
  .badge .credit {
    display: block;
    font-size: 0.75em;
    margin-block-start: 0.2em;
  }
  .score {
    font-variant-numeric: tabular-nums;
  }
`;

/** The country's name with its flag, which says nothing the name does not. */
export function nameOf({ name, flag }: CountryCompact): TemplateResult {
  return html`${flag ? html`<span class="flag" aria-hidden="true">${flag}</span> ` : nothing}<bdi part="name" class="name">${name}</bdi>`;
}

/** "Risk score 38 of 100 (lower is safer)": the direction is always said. */
export function scoreText({ score }: CountryCompact, { say, format }: Voice<CountryWords>): TemplateResult {
  return score === undefined
    ? html`<span part="score">${say.scoreUnknown}</span>`
    : html`<span part="score" class="score">${say.score(format.number(score))}</span> (${say.direction})`;
}

/** For running text. */
export function inlineCountry(country: CountryCompact, voice: Voice<CountryWords>, credit: TemplateResult): TemplateResult {
  const tier = html`${tierNumber(country.tier, voice)} ${tierWords(country.tier, voice)}`;
  return html`<span class="inline"><bdi part="name">${country.name}</bdi>: ${tier}, ${scoreText(country, voice)}. ${credit}</span>`;
}

/** A small box that stands alone. */
export function badgeCountry(country: CountryCompact, voice: Voice<CountryWords>, title: unknown, credit: TemplateResult): TemplateResult {
  return html`<div class="badge">
    ${tierNumber(country.tier, voice)}
    <div>
      ${title}
      <p class="facts">${tierWords(country.tier, voice)}</p>
      <p class="facts">${scoreText(country, voice)}</p>
      ${credit}
    </div>
  </div>`;
}
