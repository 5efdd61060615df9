import { html, nothing, type TemplateResult } from 'lit';
import type { IncidentFilter } from '../model/incident.js';
import type { IncidentVoice } from './incident-facts.js';
import { incidentLegend, timeWindow, type IncidentCounts } from './incident-filters.js';

/** What the map's box shows: the map, or why there is none. */
export interface MapBox {
  /** The node the map lives in. */
  readonly box: HTMLElement;
  readonly label: string;
  readonly phase: 'none' | 'loading' | 'ready' | 'failed' | 'waiting';
  /** The site raster tiles would come from, as long as the reader has not agreed. */
  readonly tileSite: string | undefined;
}

export interface MapBoxHandlers {
  readonly load: () => void;
  readonly allowTiles: () => void;
  readonly skip: () => void;
}

/** The map's place: the same size whether the map is there, is on its way or never comes. */
export function mapBox({ box, label, phase, tileSite }: MapBox, { say }: IncidentVoice, { load, allowTiles, skip }: MapBoxHandlers): TemplateResult {
  const wait = html`<div class="wait">
    <p>${say.mapWaits}</p>
    <button type="button" @click=${load}>${say.loadMap}</button>
  </div>`;
  const ask = html`<div class="ask">${say.tilesWait(tileSite ?? '')} <button type="button" @click=${allowTiles}>${say.loadTiles}</button></div>`;
  return html`<section class="map" part="map" role="region" aria-label=${label} aria-describedby="map-help">
    <p class="hidden" id="map-help">${say.mapHelp}</p>
    ${phase === 'ready' ? html`<button class="skip" type="button" @click=${skip}>${say.skipMap}</button>` : nothing} ${box}
    ${phase === 'failed' ? html`<p class="wait">${say.mapFailed}</p>` : nothing} ${phase === 'waiting' ? wait : nothing} ${tileSite ? ask : nothing}
  </section>`;
}

/** Everything the frame of the incident map shows. */
export interface IncidentFrame {
  readonly heading: TemplateResult;
  /** The count and the window in words, where the heading is the editor's own. */
  readonly summary: string;
  readonly isBusy: boolean;
  readonly map: TemplateResult;
  readonly list: TemplateResult;
  readonly news: unknown;
  /** Said aloud when it changes. */
  readonly status: string;
  readonly counts: IncidentCounts;
  readonly filter: IncidentFilter;
  readonly hours: number;
  readonly writtenHours: number;
  readonly hasOutline: boolean;
  readonly credit: unknown;
}

export interface IncidentFrameHandlers {
  readonly filter: (filter: IncidentFilter) => void;
  readonly hours: (hours: number) => void;
}

/** Title and window, map and legend, list, credit: all of it in every state, so that nothing on the page moves. */
export function incidentFrame(frame: IncidentFrame, voice: IncidentVoice, handlers: IncidentFrameHandlers): TemplateResult {
  const { say, lang, dir } = voice;
  return html`<div class="root frame" lang=${lang} dir=${dir} aria-busy=${frame.isBusy}>
    <p class="hidden" role="status">${frame.status}</p>
    <div class="head">
      <div class="heads">${frame.heading}${frame.summary ? html`<p class="quiet">${frame.summary}</p>` : nothing}</div>
      ${timeWindow(frame.hours, frame.writtenHours, voice, handlers.hours)}
    </div>
    <div class="board">
      ${frame.map} ${incidentLegend(frame.counts, frame.filter, voice, handlers.filter, say.several)}
      <div class="box">
        ${frame.news}
        <section class="list" part="list" role="region" tabindex="0" aria-label=${say.list}>${frame.list}</section>
      </div>
    </div>
    <slot name="note"></slot>
    <div class="foot">
      <p>${say.classified} ${say.checkAdvice}${frame.hasOutline ? html` ${say.boundaries}` : nothing}</p>
      <p class="credits">${frame.credit}</p>
    </div>
  </div>`;
}
