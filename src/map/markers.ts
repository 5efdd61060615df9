import type { LatLng, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';
import { setPosition } from 'leaflet/src/dom/DomUtil.js';
import { hasSameItems, WORLD_SIZE } from './bounds.js';
import { afterFrame } from './canvas-layer.js';
import { areaAround, clusterDots, countriesOf, dotsOf, idOf, idsOf, latLngOf, townsOf, type Group, type PlacedIncident } from './clusters.js';
import type { IncidentMapState, OnAct } from './incident-map-state.js';
import { Marker } from './marker.js';
import type { OccupiedRect } from './names-layer.js';
import { isInside, isWithin, type Rect } from './pixels.js';
import type { Measures } from './view.js';

interface AnimatedMap extends LeafletMap {
  _latLngToNewLayerPoint(at: LatLng, zoom: number, centre: LatLng): Point;
}

/** How many signs are made in one task: a slow phone needs a few milliseconds for each. */
const SIGNS_AT_ONCE = 8;

/** How much of the world around the view has markers too, in sizes of the view on each side. */
const MARGIN = 0.25;

/**
 * The incidents as buttons of our own: one for each group in view, and one tab stop for all of them.
 * A marker is identified by its first incident, so it keeps the focus while its group grows or splits.
 */
export class Markers {
  readonly #map: AnimatedMap;
  readonly #measures: Measures;
  readonly #pane: HTMLElement;
  readonly #state: () => IncidentMapState;
  readonly #on: OnAct;
  readonly #open: (group: Group) => void;
  readonly #markers = new Map<string, Marker>();
  /** Those whose sign and name are not made yet, in this order. */
  readonly #unmade = new Set<Marker>();
  #isAsked = false;
  /** The part of the world that has markers, and the zoom. */
  #area: Rect | undefined;
  #zoom = 0;
  #incidents: readonly PlacedIncident[] = [];
  /** The language of the signs. */
  #lang = '';
  /** The incident whose marker is the tab stop. */
  #tabStop: string | undefined;

  constructor(map: LeafletMap, measures: Measures, state: () => IncidentMapState, on: OnAct, open: (group: Group) => void) {
    this.#map = map as AnimatedMap;
    this.#measures = measures;
    this.#pane = map.getPane('markerPane') ?? map.getContainer();
    this.#state = state;
    this.#on = on;
    this.#open = open;
    map.on('moveend', this.#onMoved).on('zoom viewreset', this.#position).on('zoomanim', this.#animate);
    this.#pane.addEventListener('click', this.#onClick);
    this.#pane.addEventListener('pointerover', this.#onEnter);
    this.#pane.addEventListener('pointerout', this.#onLeave);
    this.#pane.addEventListener('focusin', this.#onEnter);
    this.#pane.addEventListener('focusout', this.#onLeave);
  }

  show(incidents: readonly PlacedIncident[]): void {
    const { lang } = this.#state().localizer;
    // All signs are made again in another language.
    if (lang !== this.#lang) for (const marker of this.#markers.values()) this.#unmade.add(marker);
    this.#lang = lang;
    this.#incidents = incidents;
    this.#regroup();
    this.#makeSome();
  }

  /** Marks the markers of the incidents that are hovered, and the one that is open. */
  mark(): void {
    const state = this.#state();
    for (const marker of this.#markers.values()) marker.mark(state);
  }

  /** The room that the markers take, with the towns and countries that each is in. */
  marks(): readonly OccupiedRect[] {
    const scale = this.#measures.signScale;
    return [...this.#markers.values()].map((marker) => {
      const { at, group } = marker;
      return { rect: marker.rectAround(this.#map.latLngToContainerPoint(at), scale), towns: townsOf(group), countries: countriesOf(group) };
    });
  }

  /** The group an incident is in now. */
  groupWith(id: string): Group | undefined {
    return this.#markerWith(id)?.group;
  }

  /** The group of the marker that an event comes from. */
  groupAt(target: EventTarget | null): Group | undefined {
    return this.#markerAt(target)?.group;
  }

  /** Moves the focus to the marker that holds an incident. */
  focus(id: string): void {
    this.#setTabStop(id);
    const marker = this.#markerWith(id);
    if (marker && this.#unmade.has(marker)) this.#make(marker);
    marker?.button.focus({ preventScroll: true });
  }

  #markerWith(id: string): Marker | undefined {
    return this.#markers.get(id) ?? [...this.#markers.values()].find((marker) => marker.contains(id));
  }

  #markerAt(target: EventTarget | null): Marker | undefined {
    const button = target instanceof Element ? target.closest('.marker') : null;
    return button ? [...this.#markers.values()].find((marker) => marker.button === button) : undefined;
  }

  get #focused(): Marker | undefined {
    return this.#markerAt((this.#pane.getRootNode() as ShadowRoot).activeElement);
  }

  /** A short pan moves what is there: groups stay as they are, and no work is done while a reader looks around. */
  readonly #onMoved = (): void => {
    const map = this.#map;
    // In a smaller world, some markers would have to change to the other side.
    const isWide = map.getZoomScale(map.getZoom(), 0) * WORLD_SIZE > 2 * map.getSize().x;
    if (!isWide || map.getZoom() !== this.#zoom || !this.#area || !isWithin(areaAround(map, 0), this.#area)) {
      this.#regroup();
      this.#makeSoon();
    } else {
      this.#setTabStop(this.#tabStop);
      this.#tellRings();
    }
  };

  #regroup(): void {
    const focused = this.#focused;
    this.#zoom = this.#map.getZoom();
    this.#area = areaAround(this.#map, MARGIN);
    const groups = clusterDots(dotsOf(this.#incidents, this.#map, this.#area), this.#measures.signScale);
    this.#removeExcept(new Set(groups.map(idOf)), focused);
    const view = areaAround(this.#map, 0);
    for (const group of groups.toSorted((one, other) => Number(isInside(other, view)) - Number(isInside(one, view)))) this.#put(group);
    this.#setTabStop(this.#tabStop);
    this.#tellRings();
    if (!focused || this.#markers.has(idOf(focused.group))) return;
    // The focus has to move on before its marker goes.
    this.focus(idOf(focused.group));
    focused.button.remove();
  }

  #tellRings(): void {
    const view = this.#map.getBounds();
    const areShown = [...this.#markers.values()].some(({ group, at }) => group.items.length > 1 && view.contains(at));
    this.#on({ type: 'rings', areShown });
  }

  /** Forgets the markers of other groups; the button that has the focus stays on the page. */
  #removeExcept(kept: ReadonlySet<string>, focused: Marker | undefined): void {
    for (const [id, marker] of this.#markers) {
      if (kept.has(id)) continue;
      this.#markers.delete(id);
      this.#unmade.delete(marker);
      if (marker.button !== focused?.button) marker.button.remove();
    }
  }

  #put(group: Group): void {
    const id = idOf(group);
    const at = latLngOf(group, this.#map);
    const last = this.#markers.get(id);
    const marker = last ?? new Marker(group, at);
    const isMade = last && !this.#unmade.delete(last) && hasSameItems(last.group.items, group.items);
    if (!isMade) this.#unmade.add(marker);
    this.#markers.set(id, Object.assign(marker, { group, at }));
    marker.mark(this.#state());
    const point = this.#map.latLngToLayerPoint(at);
    setPosition(marker.button, point);
    marker.button.style.zIndex = String(1000 + point.y); // further south is further in front
  }

  #makeSoon(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    afterFrame(() => {
      this.#isAsked = false;
      this.#makeSome();
    });
  }

  /** Makes signs and names, a few in a task of its own after each frame: a hundred at once would be felt. */
  #makeSome(): void {
    for (const marker of [...this.#unmade].slice(0, SIGNS_AT_ONCE)) this.#make(marker);
    if (this.#unmade.size) this.#makeSoon();
  }

  #make(marker: Marker): void {
    this.#unmade.delete(marker);
    marker.render(this.#state().localizer);
    if (!marker.button.isConnected) this.#pane.append(marker.button);
  }

  /** Makes the marker of an incident the tab stop; if it has none, the first in view. */
  #setTabStop(id: string | undefined): void {
    this.#tabStop = id;
    const stop = (id !== undefined && this.#markerWith(id)) || this.#firstInView();
    for (const marker of this.#markers.values()) marker.button.tabIndex = marker === stop ? 0 : -1;
  }

  /** The marker in view that comes first in the list; if none is in view, the first marker. */
  #firstInView(): Marker | undefined {
    const view = this.#map.getBounds();
    for (const { id } of this.#incidents) {
      const marker = this.#markers.get(id);
      if (marker && view.contains(marker.at)) return marker;
    }
    return this.#markers.values().next().value;
  }

  readonly #position = (): void => {
    for (const { button, at } of this.#markers.values()) setPosition(button, this.#map.latLngToLayerPoint(at));
  };

  /** At its end there are other groups: until then no sign is made, and what is out of view goes, so that there is less to move. */
  readonly #animate = (event: unknown): void => {
    const focused = this.#focused;
    const view = areaAround(this.#map, 0);
    const staying = [...this.#markers].filter(([, marker]) => marker === focused || (!this.#unmade.has(marker) && isInside(marker.group, view)));
    this.#removeExcept(new Set(staying.map(([id]) => id)), undefined);
    const { zoom, center } = event as ZoomAnimEvent;
    for (const { button, at } of this.#markers.values()) setPosition(button, this.#map._latLngToNewLayerPoint(at, zoom, center).round());
  };

  readonly #onEnter = ({ target }: Event): void => {
    const marker = this.#markerAt(target);
    if (marker) this.#on({ type: 'hover', ids: idsOf(marker.group) });
  };

  readonly #onLeave = (): void => this.#on({ type: 'hover', ids: [] });

  readonly #onClick = ({ target }: Event): void => {
    const marker = this.#markerAt(target);
    if (!marker) return;
    this.#setTabStop(idOf(marker.group));
    this.#open(marker.group);
  };
}
