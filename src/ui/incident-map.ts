import { html, type TemplateResult } from 'lit';
import type { IncidentLocalizer } from './incident-text.js';
import { incidentLegend, timeWindow, type IncidentChoice } from './incident-filters.js';
import type { Localizer } from '../words/localizer.js';
import type { IncidentFrameParts } from './incident-list.js';

/** The sign of several incidents: how many, and the severity of the worst in a sign of its own, so that a digit alone always is a severity. */
export const severalBadge = (count: number, worst: number | undefined, { number }: Pick<Localizer, 'number'>): TemplateResult =>
  html`<bdi class="badge several ${count > 99 ? 'hundreds' : ''} severity-${worst ?? 'unknown'}" dir="ltr" aria-hidden="true"
    >×${number(count)}<span class="worst">${worst ? number(worst) : '?'}</span></bdi
  >`;

/** The time window beside the title; map and legend above the list or beside it. */
export const incidentBoard = (map: TemplateResult, choice: IncidentChoice, localizer: IncidentLocalizer): IncidentFrameParts => ({
  tools: timeWindow(choice, localizer),
  body: (list) =>
    html`<div class="board">${map} ${incidentLegend(choice, localizer, html`${severalBadge(9, 5, localizer)}${localizer.strings.several}`)} ${list}</div>`,
  footnote: localizer.strings.mapDisclaimer,
});

/** Asks for consent to raster tiles: who serves them, and the button that loads them. */
export const tilesWait = (site: string, { strings, localize }: IncidentLocalizer, allow: () => void): TemplateResult =>
  html`<div class="ask">${localize(strings.tilesWait, { site })} <button type="button" @click=${allow}>${strings.loadTiles}</button></div>`;
