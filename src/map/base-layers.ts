import type { Layer, Map as LeafletMap } from 'leaflet';
import type { Place } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { loadCountry, type CountryDetail, type LoadFile } from './basemap-country.js';
import { Basemap } from './basemap.js';
import type { Ring } from './basemap-rings.js';
import type { OccupiedRect } from './names-layer.js';
import type { PlaceNames } from './place-names.js';

// A chunk of its own, because it is a third of a map's own code, and comes after the markers.
const loadLand = () => import('./generated/land.js');

// Also after the markers.
const loadPlaceNames = () => import('./place-names.js');

// A chunk of its own, because few pages have raster tiles.
const loadTileLayer = () => import('leaflet/src/layer/tile/TileLayer.js');

/** Raster tiles that an editor asked for, with the credit that their provider requires. */
export interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Zoom levels in quarters fit places better; raster tiles need whole levels to be sharp. */
export const ZOOM_SNAP = 0.25;
/** The highest zoom for which our own outlines are detailed enough. */
export const MAX_ZOOM = 10;
const MAX_TILE_ZOOM = 18;

export const isSameTiles = (one: Tiles | undefined, other: Tiles | undefined): boolean => one?.url === other?.url && one?.attribution === other?.attribution;

/** What lies under the markers: our own land, one country's outline, names of places, and raster tiles with names of their own if they are wanted. */
export class BaseLayers {
  readonly #map: LeafletMap;
  readonly #loadFile: LoadFile;
  readonly #land: Basemap;
  readonly #marks: () => readonly OccupiedRect[];
  /** Resolves once the markers are painted. */
  readonly #painted: Promise<void>;
  #names: PlaceNames | undefined;
  #localizer: Localizer | undefined;
  #country: string | undefined;
  #detail: CountryDetail | undefined;
  #tileUrl: string | undefined;
  #tileLayer: Layer | undefined;

  /** `marks` is what no name may cover. */
  constructor(map: LeafletMap, painted: Promise<void>, loadFile: LoadFile, marks: () => readonly OccupiedRect[]) {
    this.#map = map;
    this.#painted = painted;
    this.#loadFile = loadFile;
    this.#land = new Basemap().addTo(map);
    this.#marks = marks;
    void this.#drawLand();
  }

  /** The outline that is drawn, once it is loaded. */
  get outline(): readonly Ring[] | undefined {
    return this.#detail?.outline;
  }

  /** The nearest place with a name, if a reader sees none that tells where this is. */
  get signpost(): Place | undefined {
    return this.#names?.signpost;
  }

  redraw(): void {
    this.#land.redraw();
    this.#names?.redraw();
  }

  /** Names places in a language. Resolves once all names that can be loaded are there. */
  async setLanguage(localizer: Localizer): Promise<void> {
    this.#localizer = localizer;
    await this.#nameAll();
  }

  /** Draws one country finer than the land around it. */
  async setOutline(country: string | undefined): Promise<void> {
    if (country === this.#country) return;
    this.#country = country;
    this.#detail = undefined;
    this.#land.setFine([]);
    this.#names?.setCountry(country, undefined);
    await this.#drawOutline();
  }

  /** Raster tiles over the land, or none. */
  async setTiles(tiles: Tiles | undefined): Promise<void> {
    if (tiles?.url === this.#tileUrl) return;
    this.#tileUrl = tiles?.url;
    this.#tileLayer?.remove();
    this.#map.options.zoomSnap = tiles ? 1 : ZOOM_SNAP;
    this.#map.setMaxZoom(tiles ? MAX_TILE_ZOOM : MAX_ZOOM);
    this.#tileLayer = undefined;
    this.#names?.toggle(!tiles);
    await this.#addTiles();
  }

  /** Adds what could not be loaded before. Resolves with true if there is an outline now that was not there. */
  async complete(): Promise<boolean> {
    const [hasOutline] = await Promise.all([this.#drawOutline(), this.#drawLand(), this.#addTiles(), this.#nameAll(), this.#drawCoasts()]);
    return hasOutline;
  }

  /** Anything still loading is ignored when it arrives. */
  destroy(): void {
    this.#country = this.#detail = this.#tileUrl = this.#localizer = undefined;
  }

  async #drawLand(): Promise<void> {
    await this.#painted;
    if (!this.#land.isEmpty) return;
    const file = await this.#loadFile(loadLand);
    if (file && this.#land.isEmpty) this.#land.setLand(file.land);
  }

  async #nameAll(): Promise<void> {
    await this.#painted;
    const { PlaceNames } = (await this.#loadFile(loadPlaceNames)) ?? {};
    if (!PlaceNames || !this.#localizer) return;
    this.#names ??= this.#makeNames(PlaceNames);
    await this.#names.setLanguage(this.#localizer);
  }

  #makeNames(Names: typeof PlaceNames): PlaceNames {
    const names = new Names(this.#map, this.#loadFile, this.#marks);
    names.toggle(this.#tileUrl === undefined);
    names.setCountry(this.#country, this.#detail?.names);
    return names;
  }

  async #drawOutline(): Promise<boolean> {
    const country = this.#country;
    if (!country || this.#detail) return false;
    const detail = await loadCountry(country, this.#loadFile);
    if (!detail || this.#detail || this.#country !== country) return false;
    this.#detail = detail;
    this.#land.setFine(detail.outline);
    this.#names?.setCountry(country, detail.names);
    void this.#drawCoasts();
    return true;
  }

  /** Draws the coasts beside the country, once all of them are loaded. */
  async #drawCoasts(): Promise<void> {
    await this.#painted;
    const detail = this.#detail;
    if (!detail?.coasts.length) return;
    const others = await Promise.all(detail.coasts.map((code) => loadCountry(code, this.#loadFile)));
    if (this.#detail !== detail || others.includes(undefined)) return;
    this.#detail = { ...detail, coasts: [] };
    this.#land.setFine(
      detail.outline,
      others.flatMap((other) => other?.outline ?? []),
    );
  }

  /** Until the tiles are there, there is the land. */
  async #addTiles(): Promise<void> {
    const url = this.#tileUrl;
    if (!url || this.#tileLayer) return;
    const { TileLayer } = (await this.#loadFile(loadTileLayer)) ?? {};
    if (!TileLayer || this.#tileLayer || this.#tileUrl !== url) return;
    // The provider sees the page's origin, which some require, and no more of its address.
    this.#tileLayer = new TileLayer(url, { referrerPolicy: 'strict-origin-when-cross-origin', maxZoom: MAX_TILE_ZOOM }).addTo(this.#map);
  }
}
