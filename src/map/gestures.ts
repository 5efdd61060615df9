import { Point } from 'leaflet/src/geometry/Point.js';
import type { LatLng, Map as LeafletMap } from 'leaflet';

/** Which gesture did not move the map, so that the reader can be told how to do it. */
export type Hint = 'wheel' | 'touch';

/** What the gestures tell the map they move. */
interface GestureHandlers {
  readonly hint: (hint: Hint) => void;
  /** The reader has moved the map. */
  readonly moved: () => void;
}

/** The private methods with which Leaflet's own handlers move a map. */
interface SteppedMap extends LeafletMap {
  _rawPanBy(offset: Point): void;
  /** Ends an animation; unlike `stop()`, it tells of no move. */
  _stop(): void;
  _moveStart(isZoom: boolean, isQuiet: boolean): SteppedMap;
  _move(centre: LatLng, zoom: number, data?: object): SteppedMap;
  _resetView(centre: LatLng, zoom: number): void;
}

/** How many pixels a pointer moves before a press becomes a drag. */
const MIN_DRAG = 4;
/** Wheel pixels for one zoom level, as in Leaflet. */
const WHEEL_PIXELS_PER_LEVEL = 60;

/**
 * Moves the map without getting in the way of the page: a mouse drags, two fingers pan and pinch, Ctrl or Cmd with the wheel zooms.
 * The wheel alone and a single finger scroll the page. Leaflet's own handlers would take both, and change the page's `<html>` and `<body>`.
 */
export class Gestures {
  readonly #map: SteppedMap;
  readonly #box: HTMLElement;
  readonly #handlers: GestureHandlers;
  readonly #listening = new AbortController();
  /** True from the moment a press becomes a drag until just after its end, so that the click it ends with is ignored. */
  hasDragged = false;
  #drag: { readonly id: number; last: Point } | undefined;
  #pinch: { readonly apart: number; readonly zoom: number; readonly at: LatLng } | undefined;
  #wheel = 0;
  #wheelTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(map: LeafletMap, handlers: GestureHandlers) {
    this.#map = map as SteppedMap;
    this.#box = map.getContainer();
    this.#handlers = handlers;
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void, passive = true) =>
      this.#box.addEventListener(name, listener, { signal: this.#listening.signal, passive });
    on('wheel', this.#onWheel, false);
    on('dblclick', (event) => this.#zoomAt(map.mouseEventToContainerPoint(event), event.shiftKey ? -1 : 1));
    on('pointerdown', this.#onPointerDown);
    on('pointermove', this.#onPointerMove);
    on('pointerup', this.#onPointerEnd);
    on('pointercancel', this.#onPointerEnd);
    on('touchstart', this.#onTouchStart, false);
    on('touchmove', this.#onTouchMove, false);
    on('touchend', this.#onTouchEnd);
    on('touchcancel', this.#onTouchEnd);
  }

  destroy(): void {
    clearTimeout(this.#wheelTimer);
    this.#listening.abort();
  }

  readonly #onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return this.#handlers.hint('wheel');
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 20;
    this.#wheel -= event.deltaY * lines * (event.ctrlKey && Math.abs(event.deltaY) < 50 ? 4 : 1); // a trackpad's pinch comes in small steps
    clearTimeout(this.#wheelTimer);
    const at = this.#map.mouseEventToContainerPoint(event);
    this.#wheelTimer = setTimeout(() => {
      const levels = Math.max(-3, Math.min(3, this.#wheel / WHEEL_PIXELS_PER_LEVEL / 2));
      this.#wheel = 0;
      this.#zoomAt(at, Math.sign(levels) * Math.max(0.5, Math.abs(levels)));
    }, 40);
  };

  #zoomAt(at: Point, levels: number): void {
    this.#handlers.moved();
    this.#map.setZoomAround(at, this.#map.getZoom() + levels);
  }

  readonly #onPointerDown = (event: PointerEvent): void => {
    this.hasDragged = false;
    if (event.pointerType === 'touch' || event.button !== 0) return;
    this.#drag = { id: event.pointerId, last: new Point(event.clientX, event.clientY) };
  };

  readonly #onPointerMove = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || drag.id !== event.pointerId) return;
    const now = new Point(event.clientX, event.clientY);
    const by = drag.last.subtract(now);
    if (!this.hasDragged && Math.abs(by.x) + Math.abs(by.y) < MIN_DRAG) return;
    if (!this.hasDragged) this.#startDrag(event.pointerId);
    drag.last = now;
    this.#map._rawPanBy(by);
    this.#map.fire('move');
  };

  #startDrag(pointer: number): void {
    this.hasDragged = true;
    this.#handlers.moved();
    this.#map._stop();
    this.#box.setPointerCapture(pointer);
    this.#box.classList.add('dragging');
    this.#map.fire('movestart');
  }

  readonly #onPointerEnd = (event: PointerEvent): void => {
    if (this.#drag?.id !== event.pointerId) return;
    this.#drag = undefined;
    this.#box.classList.remove('dragging');
    if (!this.hasDragged) return;
    this.#map.fire('moveend');
    setTimeout(() => (this.hasDragged = false)); // after the click that ends a drag
  };

  readonly #onTouchStart = (event: TouchEvent): void => {
    const fingers = this.#fingers(event);
    if (!fingers) return;
    event.preventDefault();
    this.#map._stop();
    this.#map._moveStart(true, false);
    this.#pinch = { apart: fingers.apart, zoom: this.#map.getZoom(), at: this.#map.containerPointToLatLng(fingers.middle) };
  };

  readonly #onTouchMove = (event: TouchEvent): void => {
    const fingers = this.#fingers(event);
    if (!fingers) {
      if (event.touches.length === 1 && !this.#pinch) this.#handlers.hint('touch');
      return;
    }
    if (!this.#pinch) return;
    event.preventDefault();
    this.#handlers.moved();
    const map = this.#map;
    const zoom = Math.max(map.getMinZoom(), Math.min(map.getMaxZoom(), map.getScaleZoom(fingers.apart / this.#pinch.apart, this.#pinch.zoom)));
    const fromCentre = fingers.middle.subtract(map.getSize().divideBy(2));
    map._move(map.unproject(map.project(this.#pinch.at, zoom).subtract(fromCentre), zoom), zoom, { pinch: true, round: false });
  };

  readonly #onTouchEnd = ({ touches }: TouchEvent): void => {
    if (!this.#pinch || touches.length > 1) return;
    this.#pinch = undefined;
    this.#map._resetView(this.#map.getCenter(), this.#map.getZoom());
  };

  #fingers({ touches: [one, other, third] }: TouchEvent): { readonly apart: number; readonly middle: Point } | undefined {
    if (!one || !other || third) return undefined;
    const [a, b] = [this.#map.mouseEventToContainerPoint(one as unknown as MouseEvent), this.#map.mouseEventToContainerPoint(other as unknown as MouseEvent)];
    return { apart: Math.max(1, a.distanceTo(b)), middle: a.add(b).divideBy(2) };
  }
}
