import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { html, render } from 'lit';
import type { LatLng, Layer } from 'leaflet';
import type { Incident } from '../model/incident.js';
import type { IncidentVoice } from '../ui/incident-facts.js';
import { Basemap } from './basemap.js';
import { countryBox, loadOutline } from './basemap-country.js';
import { extentOf, nearestCopy, type Extent } from './extent.js';
import { Gestures, isApple, type Hint } from './gestures.js';
import { mapStyles } from './incident-map-styles.js';
import { Markers } from './markers.js';
import { isPlaced, type Group, type PlacedIncident } from './placed.js';
import { Popup } from './popup.js';
import { mapTools } from './tools.js';

/** Raster tiles an editor asked for, with the credit their provider wants. */
export interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

export interface IncidentMapOptions {
  readonly voice: IncidentVoice;
  /** The incidents the reader points at on the map; none when the pointer has left. */
  readonly onHover: (ids: readonly string[]) => void;
  readonly onSelect: (id: string | undefined) => void;
}

/** What the incidents are the answer to. The map is fitted again for another country; for another window only while the reader has not moved it. */
export interface Scope {
  readonly country: string | undefined;
  readonly hours: number;
}

const FIT = { padding: [34, 34] as [number, number], maxZoom: 8, animate: false };
const WORLD: Extent = { south: -56, west: -170, north: 74, east: 190 };
const ONE_POINT_ZOOM = 5;
const SNAP = 0.25;
const HINT_TIME = 1400;

/** Leaflet in a box of a shadow root: markers, popup, gestures and buttons over our own land. */
export class IncidentMap {
  readonly #container: HTMLElement;
  readonly #options: IncidentMapOptions;
  readonly #watcher: ResizeObserver;
  #voice: IncidentVoice;
  #map: LeafletMap | undefined;
  #markers: Markers | undefined;
  #land: Basemap | undefined;
  #tiles: Tiles | undefined;
  #tileLayer: Layer | undefined;
  #outlined: string | undefined;
  #popup: Popup | undefined;
  #gestures: Gestures | undefined;
  #placed: readonly PlacedIncident[] = [];
  #scope: Scope | undefined;
  #selected: string | undefined;
  #pointed: readonly string[] = [];
  /** The group whose list is open. */
  #group: Group | undefined;
  #hasMoved = false;
  #hasFitted = false;
  #hintTimer = 0;

  constructor(container: HTMLElement, options: IncidentMapOptions) {
    this.#container = container;
    this.#options = options;
    this.#voice = options.voice;
    adopt(container);
    this.#drawStage();
    this.#watcher = new ResizeObserver(() => this.#fitBox());
    this.#watcher.observe(container);
  }

