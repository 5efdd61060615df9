import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import { tierLevel, TIERS } from '../model/country.js';
import { USUAL, type TierColors } from '../model/palette.js';
import type { Localizer, Vocabulary } from '../words/localizer.js';
import { color, joined } from './color.js';
import { tierClass } from './score.js';

/** A rule for each tier with the palette's colours. The tokens of the page win over every palette. */
export const tierRules = (palette: readonly TierColors[], scope = css``): CSSResult =>
  palette
    .map(
      ([fill, figure, outline], index) => css`
        ${scope} .tier-${index + 1} {
          --_bg: var(--risk-tier-${index + 1}-bg, ${color(fill)});
          --_fg: var(--risk-tier-${index + 1}-fg, ${color(figure)});
          --_line: var(--risk-tier-${index + 1}-line, ${color(outline)});
        }
      `,
    )
    .reduce(joined);

/**
 * The box of a tier's number, and the usual palette.
 *
 * @cssprop --risk-tier-N-bg - Colour of tier N: the box of its number, its mark on the ruler, its countries on the map.
 * @cssprop --risk-tier-N-fg - Colour of the number of tier N, on that colour.
 * @cssprop --risk-tier-N-line - Outline of tier N, which has to stand out from its colour or from the background.
 */
export const tierStyles = css`
  .level {
    --_bg: var(--_hair);
    --_fg: var(--_text);
    --_line: var(--_border);
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 1.6em;
    block-size: 1.6em;
    border-radius: 0.25em;
    border: 1px solid var(--_line);
    background: var(--_bg);
    color: var(--_fg);
    font-weight: 700;
    line-height: 1;
  }
  ${tierRules(USUAL)}
`;

/** The tier's number in its colour, followed by “of 5” if `isLarge`; hidden from screen readers, which read `tierWords`. */
export function tierNumber(tier: string | undefined, { strings, number }: Localizer<'country'>, isLarge = false): TemplateResult {
  const level = tierLevel(tier);
  const end = isLarge && level !== undefined ? html`<span class="end">${strings.tierOutOf}</span>` : nothing;
  return html`<span class="level ${tierClass(tier)}" aria-hidden="true">${level === undefined ? '?' : number(level)}${end}</span>`;
}

/** A term of the publisher's vocabularies, translated; otherwise as sent, marked as English. */
export function termOf(vocabulary: Vocabulary, sent: string, { translateTerm }: Pick<Localizer, 'translateTerm'>): TemplateResult {
  const word = translateTerm(vocabulary, sent);
  return html`<bdi lang=${word ? nothing : 'en'}>${word ?? sent}</bdi>`;
}

/** The tier's label with its rank of five: visible if `isLarge`, else for screen readers only. */
export function tierWords(tier: string | undefined, localizer: Localizer<'country' | 'common'>, isLarge = false): TemplateResult {
  const { strings, localize } = localizer;
  const level = tierLevel(tier);
  if (!level) return html`<span part="tier">${tier ? termOf('tiers', tier, localizer) : strings.tierUnknown}</span>`;
  const words = termOf('tiers', TIERS[level - 1]!, localizer);
  const ofFive = localize(strings.tier, { level });
  return isLarge
    ? html`<span part="tier">${words} <span class="remark">${ofFive}</span></span>`
    : html`<span part="tier">${words}<span class="hidden">${localize(strings.aside, { text: ofFive })}</span></span>`;
}
