import type { LatLng, Map as LeafletMap } from 'leaflet';
import { css, html, nothing, render } from 'lit';
import type { Incident } from '../model/incident.js';
import { ringSize } from '../ui/incident-ring.js';
import { feedText, incidentTime, placeInRow, placeRemark, type IncidentLocalizer } from '../ui/incident-text.js';
import { hasSameItems } from './bounds.js';
import type { Group } from './clusters.js';
import type { OnAct } from './incident-map-state.js';
import { panOptions } from './view.js';

/** Half a marker and a little air, in pixels. */
const gapOf = ({ items }: Group): number => Math.max(26, ringSize(items.length) / 2 + 10);
/** How far the box stays from the edge of the map. */
const EDGE = 8;

/** The box beside a marker: what, where and when of an incident, whose details are in the list. It lies outside Leaflet's container, so the map receives none of its events. */
export class Popup {
  readonly #map: LeafletMap;
  readonly #box: HTMLElement;
  readonly #on: OnAct;
  #at: LatLng | undefined;
  #isAbove = true;
  #gap = 0;
  /** How far its middle is from that of the marker. */
  #aside = 0;
  /** True while the Tab key moves the focus. */
  #isTabbing = false;
  /** What it shows, to tell whether that is still the same. */
  #content: readonly unknown[] = [];

  constructor(map: LeafletMap, box: HTMLElement, on: OnAct) {
    this.#map = map;
    this.#box = box;
    this.#on = on;
    map.on('move zoom', this.#position);
    box.addEventListener('keydown', this.#onKey);
    box.addEventListener('focusout', this.#onLeave);
  }

  /** Where it is open. */
  get at(): LatLng | undefined {
    return this.#at;
  }

  get isOpen(): boolean {
    return !this.#box.hidden;
  }

  /** Shows an incident beside the marker of its group. The map moves to make room only if the reader asked for the popup. */
  open(at: LatLng, group: Group, incident: Incident, localizer: IncidentLocalizer, mayMove: boolean): void {
    this.#at = at;
    this.#gap = gapOf(group);
    const content = [incident, localizer.lang, localizer.zoneOf];
    if (!this.isOpen || !hasSameItems(content, this.#content)) {
      this.#content = content;
      this.#box.hidden = false;
      this.#box.dir = localizer.dir;
      this.#render(incident, localizer);
    }
    this.#settle(mayMove);
  }

  /** Gives the focus to what scrolls, so that the arrow keys scroll it. */
  focus(): void {
    this.#box.querySelector<HTMLElement>('.scroll')?.focus({ preventScroll: true });
  }

  hasFocus(): boolean {
    const root = this.#box.getRootNode() as ShadowRoot;
    return this.#box.contains(root.activeElement);
  }

  close(): void {
    this.#at = undefined;
    this.#box.hidden = true;
    render(nothing, this.#box);
  }

  #render(incident: Incident, localizer: IncidentLocalizer): void {
    const { strings } = localizer;
    const place = placeInRow(incident, undefined, localizer);
    const remark = placeRemark(incident, localizer);
    render(
      html`<button class="close plain" type="button" aria-label=${strings.close} @click=${this.#close}>×</button>
        <div class="scroll" tabindex="0" role="group" aria-labelledby="popup-title">
          <p class="heading"><strong id="popup-title">${feedText(incident.title, localizer)}</strong></p>
          ${place || remark ? html`<p class="facts">${place}${place && remark ? strings.stop : nothing}<em>${remark}</em></p>` : nothing}
          <p class="facts">
            ${incidentTime(incident, Date.now(), localizer)} · <button
              class="link"
              type="button"
              @click=${() => this.#on({ type: 'details', id: incident.id })}
            >
              ${strings.details}
            </button>
          </p>
        </div>`,
      this.#box,
    );
  }

  /** Places the box above the marker, or below it if there is more room; if there is too little, the map moves. The marker stays in view. */
  #settle(mayMove: boolean): void {
    if (!this.#at) return;
    const { x: width, y: height } = this.#map.getSize();
    const marker = this.#map.latLngToContainerPoint(this.#at);
    const room = { above: marker.y - this.#gap - EDGE, below: height - marker.y - this.#gap - EDGE };
    this.#box.style.setProperty('--_tall', `${height}px`);
    const tall = this.#box.offsetHeight;
    this.#isAbove = tall <= room.above || room.above >= room.below;
    const short = Math.max(0, tall - (this.#isAbove ? room.above : room.below));
    const sideways = Math.max(0, this.#gap - marker.x) || Math.min(0, width - this.#gap - marker.x);
    const shift = mayMove ? { x: -sideways, y: this.#isAbove ? -short : short } : { x: 0, y: 0 };
    const half = this.#box.offsetWidth / 2;
    const x = marker.x - shift.x;
    this.#aside = Math.max(half + EDGE, Math.min(width - half - EDGE, x)) - x;
    this.#position();
    if (shift.x || shift.y) this.#map.panBy([shift.x, shift.y], panOptions(this.#map));
  }

  readonly #position = (): void => {
    if (!this.#at) return;
    const { x, y } = this.#map.latLngToContainerPoint(this.#at);
    const { offsetWidth, offsetHeight, style } = this.#box;
    const left = x + this.#aside - offsetWidth / 2;
    const top = this.#isAbove ? y - this.#gap - offsetHeight : y + this.#gap;
    style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    style.setProperty('--_tip', `${Math.round(offsetWidth / 2 - this.#aside)}px`);
    this.#box.classList.toggle('below', !this.#isAbove);
  };

  readonly #close = (): void => this.#on({ type: 'select', id: undefined });

  /** WebKitGTK has no name for Tab with Shift, but a code. */
  readonly #onKey = ({ key, code }: KeyboardEvent): void => {
    this.#isTabbing = [key, code].includes('Tab');
  };

  /** Closes when the Tab key leads out, so that the box does not cover what has the focus. A pointer that presses something else leaves it open. */
  readonly #onLeave = ({ relatedTarget }: FocusEvent): void => {
    const hasLeft = relatedTarget instanceof Element && !this.#box.contains(relatedTarget) && !relatedTarget.matches('.marker');
    if (this.#isTabbing && hasLeft) this.#close();
    this.#isTabbing = false;
  };
}

/** The box beside a marker. */
export const popupStyles = css`
  .popup {
    z-index: 2;
    display: flex;
    inline-size: min(310px, 100% - 16px);
    box-shadow: 0 3px 14px rgb(0 0 0 / 0.28);
  }
  .popup .scroll {
    outline: none;
  }
  .popup:has(> .scroll:focus-visible) {
    outline: 2px solid var(--_focus);
  }
  .popup::after {
    content: '';
    position: absolute;
    z-index: -1;
    left: var(--_tip);
    bottom: -7px;
    inline-size: 12px;
    block-size: 12px;
    margin-left: -6px;
    rotate: 45deg;
    background: inherit;
    border: solid var(--_border);
    border-width: 0 1px 1px 0;
  }
  .popup.below::after {
    top: -7px;
    bottom: auto;
    border-width: 1px 0 0 1px;
  }
  .scroll {
    flex: 1;
    max-block-size: calc(var(--_tall, 320px) - 92px);
    padding: 12px 14px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  .popup .close {
    position: absolute;
    z-index: 1;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    inline-size: 28px;
    block-size: 28px;
    font-size: 1.25em;
    line-height: 1;
  }
  .heading {
    margin-block-end: 4px;
    margin-inline-end: 26px;
    font-size: 0.9375em;
    line-height: 1.3;
  }
  .popup .facts {
    margin: 2px 0 0;
  }
`;
