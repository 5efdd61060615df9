import type { Map as LeafletMap, LatLng, Point } from 'leaflet';
import { css } from 'lit';

/** A gesture that does not move the map, so that the reader can be told which one does. */
export type Hint = 'wheel' | 'touch';

interface GestureHandlers {
  readonly hint: (hint: Hint) => void;
  readonly moved: () => void;
}

/** The private methods with which Leaflet's own handlers move a map. */
interface SteppedMap extends LeafletMap {
  _rawPanBy(offset: Point): void;
  /** Ends an animation; unlike `stop()`, it fires no `moveend` when there is none. */
  _stop(): void;
  _moveStart(isZoom: boolean, isQuiet: boolean): SteppedMap;
  _move(centre: LatLng, zoom: number, data?: object): SteppedMap;
  _resetView(centre: LatLng, zoom: number): void;
}

/** How many pixels a pointer moves before a press becomes a drag. */
const MIN_DRAG = 4;
/** Wheel pixels for one zoom level, as in Leaflet. */
const WHEEL_PIXELS_PER_LEVEL = 60;

/** The keyboard help of a map: shown to those who use the keyboard, and never over the focused element. */
export const styles = [
  css`
    .map:has(:is(.marker, .target):focus-visible) > #map-help {
      display: block;
      position: absolute;
      z-index: 3;
      inset: auto auto var(--_tools, 48px) 0; /* above the buttons */
      padding: 2px 8px;
      background: var(--_surface);
      font-size: var(--_small);
      pointer-events: none;
    }
    /* Beside the scale bar, which is on the left in every language. */
    .map:has(.marker:focus-visible) > #map-help {
      inset-inline: auto;
      right: 8px;
      max-inline-size: calc(100% - 8em - 96px);
    }
    /* On a phone, the help has the full width: over the buttons of a risk map, which is too low for it, or above those of an incident map, below its scale bar. */
    @container (inline-size < 30em) {
      .map:has(:is(.marker, .target):focus-visible) > #map-help {
        inset: auto 0 0;
        max-inline-size: none;
        line-height: 1.3;
      }
      .map:has(.marker:focus-visible) > #map-help {
        inset-block-end: 48px;
      }
      .map:has(.marker:focus-visible) .stage:not(.low) .map-scale {
        bottom: calc(48px + max(8px, var(--_help)));
      }
    }
    .map:has(.low :focus) > #map-help {
      inset-block: 4px auto;
    }
  `,
];

export type MapActions = ReturnType<typeof actionsOn>;

/**
 * Moves the map without getting in the way of the page: a mouse drags, two fingers pan and pinch, Ctrl or Cmd with the wheel zooms.
 * The wheel alone and a single finger scroll the page. Leaflet's own handlers would take both, and change the page's `<html>` and `<body>`.
 * The keyboard help is in the half of the map without the focus.
 */
