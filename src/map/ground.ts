import type { Layer, Map as LeafletMap } from 'leaflet';
import { Basemap } from './basemap.js';
import { loadOutline } from './basemap-country.js';

/** Raster tiles an editor asked for, with the credit their provider wants. */
export interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Fractions of a level fit better; tiles are sharp at whole ones only. */
export const SNAP = 0.25;
/** As far as our own outlines go. */
export const CLOSEST = 10;
const CLOSEST_TILES = 18;

/** What lies under the markers: our own land, one country's outline, raster tiles where they are wanted. */
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

  /** What is still on its way arrives nowhere. */
  destroy(): void {
    this.#country = this.#wanted = undefined;
  }
}
