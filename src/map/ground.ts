import type { Layer, Map as LeafletMap } from 'leaflet';
import { Basemap } from './basemap.js';
import { loadOutline } from './basemap-country.js';

/** Raster tiles that an editor asked for, with the credit that their provider requires. */
export interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Zoom levels in quarters fit places better; raster tiles need whole levels to be sharp. */
export const SNAP = 0.25;
/** The highest zoom for which our own outlines are detailed enough. */
export const CLOSEST = 10;
const CLOSEST_TILES = 18;

/** What lies under the markers: our own land, one country's outline, and raster tiles if they are wanted. */
export class Ground {
  readonly #map: LeafletMap;
  readonly #land: Basemap;
  #country: string | undefined;
  #tiles: Layer | undefined;
  #wanted: string | undefined;

  constructor(map: LeafletMap) {
    this.#map = map;
    this.#land = new Basemap().addTo(map);
  }

  redraw(): void {
    this.#land.redraw();
  }

  /** Draws one country finer than the land around it. */
  async outline(country: string | undefined): Promise<void> {
    if (country === this.#country) return;
    this.#country = country;
    this.#land.setOutline(undefined);
    const outline = country ? await loadOutline(country) : undefined;
    if (outline && this.#country === country) this.#land.setOutline(outline);
  }

  /** Raster tiles over the land, or none. Their code is a chunk of its own. */
  async cover(tiles: Tiles | undefined): Promise<void> {
    if (tiles?.url === this.#wanted) return;
    this.#wanted = tiles?.url;
    this.#tiles?.remove();
    this.#map.options.zoomSnap = tiles ? 1 : SNAP;
    this.#map.setMaxZoom(tiles ? CLOSEST_TILES : CLOSEST);
    if (!tiles) return;
    try {
      const { addTiles } = await import('./tiles.js');
      if (this.#wanted === tiles.url) this.#tiles = addTiles(this.#map, tiles.url);
    } catch {
      // The land stays.
    }
  }

  /** Anything still loading is ignored when it arrives. */
  destroy(): void {
    this.#country = this.#wanted = undefined;
  }
}
