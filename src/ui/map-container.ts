import { css, html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../words/localizer.js';

/** What a page tells of its printing: a map is drawn for paper, and its list is whole there. */
export const PRINTS = ['beforeprint', 'afterprint'] as const;

/** How far loading the map has come; it is `waiting` for a tap if the reader saves data, and `missing` while its code cannot be loaded. */
export type MapPhase = 'none' | 'loading' | 'ready' | 'failed' | 'missing' | 'waiting';

/** What the box of a map shows: the map, or why there is none. */
interface MapContainer {
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

/** What the map's buttons do. */
interface MapControls {
  readonly zoom: (levels: number) => void;
  readonly fit: () => void;
  /** By how many steps to the right and down; what is seen with the pointer or the focus alone comes after the paint. */
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

/** Buttons to zoom, fit and pan, for readers who do not drag: one tab stop, with arrow keys between the buttons. Named after the tag, because a page may have several. */
export function mapControls({ strings }: Localizer<'map'>, fitLabel: string, { zoom, fit, pan }: MapControls): TemplateResult {
  const tool = (name: string, label: string, path: string, act: () => void) =>
    html`<button class="tool ${name}" type="button" tabindex=${name === 'in' ? 0 : -1} aria-label=${label} @click=${act}>${icon(path)}</button>`;
  return html`<div
    class="tools"
    id="tools"
    role="toolbar"
    aria-label=${strings.mapControls}
    aria-labelledby="tools title"
    @keydown=${(event: KeyboardEvent) => stepAround(event, 'ltr')}
    @focusin=${stopHere}
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

/** Moves the focus by arrow keys along the buttons of a toolbar, and round from the last to the first. */
export function stepAround(event: KeyboardEvent, dir: 'ltr' | 'rtl'): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const ahead = dir === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: ahead, ArrowLeft: -ahead };
  const by = steps[key];
  if (!by || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  const buttons = buttonsOf(event);
  buttons.at((buttons.indexOf(event.target as HTMLElement) + by) % buttons.length)?.focus({ preventScroll: true });
}

/** The button that gets the focus becomes the toolbar's one stop of the Tab key. */
export function stopHere(event: FocusEvent): void {
  for (const button of buttonsOf(event)) button.tabIndex = button === event.target ? 0 : -1;
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
    @media print {
      display: none;
    }
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
    text-align: center;
  }
  .map .skip {
    inset-block-start: 6px;
    inset-inline-start: 6px;
  }
`;
