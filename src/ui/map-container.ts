import { css, html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../words/localizer.js';

/** Print events: a map is redrawn for paper, and its list is unfolded. */
export const PRINTS = ['beforeprint', 'afterprint'] as const;

/** Loading state of the map: `waiting` for a tap in data-saver mode, `missing` while its code cannot be loaded. */
export type MapPhase = 'none' | 'loading' | 'ready' | 'failed' | 'missing' | 'waiting';

/** Content of the map's box: the map, or why there is none. */
interface MapContainer {
  /** The node that contains the map, or its markup during prerendering. */
  readonly box: HTMLElement | TemplateResult;
  readonly phase: MapPhase;
  readonly label: string;
  /** How to use the map by keyboard. */
  readonly help: string;
  /** Replaces a map that failed to load. */
  readonly failed: string;
  /** Overlay of the map. */
  readonly over?: unknown;
  readonly load: () => void;
  /** Moves the focus to what follows the map. */
  readonly skip: () => void;
}

/** The box of the map has the same size whether the map is shown, loading or missing. */
export function mapContainer({ box, phase, label, help, failed, over = nothing, load, skip }: MapContainer, { strings }: Localizer<'map'>): TemplateResult {
  const wait = html`<div class="wait quiet">
    <p>${strings.mapWaits}</p>
    <button type="button" @click=${load}>${strings.loadMap}</button>
  </div>`;
  return html`<div class="annotated">
    <div class="map" id="map" part="map" role="group" aria-label=${label} aria-describedby="map-help">
      <p hidden id="map-help" aria-hidden="true">${help}</p>
      ${phase === 'ready' ? html`<button class="skip" type="button" @click=${skip}>${strings.skipMap}</button>` : nothing} ${box}
      ${phase === 'failed' || phase === 'missing' ? html`<p class="wait quiet">${failed}</p>` : phase === 'waiting' ? wait : nothing} ${over}
    </div>
    <slot name="annotation"></slot>
  </div>`;
}

interface MapControls {
  readonly zoom: (levels: number) => void;
  readonly fit: () => void;
  /** Steps to the right and down; `undefined` until after the first paint, because these buttons show only on hover or focus. */
  readonly pan: undefined | ((right: number, down: number) => void);
}

const icon = (path: string): TemplateResult => html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d=${path}></path></svg>`;

const PLUS = 'M8 3v10M3 8h10';
const MINUS = 'M3 8h10';
const FRAME = 'M6 2.5H2.5V6M10 2.5h3.5V6M6 13.5H2.5V10M10 13.5h3.5V10';
const UP = 'M3.5 10 8 5.5l4.5 4.5';
const DOWN = 'M3.5 6 8 10.5 12.5 6';
const LEFT = 'M10 3.5 5.5 8l4.5 4.5';
const RIGHT = 'M6 3.5 10.5 8 6 12.5';

/**
 * Buttons to zoom, fit and pan, as an alternative to dragging: one tab stop with arrow keys. The name includes the tag's title, because a page may have several
 * maps.
 */
export function mapControls({ strings }: Localizer<'map'>, fitLabel: string, { zoom, fit, pan }: MapControls): TemplateResult {
  const tool = (name: string, label: string, path: string, act: () => void) =>
    html`<button class="tool ${name}" type="button" tabindex=${name === 'in' ? 0 : -1} aria-label=${label} @click=${act}>${icon(path)}</button>`;
  return html`<div
    class="tools"
    id="tools"
    role="toolbar"
    aria-label=${strings.mapControls}
    aria-labelledby="tools title"
    @keydown=${(event: KeyboardEvent) => moveFocus(event, 'ltr')}
    @focusin=${updateTabStop}
  >
    ${tool('in', strings.zoomIn, PLUS, () => zoom(1))}${tool('out', strings.zoomOut, MINUS, () => zoom(-1))}${tool('fit', fitLabel, FRAME, fit)}
    ${
      pan &&
      html`${tool('up', strings.panUp, UP, () => pan(0, -1))}${tool('left', strings.panLeft, LEFT, () => pan(-1, 0))}
      ${tool('right', strings.panRight, RIGHT, () => pan(1, 0))}${tool('down', strings.panDown, DOWN, () => pan(0, 1))}`
    }
  </div>`;
}

const buttonsOf = ({ currentTarget }: Event): readonly HTMLElement[] => [...(currentTarget as HTMLElement).querySelectorAll('button')];

/** Moves the focus along a toolbar by arrow keys, wrapping around at the ends. */
export function moveFocus(event: KeyboardEvent, dir: 'ltr' | 'rtl'): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const ahead = dir === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: ahead, ArrowLeft: -ahead };
  const step = steps[key];
  if (!step || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  const buttons = buttonsOf(event);
  buttons.at((buttons.indexOf(event.target as HTMLElement) + step) % buttons.length)?.focus({ preventScroll: true });
}

/** Makes the focused button the toolbar's tab stop (roving tabindex). */
export function updateTabStop(event: FocusEvent): void {
  for (const button of buttonsOf(event)) button.tabIndex = button === event.target ? 0 : -1;
}

export const mapContainerStyles = css`
  .annotated {
    position: relative;
    isolation: isolate;
  }
  /* Hidden until it is known whether the editor's notes fit on the map, so that they do not shift what is below. */
  @container (inline-size >= 30em) {
    :host(:defined) .map:not(:has(.wait)) + slot:not(.known) {
      display: none;
    }
  }
  .map {
    position: relative;
    overflow: hidden;
    @media print {
      display: none;
    }
  }
  .stage,
  .wait,
  .hint {
    position: absolute;
    inset: 0;
  }
  .wait,
  .hint {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    padding: 16px;
    text-align: center;
  }
  .map .skip {
    inset-block-start: 6px;
    inset-inline-start: 6px;
  }
`;
