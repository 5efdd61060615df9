import { html, nothing, render, type TemplateResult } from 'lit';
import type { LatLng, Map as LeafletMap } from 'leaflet';
import type { Incident } from '../model/incident.js';
import { incidentDetails } from '../ui/incident-details.js';
import { feedText, type IncidentVoice } from '../ui/incident-facts.js';
import { incidentList } from '../ui/incident-list.js';
import { incidentBadge } from '../ui/incident-shapes.js';
import { isOnePoint, type Group } from './placed.js';
import { unlessCalm } from './view.js';

/** What a reader can do in a popup. */
export interface PopupHandlers {
  readonly select: (id: string | undefined) => void;
  readonly hover: (ids: readonly string[]) => void;
  readonly zoomTo: (group: Group) => void;
  readonly close: () => void;
}

const GAP = 26; // half a marker and a little air
const EDGE = 8;
const SLICE = 40;

/** The box beside a marker: an incident, or the list of a group. It lies outside Leaflet's container, so the map receives none of its events. */
export class Popup {
  readonly #map: LeafletMap;
  readonly #box: HTMLElement;
  readonly #handlers: PopupHandlers;
  #at: LatLng | undefined;
  #isAbove = true;
  #side = 0;
  #more = 0;
  #drawn: readonly unknown[] = [];

  constructor(map: LeafletMap, box: HTMLElement, handlers: PopupHandlers) {
    this.#map = map;
    this.#box = box;
    this.#handlers = handlers;
    map.on('move zoom', this.#follow);
    box.addEventListener('keydown', this.#onKey);
  }

  /** The position it is open at. */
  get at(): LatLng | undefined {
    return this.#at;
  }

  get isOpen(): boolean {
    return !this.#box.hidden;
  }

  /** Shows one incident of a group, or the group's list. The map moves to make room only if the reader asked for the popup. */
  open(at: LatLng, group: Group, incident: Incident | undefined, voice: IncidentVoice, mayMove: boolean): void {
    this.#at = at;
    const drawn = [incident, voice.lang, voice.zoneOf, ...group.items];
    if (!this.isOpen || drawn.length !== this.#drawn.length || drawn.some((part, index) => part !== this.#drawn[index])) {
      cancelAnimationFrame(this.#more);
      this.#drawn = drawn;
      this.#box.hidden = false;
      this.#box.dir = voice.dir;
      this.#box.setAttribute('aria-label', incident?.title ?? voice.say.groupHere(group.items.length, voice.format));
      if (incident) this.#draw(this.#single(incident, group, voice), voice);
      else this.#drawList(group, SLICE, voice);
    }
    this.#settle(mayMove);
  }

  focus(): void {
    this.#box.focus({ preventScroll: true });
  }

  holdsFocus(): boolean {
    const root = this.#box.getRootNode() as ShadowRoot;
    return this.#box.contains(root.activeElement);
  }

  close(): void {
    cancelAnimationFrame(this.#more);
    this.#at = undefined;
    this.#box.hidden = true;
    render(nothing, this.#box);
  }

  #draw(content: TemplateResult, { say }: IncidentVoice): void {
    render(
      html`<button class="close" type="button" aria-label=${say.close} @click=${this.#handlers.close}>×</button>
        <div class="scroll" tabindex="-1">${content}</div>`,
      this.#box,
    );
  }

  #single(incident: Incident, group: Group, voice: IncidentVoice): TemplateResult {
    const back = html`<button class="link" type="button" @click=${() => this.#handlers.select(undefined)}>
      ‹ ${voice.say.groupHere(group.items.length, voice.format)}
    </button>`;
    return html`${group.items.length > 1 ? back : nothing}
      <p class="heading">${incidentBadge(incident, voice.format)}<strong>${feedText(incident.title, voice)}</strong></p>
      ${incidentDetails(incident, Date.now(), voice)}`;
  }

  /** Rendering two hundred rows at once would block the page for a moment, so they are rendered in slices. */
  #drawList(group: Group, count: number, voice: IncidentVoice): void {
    const { select, hover, zoomTo } = this.#handlers;
    const zoom = html`<button class="link" type="button" @click=${() => zoomTo(group)}>${voice.say.zoomHere}</button>`;
    const list = incidentList(group.items.slice(0, count), { hovered: [] }, Date.now(), voice, { hover: (id) => hover(id === undefined ? [] : [id]), select });
    this.#draw(
      html`<p class="heading"><strong>${voice.say.groupHere(group.items.length, voice.format)}</strong> ${isOnePoint(group) ? nothing : zoom}</p>
        ${list}`,
      voice,
    );
    if (count < group.items.length) this.#more = requestAnimationFrame(() => this.#drawList(group, count + SLICE, voice));
  }

  /** Places the box above the marker, or below it if there is more room; if there is too little, the map moves. The marker stays in view. */
  #settle(mayMove: boolean): void {
    if (!this.#at) return;
    const { x: width, y: height } = this.#map.getSize();
    const marker = this.#map.latLngToContainerPoint(this.#at);
    const room = { above: marker.y - GAP - EDGE, below: height - marker.y - GAP - EDGE };
    this.#box.style.setProperty('--_tall', `${height}px`);
    const tall = this.#box.offsetHeight;
    this.#isAbove = tall <= room.above || room.above >= room.below;
    const short = Math.max(0, tall - (this.#isAbove ? room.above : room.below));
    const aside = Math.max(0, GAP - marker.x) || Math.min(0, width - GAP - marker.x);
    const shift = mayMove ? { x: -aside, y: this.#isAbove ? -short : short } : { x: 0, y: 0 };
    const half = this.#box.offsetWidth / 2;
    const x = marker.x - shift.x;
    this.#side = Math.max(half + EDGE, Math.min(width - half - EDGE, x)) - x;
    this.#follow();
    if (shift.x || shift.y) this.#map.panBy([shift.x, shift.y], unlessCalm(this.#map));
  }

  readonly #follow = (): void => {
    if (!this.#at) return;
    const { x, y } = this.#map.latLngToContainerPoint(this.#at);
    const { offsetWidth, offsetHeight, style } = this.#box;
    const left = x + this.#side - offsetWidth / 2;
    const top = this.#isAbove ? y - GAP - offsetHeight : y + GAP;
    style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    style.setProperty('--_tip', `${Math.round(offsetWidth / 2 - this.#side)}px`);
    this.#box.classList.toggle('below', !this.#isAbove);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#handlers.close();
  };
}
