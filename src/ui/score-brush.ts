import { css, html, type TemplateResult } from 'lit';
import type { CountryList } from '../model/country.js';
import type { ListView } from '../model/country-list.js';
import { marksOf } from '../model/other-countries.js';
import { markColumns } from './score-marks.js';
import type { TableLocalizer } from './risk-table.js';
import { at, ruler, type Direction } from './ruler.js';

/** What readers have chosen of a list, and what is done when they choose otherwise. */
export interface Brush {
  readonly view: ListView;
  /** How many countries are shown, in words. */
  readonly count: string;
  readonly change: (view: ListView) => void;
}

/** All countries on the ruler, and two handles that choose from which score to which they are shown. Without countries it keeps its place. */
export function scoreBrush(countries: CountryList, { view, count, change }: Brush, localizer: TableLocalizer): TemplateResult {
  const { strings } = localizer;
  const { lowest, highest } = view;
  const handle = (name: string, value: number, choose: (score: number) => ListView): TemplateResult =>
    html`<input
      type="range"
      min="0"
      max="100"
      aria-label=${name}
      ?disabled=${!countries.length}
      .value=${String(value)}
      @input=${({ currentTarget }: Event) => {
        const input = currentTarget as HTMLInputElement;
        const chosen = choose(Number(input.value));
        // Neither handle passes the other.
        input.value = String(name === strings.lowestScore ? chosen.lowest : chosen.highest);
        change(chosen);
      }}
    />`;
  const drawn = [markColumns(marksOf(countries), localizer), veil(0, lowest, localizer), veil(highest, 100, localizer)];
  const label = `${strings.columns.score}${count && `${strings.colon}${count}`}`;
  return html`<div class="brush" part="filter">
    ${ruler(label, 'brushed', localizer, drawn)} ${handle(strings.lowestScore, lowest, (score) => ({ ...view, lowest: Math.min(score, highest) }))}
    ${handle(strings.highestScore, highest, (score) => ({ ...view, highest: Math.max(score, lowest) }))}
  </div>`;
}

/** What dims the marks that are not chosen. */
const veil = (from: number, to: number, direction: Direction): TemplateResult =>
  html`<svg class="veil" x=${at(direction.dir === 'rtl' ? to : from, direction)}><rect width="${to - from}%" height="100%" /></svg>`;

export const scoreBrushStyles = css`
  .brush {
    position: relative;
    margin-block-end: 0.75em;
  }
  .ruler.brushed > .track {
    inline-size: calc(100% - 24px);
    block-size: 2.5em;
    margin-inline: 12px;
  }
  .brushed .axis .end text {
    display: inline;
  }
  .veil rect {
    fill: var(--_surface);
    opacity: 0.8;
  }
  .brush input {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(3em - 12px);
    inline-size: 100%;
    block-size: 24px;
    margin: 0;
    background: none;
    appearance: none;
    pointer-events: none;
  }
  .brush input::-webkit-slider-runnable-track {
    background: none;
  }
  .brush input::-moz-range-track {
    background: none;
  }
  .brush input::-webkit-slider-thumb {
    box-sizing: border-box;
    inline-size: 24px;
    block-size: 24px;
    border: 2px solid var(--_text);
    border-radius: 50%;
    background: var(--_surface);
    appearance: none;
    cursor: ew-resize;
    pointer-events: auto;
  }
  .brush input::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 24px;
    block-size: 24px;
    border: 2px solid var(--_text);
    border-radius: 50%;
    background: var(--_surface);
    cursor: ew-resize;
    pointer-events: auto;
  }
  .brush input:disabled {
    visibility: hidden;
  }
  @media print {
    .brush input {
      display: none;
    }
  }
`;
