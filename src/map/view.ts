import type { LatLngLiteral, Map as LeafletMap, PanOptions } from 'leaflet';
import type { Place } from '../model/incident.js';
import { countryBox } from './basemap-country.js';
import { boundsOf, nearestCopy, type Bounds } from './bounds.js';

const WORLD: Bounds = { south: -56, west: -170, north: 74, east: 190 };
const MARGIN = 34;
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
  readonly #tool: HTMLElement;

  /** `tool` is one of the buttons in the column over the map, which the view keeps clear of. */
  constructor(map: LeafletMap, tool: HTMLElement) {
    this.#leaflet = map as ZoomingMap;
    this.#tool = tool;
  }

  /** The map, at rest: during a zoom animation, Leaflet ignores a new view or loses it when the animation ends. */
  get #map(): LeafletMap {
    this.#leaflet._onZoomTransitionEnd();
    return this.#leaflet;
  }

  /** Shows all places or, if there are none, the country; returns whether there were any. */
  fit(places: readonly Place[], country: string | undefined): boolean {
    const bounds = boundsOf(places);
    const { south, west, north, east } = bounds ?? countryBox(country ?? '') ?? WORLD;
    const isPoint = south === north && west === east;
    const zoom = this.#map.getSize().x < MIN_WIDE_MAP ? POINT_ZOOM - 1 : POINT_ZOOM;
    if (isPoint) this.#map.setView([south, west], zoom, { animate: false });
    else this.#fitBounds({ south, west, north, east }, MARGIN, MAX_FIT_ZOOM, false);
    return bounds !== undefined;
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
    const { x, y } = this.#map.latLngToContainerPoint(at);
    const size = this.#map.getSize();
    if (x > MARGIN && y > MARGIN && x < size.x - MARGIN && y < size.y - MARGIN) return;
    this.hasMoved = true;
    this.#map.panTo(at, { animate: false });
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

  /** The margins left and right; on the side of the buttons wide enough to keep everything clear of them. */
  #sideMargins(margin: number): readonly [number, number] {
    // Layout offsets, not the client rectangle: the page may have scaled the map with a transform.
    const { offsetLeft, offsetWidth } = this.#tool;
    const left = offsetLeft + offsetWidth;
    const right = this.#map.getSize().x - offsetLeft;
    const wide = Math.max(margin, Math.min(left, right) + MARGIN / 4);
    return left < right ? [wide, margin] : [margin, wide];
  }
}
