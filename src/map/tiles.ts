import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import type { Layer, Map as LeafletMap } from 'leaflet';

/** Adds raster tiles over our own land. Their provider sees the page's origin, which some require, and no more of its address. */
export function addTiles(map: LeafletMap, url: string): Layer {
  return new TileLayer(url, { referrerPolicy: 'strict-origin-when-cross-origin', maxZoom: 18 }).addTo(map);
}
