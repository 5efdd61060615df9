import { css, html, nothing, type TemplateResult } from 'lit';
import type { CountryCompact } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { tierClass } from './tier.js';

/** Of what is read to either side, scores grow the same way. */
export type Direction = Pick<Localizer, 'dir'>;

/** The other countries on the ruler, and what is said of them. */
export interface Others {
  readonly marks: TemplateResult;
  readonly sentences: readonly [marks: string, standing: string];
}

/** What the ruler of one country shows besides its score. */
export interface Scale {
  /** True if no other countries will ever be shown. */
  readonly isPlain: boolean;
  readonly others?: Others | undefined;
  /** The score when the story ran. */
  readonly before?: number | undefined;
}

/** The names of the ends of the line. */
export const endsOf = ({ strings }: Localizer<'card'>): TemplateResult =>
  html`<p class="ends quiet" aria-hidden="true"><span>${strings.safest}</span><span>${strings.riskiest}</span></p>`;

/** A position from 0 to 100 as the `x` of an SVG. */
export const at = (score: number, { dir }: Direction): string => `${dir === 'rtl' ? 100 - score : score}%`;

const QUARTERS: readonly number[] = [0, 25, 50, 75, 100];

const tickClass = (tick: number): string => (tick % 100 ? (tick === 50 ? 'middle' : 'quarter') : tick ? 'end last' : 'end');

/** The first and the last number begin and end where the ruler does, not in the middle of their tick. */
const inset = (tick: number, { dir }: Direction): number => (tick % 100 ? 0 : (tick === 0) === (dir === 'rtl') ? 6 : -6);

/** The same line without numbers, which a small ruler has no room for: one template, copied whole. */
const SMALL_AXIS = html`<svg class="axis" y="100%">
  <line x2="100%" />
  <g class="end">
    <line y1="-4" y2="4" />
    <line y1="-4" y2="4" x1="100%" x2="100%" />
  </g>
  <line y1="-4" y2="4" x1="25%" x2="25%" />
  <line y1="-4" y2="4" x1="50%" x2="50%" />
  <line y1="-4" y2="4" x1="75%" x2="75%" />
</svg>`;

const axis = (ticks: readonly number[], localizer: Pick<Localizer, 'dir' | 'number'>): TemplateResult =>
  html`<svg class="axis" y="100%">
    <line x2="100%" />
    ${ticks.map(
      (tick) =>
        html`<svg x=${at(tick, localizer)} class=${tickClass(tick)}>
          <line y1="-4" y2="4" />
          <text x=${inset(tick, localizer)} y="1.5em">${localizer.number(tick)}</text>
        </svg>`,
    )}
  </svg>`;

/** What stands over and under the line, and belongs to the picture. */
interface Around {
  /** Where the line has a number, if not at its quarters; on a small one, nowhere. */
  readonly ticks?: readonly number[];
  readonly above?: unknown;
  readonly below?: unknown;
}

/** A line from 0 to 100 with `content` on it: one picture, described by one sentence. Its parts are hidden because not every browser keeps those of a picture from screen readers. */
export const ruler = (
  label: string,
  form: string,
  localizer: Pick<Localizer, 'dir' | 'number'>,
  content: unknown,
  { above, below, ticks = QUARTERS }: Around = {},
): TemplateResult =>
  // Templates are parsed as HTML, so each needs an `<svg>` of its own for its children to become SVG.
  html`<div class="ruler ${form}" part="gauge" role="img" aria-label=${label}>
    ${above}
    <svg class="track" aria-hidden="true">${ticks.length ? axis(ticks, localizer) : SMALL_AXIS}${content}</svg>
    ${below}
  </div>`;

/** One country: a needle on the line, its dot in the colour of its tier. */
export const needle = (score: number, tier: string | undefined, direction: Direction): TemplateResult =>
  html`<svg class="needle ${tierClass(tier)}" x=${at(score, direction)}>
    <line y2="100%" />
    <circle cy="100%" r="0.3125em" />
  </svg>`;

