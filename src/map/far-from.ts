import type { Place } from '../model/incident.js';
import type { Ring } from './basemap-rings.js';
import { WORLD_SIZE, worldPoint } from './mercator.js';

/**
 * How far outside the outline a place may be without being doubted, in kilometres: outlines are coarse and leave out small islands, and
 * ferries and earthquakes are off the coast. So a wrong place within the country, or just across its border, is not found.
 */
const REACH = 100;
const EQUATOR = 40_075;

/** True if a place is neither in a country's outline nor near it. */
export function isFarFrom(outline: readonly Ring[], place: Place): boolean {
  const { x, y } = worldPoint(place);
  const reach = (REACH * WORLD_SIZE) / (EQUATOR * Math.cos((place.lat * Math.PI) / 180));
  // Outlines may go on beyond both edges of the world.
  return [-1, 0, 1].every((copy) => !isNear(outline, x + copy * WORLD_SIZE, y, reach));
}

function isNear(outline: readonly Ring[], x: number, y: number, reach: number): boolean {
  let isInside = false;
  for (const { points, west, north, east, south } of outline) {
    if (x < west - reach || x > east + reach || y < north - reach || y > south + reach) continue;
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
      const [dx, dy] = [bx - ax, by - ay];
      // The nearest point of the line from a to b.
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      if (Math.hypot(x - ax - along * dx, y - ay - along * dy) <= reach) return true;
      if (ay > y !== by > y && x < (dx * (y - ay)) / dy + ax) isInside = !isInside;
    }
  }
  return isInside;
}
