import { planePoint } from '../../../src/map/equal-earth.js';
import type { Place } from '../../../src/model/incident.js';

/** As much of the box of a map as this page needs (`src/map/map-stage.ts`). On the risk map, Leaflet's degrees are those of its plane. */
interface MapBox extends Element {
  readonly stage?: { readonly live?: { readonly map: { readonly mouseEventToLatLng: (event: MouseEvent) => Place } } };
}

/** In pixels: who moves farther between press and release has moved the map. */
const STILL = 4;
/** Controls of the map, which is what a click on them is for. A marker is a place too. */
const CONTROLS = 'a, button:not([part~=marker])';

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** A place on a map that may repeat the world; `undefined` beyond the poles. */
export function onWorld({ lat, lng }: Place): Place | undefined {
  return Math.abs(lat) <= 90 ? { lat, lng: lng - 360 * Math.round(lng / 360) } : undefined;
}

/** The place that the Equal Earth projection puts at a point of its plane; `undefined` beside the globe. */
export function onGlobe({ x, y }: { readonly x: number; readonly y: number }): Place | undefined {
  let [south, north] = [-90, 90];
  while (north - south > 1e-9) {
    const middle = (south + north) / 2;
    if (planePoint({ lat: middle, lng: 0 }).y > y) south = middle;
    else north = middle;
  }
  const lat = (south + north) / 2;
  const [from, to] = [0, 1].map((lng) => planePoint({ lat, lng }).x) as [number, number];
  const place = onWorld({ lat, lng: (x - from) / (to - from) });
  const point = place && planePoint(place);
  return point && isNear(point.x, x) && isNear(point.y, y) ? place : undefined;
}

/** Calls `onClick` with each place on the map that is clicked. */
export function watchPlaces(onClick: (at: string) => void): void {
  let [left, top] = [0, 0];
  addEventListener('pointerdown', ({ clientX, clientY }) => ([left, top] = [clientX, clientY]), true);
  addEventListener(
    'click',
    (event) => {
      const path = event.composedPath().filter((node) => node instanceof Element);
      const map = path.map(({ stage }: MapBox) => stage?.live?.map).find(Boolean);
      const isStill = Math.hypot(event.clientX - left, event.clientY - top) < STILL;
      if (!map || !isStill || path.some((node) => node.matches(CONTROLS))) return;
      const { lat, lng } = map.mouseEventToLatLng(event);
      const place = path.some(({ localName }) => localName === 'risk-map') ? onGlobe({ x: lng, y: -lat }) : onWorld({ lat, lng });
      // To about a hundred metres.
      if (place) onClick([place.lat, place.lng].map((degrees) => Number(degrees.toFixed(3))).join(' '));
    },
    true,
  );
}
