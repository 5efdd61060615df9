import { css, html, nothing, type TemplateResult } from 'lit';
import { regionCounts, searchFor } from '../model/country-filter.js';
import type { ListView } from '../model/country-list.js';
import type { CountryList } from '../model/country.js';
import { ticksOf } from '../model/score-ticks.js';
import type { Localizer } from '../words/localizer.js';
import { nearerHandle, rangeHandle, rangeMarks } from './range-handle.js';
import { regionWord, type ScoreHandles, type TableLocalizer } from './risk-table.js';
import { tickColumns } from './score-ticks.js';

type FiltersLocalizer = TableLocalizer & Localizer<'tableFilters'>;

/** The countries to filter, the current view, and the handler for changes. */
export interface TableChoice {
  readonly countries: CountryList;
  readonly view: ListView;
  /** `isRowsFirst`: render the rows first, if nothing above the table depends on the change. */
  readonly change: (view: ListView, isRowsFirst?: boolean) => void;
}

/** The search and, if `hasRegions`, the region select. Arrow Down moves the focus from the search field to the rows in `root`. */
export function tableFilters({ countries, view, change }: TableChoice, hasRegions: boolean, root: ParentNode, localizer: FiltersLocalizer): TemplateResult {
  const { strings, localize } = localizer;
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') root.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus();
    else if (event.key !== 'Escape' || !view.search?.text) return;
    else change({ ...view, search: undefined }, true);
    event.preventDefault();
  };
  const option = ([region, count]: readonly [string, number]): TemplateResult =>
    html`<option value=${region} .selected=${region === view.region}>
      ${localize(strings.regionWithCount, { region: regionWord(region, localizer), count })}
    </option>`;
  const choice = (): TemplateResult =>
    html`<label class="field quiet" part="filter">
      <span>${strings.chooseRegion}</span>
      <select @change=${(event: Event) => change({ ...view, region: (event.target as HTMLSelectElement).value })}>
        <option value="" .selected=${!view.region}>${strings.allRegions}</option>
        ${regionCounts(countries).map(option)}
      </select>
    </label>`;
  return html`<label class="field quiet" part="filter">
      <span>${strings.searchCountries}</span>
      <input
        type="search"
        autocomplete="off"
        spellcheck="false"
        placeholder=" "
        .value=${view.search?.text ?? ''}
        @input=${(event: Event) => change({ ...view, search: searchFor((event.target as HTMLInputElement).value) }, true)}
        @keydown=${key}
      />
    </label>
    ${hasRegions ? choice() : nothing}`;
}

/** All countries as ticks on a line, and two handles that select a range of scores. */
export function scoreHandles({ countries, view, change }: TableChoice, localizer: FiltersLocalizer): ScoreHandles {
  const { strings, localize, number, dir } = localizer;
  const { lowest, highest } = view;
  const textOf = (score: number): string => localize(strings.score, { score });
  return {
    marks: [
      tickColumns(ticksOf(countries), localizer, (score) => score >= lowest && score <= highest),
      ...rangeMarks(lowest, highest, dir === 'rtl', [number(lowest), number(highest)]),
    ],
    inputs: [
      rangeHandle(strings.lowestScore, lowest, textOf(lowest), 100, [0, highest], (score) => change({ ...view, lowest: score })),
      rangeHandle(strings.highestScore, highest, textOf(highest), 100, [lowest, 100], (score) => change({ ...view, highest: score })),
    ],
    click(event) {
      const nearer = nearerHandle(event);
      if (nearer) change({ ...view, [nearer.isLast ? 'highest' : 'lowest']: nearer.value });
    },
  };
}

/** Search and region are printed only if in use. */
export const tableFilterStyles = css`
  .field :is(input, select) {
    inline-size: 100%;
    block-size: var(--_control);
    margin: 0;
    padding-inline: 9px;
    border: 1px solid var(--_mark);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    font-size: max(16px, 1em); /* iOS zooms in on smaller fields */
  }
  .field select {
    padding-inline-end: 4px;
  }
  @media print {
    .controls .field:not(:has(:placeholder-shown, [value='']:checked)) {
      display: block;
    }
    .field :is(input, select) {
      block-size: auto;
      padding: 0;
      border: 0;
      outline: 0;
      appearance: none;
      font-weight: 700;
    }
    ::-webkit-search-cancel-button {
      display: none;
    }
  }
`;
