import { css, html, nothing, type TemplateResult } from 'lit';
import type { CountryCompact, CountryList } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { tierClass } from './tier.js';

/** Of what is read to either side, scores grow the same way. */
export type Direction = Pick<Localizer, 'dir'>;

/** The other countries on the ruler, and where the country stands among them, in words. */
export interface Others {
  readonly marks: TemplateResult;
  readonly standing: string;
  readonly countries: CountryList;
}

/** What the ruler of one country shows besides its score. */
export interface RulerOptions {
  /** True if no other countries will ever be shown. */
  readonly isPlain: boolean;
  readonly others?: Others | undefined;
  /** The way from the score when the story ran. */
  readonly before?: unknown;
}

/** The names of the ends of the line. */
export const endsOf = ({ strings }: Localizer<'card'>): TemplateResult =>
  html`<p class="ends quiet" aria-hidden="true"><span>${strings.safest}</span><span>${strings.riskiest}</span></p>`;

/** A position from 0 to 100 as the `x` of an SVG. */
export const at = (score: number, { dir }: Direction): string => `${dir === 'rtl' ? 100 - score : score}%`;

/** The line with its quarters, one template copied whole. */
const AXIS = html`<svg class="axis" y="100%">
  <line x2="100%" />
  <g class="end">
    <line y1="-4" y2="4" />
    <line y1="-4" y2="4" x1="100%" x2="100%" />
  </g>
  <line y1="-4" y2="4" x1="25%" x2="25%" />
  <line y1="-4" y2="4" x1="50%" x2="50%" />
  <line y1="-4" y2="4" x1="75%" x2="75%" />
</svg>`;

/** What stands over and under the line, and belongs to the picture. */
interface Around {
  readonly above?: unknown;
  readonly below?: unknown;
}

/** A line from 0 to 100 with `content` on it: one picture, described by one sentence. Its parts are hidden because not every browser keeps those of a picture from screen readers. */
export const ruler = (label: string, form: string, content: unknown, { above, below }: Around = {}): TemplateResult =>
  // Templates are parsed as HTML, so each needs an `<svg>` of its own for its children to become SVG.
  html`<div class="ruler ${form}" part="gauge" role="img" aria-label=${label}>
    ${above}
    <svg class="track" aria-hidden="true">${AXIS}${content}</svg>
    ${below}
  </div>`;

/** One country: a needle on the line, its dot in the colour of its tier. */
export const needle = (score: number, tier: string | undefined, direction: Direction): TemplateResult =>
  html`<svg class="needle ${tierClass(tier)}" x=${at(score, direction)}>
    <line y2="100%" />
    <circle cy="100%" r="0.3125em" />
  </svg>`;

/** A name over its place on the line: as much of it stands before the place as of the line does, so that it never leaves the ruler. */
const nameAt = (score: number, name: string): TemplateResult =>
  html`<p class="pole" aria-hidden="true"><svg width="${score}%"></svg><b>${name}</b><svg width="${100 - score}%"></svg></p>`;

/** The ruler of one country. Small, it is the line alone; else the needle and the ends are named, and where the country stands among the others is said below. */
export function countryRuler(
  { score = 0, tier, iso2, name }: CountryCompact,
  { isPlain, others, before }: RulerOptions,
  localizer: Localizer<'country' | 'common'>,
  ends?: TemplateResult,
): TemplateResult {
  const { strings, localize, sentences, number, countryName } = localizer;
  const own = localize(strings.score, { score }) + localize(strings.aside, { text: strings.direction }) + strings.stop.trim();
  const drawn = [others?.marks, before, needle(score, tier, localizer)];
  const caption = isPlain ? nothing : html`<p class="among" aria-hidden="true">${others?.standing}</p>`;
  const around = ends && { above: nameAt(score, `\u2068${countryName(iso2) ?? name}\u2069 ${number(score)}`), below: html`${ends}${caption}` };
  return ruler(sentences(own, others?.standing), `${ends ? 'named' : 'small'} ${isPlain ? 'plain' : ''}`, drawn, around);
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
  .axis line {
    stroke: var(--_mark);
  }
  .axis .end line,
  .needle line,
  .needle circle {
    stroke: var(--_text);
  }
  .marks {
    fill: color-mix(in oklab, var(--_bg, var(--_mark)), var(--_text) 25%);
  }
  .needle line {
    stroke-width: 2px;
  }
  .needle circle {
    fill: var(--_bg, var(--_mark));
    stroke-width: 1.5px;
  }
  .ends {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    overflow-wrap: break-word;
  }
  .pole {
    display: flex;
    margin-inline: 6px;
  }
  .pole svg {
    min-inline-size: 0;
    block-size: 0;
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
  }
  @container (min-width: 18.5em) {
    .among {
      min-block-size: 2.4em;
    }
  }
  @container (min-width: 30em) {
    .ruler.named > .track {
      block-size: 3.5em;
    }
  }
  @container (min-width: 34em) {
    .among {
      min-block-size: 1.2em;
    }
  }
  .ruler.plain > .track {
    block-size: 1em;
  }
  @media (forced-colors: active) {
    .marks {
      fill: GrayText;
    }
    .axis line,
    .needle line,
    .needle circle {
      stroke: CanvasText;
    }
    .needle circle {
      fill: Highlight;
    }
  }
`;
