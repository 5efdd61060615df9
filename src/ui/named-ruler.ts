import { css, html, nothing, type TemplateResult } from 'lit';
import type { CountryCompact } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { countryRuler, type RulerOptions } from './ruler.js';

export const endsOf = ({ strings }: Localizer<'card'>): TemplateResult =>
  html`<p class="ends quiet" aria-hidden="true"><span>${strings.safest}</span><span>${strings.riskiest}</span></p>`;

/** A name above its position. The score is also the share of the name before that position, so the name never overflows the ruler. */
const nameAt = (score: number, name: string): TemplateResult =>
  html`<p class="pole" aria-hidden="true"><svg width="${score}%" height="0"></svg><b>${name}</b><svg width="${100 - score}%" height="0"></svg></p>`;

/** One country's ruler with labels for the needle and the ends, and the country's rank below. */
export function namedRuler(country: CountryCompact, options: RulerOptions, localizer: Localizer<'card' | 'country' | 'common'>): TemplateResult {
  const { score = 0, iso2, name } = country;
  const { isPlain, peers } = options;
  const above = nameAt(score, `\u2068${localizer.countryName(iso2) ?? name}\u2069 ${localizer.number(score)}`);
  const caption = isPlain ? nothing : html`<p class="among" aria-hidden="true">${peers?.standing}</p>`;
  return countryRuler(country, options, localizer, { above, below: html`${endsOf(localizer)}${caption}` });
}

export const namedRulerStyles = css`
  .ends {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    overflow-wrap: break-word;
  }
  .ends > :last-child {
    text-align: end;
  }
  .pole {
    display: flex;
    margin-inline: 6px;
  }
  .pole svg {
    min-inline-size: 0;
  }
  .pole b,
  .among {
    font-size: var(--_note);
    font-weight: 600;
  }
  .pole b {
    flex: none;
    max-inline-size: 100%;
  }
  .among {
    min-block-size: 3.6em;
    margin-block-start: 0.25em;
    text-wrap: pretty;
    @container (min-width: 18.5em) {
      min-block-size: 2.4em;
    }
    @container (min-width: 40em) {
      min-block-size: 1.2em;
    }
  }
  @container (min-width: 30em) {
    .ruler.named > .track {
      block-size: 3.5em;
    }
  }
  /* A plain ruler has the same height at every width. */
  .ruler.plain > .track {
    block-size: 1em;
  }
`;
