import type { LatLngLiteral, Map as LeafletMap, PanOptions } from 'leaflet';
import type { Place } from '../model/incident.js';
import { countryBox } from './basemap-country.js';
import { extentOf, nearestCopy, type Extent } from './extent.js';

const WORLD: Extent = { south: -56, west: -170, north: 74, east: 190 };
const MARGIN = 34;
const CLOSEST_FIT = 8;
const ONE_POINT_ZOOM = 5;
const NARROW = 500;

interface ZoomingMap extends LeafletMap {
  /** Lands at once where a zoom under way is going; without one it does nothing. */
  _onZoomTransitionEnd(): void;
}

/** Leaflet glides unless it is told not to: readers who want no motion get none. */
export const unlessCalm = ({ options }: LeafletMap): PanOptions => (options.zoomAnimation ? {} : { animate: false });

/** Where the map looks. From the reader's first move on the view is the reader's. */
export class View {
  hasMoved = false;
  readonly #leaflet: ZoomingMap;
  readonly #tool: HTMLElement;

  /** `tool`: one of the column of buttons that lies over the map. */
  constructor(map: LeafletMap, tool: HTMLElement) {
    this.#leaflet = map as ZoomingMap;
    this.#tool = tool;
  }

  /** The map, standing still: while it zooms, Leaflet takes no other view, or forgets it when it lands. */
  get #map(): LeafletMap {
    this.#leaflet._onZoomTransitionEnd();
    return this.#leaflet;
  }

  /** Shows all places, or the country where there are none; false when there were none. */
  fit(places: readonly Place[], country: string | undefined): boolean {
    const extent = extentOf(places);
    const { south, west, north, east } = extent ?? countryBox(country ?? '') ?? WORLD;
    const isPoint = south === north && west === east;
    const zoom = this.#map.getSize().x < NARROW ? ONE_POINT_ZOOM - 1 : ONE_POINT_ZOOM;
    if (isPoint) this.#map.setView([south, west], zoom, { animate: false });
    else this.#fitBox({ south, west, north, east }, MARGIN, CLOSEST_FIT, false);
    return extent !== undefined;
  }

  /** Shows all of a box, with little around it. */
  frame(extent: Extent): void {
    this.#fitBox(extent, MARGIN / 4, CLOSEST_FIT, false);
  }

  /** Comes close enough to part what lies together. */
  closeIn(places: readonly Place[]): void {
    const extent = extentOf(places);
    if (!extent) return;
    this.hasMoved = true;
    const west = nearestCopy(extent.west, this.#map.getCenter().lng);
    this.#fitBox({ ...extent, west, east: west + extent.east - extent.west }, 2 * MARGIN, this.#map.getMaxZoom(), true);
  }

  /** Zooms about a point that stays where it is, or about the middle. */
  zoom(levels: number, about: LatLngLiteral = this.#map.getCenter()): void {
    this.hasMoved = true;
    this.#map.setZoomAround(about, Math.round(this.#map.getZoom() + levels));
  }

  /** A third of the view to the right and down. */
  pan(right: number, down: number): void {
    this.hasMoved = true;
    const { x, y } = this.#map.getSize();
    this.#map.panBy([(right * x) / 3, (down * y) / 3], unlessCalm(this.#map));
  }

  /** Moves the map, at once, when a point is out of sight or at the very edge. */
  reveal({ lat, lng }: LatLngLiteral): void {
    const at = { lat, lng: nearestCopy(lng, this.#map.getCenter().lng) };
    const { x, y } = this.#map.latLngToContainerPoint(at);
    const size = this.#map.getSize();
    if (x > MARGIN && y > MARGIN && x < size.x - MARGIN && y < size.y - MARGIN) return;
    this.hasMoved = true;
    this.#map.panTo(at, { animate: false });
  }

  #fitBox({ south, west, north, east }: Extent, most: number, maxZoom: number, animate: boolean): void {
    // Where the margins leave no room, Leaflet would come as close as it can.
    const { x, y } = this.#map.getSize();
    const margin = Math.min(most, x / 4, y / 4);
    const corners: [[number, number], [number, number]] = [
      [south, west],
      [north, east],
    ];
    const [left, right] = this.#beside(margin);
    this.#map.fitBounds(corners, { paddingTopLeft: [left, margin], paddingBottomRight: [right, margin], maxZoom, animate });
  }

  /** The margins left and right, so wide that nothing comes to lie under the buttons. */
  #beside(margin: number): readonly [number, number] {
    // Not where they are drawn: the page may draw the map at another scale.
    const { offsetLeft, offsetWidth } = this.#tool;
    const left = offsetLeft + offsetWidth;
    const right = this.#map.getSize().x - offsetLeft;
    const wide = Math.max(margin, Math.min(left, right) + MARGIN / 4);
    return left < right ? [wide, margin] : [margin, wide];
  }
}
