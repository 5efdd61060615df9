import { setPosition } from 'leaflet/src/dom/DomUtil.js';
import { Point } from 'leaflet/src/geometry/Point.js';
import type { LatLng, Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import { html, render } from 'lit';
import { severityWord, type IncidentVoice } from '../ui/incident-facts.js';
import { incidentName } from '../ui/incident-names.js';
import { incidentBadge } from '../ui/incident-shapes.js';
import { dotsOf, groupsInView, latLngOf, nextDot, worstOf, type Direction, type Group, type PlacedIncident } from './placed.js';

/** What the markers tell the map they are on. */
export interface MarkerHandlers {
  readonly hover: (ids: readonly string[]) => void;
  readonly open: (group: Group) => void;
  readonly close: () => void;
  /** Brings a point into view. */
  readonly reveal: (at: LatLng) => void;
}

interface Marker {
  readonly button: HTMLButtonElement;
  group: Group;
  at: LatLng;
}

interface AnimatedMap extends LeafletMap {
  _latLngToNewLayerPoint(at: LatLng, zoom: number, centre: LatLng): Point;
}

/**
 * The incidents as buttons of our own: one for each group in view, and one tab stop for all of them.
 * A marker is identified by its first incident, so it keeps its node, and the focus, while its group grows or splits.
 */
export class Markers {
  readonly #map: AnimatedMap;
  readonly #pane: HTMLElement;
  readonly #handlers: MarkerHandlers;
  readonly #markers = new Map<string, Marker>();
  #incidents: readonly PlacedIncident[] = [];
  #voice: IncidentVoice;
  #pointed: readonly string[] = [];
  #opened: string | undefined;
  /** The incident whose marker is the tab stop. */
  #stop: string | undefined;

  constructor(map: LeafletMap, voice: IncidentVoice, handlers: MarkerHandlers) {
    this.#map = map as AnimatedMap;
    this.#pane = map.getPane('markerPane') ?? map.getContainer();
    this.#voice = voice;
    this.#handlers = handlers;
    map.on('zoomend moveend', this.#regroup).on('zoom viewreset', this.#place).on('zoomanim', this.#animate);
    this.#pane.addEventListener('click', this.#open);
    this.#pane.addEventListener('keydown', this.#step);
    this.#pane.addEventListener('pointerover', this.#point);
    this.#pane.addEventListener('pointerout', this.#leave);
    this.#pane.addEventListener('focusin', this.#point);
    this.#pane.addEventListener('focusout', this.#leave);
  }

  show(incidents: readonly PlacedIncident[], voice: IncidentVoice): void {
    this.#incidents = incidents;
    this.#voice = voice;
    this.#regroup();
  }

  /** Marks the markers of these incidents as pointed at, and the marker of `opened` as open. */
  mark(pointed: readonly string[], opened: string | undefined): void {
    this.#pointed = pointed;
    this.#opened = opened;
    for (const marker of this.#markers.values()) this.#dress(marker);
  }

  /** The group an incident is in now. */
  groupWith(id: string): Group | undefined {
    return this.#markerWith(id)?.group;
  }

  /** Moves the focus to the marker that holds an incident. */
  focus(id: string): void {
    const marker = this.#markerWith(id);
    this.#stop = id;
    this.#setStop();
    marker?.button.focus({ preventScroll: true });
  }

  #markerWith(id: string): Marker | undefined {
    return this.#markers.get(id) ?? [...this.#markers.values()].find(({ group }) => group.items.some((item) => item.id === id));
  }

  readonly #regroup = (): void => {
    const root = this.#pane.getRootNode() as ShadowRoot;
    const focused = this.#markerOf(root.activeElement);
    const groups = groupsInView(this.#incidents, this.#map);
    const kept = new Set(groups.map(({ items }) => items[0]?.id));
    for (const [id, { button }] of this.#markers) {
      if (kept.has(id)) continue;
      this.#markers.delete(id);
      if (button !== focused?.button) button.remove();
    }
    for (const group of groups) this.#put(group);
    this.#setStop();
    const lost = focused && !this.#markers.has(focused.group.items[0]?.id ?? '') ? focused : undefined;
    if (!lost) return;
    this.focus(lost.group.items[0]?.id ?? '');
    lost.button.remove();
  };

  #put(group: Group): void {
    const id = group.items[0]?.id ?? '';
    const at = latLngOf(group, this.#map);
    const marker = this.#markers.get(id) ?? { button: document.createElement('button'), group, at };
    Object.assign(marker, { group, at });
    this.#markers.set(id, marker);
    this.#draw(marker);
    const point = this.#map.latLngToLayerPoint(at);
    setPosition(marker.button, point);
    marker.button.style.zIndex = String(1000 + point.y); // further south is further in front
    if (!marker.button.isConnected) this.#pane.append(marker.button);
  }

  #draw(marker: Marker): void {
    const { button, group } = marker;
    const { format, say } = this.#voice;
    const [only, second] = group.items;
    button.type = 'button';
    button.setAttribute('part', 'marker');
    button.setAttribute('aria-haspopup', 'dialog');
    const worst = worstOf(group);
    const isSingle = only && !second;
    const sign = isSingle
      ? incidentBadge(only, format)
      : html`<span class="badge several severity-${worst ?? 'unknown'}">${format.number(group.items.length)}</span>`;
    button.setAttribute(
      'aria-label',
      isSingle ? incidentName(only, this.#voice) : say.group(group.items.length, format, worst ? severityWord(worst, this.#voice) : undefined),
    );
    render(sign, button);
    this.#dress(marker);
  }

  #dress({ button, group }: Marker): void {
    const holds = (id: string | undefined) => group.items.some((item) => item.id === id);
    const isOpen = this.#opened !== undefined && holds(this.#opened);
    button.className = `marker leaflet-zoom-animated${this.#pointed.some(holds) ? ' pointed' : ''}${isOpen ? ' open' : ''}`;
    button.setAttribute('aria-expanded', String(isOpen));
  }

  #setStop(): void {
    const stop = (this.#stop !== undefined && this.#markerWith(this.#stop)) || this.#firstInView();
    for (const marker of this.#markers.values()) marker.button.tabIndex = marker === stop ? 0 : -1;
  }

  /** The marker in view that comes first in the list; if none is in view, the first marker. */
  #firstInView(): Marker | undefined {
    const view = this.#map.getBounds();
    const markers = [...this.#markers.values()];
    const inView = new Set(markers.filter(({ at }) => view.contains(at)));
    for (const { id } of this.#incidents) {
      const marker = this.#markers.get(id);
      if (marker && inView.has(marker)) return marker;
    }
    return markers[0];
  }

  readonly #place = (): void => {
    for (const { button, at } of this.#markers.values()) setPosition(button, this.#map.latLngToLayerPoint(at));
  };

  readonly #animate = (event: unknown): void => {
    const { zoom, center } = event as ZoomAnimEvent;
    for (const { button, at } of this.#markers.values()) setPosition(button, this.#map._latLngToNewLayerPoint(at, zoom, center).round());
  };

  #markerOf(target: EventTarget | null): Marker | undefined {
    const button = target instanceof Element ? target.closest('.marker') : null;
    return button ? [...this.#markers.values()].find((marker) => marker.button === button) : undefined;
  }

  readonly #point = ({ target }: Event): void => {
    const marker = this.#markerOf(target);
    if (marker) this.#handlers.hover(marker.group.items.map(({ id }) => id));
  };

  readonly #leave = (): void => this.#handlers.hover([]);

  readonly #open = ({ target }: Event): void => {
    const marker = this.#markerOf(target);
    if (!marker) return;
    this.#stop = marker.group.items[0]?.id;
    this.#setStop();
    this.#handlers.open(marker.group);
  };

  readonly #step = (event: KeyboardEvent): void => {
    const marker = this.#markerOf(event.target);
    if (!marker || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = this.#target(event.key, marker.group);
    if (event.key === 'Escape') this.#handlers.close();
    else if (!event.key.startsWith('Arrow') && !next) return;
    event.preventDefault();
    if (!next) return;
    const [dot] = dotsOf([next], this.#map);
    if (dot) this.#handlers.reveal(latLngOf(dot, this.#map));
    this.focus(next.id);
  };

  /** Where a key leads: arrows to any incident, in view or not; Home and End to the first and last of the list. */
  #target(key: string, group: Group): PlacedIncident | undefined {
    if (key === 'Home') return this.#incidents[0];
    if (key === 'End') return this.#incidents.at(-1);
    if (!key.startsWith('Arrow')) return undefined;
    const others = dotsOf(this.#incidents, this.#map).filter(({ item }) => !group.items.includes(item));
    return nextDot(group, key as Direction, others)?.item;
  }
}
