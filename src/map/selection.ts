import type { LatLng, Map as LeafletMap } from 'leaflet';
import { dotsOf, idOf, idsOf, latLngOf, type Group, type PlacedIncident } from './clusters.js';
import { openMarker, type IncidentMapState, type MapChoice, type OnAct } from './incident-map-state.js';
import type { LiveMap } from './map-stage.js';
import { Markers } from './markers.js';
import type { OccupiedRect } from './names-layer.js';
import { itemAfter } from './pixels.js';
import { Popup } from './popup.js';
import type { View } from './view.js';

/** Markers and popup: they show which incident is open and which marker's incidents are listed, and tell what the reader does with them. */
export class Selection {
  readonly #map: LeafletMap;
  readonly #view: View;
  readonly #state: () => IncidentMapState;
  readonly #on: OnAct;
  readonly #markers: Markers;
  readonly #popup: Popup;
  readonly #end = new AbortController();
  #incidents: readonly PlacedIncident[] = [];
  /** The choice that is shown. */
  #shown: MapChoice | undefined;
  /** True while what the reader opens here, in view, is not open yet: the focus will go there. */
  #isOurs = false;

  constructor(live: LiveMap, box: HTMLElement, state: () => IncidentMapState, on: OnAct) {
    const { map, view, measures } = live;
    this.#map = map;
    this.#view = view;
    this.#state = state;
    this.#on = on;
    this.#markers = new Markers(map, measures, state, on, (group) => !live.gestures?.hasDragged && this.#open(group));
    this.#popup = new Popup(map, box, on);
    // From anywhere in the map, its buttons included.
    box.closest('.map')?.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent), { signal: this.#end.signal });
    map.on('zoomend', () => this.#popup.isOpen && this.#draw(false));
    map.on('click', ({ originalEvent: { target } }) => {
      const isMarker = target instanceof Element && target.closest('.marker');
      if (!isMarker && !live.gestures?.hasDragged) this.#close();
    });
  }

  show(incidents: readonly PlacedIncident[]): void {
    this.#incidents = incidents;
    this.#markers.show(incidents);
    this.#draw(false);
  }

  /** Shows what is chosen, moving the map no further than needed to show an incident. */
  update(): void {
    const last = this.#shown;
    this.#shown = this.#state();
    const { hovered, selected, listed, isNarrow } = this.#shown;
    if (last && selected === last.selected && listed === last.listed && isNarrow === last.isNarrow) {
      if (hovered !== last.hovered) this.#markers.mark();
      return;
    }
    const isOurs = this.#isOurs;
    this.#isOurs = false;
    const incident = selected === last?.selected ? undefined : this.#incidents.find(({ id }) => id === selected);
    if (incident && !isOurs) this.#view.reveal(incident.place);
    const hadFocus = this.#popup.hasFocus();
    this.#draw(true);
    const left = last && openMarker(last);
    if (isOurs) this.#popup.focus();
    else if (hadFocus && !this.#popup.isOpen && left !== undefined) this.#markers.focus(left);
  }

  /** Where the popup is open. */
  get at(): LatLng | undefined {
    return this.#popup.at;
  }

  /** The room that the markers take. */
  marks(): readonly OccupiedRect[] {
    return this.#markers.marks();
  }

  destroy(): void {
    this.#end.abort();
    this.#popup.close();
  }

  /** One incident opens its popup; several, or one where there is no room for that, are listed, or no longer. */
  #open(group: Group): void {
    const [only, second] = group.items;
    const state = this.#state();
    const { isNarrow, selected } = state;
    if (!only || second || isNarrow) this.#on({ type: 'list', ids: idOf(group) === openMarker(state) ? undefined : idsOf(group) });
    else if (only.id === selected) this.#popup.focus();
    else {
      this.#isOurs = true;
      this.#on({ type: 'select', id: only.id });
    }
  }

  /** Closes the incident that is open, then the list of a marker. */
  #close(): void {
    const { selected, listed } = this.#state();
    if (selected !== undefined) this.#on({ type: 'select', id: undefined });
    else if (listed) this.#on({ type: 'list', ids: undefined });
  }

  /** Escape closes, from wherever; from a marker, arrows lead to any incident, in view or not. */
  #onKey(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') {
      if (openMarker(this.#state()) === undefined) return;
      event.preventDefault();
      return this.#close();
    }
    const group = this.#markers.groupAt(target);
    if (!group || altKey || ctrlKey || metaKey) return;
    const others = () => dotsOf(this.#incidents, this.#map).filter(({ item }) => !group.items.includes(item));
    const next = itemAfter(key, group, this.#incidents, others);
    if (next || key.startsWith('Arrow')) event.preventDefault();
    if (!next) return;
    const [dot] = dotsOf([next], this.#map);
    if (dot) this.#view.reveal(latLngOf(dot, this.#map));
    this.#markers.focus(next.id);
  }

  /** Marks the markers and opens or closes the popup; the map may move to make room for it if the reader asked for that. */
  #draw(mayMove: boolean): void {
    this.#markers.mark();
    const { selected, isNarrow, localizer } = this.#state();
    const group = selected === undefined || isNarrow ? undefined : this.#markers.groupWith(selected);
    const incident = group?.items.find(({ id }) => id === selected);
    if (group && incident) this.#popup.open(latLngOf(group, this.#map), group, incident, localizer, mayMove);
    else this.#popup.close();
  }
}
