import { css, html, type TemplateResult, nothing } from 'lit';
import type { CountryCompact, CountryList } from '../model/country.js';
import { at, tierClass, type Direction } from './score.js';
import type { Localizer } from '../words/localizer.js';

/** The other countries as ticks, and the country's rank among them in words. */
export interface Peers {
  readonly ticks: TemplateResult;
  readonly standing: string;
  readonly countries: CountryList;
}

/** What one country's ruler shows besides the score. */
export interface RulerOptions {
  /** True if other countries will never be shown. */
  readonly isPlain: boolean;
  readonly peers?: Peers | undefined;
  /** The change since publication; see `changeOnRuler`. */
  readonly before?: unknown;
}

/** Content above and below the line, part of the same `img`. */
interface Around {
  readonly above?: unknown;
  readonly below?: unknown;
}

/**
 * A line from 0 to 100 with its quarters and `content`: an `img` labelled by one sentence, or hidden without a label. Its children are hidden explicitly
 * because not every browser treats the children of an `img` as presentational.
 */
export const ruler = (label: string, form: string, content: unknown, { above, below }: Around = {}): TemplateResult =>
  html`<div class="ruler ${form}" part="gauge" role="img" aria-label=${label} aria-hidden=${!label}>
    ${above}
    <svg class="track" aria-hidden="true">
      <svg class="axis" y="100%" height="8" viewBox="0 0 100 8" preserveAspectRatio="none">
        <path d="M0 0H100M25-4V4M50-4V4M75-4V4" />
        <path class="end" d="M0-4V4M100-4V4" /></svg
      >${content}
    </svg>
    ${below}
  </div>`;

/** One country: a needle with a dot in its tier's colour, drawn over `below`. */
export const needle = (score: number, tier: string | undefined, direction: Direction, below?: unknown): TemplateResult =>
  // Templates are parsed as HTML, so SVG children need an `<svg>` of their own.
  html`${below}<svg class="needle ${tierClass(tier)}" x=${at(score, direction)}>
      <line y2="100%" stroke-width="2" />
      <circle cy="100%" r="0.3125em" stroke-width="1.5" />
    </svg>`;

/** One country's ruler, or just the line without `around`. The score is in the text before it, so its label is about the other countries. */
export function countryRuler(country: CountryCompact, options: RulerOptions, direction: Direction, around?: Around): TemplateResult {
  const { score = 0, tier } = country;
  const { isPlain, peers, before } = options;
  const drawn = needle(score, tier, direction, before ? [peers?.ticks, before] : peers?.ticks);
  return ruler(peers?.standing ?? '', `${around ? 'named' : 'small'} ${isPlain ? 'plain' : ''}`, drawn, around);
}

export const rulerStyles = css`
  .ruler {
    margin-block-start: 0.25em;
    line-height: 1.2;
  }
  .ruler svg {
    overflow: visible;
  }
  .ruler > .track {
    display: block;
    inline-size: calc(100% - 12px);
    block-size: 2em;
    margin: 0 6px 0.375em;
  }
  .ruler.small > .track {
    block-size: 0.875em;
  }
  .axis path {
    stroke: var(--_mark);
    vector-effect: non-scaling-stroke;
  }
  .axis .end,
  .needle * {
    stroke: var(--_text);
  }
  .marks {
    fill: color-mix(in oklab, var(--_bg, var(--_mark)), var(--_text) 25%);
    @media (forced-colors: active) {
      fill: var(--_text);
      opacity: 0.5;
    }
  }
  .needle circle {
    fill: var(--_bg, var(--_mark));
    @media (forced-colors: active) {
      fill: Highlight;
    }
  }
`;

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
