import { css, html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../words/localizer.js';

/** How far loading the map has come; it is `waiting` for a tap if the reader saves data, and `missing` while its code cannot be loaded. */
export type MapPhase = 'none' | 'loading' | 'ready' | 'failed' | 'missing' | 'waiting';

/** What the box of a map shows: the map, or why there is none. */
export interface MapContainer {
  /** The node the map lives in, or its markup where there is no document. */
  readonly box: HTMLElement | TemplateResult;
  readonly phase: MapPhase;
  readonly label: string;
  /** How to use the map by keyboard. */
  readonly help: string;
  /** Shown instead of a map that failed. */
  readonly failed: string;
  /** Laid over the map. */
  readonly over?: unknown;
  readonly load: () => void;
  /** Moves the focus past the map. */
  readonly skip: () => void;
}

/** The box of the map: the same size whether the map is there, loading or missing. */
export function mapContainer({ box, phase, label, help, failed, over = nothing, load, skip }: MapContainer, { strings }: Localizer<'map'>): TemplateResult {
  const wait = html`<div class="wait">
    <p>${strings.mapWaits}</p>
    <button type="button" @click=${load}>${strings.loadMap}</button>
  </div>`;
  return html`<div class="annotated">
    <div class="map" part="map" role="group" aria-label=${label} aria-describedby="map-help">
      <p hidden id="map-help" aria-hidden="true">${help}</p>
      ${phase === 'ready' ? html`<button class="skip" type="button" @click=${skip}>${strings.skipMap}</button>` : nothing} ${box}
      ${phase === 'failed' || phase === 'missing' ? html`<p class="wait">${failed}</p>` : phase === 'waiting' ? wait : nothing} ${over}
    </div>
    <slot name="annotation"></slot>
  </div>`;
}

export const mapContainerStyles = css`
  .annotated {
    position: relative;
    isolation: isolate;
  }
  /* Until it is known whether the map has room for the editor's notes, they keep out of the way of what is below it. */
  @container (inline-size >= 30em) {
    :host(:defined) .map:not(:has(.wait)) + slot:not(.known) {
      display: none;
    }
  }
  .map {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--_border);
    border-inline-width: var(--_sides);
    border-radius: var(--_corners);
  }
  .stage,
  .wait {
    position: absolute;
    inset: 0;
  }
  .wait {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    padding: 16px;
    font-size: var(--_note);
    text-align: center;
    color: var(--_quiet);
  }
  .map .skip {
    inset-block-start: 6px;
    inset-inline-start: 6px;
  }
  /* Seen by those whom it helps. */
  .map:has(:focus-visible) > #map-help {
    display: block;
    position: absolute;
    z-index: 3;
    inset: 8px auto auto 8px;
    max-inline-size: calc(100% - 64px);
    padding: 4px 8px;
    background: var(--_surface);
    font-size: var(--_small);
  }
  @media print {
    .map {
      display: none;
    }
  }
`;
