import type { LatLngLiteral, Map as LeafletMap, PanOptions } from 'leaflet';
import type { Place } from '../model/incident.js';
import { countryBox } from './basemap-country.js';
import { boundsAround, boundsOf, nearestCopy, type Bounds } from './bounds.js';
import type { Measures } from './measures.js';

/** Without the regions around the poles, which Mercator makes larger than all others. */
const WORLD: Bounds = { south: -60, west: -170, north: 75, east: 190 };
/** Around places, which have signs, and around a country, which has none, in pixels. */
const MARGIN = 34;
const COUNTRY_MARGIN = 16;
const MAX_FIT_ZOOM = 8;
/** The zoom at which a single point is shown, and the width below which a map shows it one level further out. */
const POINT_ZOOM = 5;
const MIN_WIDE_MAP = 500;

interface ZoomingMap extends LeafletMap {
  /** Finishes a zoom animation at once; does nothing without one. */
  _onZoomTransitionEnd(): void;
}

/** Switches the animation of a pan off for readers who prefer reduced motion. */
export const panOptions = ({ options }: LeafletMap): PanOptions => (options.zoomAnimation ? {} : { animate: false });

/** Which part of the world the map shows. `hasMoved` is true once the reader has moved it; from then on the view is the reader's. */
export class View {
  hasMoved = false;
  readonly #leaflet: ZoomingMap;
  readonly #measures: Measures;

  constructor(map: LeafletMap, measures: Measures) {
    this.#leaflet = map as ZoomingMap;
    this.#measures = measures;
  }

  /** The map, at rest: during a zoom animation, Leaflet ignores a new view or loses it when the animation ends. */
  get #map(): LeafletMap {
    this.#leaflet._onZoomTransitionEnd();
    return this.#leaflet;
  }

  /** Shows the whole country, or else the world, with all places; returns whether there were any. */
  fit(places: readonly Place[], country: string | undefined): boolean {
    const box = countryBox(country ?? '');
    if (box) this.#fitCountry(boundsAround([box], places) ?? box, places);
    else this.#fitWorld(places);
    return places.length > 0;
  }

  /** A country comes close to the edge of the map; a sign does not. */
  #fitCountry(bounds: Bounds, places: readonly Place[]): void {
    this.#fitBounds(bounds, COUNTRY_MARGIN, MAX_FIT_ZOOM, false);
    if (places.some((place) => !this.#isClear(place))) this.#fitBounds(bounds, MARGIN, MAX_FIT_ZOOM, false);
  }

  #fitWorld(places: readonly Place[]): void {
    const bounds = boundsOf(places) ?? WORLD;
    const { south, west, north, east } = bounds;
    const isPoint = south === north && west === east;
    const zoom = this.#map.getSize().x < MIN_WIDE_MAP ? POINT_ZOOM - 1 : POINT_ZOOM;
    if (isPoint) this.#map.setView([south, west], zoom, { animate: false });
    else this.#fitBounds(bounds, MARGIN, MAX_FIT_ZOOM, false);
    this.#leavePoles(Math.min(south, WORLD.south), Math.max(north, WORLD.north));
  }

  /** Moves the view off what lies beyond two latitudes or, if it is taller, as far from one as from the other. */
  #leavePoles(south: number, north: number): void {
    const [{ y: top }, { y: bottom }] = [this.#map.latLngToContainerPoint([north, 0]), this.#map.latLngToContainerPoint([south, 0])];
    const { y: height } = this.#map.getSize();
    const down = bottom - top <= height ? (top + bottom - height) / 2 : Math.max(0, top) || Math.min(0, bottom - height);
    if (down) this.#map.panBy([0, down], { animate: false });
  }

  /** Shows all of a box, with a narrow margin. */
  fitBounds(bounds: Bounds): void {
    this.#fitBounds(bounds, MARGIN / 4, MAX_FIT_ZOOM, false);
  }

  /** Zooms in until places that lie close together separate. */
  zoomTo(places: readonly Place[]): void {
    const bounds = boundsOf(places);
    if (!bounds) return;
    this.hasMoved = true;
    const west = nearestCopy(bounds.west, this.#map.getCenter().lng);
    this.#fitBounds({ ...bounds, west, east: west + bounds.east - bounds.west }, 2 * MARGIN, this.#map.getMaxZoom(), true);
  }

  /** Zooms around a point that stays in its place, by default the centre. */
  zoom(levels: number, around: LatLngLiteral = this.#map.getCenter()): void {
    this.hasMoved = true;
    this.#map.setZoomAround(around, Math.round(this.#map.getZoom() + levels));
  }

  /** Moves by thirds of the view. */
  pan(right: number, down: number): void {
    this.hasMoved = true;
    const { x, y } = this.#map.getSize();
    this.#map.panBy([(right * x) / 3, (down * y) / 3], panOptions(this.#map));
  }

  /** Moves the map, without animation, if a point is out of view or close to the edge. */
  reveal({ lat, lng }: LatLngLiteral): void {
    const at = { lat, lng: nearestCopy(lng, this.#map.getCenter().lng) };
    if (this.#isClear(at)) return;
    this.hasMoved = true;
    this.#map.panTo(at, { animate: false });
  }

  /** True if a point is in view, and not close to the edge. */
  #isClear({ lat, lng }: LatLngLiteral): boolean {
    const { x, y } = this.#map.latLngToContainerPoint([lat, nearestCopy(lng, this.#map.getCenter().lng)]);
    const size = this.#map.getSize();
    return x > MARGIN && y > MARGIN && x < size.x - MARGIN && y < size.y - MARGIN;
  }

  #fitBounds({ south, west, north, east }: Bounds, maxMargin: number, maxZoom: number, animate: boolean): void {
    // If the margins left no room, Leaflet would zoom in as far as it can.
    const { x, y } = this.#map.getSize();
    const margin = Math.min(maxMargin, x / 4, y / 4);
    const corners: [[number, number], [number, number]] = [
      [south, west],
      [north, east],
    ];
    const [left, right] = this.#sideMargins(margin);
    this.#map.fitBounds(corners, { paddingTopLeft: [left, margin], paddingBottomRight: [right, margin], maxZoom, animate });
  }

  /** The margins left and right; on the side of the buttons wide enough to keep everything clear of their column, unless they stand below the map. */
  #sideMargins(margin: number): readonly [number, number] {
    const [tool] = this.#measures.tools;
    const { x, y } = this.#map.getSize();
    if (!tool || tool.top >= y) return [margin, margin];
    const [left, right] = [tool.right, x - tool.left];
    const wide = Math.max(margin, Math.min(left, right) + MARGIN / 4);
    return left < right ? [wide, margin] : [margin, wide];
  }
}
