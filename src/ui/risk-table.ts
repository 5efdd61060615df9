import { css, html, noChange, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import { highestTier, type ListView, type SortKey } from '../model/country-list.js';
import { isContradictory, type CountryCompact, type CountryList } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { sentRows } from './details.js';
import { ruler } from './ruler.js';
import { at, tierClass, type Direction } from './score.js';
import { tierNumber, tierWords } from './tier.js';

export type TableLocalizer = Localizer<'table' | 'country' | 'common'>;

interface TableHandlers {
  readonly select: (iso2: string) => void;
  /** The row (by country code) or column head (by sort key) that received focus and becomes the tab stop. */
  readonly stop: (key: string) => void;
  readonly sort: (sort: SortKey) => void;
}

interface TableRows {
  /** The subject, which distinguishes tables on the same page. */
  readonly subject: string;
  /** Already filtered and sorted. */
  readonly countries: CountryList;
  readonly most: number;
  /** Rows up to this number are rendered again; the others are left unchanged. */
  readonly fresh: number;
  readonly view: ListView;
  readonly selected: string | undefined;
  readonly marked: readonly string[];
  readonly stop: string | undefined;
  readonly hasRegions: boolean;
  /** True if every column head is a tab stop. */
  readonly isFlat: boolean;
}

/** "Do Not Travel: 22 of 180 countries"; empty unless certain. */
export function tierFinding(countries: CountryList, { strings, localize, translateTerm }: TableLocalizer): string {
  const { tier, count = 0 } = highestTier(countries) ?? {};
  return tier ? `${translateTerm('tiers', tier) ?? tier}${strings.colon}${localize(strings.countriesOf, { count, all: countries.length })}` : '';
}

/** The translated name of a region, or as sent. */
export const regionWord = (region: string, { translateTerm }: TableLocalizer): string => translateTerm('regions', region) ?? region;

/**
 * The styles avoid table layout so that off-screen rows cost nothing and rows fold on a phone; the roles keep it a table for screen readers.
 * All heads and rows together are one tab stop.
 */
export function countryTable(rows: TableRows, localizer: TableLocalizer, handlers: TableHandlers): TemplateResult {
  const { subject, countries, most, fresh, view, stop, hasRegions, isFlat } = rows;
  const { strings } = localizer;
  const row = countries.findIndex(({ iso2 }) => iso2 === stop);
  const stopIndex = stop && stop in strings.columns ? row : Math.max(0, row);
  const head = (key: SortKey): TemplateResult => sortHeader(key, view, isFlat || key === stop, localizer, handlers);
  const select = ({ target }: Event): void => {
    const iso2 = (target as Element).closest<HTMLElement>('tr')?.dataset['iso2'];
    if (iso2) handlers.select(iso2);
  };
  // Includes the head row.
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
      ${countries.slice(0, most).map((country, index) => (index < fresh ? countryRow(country, rows, index === stopIndex, localizer) : noChange))}
    </tbody>
  </table>`;
}

/** Both arrows; the styles show the one for the current order. */
const ARROWS = html`<svg class="arrow" width="10" height="12" viewBox="0 0 10 12" fill="currentColor" aria-hidden="true">
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

function countryRow(country: CountryCompact, { selected, marked, hasRegions }: TableRows, isStop: boolean, localizer: TableLocalizer): TemplateResult {
  const { iso2, name, flag, region, tier, score, unread = {} } = country;
  const { strings, number, localize } = localizer;
  const [isSelected, isMarked] = [iso2 === selected, marked.includes(iso2)];
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
      ${score === undefined ? unknown : html`<span>${number(score)}</span>${isContradictory(score, tier) ? nothing : scoreRuler(score, tier, localizer)}`}
    </td>
  </tr>`;
}

/** A score's position between 0 and 100, as a dot, not a bar. Hidden from screen readers, which read the number beside it. */
const scoreRuler = (score: number, tier: string | undefined, direction: Direction): TemplateResult =>
  html`<svg class="gauge ${tierClass(tier)}" aria-hidden="true">
    <line x2="100%" y1="3.5" y2="3.5" />
    <circle cx=${at(score, direction)} cy="3.5" r="4.5" stroke-width="1.25" />
  </svg>`;

/** Placeholders for the filters, which load after the first paint; or the sentence that they failed to load. */
export const filterPlaceholders = (sentence: string, hasRegions: boolean): TemplateResult =>
  html`<p class="field quiet" role="status">${sentence}</p>
    ${hasRegions ? html`<div class="field quiet"></div>` : nothing}`;

/** Placeholders for rows, or (`isReserved`) only their space, so that nothing on the page moves. */
export function emptyRows(count: number, isReserved = false): TemplateResult {
  const bars = Array.from({ length: Math.max(0, count) }, () => html`<div class="bar"></div>`);
  return html`<div class=${isReserved ? 'reserved' : nothing} aria-hidden="true">${bars}</div>`;
}

/** The message below the column heads when no country is shown. */
export const emptyMessage = (sentence: string, showAll: (() => void) | undefined, { strings }: TableLocalizer): TemplateResult =>
  html`<p class="none">${sentence} ${showAll ? html`<button type="button" @click=${showAll}>${strings.showAllCountries}</button>` : nothing}</p>`;

/** The view after a click on a column head: sorted by that column, or reversed. */
export const sortedBy = (view: ListView, sort: SortKey): ListView => ({ ...view, sort, isDescending: view.sort === sort && !view.isDescending });

/** Unknown fields of the selected country, and those beside the list. */
export function unknownFieldRows(
  shown: CountryList,
  selected: string | undefined,
  beside: readonly Detail[] | undefined,
  localizer: TableLocalizer,
): TemplateResult {
  const { colon, asSent } = localizer.strings;
  const country = shown.find(({ iso2 }) => iso2 === selected);
  return html`${sentRows(country?.details, localizer, html`<bdi>${country?.name}</bdi>${colon}${asSent}`)} ${sentRows(beside, localizer)}`;
}

interface TableFrame {
  /** Title, date and the controls other than the filters. */
  readonly above: unknown;
  /** False while there is no data to search. */
  readonly isKnown: boolean;
  /** Announced to screen readers when it changes. */
  readonly status: string;
  readonly filters: unknown;
  readonly count: string;
  /** True if `count` says more than a number. */
  readonly isCut: boolean;
  /** The table, or why there is none; for short tables also the reserved rows. */
  readonly content: unknown;
  readonly note: string | undefined;
  readonly help: string;
  /** Countries requested by the editor that the source does not cover. */
  readonly missing: string;
  readonly sent: unknown;
  readonly credit: unknown;
}

/** The title, and why there is no table below it. */
export const bareFrame = (title: TemplateResult, content: unknown): TemplateResult =>
  html`<div class="frame">
    <div class="heads">${title}</div>
    <div>${content}</div>
    <slot name="note"></slot>
  </div>`;

/** Title, controls, table and credit, rendered while loading too, so that nothing on the page moves. */
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

/** Range filter of scores: the marks visible on the line, the range inputs, and what a click on the line does. */
export interface ScoreHandles {
  readonly marks: readonly TemplateResult[];
  readonly inputs: readonly TemplateResult[];
  readonly click: (event: MouseEvent) => void;
}

/** The table's ruler, and the range filter on it once loaded. */
export function scoreBrush(count: string, handles: ScoreHandles | undefined, { strings }: TableLocalizer): TemplateResult {
  const label = `${strings.columns.score}${count && `${strings.colon}${count}`}`;
  return html`<div class="brush handles" part="filter" @click=${handles?.click}>${ruler(label, 'brushed', handles?.marks)} ${handles?.inputs}</div>`;
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