export function actionsOn(leaflet: LeafletMap, stage: HTMLElement, { hint, moved }: GestureHandlers) {
  const map = leaflet as SteppedMap;
  const box = map.getContainer();
  const listening = new AbortController();
  let hasDragged = false;
  let drag: { readonly id: number; last: Point } | undefined;
  let pinch: { readonly apart: number; readonly zoom: number; readonly at: LatLng } | undefined;
  let wheelDelta = 0;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void, passive = true) =>
    box.addEventListener(name, listener, { signal: listening.signal, passive });
  on('wheel', onWheel, false);
  on('dblclick', onDoubleClick);
  on('pointerdown', onPointerDown);
  on('pointermove', onPointerMove);
  on('pointerup', onPointerEnd);
  on('pointercancel', onPointerEnd);
  on('touchstart', onTouchStart, false);
  on('touchmove', onTouchMove, false);
  on('touchend', onTouchEnd);
  on('touchcancel', onTouchEnd);
  stage.addEventListener('focusin', placeHelp, { signal: listening.signal });

  function placeHelp({ target }: FocusEvent): void {
    const [at, all] = [(target as Element).getBoundingClientRect(), stage.getBoundingClientRect()];
    stage.classList.toggle('low', at.top + at.bottom > all.top + all.bottom);
    stage.style.setProperty('--_help', `${stage.parentElement?.querySelector<HTMLElement>('#map-help')?.offsetHeight ?? 0}px`);
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return hint('wheel');
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 20;
    wheelDelta -= event.deltaY * lines * (event.ctrlKey && Math.abs(event.deltaY) < 50 ? 4 : 1); // a trackpad's pinch comes in small steps
    clearTimeout(wheelTimer);
    const at = map.mouseEventToContainerPoint(event);
    wheelTimer = setTimeout(() => {
      const levels = Math.max(-3, Math.min(3, wheelDelta / WHEEL_PIXELS_PER_LEVEL / 2));
      wheelDelta = 0;
      zoomAt(at, Math.sign(levels) * Math.max(0.5, Math.abs(levels)));
    }, 40);
  }

  function onDoubleClick(event: MouseEvent): void {
    if (hasDragged) return; // WebKit takes two quick drags from one place for a double click
    zoomAt(map.mouseEventToContainerPoint(event), event.shiftKey ? -1 : 1);
  }

  function zoomAt(at: Point, levels: number): void {
    moved();
    map.setZoomAround(at, map.getZoom() + levels);
  }

  function onPointerDown(event: PointerEvent): void {
    hasDragged = false;
    if (event.pointerType === 'touch' || event.button !== 0) return;
    // In pixels of the map, which a page may have scaled.
    drag = { id: event.pointerId, last: map.mouseEventToContainerPoint(event) };
  }

  function onPointerMove(event: PointerEvent): void {
    if (!drag || drag.id !== event.pointerId) return;
    const now = map.mouseEventToContainerPoint(event);
    const offset = drag.last.subtract(now);
    if (!hasDragged && Math.abs(offset.x) + Math.abs(offset.y) < MIN_DRAG) return;
    if (!hasDragged) startDrag(event.pointerId);
    drag.last = now;
    map._rawPanBy(offset);
    map.fire('move');
  }

  function startDrag(pointer: number): void {
    hasDragged = true;
    moved();
    map._stop();
    box.setPointerCapture(pointer);
    box.classList.add('dragging');
    map.fire('movestart');
  }

  function onPointerEnd(event: PointerEvent): void {
    if (drag?.id !== event.pointerId) return;
    drag = undefined;
    box.classList.remove('dragging');
    if (!hasDragged) return;
    map.fire('moveend');
    setTimeout(() => (hasDragged = false)); // after the click that ends a drag
  }

  function onTouchStart(event: TouchEvent): void {
    const fingers = fingersOf(event);
    if (!fingers) return;
    event.preventDefault();
    map._stop();
    map._moveStart(true, false);
    pinch = { apart: fingers.apart, zoom: map.getZoom(), at: map.containerPointToLatLng(fingers.middle) };
  }

  function onTouchMove(event: TouchEvent): void {
    const fingers = fingersOf(event);
    if (!fingers) {
      if (event.touches.length === 1 && !pinch) hint('touch');
      return;
    }
    if (!pinch) return;
    event.preventDefault();
    moved();
    const zoom = Math.max(map.getMinZoom(), Math.min(map.getMaxZoom(), map.getScaleZoom(fingers.apart / pinch.apart, pinch.zoom)));
    const fromCentre = fingers.middle.subtract(map.getSize().divideBy(2));
    map._move(map.unproject(map.project(pinch.at, zoom).subtract(fromCentre), zoom), zoom, { pinch: true, round: false });
  }

  function onTouchEnd({ touches }: TouchEvent): void {
    if (!pinch || touches.length > 1) return;
    pinch = undefined;
    map._resetView(map.getCenter(), map.getZoom());
  }

  function fingersOf({ touches: [one, other, third] }: TouchEvent): { readonly apart: number; readonly middle: Point } | undefined {
    if (!one || !other || third) return undefined;
    const [a, b] = [map.mouseEventToContainerPoint(one as unknown as MouseEvent), map.mouseEventToContainerPoint(other as unknown as MouseEvent)];
    return { apart: Math.max(1, a.distanceTo(b)), middle: a.add(b).divideBy(2) };
  }

  return {
    /** True during a drag and until just after it, so that the click that ends it is ignored. */
    hasDragged: (): boolean => hasDragged,
    destroy(): void {
      clearTimeout(wheelTimer);
      listening.abort();
    },
  };
}
