import { html, type TemplateResult } from 'lit';
import type { IncidentVoice } from './incident-facts.js';
import { incidentLegend, timeWindow, type IncidentChoice } from './incident-filters.js';
import type { IncidentFrameParts } from './incident-frame.js';

/** The window beside the title; map and legend above the list, or beside it. */
export const incidentBoard = (map: TemplateResult, choice: IncidentChoice, hasOutline: boolean, voice: IncidentVoice): IncidentFrameParts => ({
  tools: timeWindow(choice, voice),
  body: (list) => html`<div class="board">${map} ${incidentLegend(choice, voice, voice.say.several)} ${list}</div>`,
  footnote: hasOutline ? voice.say.boundaries : '',
});

/** Raster tiles wait for the reader: whom they come from, and the button that asks for them. */
export const tilesWait = (site: string, { say }: IncidentVoice, allow: () => void): TemplateResult =>
  html`<div class="ask">${say.tilesWait(site)} <button type="button" @click=${allow}>${say.loadTiles}</button></div>`;
