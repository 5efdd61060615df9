import { html, nothing, type TemplateResult } from 'lit';
import type { IncidentLocalizer } from './incident-text.js';

/** The map and its list, one above the other or side by side. */
export const incidentBoard =
  (map: TemplateResult) =>
  (list: TemplateResult): TemplateResult =>
    html`<div class="board">${map}${list}</div>`;

/** What the list has above its rows and below them: which marker it is for, and how many there are. */
interface IncidentFold {
  /** The name of the marker whose incidents alone are listed. */
  readonly group: TemplateResult | undefined;
  readonly count: number;
  readonly isFolded: boolean;
  readonly clear: () => void;
  readonly showAll: () => void;
}

/** How many incidents a phone shows at first. */
export const FOLDED_ROWS = 3;

/** Puts the marker they are for above the rows, and the button for all of them below. */
export function foldedRows(rows: TemplateResult, { group, count, isFolded, clear, showAll }: IncidentFold, localizer: IncidentLocalizer): TemplateResult {
  const { strings, localize } = localizer;
  const chip = group
    ? html`<p class="note">
        <button class="chip listed" type="button" @click=${clear}>
          <span>${group}</span> <span aria-hidden="true">×</span><span class="hidden">${strings.clear}</span>
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
