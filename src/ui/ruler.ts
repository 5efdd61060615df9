import { css, html, type TemplateResult } from 'lit';
import type { CountryCompact, CountryList } from '../model/country.js';
import { at, tierClass, type Direction } from './score.js';

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
  }
  .needle circle {
    fill: var(--_bg, var(--_mark));
  }
  @media (forced-colors: active) {
    .marks {
      fill: var(--_text);
      opacity: 0.5;
    }
    .needle circle {
      fill: Highlight;
    }
  }
`;
