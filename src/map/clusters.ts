import type { Map as LeafletMap } from 'leaflet';
import type { Incident, Place } from '../model/incident.js';
import { MAX_RING_SIZE, ringSize } from '../ui/incident-ring.js';
import { nearestCopy, worldX, worldY } from './bounds.js';
import { isInside, type Dot, type Point, type Rect } from './pixels.js';

/** Dots too close to tell apart, at their centre. The items are in their original order. */
interface Cluster<T> extends Point {
  readonly items: readonly T[];
}

/** The width of a grid cell, in pixels: the dots in one always share a marker. With more than `MANY` dots, cells are larger, else it would take too long. */
const [CELL_SIZE, LARGE_CELL_SIZE, MANY] = [16, 32, 500];
/** Space around a marker, in pixels: its rim, so that two markers touch at most. */
const RIM = 2;
/** How far two markers that overlap a little may each move apart, as a share of their distance; if that is not enough, they are merged. */
const MAX_SHIFT = 0.2;

/** More columns than the world has cells at any zoom. */
const COLUMNS = 2 ** 22;
const cellOf = ({ x, y }: Point, side: number): number => Math.floor(y / side) * COLUMNS + Math.floor(x / side);
/** Offsets from a cell to itself and its neighbours. */
const NEIGHBOUR_CELLS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => down * COLUMNS + across));

/** A group of dots, by their indexes, with the position and size of its marker. */
interface PlacedGroup extends Point {
  readonly indexes: readonly number[];
  readonly size: number;
}

function getOrCreateList<T>(lists: Map<number, T[]>, key: number): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/**
 * Groups dots by the cells of a pixel grid, then moves apart or merges groups whose markers would overlap. `signScale` is the size of a marker relative to the
 * usual one, `minDistance` the least distance (px) between two.
 */
export function clusterDots<T>(dots: readonly Dot<T>[], signScale = 1, minDistance = 0): readonly Cluster<T>[] {
  const cells = new Map<number, number[]>();
  for (const [index, dot] of dots.entries()) getOrCreateList(cells, cellOf(dot, dots.length > MANY ? LARGE_CELL_SIZE : CELL_SIZE)).push(index);
  const groupOf = (indexes: readonly number[]): PlacedGroup => {
    const { length } = indexes;
    let [across, down] = [0, 0];
    for (const index of indexes) {
      across += dots[index]!.x;
      down += dots[index]!.y;
    }
    return { indexes, x: across / length, y: down / length, size: ringSize(length) };
  };
  const distanceNeeded = (one: PlacedGroup, other: PlacedGroup): number => Math.max(minDistance, ((one.size + other.size) / 2 + RIM) * signScale);
  /** Groups by cells so wide that whatever overlaps a group is in its own cell or a neighbour. */
  const groupsByCell = new Map<number, PlacedGroup[]>();
  const side = Math.max(minDistance, (MAX_RING_SIZE + RIM) * signScale);
  const cellList = (group: PlacedGroup): PlacedGroup[] => getOrCreateList(groupsByCell, cellOf(group, side));
  const mostOverlapping = (group: PlacedGroup): PlacedGroup | undefined => {
    let [found, maxOverlap]: [PlacedGroup | undefined, number] = [undefined, 0];
    const cell = cellOf(group, side);
    for (const step of NEIGHBOUR_CELLS)
      for (const other of groupsByCell.get(cell + step) ?? []) {
        const overlap = distanceNeeded(group, other) - Math.hypot(group.x - other.x, group.y - other.y);
        if (overlap > maxOverlap) [found, maxOverlap] = [other, overlap];
      }
    return found;
  };
  for (let group of [...cells.values()].map(groupOf)) {
    for (let neighbour = mostOverlapping(group); neighbour; neighbour = mostOverlapping(group)) {
      cellList(neighbour).splice(cellList(neighbour).indexOf(neighbour), 1);
      const [across, down] = [group.x - neighbour.x, group.y - neighbour.y];
      const share = (distanceNeeded(group, neighbour) / Math.hypot(across, down) - 1) / 2;
      const one = { ...group, x: group.x + across * share, y: group.y + down * share };
      const other = { ...neighbour, x: neighbour.x - across * share, y: neighbour.y - down * share };
      if (share < MAX_SHIFT && ![one, other].some(mostOverlapping)) {
        cellList(other).push(other);
        group = one;
        break;
      }
      group = groupOf([...neighbour.indexes, ...group.indexes]);
    }
    cellList(group).push(group);
  }
  return [...groupsByCell.values()].flat().map(({ x, y, indexes }) => ({
    x,
    y,
    items: Array.from(Uint32Array.from(indexes).sort(), (index) => dots[index]!.item),
  }));
}

export type PlacedIncident = Incident & { readonly place: Place };

export const isPlaced = (incident: Incident): incident is PlacedIncident => incident.place !== undefined;

/** The incidents of one marker. `x` and `y` are world pixels at the map's zoom. */
export type Group = Cluster<PlacedIncident>;

/** The positions of incidents at the map's zoom, each in the copy of the world in view; those outside `area` are left out. */
export function dotsOf(incidents: readonly PlacedIncident[], map: LeafletMap, area?: Rect): readonly Dot<PlacedIncident>[] {
  const centre = map.getCenter().lng;
  const scale = map.getZoomScale(map.getZoom(), 0);
  return incidents
    .map((item) => {
      const { lat, lng } = item.place;
      // Clamped to the latitudes that Mercator can show.
      return { x: worldX(nearestCopy(lng, centre)) * scale, y: worldY(Math.max(-85, Math.min(lat, 85))) * scale, item };
    })
    .filter((dot) => !area || isInside(dot, area));
}

/** The view, extended on each side by `margin` times its size. */
export function rectInView(map: LeafletMap, margin: number): Rect {
  const { min, max } = map.getPixelBounds();
  const { x, y } = map.getSize().multiplyBy(margin);
  return { left: min!.x - x, top: min!.y - y, right: max!.x + x, bottom: max!.y + y };
}

/** A group is identified by its first incident. */
export const idOf = ({ items }: Group): string => items[0]!.id;

export const hasIncident = ({ items }: Group, id: string | undefined): boolean => items.some((item) => item.id === id);

export const idsOf = ({ items }: Group): readonly string[] => items.map(({ id }) => id);

/** The highest severity; infinite if one is unknown. */
export const worstOf = ({ items }: Group): number => Math.max(...items.map(({ severity = Number.POSITIVE_INFINITY }) => severity));
