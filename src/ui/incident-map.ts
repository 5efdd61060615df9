import { html, type TemplateResult } from 'lit';
import type { IncidentVoice } from './incident-facts.js';
import { incidentLegend, timeWindow, type IncidentChoice } from './incident-filters.js';
import type { IncidentFrameParts } from './incident-frame.js';

/** The time window beside the title; map and legend above the list or beside it. */
export const incidentBoard = (map: TemplateResult, choice: IncidentChoice, hasOutline: boolean, voice: IncidentVoice): IncidentFrameParts => ({
  tools: timeWindow(choice, voice),
  body: (list) => html`<div class="board">${map} ${incidentLegend(choice, voice, voice.say.several)} ${list}</div>`,
  footnote: hasOutline ? voice.say.boundaries : '',
});

/** Asks for consent to raster tiles: who serves them, and the button that loads them. */
export const tilesWait = (site: string, { say }: IncidentVoice, allow: () => void): TemplateResult =>
  html`<div class="ask">${say.tilesWait(site)} <button type="button" @click=${allow}>${say.loadTiles}</button></div>`;
