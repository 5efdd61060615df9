import { trace, type Area } from './basemap-draw.js';
import { decodeShapes, type Shape } from './basemap-rings.js';
import type { Dot } from './next-dot.js';

/** The land of one country, in pixels at zoom 0. */
export interface Territory extends Shape, Area {
  /** The side of a square as large as the box of its largest part. */
  readonly size: number;
}

export const territoriesOf = (packed: string): readonly Territory[] =>
  decodeShapes(packed).map(({ code, rings }) => ({
    code,
    rings,
    west: Math.min(...rings.map(({ west }) => west)),
    north: Math.min(...rings.map(({ north }) => north)),
    east: Math.max(...rings.map(({ east }) => east)),
    south: Math.max(...rings.map(({ south }) => south)),
    size: Math.max(...rings.map(({ west, east, north, south }) => Math.sqrt((east - west) * (south - north)))),
  }));

/** The outline of a territory on a canvas that shows an area, `unit` canvas pixels for each pixel at zoom 0. */
export function outlineOf({ rings }: Territory, { west, north }: Area, unit: number): Path2D {
  const path = new Path2D();
  for (const ring of rings) trace(path, ring, west, north, unit, false);
  return path;
}

/** True if a point lies in a territory and in none of its holes: a ray from it crosses the rings an odd number of times. */
export function contains({ west, east, north, south, rings }: Territory, x: number, y: number): boolean {
  if (x < west || x > east || y < north || y > south) return false;
  let isInside = false;
  for (const { points } of rings) {
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
  }
  return isInside;
}

export function nearestDot<T>(dots: readonly Dot<T>[], x: number, y: number, reach: number): Dot<T> | undefined {
  let nearest: Dot<T> | undefined;
  let shortest = reach;
  for (const dot of dots) {
    const distance = Math.hypot(dot.x - x, dot.y - y);
    if (distance <= shortest) [nearest, shortest] = [dot, distance];
  }
  return nearest;
}

/** Where an area is looked at, as shares of its width and height, the corners first: the letters of a name do not fill it. */
const ACROSS = [0.05, 0.95, 0.25, 0.75, 0.5];
const DOWN = [0.22, 0.8, 0.5];
const SHARES = DOWN.flatMap((down) => ACROSS.map((across) => [across, down] as const));

const pointsOf = ({ west, north, east, south }: Area) =>
  SHARES.map(([across, down]) => [west + (east - west) * across, north + (south - north) * down] as const);

/** True if all of an area is a country's land. */
export function isLandOf(territories: readonly Territory[], iso2: string, area: Area): boolean {
  const own = territories.find(({ code }) => code === iso2);
  const disputed = territories.find(({ code }) => code === '');
  return own !== undefined && pointsOf(area).every(([x, y]) => contains(own, x, y) && !(disputed && contains(disputed, x, y)));
}

/** True if no land but a country's own is in an area. */
export function isClearOf(territories: readonly Territory[], iso2: string, area: Area): boolean {
  const others = territories.filter(
    ({ code, west, north, east, south }) => code !== iso2 && east > area.west && west < area.east && south > area.north && north < area.south,
  );
  return pointsOf(area).every(([x, y]) => !others.some((one) => contains(one, x, y)));
}
