import { planePoint } from '../../../src/map/equal-earth.js';
import type { Place } from '../../../src/model/incident.js';

/** The part of a map's box used here (`src/map/map-stage.ts`). On the risk map, Leaflet's degrees are coordinates of its plane. */
interface MapBox extends Element {
  readonly stage?: { readonly live?: { readonly map: { readonly mouseEventToLatLng: (event: MouseEvent) => Place } } };
}

/** In pixels; a longer move between press and release is a drag. */
const MAX_CLICK_DISTANCE = 4;
/** Clicks on these are not places; clicks on markers are. */
const CONTROLS = 'a, button:not([part~=marker])';

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** Wraps a place on a map with repeated worlds; `undefined` beyond the poles. */
export function onWorld({ lat, lng }: Place): Place | undefined {
  return Math.abs(lat) <= 90 ? { lat, lng: lng - 360 * Math.round(lng / 360) } : undefined;
}

/** Inverts the Equal Earth projection; `undefined` outside the globe. */
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
      const isClick = Math.hypot(event.clientX - left, event.clientY - top) < MAX_CLICK_DISTANCE;
      if (!map || !isClick || path.some((node) => node.matches(CONTROLS))) return;
      const { lat, lng } = map.mouseEventToLatLng(event);
      const place = path.some(({ localName }) => localName === 'risk-map') ? onGlobe({ x: lng, y: -lat }) : onWorld({ lat, lng });
      // About 100 metres of precision.
      if (place) onClick([place.lat, place.lng].map((degrees) => Number(degrees.toFixed(3))).join(' '));
    },
    true,
  );
}