/** From a hollow dot, where the score was when the story ran, to where it is now. */
const way = (before: number, score: number, direction: Direction): TemplateResult =>
  html`<svg class="before" y="100%">
    <line x1=${at(before, direction)} x2=${at(score, direction)} />
    <circle cx=${at(before, direction)} r="0.25em" />
  </svg>`;

/** The ruler of one country. Small, it is the line alone; else its ends are named, and what the other countries' marks say stands below. */
export function countryRuler(
  { score = 0, tier }: CountryCompact,
  { isPlain, others, before }: Scale,
  localizer: Localizer<'country' | 'common'>,
  ends: unknown = nothing,
): TemplateResult {
  const { strings, localize, sentences } = localizer;
  const own = localize(strings.score, { score }) + localize(strings.aside, { text: strings.direction }) + strings.stop.trim();
  const drawn = [others?.marks ?? nothing, before === undefined || before === score ? nothing : way(before, score, localizer), needle(score, tier, localizer)];
  const [marks, standing] = others?.sentences ?? [];
  const caption = isPlain ? nothing : html`<p class="among quiet" aria-hidden="true">${marks} <b>${standing}</b></p>`;
  const isSmall = ends === nothing;
  const form = `${isSmall ? 'small' : ''} ${isPlain ? 'plain' : ''}`;
  return ruler(sentences(own, marks, standing), form, localizer, drawn, isSmall ? { ticks: [] } : { below: html`${ends}${caption}` });
}

export const rulerStyles = css`
  .ruler {
    margin-block-start: 0.5em;
    line-height: 1.2;
  }
  .ruler svg {
    overflow: visible;
  }
  .ruler > .track {
    display: block;
    inline-size: calc(100% - 12px);
    block-size: 2em;
    margin: 0 6px 0.5em;
  }
  .ruler.plain > .track {
    block-size: 1em;
  }
  .ruler.small > .track {
    block-size: 0.875em;
  }
  .axis line {
    stroke: light-dark(#8b929a, #7d858e);
  }
  .axis text {
    fill: var(--_quiet);
    font-size: var(--_note);
    text-anchor: middle;
  }
  .axis .end text {
    text-anchor: start;
  }
  .axis .last text {
    text-anchor: end;
  }
  .axis .end text {
    display: none;
  }
  .axis .end line,
  .before line,
  .needle line,
  .needle circle,
  .before circle {
    stroke: var(--_text);
  }
  .marks {
    fill: color-mix(in oklab, var(--_bg, light-dark(#8b929a, #7d858e)), var(--_text) 25%);
  }
  .needle line {
    stroke-width: 2px;
  }
  .needle circle {
    fill: var(--_bg, light-dark(#8b929a, #7d858e));
    stroke-width: 1.5px;
  }
  .before line {
    stroke-width: 3px;
  }
  .before circle {
    fill: var(--_surface);
    stroke-width: 1.5px;
  }
  .ends {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    overflow-wrap: break-word;
  }
  .among {
    min-block-size: 6em;
    margin-block-start: 0.375em;
    text-wrap: pretty;
  }
  .among b {
    color: var(--_text);
    font-weight: 600;
  }
  @container (max-width: 34em) {
    .quarter text {
      display: none;
    }
  }
  @container (max-width: 20em) {
    .middle text {
      display: none;
    }
  }
  @container (min-width: 12em) {
    .among {
      min-block-size: 3.6em;
    }
  }
  @container (min-width: 18.5em) {
    .among {
      min-block-size: 2.4em;
    }
  }
  @container (min-width: 34em) {
    .among {
      min-block-size: 1.2em;
    }
  }
  @media (forced-colors: active) {
    .marks {
      fill: GrayText;
    }
    .axis line,
    .needle line,
    .needle circle,
    .before line,
    .before circle {
      stroke: CanvasText;
    }
    .needle circle {
      fill: Highlight;
    }
  }
`;
