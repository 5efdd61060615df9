import type { LatLng, Map as LeafletMap, Point } from 'leaflet';
import type { Incident, Place } from '../model/incident.js';
import { ringSize } from '../ui/incident-ring.js';
import { WORLD_SIZE } from './mercator.js';
import { nearestCopy } from './bounds.js';

/** Something at a pixel. */
export interface Dot<T> {
  readonly x: number;
  readonly y: number;
  readonly item: T;
}

/** Dots too close to tell apart, at their centre. The items keep their order. */
export interface Cluster<T> {
  readonly x: number;
  readonly y: number;
  readonly items: readonly T[];
}

/** The side of a cell, in pixels. */
const CELL = 64;
/** How far apart two markers of the usual size are at least, in pixels: a target each, and neither sign over the other. */
export const REACH = 44;
const reachOf = (one: number, other: number): number => Math.max(REACH, (ringSize(one) + ringSize(other)) / 2);

/**
 * Groups dots by the cells of a pixel grid, then joins groups that would overlap; `scale` is the size of a sign relative to the usual one.
 * Cost: linear in the dots, quadratic only in the groups, of which a view holds few.
 */
export function clusterDots<T>(dots: readonly Dot<T>[], scale = 1): readonly Cluster<T>[] {
  const cells = new Map<string, Dot<T>[]>();
  const side = CELL * scale;
  for (const dot of dots) {
    const cell = `${Math.floor(dot.x / side)} ${Math.floor(dot.y / side)}`;
    const others = cells.get(cell);
    if (others) others.push(dot);
    else cells.set(cell, [dot]);
  }
  const order = new Map(dots.map((dot, index) => [dot, index]));
  const inOrder = (one: Dot<T>, other: Dot<T>) => (order.get(one) ?? 0) - (order.get(other) ?? 0);
  return joinOverlapping([...cells.values()], scale).map((group) => ({ ...centreOf(group), items: group.toSorted(inOrder).map(({ item }) => item) }));
}

/** A joined group has a new centre, so it is compared again with all groups so far. */
function joinOverlapping<T>(groups: readonly (readonly Dot<T>[])[], scale: number): readonly (readonly Dot<T>[])[] {
  const apart: { dots: readonly Dot<T>[]; x: number; y: number }[] = [];
  for (let dots of groups) {
    let centre = centreOf(dots);
    const overlapping = () => apart.findIndex((other) => Math.hypot(other.x - centre.x, other.y - centre.y) < reachOf(dots.length, other.dots.length) * scale);
    for (let near = overlapping(); near >= 0; near = overlapping()) {
      dots = apart.splice(near, 1).flatMap((group) => [...group.dots, ...dots]);
      centre = centreOf(dots);
    }
    apart.push({ dots, ...centre });
  }
  return apart.map(({ dots }) => dots);
}

function centreOf(dots: readonly Dot<unknown>[]): { x: number; y: number } {
  const sum = dots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / dots.length, y: sum.y / dots.length };
}

/** An incident that has a position. */
export type PlacedIncident = Incident & { readonly place: Place };

export const isPlaced = (incident: Incident): incident is PlacedIncident => incident.place !== undefined;

/** The incidents of one marker. `x` and `y` are world pixels at the map's zoom. */
export type Group = Cluster<PlacedIncident>;

/** Where places lie at zoom 0: with thousands of incidents, projecting them again after every move would be felt. */
const projected = new WeakMap<Place, Point>();

function projectedAt(place: Place, map: LeafletMap): Point {
  const known = projected.get(place) ?? map.project(place, 0);
  projected.set(place, known);
  return known;
}

/** Where incidents lie at the map's zoom, each in the copy of the world in view. */
export function dotsOf(incidents: readonly PlacedIncident[], map: LeafletMap): readonly Dot<PlacedIncident>[] {
  const centre = map.getCenter().lng;
  const scale = map.getZoomScale(map.getZoom(), 0);
  return incidents.map((item) => {
    const { x, y } = projectedAt(item.place, map);
    const copies = (nearestCopy(item.place.lng, centre) - item.place.lng) / 360;
    return { x: (x + copies * WORLD_SIZE) * scale, y: y * scale, item };
  });
}

/** The groups in view or less than half a view outside it: their number is bounded by the room, not by the number of incidents. */
export function groupsInView(incidents: readonly PlacedIncident[], map: LeafletMap): readonly Group[] {
  const { min, max } = map.getPixelBounds();
  const size = map.getSize();
  const [left, top, right, bottom] = [min?.x ?? 0, min?.y ?? 0, max?.x ?? 0, max?.y ?? 0];
  const isNear = ({ x, y }: Dot<unknown>) => x > left - size.x / 2 && x < right + size.x / 2 && y > top - size.y / 2 && y < bottom + size.y / 2;
  return clusterDots(dotsOf(incidents, map).filter(isNear), signScale(map));
}

/** The size of a sign relative to the usual one: signs grow by half of what the text does. */
export const signScale = (map: LeafletMap): number => 0.5 + Number.parseFloat(getComputedStyle(map.getContainer()).fontSize) / 32;

/** The position of a dot or a group on the globe. */
export const latLngOf = ({ x, y }: Dot<unknown> | Group, map: LeafletMap): LatLng => map.unproject([x, y]);

/** A group is known by its first incident. */
export const idOf = ({ items }: Group): string => items[0]?.id ?? '';

/** True if zooming in cannot separate them. */
export const isOnePoint = ({ items: [first, ...rest] }: Group): boolean =>
  rest.every(({ place }) => Math.abs(place.lat - (first?.place.lat ?? 0)) < 1e-4 && Math.abs(place.lng - (first?.place.lng ?? 0)) < 1e-4);

/** The worst known severity of a group. */
export const worstOf = ({ items }: Group): number | undefined =>
  items.reduce<number | undefined>((worst, { severity }) => (severity && severity > (worst ?? 0) ? severity : worst), undefined);

/** The one or two towns that most incidents of a group are in; none if they are in more. */
export function townsOf({ items }: Group): readonly string[] {
  const counts = new Map<string, number>();
  for (const { city } of items) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  const towns = [...counts].toSorted(([, one], [, other]) => other - one);
  const most = [1, 2].find((count) => towns.slice(0, count).reduce((sum, [, times]) => sum + times, 0) > items.length / 2);
  return towns.slice(0, most ?? 0).map(([town]) => town);
}

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
