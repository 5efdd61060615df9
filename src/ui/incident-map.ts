import { html, type TemplateResult } from 'lit';
import type { IncidentLocalizer } from './incident-text.js';
import { incidentLegend, timeWindow, type IncidentChoice } from './incident-filters.js';
import type { IncidentFrameParts } from './incident-list.js';

/** The time window beside the title; map and legend above the list or beside it. */
export const incidentBoard = (map: TemplateResult, choice: IncidentChoice, localizer: IncidentLocalizer): IncidentFrameParts => ({
  tools: timeWindow(choice, localizer),
  body: (list) => html`<div class="board">${map} ${incidentLegend(choice, localizer, localizer.strings.several)} ${list}</div>`,
  footnote: localizer.strings.mapDisclaimer,
});

/** Asks for consent to raster tiles: who serves them, and the button that loads them. */
export const tilesWait = (site: string, { strings, localize }: IncidentLocalizer, allow: () => void): TemplateResult =>
  html`<div class="ask">${localize(strings.tilesWait, { site })} <button type="button" @click=${allow}>${strings.loadTiles}</button></div>`;
