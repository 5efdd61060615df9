import type { LatLng, Map as LeafletMap } from 'leaflet';
import { byFrequency, type Incident, type Place } from '../model/incident.js';
import { ringSize } from '../ui/incident-ring.js';
import { nearestCopy, WORLD_SIZE } from './bounds.js';
import type { Dot, Point, Rect } from './pixels.js';

/** Dots too close to tell apart, at their centre. The items keep their order. */
interface Cluster<T> extends Point {
  readonly items: readonly T[];
}

/** How far apart two markers of the usual size are at least, in pixels: a target each, and neither sign over the other. A cell is as wide. */
export const REACH = 44;
const reachOf = (one: number, other: number): number => Math.max(REACH, (ringSize(one) + ringSize(other)) / 2);
const MAX_REACH = reachOf(Infinity, Infinity);

/** More columns of cells than the world has at any zoom. */
const COLUMNS = 2 ** 22;

/** Some dots by their places in the list of all, and the sums of where they are. */
interface Sum {
  readonly places: readonly number[];
  readonly across: number;
  readonly down: number;
}

const centreOf = ({ places: { length }, across, down }: Sum): Point => ({ x: across / length, y: down / length });

/**
 * Groups dots by the cells of a pixel grid, then joins groups that would overlap; `scale` is the size of a sign relative to the usual one.
 * Cost: linear in the dots, quadratic only in the groups, of which a view holds few.
 */
export function clusterDots<T>(dots: readonly Dot<T>[], scale = 1): readonly Cluster<T>[] {
  const cells = new Map<number, { places: number[]; across: number; down: number }>();
  const side = REACH * scale;
  for (const [place, { x, y }] of dots.entries()) {
    const key = Math.floor(y / side) * COLUMNS + Math.floor(x / side);
    const cell = cells.get(key) ?? { places: [], across: 0, down: 0 };
    if (!cell.places.length) cells.set(key, cell);
    cell.places.push(place);
    cell.across += x;
    cell.down += y;
  }
  return joinOverlapping([...cells.values()], scale).map((group) => ({
    ...centreOf(group),
    items: group.places.toSorted((one, other) => one - other).map((place) => dots[place]!.item),
  }));
}

/** A joined group has a new centre, so it is compared again with all groups so far. */
function joinOverlapping(groups: readonly Sum[], scale: number): readonly Sum[] {
  const apart: (Sum & Point)[] = [];
  const far = MAX_REACH * scale;
  for (let group of groups) {
    let centre = centreOf(group);
    const overlapping = () =>
      apart.findIndex(({ x, y, places: { length } }) => {
        // Most are far away, which is soon seen.
        const [aside, beyond] = [Math.abs(x - centre.x), Math.abs(y - centre.y)];
        return aside < far && beyond < far && Math.hypot(aside, beyond) < reachOf(group.places.length, length) * scale;
      });
    for (let near = overlapping(); near >= 0; near = overlapping()) {
      for (const { places, across, down } of apart.splice(near, 1)) {
        group = { places: [...places, ...group.places], across: across + group.across, down: down + group.down };
      }
      centre = centreOf(group);
    }
    apart.push({ ...group, ...centre });
  }
  return apart;
}

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

const EVERYWHERE: Rect = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Where incidents lie at the map's zoom, each in the copy of the world in view; those outside an area are left out. */
export function dotsOf(incidents: readonly PlacedIncident[], map: LeafletMap, { left, top, right, bottom } = EVERYWHERE): readonly Dot<PlacedIncident>[] {
  const centre = map.getCenter().lng;
  const scale = map.getZoomScale(map.getZoom(), 0);
  const dots: Dot<PlacedIncident>[] = [];
  for (const item of incidents) {
    const point = projectedAt(item.place, map);
    const copies = (nearestCopy(item.place.lng, centre) - item.place.lng) / 360;
    const x = (point.x + copies * WORLD_SIZE) * scale;
    const y = point.y * scale;
    // Most of ten thousand are outside: no object is made for those.
    if (x > left && x < right && y > top && y < bottom) dots.push({ x, y, item });
  }
  return dots;
}

/** What is in view, and as much more on each side as is given in sizes of the view. */
export function rectInView(map: LeafletMap, more: number): Rect {
  const { min, max } = map.getPixelBounds();
  const { x, y } = map.getSize().multiplyBy(more);
  return { left: (min?.x ?? 0) - x, top: (min?.y ?? 0) - y, right: (max?.x ?? 0) + x, bottom: (max?.y ?? 0) + y };
}

export const unprojected = ({ x, y }: Point, map: LeafletMap): LatLng => map.unproject([x, y]);

/** A group is known by its first incident. */
export const idOf = ({ items }: Group): string => items[0]?.id ?? '';

export const idsOf = ({ items }: Group): readonly string[] => items.map(({ id }) => id);

export const worstOf = ({ items }: Group): number | undefined =>
  items.reduce<number | undefined>((worst, { severity }) => (severity && severity > (worst ?? 0) ? severity : worst), undefined);

/** The towns of a group: where most of its incidents are, where the newest is, which a reader looks for first, and the others. */
export function townsOf({ items }: Group): readonly string[] {
  const towns = byFrequency(items.map(({ city }) => city)).map(([town]) => town);
  const [newest] = items.filter(({ city }) => city).toSorted((one, other) => (other.occurredAt ?? 0) - (one.occurredAt ?? 0));
  return [...new Set([towns[0], newest?.city, ...towns].flatMap((town) => town ?? []))];
}

/** One or two countries, by their code, that name a group in a view of the world: the one with half of its incidents or more, else the two with most. */
export function countriesOf({ items }: Group): readonly string[] {
  const [most, second] = byFrequency(items.map(({ country }) => country));
  if (!most) return [];
  return second && most[1] < items.length / 2 ? [most[0], second[0]] : [most[0]];
}
