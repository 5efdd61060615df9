import { css, html, noChange, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import { highestTier, type ListView, type SortKey } from '../model/country-list.js';
import { isContradictory, type CountryCompact, type CountryList } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { sentRows } from './details.js';
import { ruler } from './ruler.js';
import { tierClass } from './score.js';
import { tierNumber, tierWords } from './tier.js';

/** The localizer of the country table. */
export type TableLocalizer = Localizer<'table' | 'country' | 'common'>;

/** What a reader can do with a country table. */
interface TableHandlers {
  readonly select: (iso2: string) => void;
  /** The country whose row, or the column whose head, is the tab stop. */
  readonly stop: (key: string) => void;
  readonly sort: (sort: SortKey) => void;
}

/** What a table shows. */
interface TableRows {
  /** What it is about: another table on the same page has another name. */
  readonly subject: string;
  /** Already arranged. */
  readonly countries: CountryList;
  /** How many of them there is a row for by now. */
  readonly most: number;
  /** How many of these are rendered anew. */
  readonly fresh: number;
  readonly view: ListView;
  readonly selected: string | undefined;
  /** The codes of the countries that the editor highlights. */
  readonly marked: readonly string[];
  readonly stop: string | undefined;
  readonly hasRegions: boolean;
  /** True if each head is a tab stop. */
  readonly isFlat: boolean;
}

/** "22 of 180 countries: Do Not Travel"; empty if there is nothing certain to say. */
export function tierFinding(countries: CountryList, { strings, localize, translateTerm }: TableLocalizer): string {
  const { tier, count = 0 } = highestTier(countries) ?? {};
  return tier ? `${localize(strings.countriesOf, { count, all: countries.length })}${strings.colon}${translateTerm('tiers', tier) ?? tier}` : '';
}

/** A region's name in the reader's language, or as sent. */
export const regionWord = (region: string, { translateTerm }: TableLocalizer): string => translateTerm('regions', region) ?? region;

/**
 * The table. Its styles do not use table layout, so that rows out of view cost nothing and rows fold on a phone; the roles keep
 * it a table for screen readers. All heads and rows together are one tab stop.
 */
export function countryTable(
  { subject, countries, most, fresh, view, selected, marked, stop, hasRegions, isFlat }: TableRows,
  localizer: TableLocalizer,
  handlers: TableHandlers,
): TemplateResult {
  const { strings } = localizer;
  const row = countries.findIndex(({ iso2 }) => iso2 === stop);
  const place = stop && stop in strings.columns ? row : Math.max(0, row);
  const head = (key: SortKey): TemplateResult => sortHeader(key, view, isFlat || key === stop, localizer, handlers);
  const select = ({ target }: Event): void => {
    const iso2 = (target as Element).closest<HTMLElement>('tr')?.dataset['iso2'];
    if (iso2) handlers.select(iso2);
  };
  // The head is a row as well.
  const count = most < countries.length ? countries.length + 1 : nothing;
  return html`<table
    role="table"
    aria-label=${strings.countryTable + strings.colon + subject}
    aria-describedby="table-help"
    class=${hasRegions ? 'regions' : ''}
    aria-rowcount=${count}
    @focusin=${({ target }: Event) => handlers.stop((target as HTMLButtonElement).value)}
  >
    <thead role="rowgroup">
      <tr role="row">
        ${head('name')} ${hasRegions ? html`<th role="columnheader" scope="col" class="region">${strings.columnRegion}</th>` : nothing} ${head('tier')}
        ${head('score')}
      </tr>
    </thead>
    <tbody role="rowgroup" @click=${select}>
      ${countries.slice(0, most).map((country, index) => {
        const { iso2 } = country;
        if (index >= fresh) return noChange;
        return countryRow(country, { isSelected: iso2 === selected, isMarked: marked.includes(iso2), isStop: index === place, hasRegions }, localizer);
      })}
    </tbody>
  </table>`;
}

/** Up and down; the styles show which way the column is sorted. */
const ARROWS = html`<svg class="arrow" viewBox="0 0 10 12" aria-hidden="true">
  <path d="M5 0l4 5H1z" />
  <path d="M5 12L1 7h8z" />
</svg>`;

function sortHeader(key: SortKey, { sort, isDescending }: ListView, isStop: boolean, { strings }: TableLocalizer, handlers: TableHandlers): TemplateResult {
  const order = key !== sort ? 'none' : isDescending ? 'descending' : 'ascending';
  return html`<th role="columnheader" scope="col" class=${key} aria-sort=${order}>
    <button class="plain" type="button" tabindex=${isStop ? 0 : -1} value=${key} @click=${() => handlers.sort(key)}>${strings.columns[key]}${ARROWS}</button>
    ${key === 'score' ? html`<span class="direction">${strings.direction}</span>` : nothing}
  </th>`;
}

interface RowState {
  readonly isSelected: boolean;
  readonly isMarked: boolean;
  readonly isStop: boolean;
  readonly hasRegions: boolean;
}

function countryRow(country: CountryCompact, { isSelected, isMarked, isStop, hasRegions }: RowState, localizer: TableLocalizer): TemplateResult {
  const { iso2, name, flag, region, tier, score, unread = {} } = country;
  const { strings, number, localize } = localizer;
  const unknown = unread.score
    ? html`<bdi lang="en">${unread.score}</bdi>`
    : html`<span aria-hidden="true">–</span><span class="hidden">${strings.scoreUnknown}</span>`;
  const current = isSelected ? 'true' : nothing;
  return html`<tr role="row" part="row" class="${isSelected ? 'selected' : ''} ${isMarked ? 'marked' : ''}" data-iso2=${iso2}>
    <th role="rowheader" scope="row" class="name">
      <span class="mark" aria-hidden="true"><span class="flag">${flag}</span></span>
      <button class="plain" type="button" part="name" value=${iso2} tabindex=${isStop ? 0 : -1} aria-current=${current}><bdi>${name}</bdi></button>
      ${isMarked ? html`<span class="hidden">${localize(strings.aside, { text: strings.highlighted })}</span>` : nothing}
    </th>
    ${hasRegions ? html`<td role="cell" class="region">${region ? regionWord(region, localizer) : nothing}</td>` : nothing}
    <td role="cell" class="tier">
      ${tierNumber(tier, localizer)} ${unread.tier ? html`<span part="tier"><bdi lang="en">${unread.tier}</bdi></span>` : tierWords(tier, localizer)}
    </td>
    <td role="cell" class="score" part="score">
      ${score === undefined ? unknown : html`<span>${number(score)}</span>${isContradictory(score, tier) ? nothing : scoreScale(score, tier)}`}
    </td>
  </tr>`;
}

/** Where a score is between 0 and 100: a place on a line, not an amount. Hidden from screen readers, for which the number stands beside it. */
const scoreScale = (score: number, tier: string | undefined): TemplateResult =>
  html`<svg class="scale ${tierClass(tier)}" aria-hidden="true">
    <line x2="100%" y1="3.5" y2="3.5" />
    <circle cx="${score}%" cy="3.5" r="4.5" />
  </svg>`;

/** The places of what readers filter by, which comes after all that they see first; or the sentence that it does not. */
export const filterPlaceholders = (sentence: string, hasRegions: boolean): TemplateResult =>
  html`<p class="field quiet" role="status">${sentence}</p>
    ${hasRegions ? html`<div class="field quiet"></div>` : nothing}`;

/** Placeholders for rows to come; or their room, whatever comes, so that nothing on the page moves. */
export const emptyRows = (count: number, isRoom = false): TemplateResult =>
  html`<div class=${isRoom ? 'room' : nothing} aria-hidden="true">${Array.from({ length: Math.max(0, count) }, () => html`<div class="bar"></div>`)}</div>`;

/** What stands below the column heads when no country is shown. */
export const nothingShown = (sentence: string, all: (() => void) | undefined, { strings }: TableLocalizer): TemplateResult =>
  html`<p class="none">${sentence} ${all ? html`<button type="button" @click=${all}>${strings.showAllCountries}</button>` : nothing}</p>`;

/** The view after a click on a column head: sorted by it, or in the opposite direction. */
export const sortedBy = (view: ListView, sort: SortKey): ListView => ({ ...view, sort, isDescending: view.sort === sort && !view.isDescending });

/** What was sent about the selected country, and beside the list, that has no column. */
export function sentBelow(shown: CountryList, selected: string | undefined, beside: readonly Detail[] | undefined, localizer: TableLocalizer): TemplateResult {
  const { colon, asSent } = localizer.strings;
  const country = shown.find(({ iso2 }) => iso2 === selected);
  return html`${sentRows(country?.details, localizer, html`<bdi>${country?.name}</bdi>${colon}${asSent}`)} ${sentRows(beside, localizer)}`;
}

/** Everything the frame around a country table shows. */
interface TableFrame {
  /** Title, date, and what readers choose by besides the filters. */
  readonly above: unknown;
  /** False while there is nothing to search. */
  readonly isKnown: boolean;
  /** Announced to screen readers when it changes. */
  readonly status: string;
  /** What readers filter by, or its places. */
  readonly filters: unknown;
  /** How many countries are shown, in words. */
  readonly count: string;
  /** True if that has more to say than a number. */
  readonly isCut: boolean;
  /** The table, or why there is none; beside it the room of rows, if the editor limits them to so few that the box is as tall as they are. */
  readonly content: unknown;
  readonly note: string;
  readonly help: string;
  /** What the editor wants and the source does not cover. */
  readonly missing: string;
  readonly sent: unknown;
  readonly credit: unknown;
}

/** Title, controls, table and credit, all of them in every state, so that nothing on the page moves. */
export function tableFrame(frame: TableFrame, { strings, sentences }: TableLocalizer): TemplateResult {
  return html`<div class="frame ${frame.isKnown ? '' : 'bare'}">
    <p class="hidden" role="status">${frame.status}</p>
    ${frame.above}
    <div class="controls">
      ${frame.filters}
      <p id="count" class="count quiet ${frame.isCut ? 'cut' : ''}">${frame.count}</p>
    </div>
    <div class="rows" part="table" role="group" tabindex="-1" aria-labelledby="count">${frame.content}</div>
    ${frame.missing ? html`<p class="quiet">${frame.missing}</p>` : nothing} ${frame.sent}
    <slot name="note"></slot>
    <div class="foot">
      <p class="quiet">${sentences(strings.fromPublicSources, strings.nationwide, frame.note)}<span hidden id="table-help">${frame.help}</span></p>
      <p class="credits">${frame.credit}</p>
    </div>
  </div>`;
}

/** What readers choose a range of scores by: the countries and the handles that they see on the line, and what they move. */
export interface ScoreHandles {
  readonly marks: readonly TemplateResult[];
  readonly inputs: readonly TemplateResult[];
}

/** The ruler of a table, and on it what readers choose scores by, once that is here. */
export function scoreBrush(count: string, handles: ScoreHandles | undefined, { strings }: TableLocalizer): TemplateResult {
  const label = `${strings.columns.score}${count && `${strings.colon}${count}`}`;
  return html`<div class="brush handles" part="filter">${ruler(label, 'brushed', handles?.marks)} ${handles?.inputs}</div>`;
}

export const scoreBrushStyles = css`
  .brush {
    --_handles: calc(3em - 3px);
    margin-block-end: 0.75em;
    @media (pointer: coarse) {
      margin-block-end: 3px;
    }
  }
  .ruler.brushed {
    margin-block-start: 1.125em;
  }
  .ruler.brushed > .track {
    inline-size: calc(100% - 24px);
    block-size: 1.875em;
    margin-inline: 12px;
  }
`;
