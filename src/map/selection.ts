import type { LatLng, Map as LeafletMap } from 'leaflet';
import type { IncidentVoice } from '../ui/incident-facts.js';
import type { Gestures } from './gestures.js';
import { Markers } from './markers.js';
import type { Group, PlacedIncident } from './placed.js';
import { Popup } from './popup.js';
import type { View } from './view.js';

/** Called when the reader points at or opens something. */
export interface SelectionHandlers {
  /** The incidents that the reader points at on the map; empty when the pointer has left. */
  readonly onHover: (ids: readonly string[]) => void;
  readonly onSelect: (id: string | undefined) => void;
}

/** Markers and popup, and which incident or group is open. */
export class Selection {
  readonly #map: LeafletMap;
  readonly #view: View;
  readonly #gestures: Gestures;
  readonly #onSelect: SelectionHandlers['onSelect'];
  readonly #markers: Markers;
  readonly #popup: Popup;
  #voice: IncidentVoice;
  #placed: readonly PlacedIncident[] = [];
  #pointed: readonly string[] = [];
  #selected: string | undefined;
  /** The group whose list is open. */
  #group: Group | undefined;

  constructor(map: LeafletMap, view: View, gestures: Gestures, box: HTMLElement, voice: IncidentVoice, { onHover, onSelect }: SelectionHandlers) {
    this.#map = map;
    this.#view = view;
    this.#gestures = gestures;
    this.#voice = voice;
    this.#onSelect = onSelect;
    const close = () => this.#close();
    this.#markers = new Markers(map, voice, { hover: onHover, open: (group) => this.#open(group), close, reveal: (at) => view.reveal(at) });
    this.#popup = new Popup(map, box, { select: (id) => this.#choose(id), hover: onHover, zoomTo: (group) => this.#zoomTo(group), close });
    map.on('zoomend', () => this.#popup.isOpen && this.#draw(false));
    map.on('click', ({ originalEvent: { target } }) => {
      const isMarker = target instanceof Element && target.closest('.marker');
      if (!isMarker && !gestures.hasDragged) close();
    });
  }

  show(placed: readonly PlacedIncident[], voice: IncidentVoice): void {
    this.#placed = placed;
    this.#voice = voice;
    this.#markers.show(placed, voice);
    this.#draw(false);
  }

  /** Marks where these incidents are. */
  point(ids: readonly string[]): void {
    this.#pointed = ids;
    this.#mark();
  }

  /** Opens one incident, moving the map no further than needed, or closes the one that is open. */
  select(id: string | undefined): void {
    if (id === this.#selected) return;
    this.#selected = id;
    if (id === undefined) this.#group = undefined;
    const incident = this.#placed.find((placed) => placed.id === id);
    if (incident) this.#view.reveal(incident.place);
    this.#draw();
  }

  /** Where the popup is open. */
  get at(): LatLng | undefined {
    return this.#popup.at;
  }

  destroy(): void {
    this.#popup.close();
  }

  /** The incident whose marker is open. */
  get #lead(): string | undefined {
    return this.#selected ?? this.#group?.items[0]?.id;
  }

  #open(group: Group): void {
    if (this.#gestures.hasDragged) return;
    const [only, second] = group.items;
    this.#group = group;
    this.#choose(second ? undefined : only?.id);
  }

  /** Opens an incident, or with `undefined` the list of its group, and moves the focus to the popup. */
  #choose(id: string | undefined): void {
    if (id === undefined && this.#selected !== undefined) this.#group = this.#markers.groupWith(this.#selected) ?? this.#group;
    this.#selected = id;
    this.#draw();
    this.#popup.focus();
    this.#onSelect(id);
  }

  /** Closes the popup; if it had the focus, the focus returns to its marker. */
  #close(): void {
    const lead = this.#lead;
    if (lead === undefined) return;
    const holdsFocus = this.#popup.holdsFocus();
    this.#selected = this.#group = undefined;
    this.#draw();
    if (holdsFocus) this.#markers.focus(lead);
    this.#onSelect(undefined);
  }

  #zoomTo(group: Group): void {
    this.#close();
    this.#view.closeIn(group.items.map(({ place }) => place));
    this.#markers.focus(group.items[0]?.id ?? '');
  }

  #mark(): void {
    this.#markers.mark(this.#pointed, this.#lead);
  }

  #draw(mayMove = true): void {
    this.#mark();
    const lead = this.#lead;
    const group = lead === undefined ? undefined : this.#markers.groupWith(lead);
    if (!group) return this.#popup.close();
    const [only, second] = group.items;
    const incident = group.items.find(({ id }) => id === this.#selected) ?? (second ? undefined : only);
    this.#popup.open(this.#map.unproject([group.x, group.y]), group, incident, this.#voice, mayMove);
  }
}
