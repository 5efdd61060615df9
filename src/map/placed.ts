import { Point } from 'leaflet/src/geometry/Point.js';
import type { LatLng, Map as LeafletMap } from 'leaflet';
import type { Incident, Place } from '../model/incident.js';
import { nearestCopy } from './extent.js';
import { gather, type Cluster, type Dot } from './grid.js';

/** An incident that has a position. */
export type PlacedIncident = Incident & { readonly place: Place };

export const isPlaced = (incident: Incident): incident is PlacedIncident => incident.place !== undefined;

/** The incidents of one marker. `x` and `y` are world pixels at the map's zoom. */
export type Group = Cluster<PlacedIncident>;

/** Where incidents lie at the map's zoom, each in the copy of the world in view. */
export function dotsOf(incidents: readonly PlacedIncident[], map: LeafletMap): readonly Dot<PlacedIncident>[] {
  const centre = map.getCenter().lng;
  return incidents.map((item) => {
    const { x, y } = map.project([item.place.lat, nearestCopy(item.place.lng, centre)]);
    return { x, y, item };
  });
}

/** The groups in view or less than half a view outside it: their number is bounded by the room, not by the number of incidents. */
export function groupsInView(incidents: readonly PlacedIncident[], map: LeafletMap): readonly Group[] {
  const { min, max } = map.getPixelBounds();
  const size = map.getSize();
  const [left, top, right, bottom] = [min?.x ?? 0, min?.y ?? 0, max?.x ?? 0, max?.y ?? 0];
  const isNear = ({ x, y }: Dot<unknown>) => x > left - size.x / 2 && x < right + size.x / 2 && y > top - size.y / 2 && y < bottom + size.y / 2;
  const text = Number.parseFloat(getComputedStyle(map.getContainer()).fontSize);
  return gather(dotsOf(incidents, map).filter(isNear), 0.5 + text / 32); // signs grow by half of what the text does
}

/** The position of a dot or a group on the globe. */
export const latLngOf = ({ x, y }: Dot<unknown> | Group, map: LeafletMap): LatLng => map.unproject(new Point(x, y));

/** True if zooming in cannot separate them. */
export const isOnePoint = ({ items: [first, ...rest] }: Group): boolean =>
  rest.every(({ place }) => Math.abs(place.lat - (first?.place.lat ?? 0)) < 1e-4 && Math.abs(place.lng - (first?.place.lng ?? 0)) < 1e-4);

/** The worst known severity of a group. */
export const worstOf = ({ items }: Group): number | undefined =>
  items.reduce<number | undefined>((worst, { severity }) => (severity && severity > (worst ?? 0) ? severity : worst), undefined);

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The dot that an arrow key leads to: near, and rather ahead than to the side. Dots almost beside are left to another arrow. */
export function nextDot<T>(from: { readonly x: number; readonly y: number }, direction: Direction, dots: readonly Dot<T>[]): Dot<T> | undefined {
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowUp' || direction === 'ArrowLeft' ? -1 : 1;
  let best: Dot<T> | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const dot of dots) {
    const ahead = sign * (isAcross ? dot.x - from.x : dot.y - from.y);
    const aside = Math.abs(isAcross ? dot.y - from.y : dot.x - from.x);
    if (ahead > 1 && aside < 2 * ahead && ahead + 2 * aside < shortest) [best, shortest] = [dot, ahead + 2 * aside];
  }
  return best;
}
