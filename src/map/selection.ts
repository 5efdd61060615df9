import type { LatLng, Map as LeafletMap } from 'leaflet';
import type { IncidentLocalizer } from '../ui/incident-text.js';
import { idOf, idsOf, latLngOf, type Group, type PlacedIncident } from './clusters.js';
import { openMarker, type MapChoice, type OnAct } from './incident-map-state.js';
import type { LiveMap } from './map-stage.js';
import { Markers } from './markers.js';
import type { OccupiedRect } from './names-layer.js';
import { Popup } from './popup.js';
import type { View } from './view.js';

/** Markers and popup: they show which incident is open and which marker's incidents are listed, and tell what the reader does with them. */
export class Selection {
  readonly #map: LeafletMap;
  readonly #view: View;
  readonly #on: OnAct;
  readonly #markers: Markers;
  readonly #popup: Popup;
  readonly #end = new AbortController();
  #localizer: IncidentLocalizer;
  #incidents: readonly PlacedIncident[] = [];
  #choice: MapChoice | undefined;
  /** True while what the reader opens here, in view, is not open yet: the focus will go there. */
  #isOurs = false;

  constructor(live: LiveMap, box: HTMLElement, localizer: IncidentLocalizer, on: OnAct) {
    const { map, view, measures } = live;
    this.#map = map;
    this.#view = view;
    this.#on = on;
    this.#localizer = localizer;
    this.#markers = new Markers(map, measures, localizer, {
      on,
      open: (group) => !live.gestures?.hasDragged && this.#open(group),
      reveal: (at) => view.reveal(at),
    });
    this.#popup = new Popup(map, box, this.#on);
    // From anywhere in the map, its buttons included.
    box.closest('.map')?.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent), { signal: this.#end.signal });
    map.on('zoomend', () => this.#popup.isOpen && this.#draw(false));
    map.on('click', ({ originalEvent: { target } }) => {
      const isMarker = target instanceof Element && target.closest('.marker');
      if (!isMarker && !live.gestures?.hasDragged) this.#close();
    });
  }

  show(incidents: readonly PlacedIncident[], localizer: IncidentLocalizer): void {
    this.#incidents = incidents;
    this.#localizer = localizer;
    this.#markers.show(incidents, localizer);
    this.#draw(false);
  }

  /** Shows what is chosen, moving the map no further than needed to show an incident. */
  update(choice: MapChoice): void {
    const last = this.#choice;
    this.#choice = choice;
    const { hovered, selected, listed, isNarrow } = choice;
    if (last && selected === last.selected && listed === last.listed && isNarrow === last.isNarrow) {
      if (hovered !== last.hovered) this.#markers.mark(choice);
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

  /** The incident whose marker is open. */
  get #opened(): string | undefined {
    return this.#choice && openMarker(this.#choice);
  }

  /** One incident opens its popup; several, or one where there is no room for that, are listed, or no longer. */
  #open(group: Group): void {
    const [only, second] = group.items;
    const { isNarrow, selected } = this.#choice ?? {};
    if (!only || second || isNarrow) this.#on({ type: 'list', ids: idOf(group) === this.#opened ? undefined : idsOf(group) });
    else if (only.id === selected) this.#popup.focus();
    else {
      this.#isOurs = true;
      this.#on({ type: 'select', id: only.id });
    }
  }

  /** Closes the incident that is open, then the list of a marker. */
  #close(): void {
    if (this.#choice?.selected !== undefined) this.#on({ type: 'select', id: undefined });
    else if (this.#choice?.listed) this.#on({ type: 'list', ids: undefined });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#opened === undefined) return;
    event.preventDefault();
    this.#close();
  }

  /** Marks the markers and opens or closes the popup; the map may move to make room for it if the reader asked for that. */
  #draw(mayMove: boolean): void {
    const choice = this.#choice;
    if (!choice) return;
    this.#markers.mark(choice);
    const { selected, isNarrow } = choice;
    const group = selected === undefined || isNarrow ? undefined : this.#markers.groupWith(selected);
    const incident = group?.items.find(({ id }) => id === selected);
    if (group && incident) this.#popup.open(latLngOf(group, this.#map), group, incident, this.#localizer, mayMove);
    else this.#popup.close();
  }
}
