import { css, html, nothing, type TemplateResult } from 'lit';
import type { CountryList } from '../model/country.js';
import type { ListView } from '../model/country-list.js';
import { ticksOf } from '../model/other-countries.js';
import { tickColumns } from './score-ticks.js';
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
  const { strings, localize } = localizer;
  const { lowest, highest } = view;
  const handle = (name: string, value: number, choose: (score: number) => ListView): TemplateResult =>
    html`<input
      type="range"
      min="0"
      max="100"
      aria-label=${name}
      aria-valuetext=${localize(strings.score, { score: value })}
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
  const knobs = countries.length ? [knob(lowest, localizer), knob(highest, localizer)] : nothing;
  const drawn = [tickColumns(ticksOf(countries), localizer), veil(0, lowest, localizer), veil(highest, 100, localizer), knobs];
  const label = `${strings.columns.score}${count && `${strings.colon}${count}`}`;
  return html`<div class="brush" part="filter">
    ${ruler(label, 'brushed', drawn)} ${handle(strings.lowestScore, lowest, (score) => ({ ...view, lowest: Math.min(score, highest) }))}
    ${handle(strings.highestScore, highest, (score) => ({ ...view, highest: Math.max(score, lowest) }))}
  </div>`;
}

/** What is seen of a handle: it hangs below the line, and its number stands above the marks. */
const knob = (value: number, localizer: TableLocalizer): TemplateResult =>
  html`<svg class="knob" x=${at(value, localizer)}>
    <text y="-4">${localizer.number(value)}</text>
    <svg y="100%"><path d="M0 0l6 6v12H-6V6z" /></svg>
  </svg>`;

/** What dims the marks that are not chosen. */
const veil = (from: number, to: number, direction: Direction): TemplateResult =>
  html`<svg class="veil" x=${at(direction.dir === 'rtl' ? to : from, direction)}><rect width="${to - from}%" height="100%" /></svg>`;

export const scoreBrushStyles = css`
  .brush {
    position: relative;
    margin-block-end: 0.75em;
  }
  .ruler.brushed {
    margin-block-start: 1.125em;
  }
  .ruler.brushed > .track {
    inline-size: calc(100% - 24px);
    block-size: 1.875em;
    margin-inline: 12px;
  }
  .veil rect {
    fill: var(--_surface);
    opacity: 0.8;
  }
  .knob {
    fill: currentColor;
    font-size: var(--_note);
    font-weight: 600;
    text-anchor: end;
  }
  .knob ~ .knob {
    text-anchor: middle;
  }
  .brush input {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(3em - 3px);
    inline-size: 100%;
    block-size: 24px;
    margin: 0;
    outline: 0;
    font-size: inherit;
    background: none;
    appearance: none;
    pointer-events: none;
  }
  .brush input::-moz-range-track {
    background: none;
  }
  .brush input::-webkit-slider-thumb {
    inline-size: 24px;
    block-size: 24px;
    appearance: none;
    cursor: ew-resize;
    pointer-events: auto;
  }
  .brush input::-moz-range-thumb {
    inline-size: 24px;
    block-size: 24px;
    border: 0;
    background: none;
    cursor: ew-resize;
    pointer-events: auto;
  }
  .brush input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--_focus);
  }
  .brush input:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--_focus);
  }
`;
