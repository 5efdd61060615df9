import { html, nothing, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import { groupName, type IncidentLocalizer } from './incident-text.js';
import { incidentLegend, timeWindow, type IncidentChoice } from './incident-filters.js';
import { severalSign } from './incident-ring.js';
import { filtersButton, filtersPanel, type IncidentFrameParts } from './incident-list.js';

/** The explanation of a ring, which keeps its room while there is none on the map. */
const ringLegend = (isShown: boolean, localizer: IncidentLocalizer): TemplateResult =>
  html`<p class="ring ${isShown ? '' : 'idle'}">${severalSign([5, 4, 4, 3, 3, 2, 2, 2, 1], localizer)}${localizer.strings.several}</p>`;

/** What stands around the map and its list. */
export interface IncidentBoard {
  readonly map: TemplateResult;
  readonly choice: IncidentChoice;
  /** True while the map shows signs of several incidents. */
  readonly hasRings: boolean;
  /** True where the filters are folded and the list is not beside the map; else the other two mean nothing. */
  readonly isNarrow: boolean;
  readonly isUnfolded: boolean;
  readonly fold: IncidentFrameParts['fold'];
  readonly toggleFilters: () => void;
}

/** The time window beside the title, map and legend above the list or beside it; on phones, all filters folded behind a button. */
export function incidentBoard(board: IncidentBoard, localizer: IncidentLocalizer): IncidentFrameParts {
  const { map, choice, hasRings, isNarrow, isUnfolded, fold, toggleFilters } = board;
  const window = timeWindow(choice, localizer);
  const legend = incidentLegend(choice, localizer, ringLegend(hasRings, localizer));
  return {
    tools: html`${filtersButton(isUnfolded, localizer, toggleFilters)}${isNarrow ? nothing : window}`,
    body: (list) =>
      html`<div class="board">${isNarrow ? filtersPanel(isUnfolded, html`${window}${legend}`) : nothing}${map}${isNarrow ? nothing : legend}${list}</div>`,
    fold: isNarrow ? fold : undefined,
    footnote: localizer.strings.mapDisclaimer,
  };
}

/** What the list has above its rows and below them: which marker it is for, and how many there are. */
export interface IncidentFold {
  /** The incidents of one marker, if the list has only those. */
  readonly listed: readonly Incident[] | undefined;
  readonly count: number;
  readonly isFolded: boolean;
  readonly clear: () => void;
  readonly showAll: () => void;
}

/** How many incidents a phone shows at first. */
export const FOLDED_ROWS = 5;

/** Puts the marker they are for above the rows, and the button for all of them below. */
export function foldedRows(rows: TemplateResult, { listed, count, isFolded, clear, showAll }: IncidentFold, localizer: IncidentLocalizer): TemplateResult {
  const { strings, localize } = localizer;
  const chip = listed
    ? html`<p class="note">
        <button class="chip listed" type="button" @click=${clear}>
          <span>${groupName(listed, undefined, localizer)}</span> <span aria-hidden="true">×</span><span class="hidden">${strings.clear}</span>
        </button>
      </p>`
    : nothing;
  const more =
    isFolded && count > FOLDED_ROWS ? html`<button class="all" type="button" @click=${showAll}>${localize(strings.showAll, { count })}</button>` : nothing;
  return html`${chip}${rows}${more}`;
}

/** Asks for consent to raster tiles: who serves them, and the button that loads them. */
export const tilesWait = (site: string, { strings, localize }: IncidentLocalizer, allow: () => void): TemplateResult =>
  html`<div class="ask">${localize(strings.tilesWait, { site })} <button type="button" @click=${allow}>${strings.loadTiles}</button></div>`;
