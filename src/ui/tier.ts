import { css, html, nothing, type TemplateResult } from 'lit';
import { tierLevel } from '../model/tier.js';
import type { CountryWords } from '../words/en/country.js';
import type { PlainVoice } from '../words/voice.js';

/**
 * The usual palette, which colour-blind readers can tell apart; the tier's number and words always stand beside the colour.
 *
 * @cssprop --risk-tier-N-bg - Colour of tier N: the box of its number, its bar, its countries on the map.
 * @cssprop --risk-tier-N-fg - Colour of the number of tier N, on that colour.
 * @cssprop --risk-tier-N-line - Outline of tier N, which has to stand out from the background.
 */
export const tierStyles = css`
  .level {
    --_bg: light-dark(#eceef0, #2b3036);
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
  .tier-1 {
    --_bg: var(--risk-tier-1-bg, #2166ac);
    --_fg: var(--risk-tier-1-fg, #fff);
    --_line: var(--risk-tier-1-line, #7fa9d6);
  }
  .tier-2 {
    --_bg: var(--risk-tier-2-bg, #92c5de);
    --_fg: var(--risk-tier-2-fg, #111);
    --_line: var(--risk-tier-2-line, #3f7f9f);
  }
  .tier-3 {
    --_bg: var(--risk-tier-3-bg, #f6d55c);
    --_fg: var(--risk-tier-3-fg, #111);
    --_line: var(--risk-tier-3-line, #94750a);
  }
  .tier-4 {
    --_bg: var(--risk-tier-4-bg, #e36414);
    --_fg: var(--risk-tier-4-fg, #111);
    --_line: var(--risk-tier-4-line, #a8460a);
  }
  .tier-5 {
    --_bg: var(--risk-tier-5-bg, #7f1d1d);
    --_fg: var(--risk-tier-5-fg, #fff);
    --_line: var(--risk-tier-5-line, #d08a8a);
  }
`;

/** The class with a tier's colours; an unknown tier has none and stays neutral. */
export const tierClass = (tier: string | undefined): string => `tier-${tierLevel(tier)}`;

/** The tier's number in its colour; the words beside it say the same. */
export function tierNumber(tier: string | undefined, { number }: PlainVoice<CountryWords>): TemplateResult {
  const level = tierLevel(tier);
  return html`<span class="level ${tierClass(tier)}" aria-hidden="true">${level === undefined ? '?' : number(level)}</span>`;
}

/** A word of the publisher's vocabulary in the reader's language; any other as sent, marked as English. */
export function termOf(sent: string, { term }: PlainVoice<unknown>): TemplateResult {
  const word = term(sent);
  return html`<bdi lang=${word ? nothing : 'en'}>${word ?? sent}</bdi>`;
}

/** The tier's words, followed for screen readers by its place among the five. */
export function tierWords(tier: string | undefined, voice: PlainVoice<CountryWords>): TemplateResult {
  const { say, number } = voice;
  const level = tierLevel(tier);
  const place = level === undefined ? nothing : html`<span class="hidden"> (${say.tier(number(level))})</span>`;
  return html`<span part="tier">${tier ? termOf(tier, voice) : say.tierUnknown}${place}</span>`;
}