  /** Shows these incidents and no others. The view is the reader's from the first move on. */
  show(incidents: readonly Incident[], scope: Scope, voice: IncidentVoice = this.#voice): void {
    const isElsewhere = scope.country !== this.#scope?.country;
    if (isElsewhere) this.#hasMoved = false;
    if (isElsewhere || scope.hours !== this.#scope?.hours) this.#hasFitted = false;
    this.#placed = incidents.filter(isPlaced);
    this.#scope = scope;
    this.#voice = voice;
    this.#drawStage();
    this.#draw();
  }

  /** Marks where these incidents are. */
  highlight(ids: readonly string[]): void {
    this.#pointed = ids;
    this.#mark();
  }

  /** Opens one incident, moving the map no further than needed, or closes the one that is open. */
  select(id: string | undefined): void {
    if (id === this.#selected) return;
    this.#selected = id;
    if (id === undefined) this.#group = undefined;
    const incident = this.#placed.find((placed) => placed.id === id);
    if (incident) this.#reveal(incident);
    this.#showPopup();
  }

  /** Draws again what a change of colours or of size left behind. */
  redraw(): void {
    this.#land?.redraw();
  }

  destroy(): void {
    clearTimeout(this.#hintTimer);
    this.#watcher.disconnect();
    this.#gestures?.destroy();
    this.#popup?.close();
    if (this.#map) {
      (this.#map as { _animatingZoom?: boolean })._animatingZoom = false; // else its timer runs into what is gone
      this.#map.remove();
    }
    this.#map = undefined;
    render(html``, this.#container);
  }

  #drawStage(): void {
    const tiles = this.#tiles;
    const handlers = { zoom: (levels: number) => this.#zoom(levels), fit: () => this.#fitAll(), pan: (right: number, down: number) => this.#pan(right, down) };
    render(
      html`<div class="land"></div>
        ${mapTools(this.#voice, handlers)}
        <p class="hint" aria-hidden="true"></p>
        <p class="tile-credit" ?hidden=${!tiles} dir="auto">${tiles?.attribution}</p>
        <div class="popup" part="popup" role="dialog" tabindex="-1" hidden></div>`,
      this.#container,
    );
  }

  #part(name: string): HTMLElement {
    return this.#container.querySelector<HTMLElement>(`.${name}`) ?? this.#container;
  }

  /** The first size that is not zero makes the map; a map in a closed tab or accordion waits for it. */
  #fitBox(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (!clientWidth || !clientHeight) return;
    if (!this.#map) this.#start();
    else this.#map.invalidateSize({ pan: false, animate: false });
    if (!this.#hasMoved) this.#hasFitted = false;
    this.#draw();
  }

  #start(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const map = new LeafletMap(this.#part('land'), {
      zoomControl: false,
      attributionControl: false,
      trackResize: false,
      zoomSnap: SNAP,
      minZoom: 0,
      maxZoom: 10,
      zoomAnimation: !isCalm,
      fadeAnimation: false,
      markerZoomAnimation: !isCalm,
      inertia: false,
    });
    this.#map = map;
    map.setView([0, 0], 1, { animate: false });
    this.#gestures = new Gestures(map, { hint: (hint) => this.#hint(hint), moved: () => (this.#hasMoved = true) });
    this.#markers = new Markers(map, this.#voice, {
      hover: this.#options.onHover,
      open: (group) => this.#open(group),
      close: () => this.#choose(undefined),
      reveal: (at) => this.#keepInView(at),
    });
    this.#popup = new Popup(map, this.#part('popup'), {
      select: (id) => this.#chooseInPopup(id),
      hover: this.#options.onHover,
      zoomTo: (group) => this.#zoomTo(group),
      close: () => this.#choose(undefined),
    });
    map.on('click', ({ originalEvent: { target } }) => {
      const isMarker = target instanceof Element && target.closest('.marker');
      if (!isMarker && !this.#gestures?.hasDragged) this.#choose(undefined);
    });
    map.on('zoomend', () => this.#reopen());
    this.#land = new Basemap().addTo(map);
    this.#drawTiles();
  }

  /** Raster tiles over the land, or none. Their code is a chunk of its own. */
  setTiles(tiles: Tiles | undefined): void {
    if (tiles?.url === this.#tiles?.url && tiles?.attribution === this.#tiles?.attribution) return;
    this.#tiles = tiles;
    this.#drawStage();
    this.#drawTiles();
  }

  #drawTiles(): void {
    const [map, tiles] = [this.#map, this.#tiles];
    this.#tileLayer?.remove();
    this.#tileLayer = undefined;
    if (!map) return;
    map.options.zoomSnap = tiles ? 1 : SNAP;
    map.setMaxZoom(tiles ? 18 : 10);
    if (!tiles) return;
    void import('./tiles.js').then(
      ({ addTiles }) => {
        if (this.#map === map && this.#tiles === tiles) this.#tileLayer = addTiles(map, tiles.url);
      },
      () => {}, // the land stays
    );
  }

  /** One country is drawn finer than the land around it. */
  async #drawCountry(country: string | undefined): Promise<void> {
    this.#land?.setOutline(undefined);
    const outline = country ? await loadOutline(country) : undefined;
    if (outline && this.#map && this.#scope?.country === country) this.#land?.setOutline(outline);
  }

  #draw(): void {
    if (!this.#map || !this.#scope) return;
    const { country } = this.#scope;
    if (country !== this.#outlined) void this.#drawCountry((this.#outlined = country));
    if (!this.#hasFitted && !this.#hasMoved) this.#fit();
    this.#markers?.show(this.#placed, this.#voice);
    this.#mark();
    const isShown = this.#selected !== undefined ? this.#placed.some(({ id }) => id === this.#selected) : this.#group !== undefined;
    if (this.#popup?.isOpen || isShown) this.#showPopup();
  }

  #fit(): void {
    const map = this.#map;
    const extent = extentOf(this.#placed.map(({ place }) => place));
    this.#hasFitted = extent !== undefined;
    const { south, west, north, east } = extent ?? countryBox(this.#scope?.country ?? '') ?? WORLD;
    if (extent && south === north && west === east) map?.setView([south, west], map.getSize().x < 500 ? ONE_POINT_ZOOM - 1 : ONE_POINT_ZOOM, { animate: false });
    else
      map?.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        FIT,
      );
  }

  #fitAll(): void {
    this.#hasMoved = false;
    this.#fit();
  }

  #zoom(levels: number): void {
    this.#hasMoved = true;
    this.#map?.setZoom(Math.round(this.#map.getZoom() + levels));
  }

  #pan(right: number, down: number): void {
    this.#hasMoved = true;
    const size = this.#map?.getSize();
    if (size) this.#map?.panBy([(right * size.x) / 3, (down * size.y) / 3]);
  }

  #zoomTo(group: Group): void {
    this.#choose(undefined);
    this.#hasMoved = true;
    const extent = extentOf(group.items.map(({ place }) => place));
    const first = group.items[0];
    if (!extent || !this.#map || !first) return;
    const west = nearestCopy(extent.west, this.#map.getCenter().lng);
    this.#map.fitBounds(
      [
        [extent.south, west],
        [extent.north, west + extent.east - extent.west],
      ],
      { padding: [60, 60], maxZoom: 10 },
    );
    this.#markers?.focus(first.id);
  }

  #reveal({ place }: PlacedIncident): void {
    const map = this.#map;
    if (map) this.#keepInView({ lat: place.lat, lng: nearestCopy(place.lng, map.getCenter().lng) } as LatLng);
  }

  /** Moves the map, at once, when a point is out of sight or at the very edge. */
  #keepInView(at: LatLng): void {
    const map = this.#map;
    const point = map?.latLngToContainerPoint(at);
    const size = map?.getSize();
    if (!map || !point || !size) return;
    const isInside = point.x > 30 && point.y > 30 && point.x < size.x - 30 && point.y < size.y - 30;
    if (isInside) return;
    this.#hasMoved = true;
    map.panTo(at, { animate: false });
  }

  #mark(): void {
    this.#markers?.mark(this.#pointed, this.#selected ?? this.#group?.items[0]?.id);
  }

  /** A marker was chosen on the map. */
  #open(group: Group): void {
    if (this.#gestures?.hasDragged) return;
    const [only, second] = group.items;
    this.#group = group;
    this.#selected = second ? undefined : only?.id;
    this.#showPopup();
    this.#popup?.focus();
    this.#options.onSelect(this.#selected);
  }

  /** An incident of the open list was chosen, or the list again. */
  #chooseInPopup(id: string | undefined): void {
    this.#selected = id;
    this.#showPopup();
    this.#popup?.focus();
    this.#options.onSelect(id);
  }

  #choose(id: string | undefined): void {
    const lead = this.#selected ?? this.#group?.items[0]?.id;
    const isInPopup = this.#popup?.holdsFocus();
    this.#selected = id;
    if (id === undefined) this.#group = undefined;
    this.#showPopup();
    if (isInPopup && lead !== undefined) this.#markers?.focus(lead);
    if (lead !== undefined) this.#options.onSelect(id);
  }

  #reopen(): void {
    if (this.#popup?.isOpen) this.#showPopup();
  }

  #showPopup(): void {
    this.#mark();
    const lead = this.#selected ?? this.#group?.items[0]?.id;
    const group = lead === undefined ? undefined : this.#markers?.groupWith(lead);
    if (!group || !this.#map) return this.#popup?.close();
    const incident = group.items.find(({ id }) => id === this.#selected);
    const [single] = group.items;
    const shown = incident ?? (group.items.length === 1 ? single : undefined);
    this.#popup?.open(this.#map.unproject([group.x, group.y]), group, shown, this.#voice);
  }

  #hint(hint: Hint): void {
    const { say } = this.#voice;
    const box = this.#part('hint');
    box.textContent = hint === 'touch' ? say.touchHint : isApple() ? say.wheelHintApple : say.wheelHint;
    box.classList.add('shown');
    clearTimeout(this.#hintTimer);
    this.#hintTimer = setTimeout(() => box.classList.remove('shown'), HINT_TIME) as unknown as number;
  }
}

function adopt(container: HTMLElement): void {
  const root = container.getRootNode() as ShadowRoot;
  const sheet = mapStyles.styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
