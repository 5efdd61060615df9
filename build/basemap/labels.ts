import polylabel from 'polylabel';
import type { Box } from './boxes.js';
import { cut } from './cut.js';
import { grid, project, unproject } from './mercator.js';
import { largest, walk, type ArcRing, type Shapes } from './shapes.js';

/** A point on the grid. */
export type Point = readonly [x: number, y: number];

/** A polygon as closed lines on the grid. */
type Lines = [x: number, y: number][][];

/** A rectangle on the grid. */
interface Window {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Margin around a country's box in which neighbours are labelled, as a share of the box. */
const MARGIN = 0.4;
/** Minimum radius of the circle that a label needs within the neighbour's visible land, as a share of the view. */
const MIN_ROOM = 0.02;

/** The point of a country's largest polygon farthest from its edges; `undefined` for the Vatican, which has no area in the source data. */
export function labelPoint(shapes: Shapes, polygons: readonly ArcRing[][]): Point | undefined {
  const lines = linesOf(shapes, largest(shapes, polygons));
  if (!lines.length) return undefined;
  const { west, east, north, south } = windowOf(lines);
  const [x, y] = polylabel(lines, Math.max(1, Math.min(east - west, south - north) / 100));
  return [x, y];
}

/** A neighbour on another country's map: the position of its label within its visible land, and the distance from there to the edges. */
interface Neighbour {
  readonly code: string;
  readonly at: Point;
  readonly room: number;
}

/** The countries to label around a country. */
export function neighbours(shapes: Shapes, iso2: string, box: Box): readonly Neighbour[] {
  const view = around(box, MARGIN);
  const size = Math.min(view.east - view.west, view.south - view.north);
  return [...shapes.byCode].flatMap(([code, polygons]) => {
    if (!/^[A-Z]{2}$/.test(code) || code === iso2) return [];
    const [best] = polygons
      .flatMap((polygon) => partsIn(view, linesOf(shapes, polygon)))
      .map((lines) => polylabel(lines, size / 200))
      .filter(({ distance }) => distance > size * MIN_ROOM)
      .toSorted((one, other) => other.distance - one.distance);
    return best ? [{ code, at: [best[0], best[1]] as const, room: best.distance }] : [];
  });
}

/** The parts of a polygon, and of its copies one world east and west, inside a window. */
function partsIn(window: Window, lines: Lines): readonly Lines[] {
  const { west, north, east, south } = windowOf(lines);
  return [-grid, 0, grid].flatMap((shift) => {
    if (east + shift < window.west || west + shift > window.east || south < window.north || north > window.south) return [];
    const moved = lines.map((line) => line.map(([x, y]) => [x + shift, y]));
    const { inside } = cut(moved, [window.west, window.north, window.east, window.south]);
    return inside ? [inside as unknown as Lines] : [];
  });
}

/** A box with a margin, given as a share of its longer side. */
export function around({ west, south, east, north }: Box, share: number): Window {
  const [left, top] = project(west, north);
  const [right, bottom] = project(east, south);
  const margin = share * Math.max(right - left, bottom - top);
  return { west: left - margin, north: top - margin, east: right + margin, south: bottom + margin };
}

const cache = new WeakMap<readonly ArcRing[], Lines>();

/** The lines of a polygon, cached because every country needs those of all others. */
function linesOf(shapes: Shapes, polygon: readonly ArcRing[]): Lines {
  const lines = cache.get(polygon) ?? polygon.map((ring) => ring.flatMap((arc) => walk(shapes.arcs, arc)).map(([x, y]): [number, number] => [x, y]));
  cache.set(polygon, lines);
  return lines;
}

const windows = new WeakMap<Lines, Window>();

function windowOf(lines: Lines): Window {
  const found = windows.get(lines);
  if (found) return found;
  const [outer = []] = lines;
  const xs = outer.map(([x]) => x);
  const ys = outer.map(([, y]) => y);
  const window = { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
  windows.set(lines, window);
  return window;
}

/** The relative position of a point in a box: 0 at the south-west corner, 1 at the north-east. */
export function shareOf([x, y]: Point, { west, south, east, north }: Box): readonly [number, number] {
  const [lon, lat] = unproject(x, y);
  const copy = lon + 360 * Math.round(((west + east) / 2 - lon) / 360);
  return [(copy - west) / (east - west), (lat - south) / (north - south)].map((share) => Math.max(0, Math.min(1, share))) as [number, number];
}

/** The distance from a point to the nearest polygon; 0 inside one. */
export function distanceTo(shapes: Shapes, polygons: readonly ArcRing[][], [x, y]: Point): number {
  return Math.min(
    ...polygons.map((polygon) => {
      let isInside = false;
      let nearest = Infinity;
      for (const line of linesOf(shapes, polygon)) {
        line.forEach(([ax, ay], i) => {
          const [bx, by] = line[i + 1] ?? line[0] ?? [ax, ay];
          const [dx, dy] = [bx - ax, by - ay];
          const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
          nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, y - ay - along * dy));
          if (ay > y !== by > y && x < (dx * (y - ay)) / dy + ax) isInside = !isInside;
        });
      }
      return isInside ? 0 : nearest;
    }),
  );
}
