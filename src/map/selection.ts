import type { LatLng, Map as LeafletMap } from 'leaflet';
import type { IncidentLocalizer } from '../ui/incident-text.js';
import { idOf, latLngOf, type Group, type PlacedIncident } from './clusters.js';
import { zoomToPlaces } from './fit-places.js';
import type { Gestures } from './gestures.js';
import type { LiveMap } from './map-stage.js';
import { Markers } from './markers.js';
import type { Mark } from './names-layer.js';
import { Popup } from './popup.js';
import type { View } from './view.js';

/** Called when the reader points at or opens something. */
export interface SelectionHandlers {
  /** The incidents that the reader points at on the map; empty when the pointer has left. */
  readonly onHover: (ids: readonly string[]) => void;
  readonly onSelect: (id: string | undefined) => void;
  /** The incidents of a marker are to be listed, or all of them again, where there is no room for a popup. */
  readonly onList: (ids: readonly string[] | undefined) => void;
  /** Leads to everything about an incident. */
  readonly onDetails: (id: string) => void;
  /** Tells whether the map shows a sign of several incidents, whenever that may have changed. */
  readonly onRings: (areShown: boolean) => void;
}

/** Markers and popup, and which incident or group is open. */
export class Selection {
  readonly #map: LeafletMap;
  readonly #view: View;
  readonly #gestures: Gestures;
  readonly #onSelect: SelectionHandlers['onSelect'];
  readonly #onList: SelectionHandlers['onList'];
  readonly #markers: Markers;
  readonly #popup: Popup;
  readonly #end = new AbortController();
  #localizer: IncidentLocalizer;
  #incidents: readonly PlacedIncident[] = [];
  #hovered: readonly string[] = [];
  #selected: string | undefined;
  /** The group whose list is open. */
  #group: Group | undefined;
  #isNarrow = false;

  constructor(
    { map, view, gestures, measures }: LiveMap,
    box: HTMLElement,
    localizer: IncidentLocalizer,
    { onHover, onSelect, onList, onDetails, onRings }: SelectionHandlers,
  ) {
    this.#map = map;
    this.#view = view;
    this.#gestures = gestures;
    this.#localizer = localizer;
    this.#onSelect = onSelect;
    this.#onList = onList;
    const close = () => this.#close();
    this.#markers = new Markers(map, measures, localizer, {
      hover: onHover,
      open: (group) => this.#open(group),
      reveal: (at) => view.reveal(at),
      rings: onRings,
    });
    this.#popup = new Popup(map, box, { select: (id) => this.#choose(id), hover: onHover, zoomTo: (group) => this.#zoomTo(group), details: onDetails, close });
    // From anywhere in the map, its buttons included.
    box.closest('.map')?.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent), { signal: this.#end.signal });
    map.on('zoomend', () => this.#popup.isOpen && this.#draw(false));
    map.on('click', ({ originalEvent: { target } }) => {
      const isMarker = target instanceof Element && target.closest('.marker');
      if (!isMarker && !gestures.hasDragged) close();
    });
  }

  show(incidents: readonly PlacedIncident[], localizer: IncidentLocalizer): void {
    this.#incidents = incidents;
    this.#localizer = localizer;
    this.#markers.show(incidents, localizer);
    this.#draw(false);
  }

  /** Marks where these incidents are. */
  hover(ids: readonly string[]): void {
    if (ids === this.#hovered) return;
    this.#hovered = ids;
    this.#mark();
  }

  /** Where it is narrow, there is no popup: the incidents of the marker that is open are listed elsewhere. */
  list(isNarrow: boolean, listed: readonly string[] | undefined): void {
    const isSame = isNarrow === this.#isNarrow && (!isNarrow || listed?.[0] === this.#group?.items[0]?.id);
    if (isSame) return;
    this.#isNarrow = isNarrow;
    this.#group = listed?.[0] === undefined ? undefined : this.#markers.groupWith(listed[0]);
    this.#draw(false);
  }

  /** Opens one incident, moving the map no further than needed, or closes the one that is open. */
  select(id: string | undefined): void {
    if (id === this.#selected) return;
    this.#selected = id;
    if (id === undefined) this.#group = undefined;
    const incident = this.#incidents.find((placed) => placed.id === id);
    if (incident) this.#view.reveal(incident.place);
    this.#draw(true);
  }

  /** Where the popup is open. */
  get at(): LatLng | undefined {
    return this.#popup.at;
  }

  /** The room that the markers take. */
  marks(): readonly Mark[] {
    return this.#markers.marks();
  }

  destroy(): void {
    this.#end.abort();
    this.#popup.close();
  }

  /** The incident whose marker is open. */
  get #openMarker(): string | undefined {
    return this.#selected ?? this.#group?.items[0]?.id;
  }

  #open(group: Group): void {
    if (this.#gestures.hasDragged) return;
    const [only, second] = group.items;
    if (this.#isNarrow) return idOf(group) === this.#openMarker ? this.#close() : this.#list(group);
    this.#group = group;
    this.#choose(second ? undefined : only?.id);
  }

  #list(group: Group): void {
    this.#group = group;
    this.#selected = undefined;
    this.#draw(false);
    this.#onSelect(undefined);
    this.#onList(group.items.map(({ id }) => id));
  }

  /** Opens an incident, or with `undefined` the list of its group, and moves the focus to the popup. */
  #choose(id: string | undefined): void {
    if (id === undefined && this.#selected !== undefined) this.#group = this.#markers.groupWith(this.#selected) ?? this.#group;
    this.#selected = id;
    this.#draw(true);
    this.#popup.focus();
    this.#onSelect(id);
  }

  /** Closes the popup; if it had the focus, the focus returns to its marker. */
  #close(): void {
    const marker = this.#openMarker;
    if (marker === undefined) return;
    const hadFocus = this.#popup.hasFocus();
    this.#selected = this.#group = undefined;
    this.#draw(true);
    if (hadFocus) this.#markers.focus(marker);
    this.#onSelect(undefined);
    if (this.#isNarrow) this.#onList(undefined);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#openMarker === undefined) return;
    event.preventDefault();
    this.#close();
  }

  #zoomTo(group: Group): void {
    this.#close();
    zoomToPlaces(
      this.#view,
      group.items.map(({ place }) => place),
    );
    this.#markers.focus(idOf(group));
  }

  #mark(): void {
    this.#markers.mark(this.#hovered, this.#openMarker, !this.#isNarrow);
  }

  /** Marks the markers and opens or closes the popup; the map may move to make room for it if the reader asked for that. */
  #draw(mayMove: boolean): void {
    this.#mark();
    const marker = this.#openMarker;
    const group = marker === undefined ? undefined : this.#markers.groupWith(marker);
    if (!group || this.#isNarrow) return this.#popup.close();
    const [only, second] = group.items;
    const incident = group.items.find(({ id }) => id === this.#selected) ?? (second ? undefined : only);
    this.#popup.open(latLngOf(group, this.#map), group, incident, this.#localizer, mayMove);
  }
}
