import type { LatLngLiteral, Map as LeafletMap, PanOptions } from 'leaflet';
import { nearestCopy, type Bounds } from './bounds.js';
import type { Rect } from './pixels.js';

/** The margin around places that leaves room for their signs, in pixels. */
export const MARGIN = 34;

interface ZoomingMap extends LeafletMap {
  /** Finishes a zoom animation at once; does nothing without one. */
  _onZoomTransitionEnd(): void;
}

/** Disables the animation of a pan for readers who prefer reduced motion. */
export const panOptions = ({ options }: LeafletMap): PanOptions => (options.zoomAnimation ? {} : { animate: false });

/** The part of the world in view. `hasMoved` is true once the reader has moved the map, which then no longer fits itself; `hasFitted` once it has done so. */
export class View {
  hasMoved = false;
  hasFitted = false;
  /** The size of the map's text, in pixels. */
  textSize: number;
  readonly #leaflet: ZoomingMap;

  constructor(map: LeafletMap, textSize: number) {
    this.#leaflet = map as ZoomingMap;
    this.textSize = textSize;
  }

  /** The map, at rest: during a zoom animation, Leaflet ignores a new view or loses it when the animation ends. */
  get map(): LeafletMap {
    this.#leaflet._onZoomTransitionEnd();
    return this.#leaflet;
  }

  /** The size of a sign relative to the usual one: signs grow half as much as the text. */
  get signScale(): number {
    return 0.5 + this.textSize / 32;
  }

  /** Zooms around a point that stays in place, by default the centre. */
  zoom(levels: number, around: LatLngLiteral = this.map.getCenter()): void {
    this.hasMoved = true;
    this.map.setZoomAround(around, Math.round(this.map.getZoom() + levels));
  }

  pan(right: number, down: number): void {
    this.hasMoved = true;
    const { x, y } = this.map.getSize();
    this.map.panBy([(right * x) / 3, (down * y) / 3], panOptions(this.map));
  }

  /** Moves the map, without animation, if a point is out of view or close to the edge. */
  reveal(at: LatLngLiteral): void {
    if (this.isClear(at)) return;
    this.hasMoved = true;
    this.map.panTo(this.#nearest(at), { animate: false });
  }

  /** True if a point is in view, and not close to the edge. */
  isClear(at: LatLngLiteral): boolean {
    const { x, y } = this.map.latLngToContainerPoint(this.#nearest(at));
    const size = this.map.getSize();
    return x > MARGIN && y > MARGIN && x < size.x - MARGIN && y < size.y - MARGIN;
  }

  /** The copy of a point that is nearest to the view, on a map that repeats the world. */
  #nearest({ lat, lng }: LatLngLiteral): LatLngLiteral {
    return this.map.options.crs?.wrapLng ? { lat, lng: nearestCopy(lng, this.map.getCenter().lng) } : { lat, lng };
  }

  /** Fits a box into the view with a margin, at most `maxMargin` pixels. */
  fitBounds({ south, west, north, east }: Bounds, maxMargin: number, maxZoom: number): void {
    // If the margins left no room, Leaflet would zoom in as far as it can.
    const { x, y } = this.map.getSize();
    const margin = Math.min(maxMargin, x / 4, y / 4);
    const corners: [[number, number], [number, number]] = [
      [south, west],
      [north, east],
    ];
    this.map.fitBounds(corners, { padding: [margin, margin], maxZoom, animate: false });
  }
}

/** Layout offsets, not client rectangles: the page may have scaled the map with a transform. */
export const rectsOf = (box: HTMLElement, selector: string): readonly Rect[] =>
  [...box.querySelectorAll<HTMLElement>(selector)].map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + offsetWidth,
    bottom: offsetTop + offsetHeight,
  }));
