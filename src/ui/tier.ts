import { css, html, nothing, type TemplateResult } from 'lit';
import { tierLevel, TIERS } from '../model/country.js';
import type { Localizer, Vocabulary } from '../words/localizer.js';
/**
 * The usual palette: the higher the tier, the further its colour is from the page, dark on a light page and bright on a dark one. So the order
 * of the tiers, and the worst of them, remain visible to colour-blind readers and in grey print; the number and words always stand beside the colour.
 *
 * @cssprop --risk-tier-N-bg - Colour of tier N: the box of its number, its mark on the ruler, its countries on the map.
 * @cssprop --risk-tier-N-fg - Colour of the number of tier N, on that colour.
 * @cssprop --risk-tier-N-line - Outline of tier N, which has to stand out from its colour or from the background.
 */
export const usualPalette = css`
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
    --_bg: var(--risk-tier-1-bg, var(--_t-bg));
    --_fg: var(--risk-tier-1-fg, var(--_t-fg));
    --_line: var(--risk-tier-1-line, var(--_t-line));
    --_t-bg: light-dark(#d8ecf6, #1c3a56);
    --_t-fg: light-dark(#111, #fff);
    --_t-line: light-dark(#4f7f9e, #7fa6c0);
  }
  .tier-2 {
    --_bg: var(--risk-tier-2-bg, var(--_t-bg));
    --_fg: var(--risk-tier-2-fg, var(--_t-fg));
    --_line: var(--risk-tier-2-line, var(--_t-line));
    --_t-bg: light-dark(#e8cf8a, #50593e);
    --_t-fg: light-dark(#111, #fff);
    --_t-line: light-dark(#7d6708, #b5b189);
  }
  .tier-3 {
    --_bg: var(--risk-tier-3-bg, var(--_t-bg));
    --_fg: var(--risk-tier-3-fg, var(--_t-fg));
    --_line: var(--risk-tier-3-line, var(--_t-line));
    --_t-bg: light-dark(#e29c10, #8f6a28);
    --_t-fg: light-dark(#111, #fff);
    --_t-line: light-dark(#704800, #e6c98a);
  }
  .tier-4 {
    --_bg: var(--risk-tier-4-bg, var(--_t-bg));
    --_fg: var(--risk-tier-4-fg, var(--_t-fg));
    --_line: var(--risk-tier-4-line, var(--_t-line));
    --_t-bg: light-dark(#c6491e, #bf7c18);
    --_t-fg: light-dark(#fff, #111);
    --_t-line: light-dark(#481403, #3d2600);
  }
  .tier-5 {
    --_bg: var(--risk-tier-5-bg, var(--_t-bg));
    --_fg: var(--risk-tier-5-fg, var(--_t-fg));
    --_line: var(--risk-tier-5-line, var(--_t-line));
    --_t-bg: light-dark(#67050e, #ff7d64);
    --_t-fg: light-dark(#fff, #111);
    --_t-line: light-dark(#67050e, #5c1510);
  }
`;

/** The class with a tier's colours; an unknown tier has none and stays neutral. */
export const tierClass = (tier: string | undefined): string => `tier-${tierLevel(tier)}`;

/** The tier's number in its colour, where there is room with the end of the scale; the words beside it say the same. */
export function tierNumber(tier: string | undefined, { strings, number }: Localizer<'country'>, isRoomy = false): TemplateResult {
  const level = tierLevel(tier);
  const end = isRoomy && level !== undefined ? html`<span class="end">${strings.tierOutOf}</span>` : nothing;
  return html`<span class="level ${tierClass(tier)}" aria-hidden="true">${level === undefined ? '?' : number(level)}${end}</span>`;
}

/** A word from one of the publisher's vocabularies in the reader's language; any other as sent, marked as English. */
export function termOf(vocabulary: Vocabulary, sent: string, { translateTerm }: Pick<Localizer, 'translateTerm'>): TemplateResult {
  const word = translateTerm(vocabulary, sent);
  return html`<bdi lang=${word ? nothing : 'en'}>${word ?? sent}</bdi>`;
}

/** The tier's words, followed by its place among the five: for screen readers alone, or quietly for all where there is room. */
export function tierWords(tier: string | undefined, localizer: Localizer<'country' | 'common'>, isRoomy = false): TemplateResult {
  const { strings, localize } = localizer;
  const level = tierLevel(tier);
  const words = tier ? termOf('tiers', TIERS[(level ?? 0) - 1] ?? tier, localizer) : strings.tierUnknown;
  const place = level === undefined ? '' : localize(strings.tier, { level });
  const hidden = place ? html`<span class="hidden">${localize(strings.aside, { text: place })}</span>` : nothing;
  const shown = place ? html` <span class="scale">${place}</span>` : nothing;
  return html`<span part="tier">${words}${isRoomy ? shown : hidden}</span>`;
}

/**
 * The diverging palette: blue and red ends around a yellow middle, the most different hues, but not in the order of their lightness: on paper,
 * which may be grey, tags have the usual colours. The page's own tier tokens win over every palette.
 */
export const divergingPalette = css`
  @media screen {
    :host([palette='diverging' i]) .tier-1 {
      --_t-bg: #2166ac;
      --_t-fg: #fff;
      --_t-line: #7fa9d6;
    }
    :host([palette='diverging' i]) .tier-2 {
      --_t-bg: #92c5de;
      --_t-fg: #111;
      --_t-line: #3f7f9f;
    }
    :host([palette='diverging' i]) .tier-3 {
      --_t-bg: #f6d55c;
      --_t-fg: #111;
      --_t-line: #94750a;
    }
    :host([palette='diverging' i]) .tier-4 {
      --_t-bg: #e36414;
      --_t-fg: #111;
      --_t-line: #a8460a;
    }
    :host([palette='diverging' i]) .tier-5 {
      --_t-bg: #7f1d1d;
      --_t-fg: #fff;
      --_t-line: #d08a8a;
    }
  }
`;

/** The sequential palette: one hue that darkens with the risk. */
export const sequentialPalette = css`
  :host([palette='sequential' i]) .tier-1 {
    --_t-bg: #ffe9b0;
    --_t-fg: #111;
    --_t-line: #8f6b0a;
  }
  :host([palette='sequential' i]) .tier-2 {
    --_t-bg: #fdbb5a;
    --_t-fg: #111;
    --_t-line: #8a5a05;
  }
  :host([palette='sequential' i]) .tier-3 {
    --_t-bg: #ec7a2e;
    --_t-fg: #111;
    --_t-line: #8f420c;
  }
  :host([palette='sequential' i]) .tier-4 {
    --_t-bg: #bf3b22;
    --_t-fg: #fff;
    --_t-line: #e08a78;
  }
  :host([palette='sequential' i]) .tier-5 {
    --_t-bg: #5e0f1c;
    --_t-fg: #fff;
    --_t-line: #d08a8a;
  }
`;

export const tierStyles = [usualPalette, divergingPalette, sequentialPalette];
