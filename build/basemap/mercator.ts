/** Integer points on the grid, `grid` of them around the world; y runs down from the top of Web Mercator. */
type Ring = [x: number, y: number][];
/** An outer ring and its holes. */
export type Rings = Ring[];

/** Steps around the world; Natural Earth, as published in world-atlas, is no finer. */
export const grid = 2 ** 17;

const top = 85.0511287798;

// Parts of these states beyond ±180° are moved next to the rest, so no shape is cut at the antimeridian.
const eastward = new Set(['RU', 'FJ', 'NZ', 'KI']);
const westward = new Set(['US']);

export function project(lon: number, lat: number): [x: number, y: number] {
  const sin = Math.sin((Math.max(-top, Math.min(top, lat)) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return [Math.round((lon / 360 + 0.5) * grid), Math.round(y * grid)];
}

export function unproject(x: number, y: number): [lon: number, lat: number] {
  const lat = (2 * Math.atan(Math.exp((0.5 - y / grid) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  return [(x / grid - 0.5) * 360, lat];
}

/**
 * The weight of an area at a height: lower where Mercator enlarges it, and low in the polar regions, whose thousands of islands would use up the bytes that
 * populated places need.
 */
export function areaWeight(y: number): number {
  // Corners of Antarctica's closing line, below the map.
  if (y > grid) return 1;
  const enlargement = Math.cosh((0.5 - y / grid) * 2 * Math.PI);
  const polar = Math.min(1, 2.2 / enlargement) ** (y < grid / 2 ? 2 : 5);
  return polar / enlargement;
}

/** Projects a polygon to the grid, in one piece even across the antimeridian. */
export function unwrap(polygon: readonly number[][][], iso: string): Rings {
  const rings = polygon.map((ring) => (iso === 'AQ' ? aroundThePole(ring) : continuous(ring, iso)));
  return rings.filter((ring) => ring.length > 3);
}

function continuous(ring: readonly number[][], iso: string): Ring {
  const points = ring.map(([lon = 0, lat = 0]) => {
    const ahead = lon < 0 && eastward.has(iso);
    const behind = lon > 0 && westward.has(iso);
    return project(lon + (ahead ? 360 : behind ? -360 : 0), lat);
  });
  return points.some(([x]) => x === grid) ? joinable(points) : points;
}

// Some islands of Fiji are split in two. To be joined, both halves need the same two points on the antimeridian; in the source data these differ by a step, or
// one half has a third point between them.
function joinable(points: Ring): Ring {
  const even = points.slice(0, -1).map(([x, y]): [number, number] => [x, x === grid ? y - (y % 2) : y]);
  const distinct = even.filter(([x, y], i) => x !== even.at(i - 1)?.[0] || y !== even.at(i - 1)?.[1]);
  const on = (i: number) => distinct.at(i % distinct.length)?.[0] === grid;
  const open = distinct.filter((_, i) => !(on(i - 1) && on(i) && on(i + 1)));
  return [...open, ...open.slice(0, 1)];
}

// Antarctica's ring circles the globe: it is opened at -180° and closed far below the map.
function aroundThePole(ring: readonly number[][]): Ring {
  const coast = ring.filter(([, lat = 0]) => lat > -89);
  const lons = coast.map(([lon = 0]) => lon);
  if (Math.max(...lons) - Math.min(...lons) < 350) return continuous(ring, 'AQ');
  const points = coast.map(([lon = 0, lat = 0]) => project(lon, lat));
  const seam = points.findIndex(([x], i) => Math.abs(x - (points.at(i - 1)?.[0] ?? x)) > grid / 2);
  const open = [...points.slice(seam), ...points.slice(0, seam)];
  if ((open[0]?.[0] ?? 0) > grid / 2) open.reverse();
  // A small overlap hides the seam between two copies of the world.
  const over = open.filter(([x]) => x < grid / 40).map(([x, y]): [number, number] => [x + grid, y]);
  const [, y] = open[0] ?? [0, grid];
  const [edge] = over.at(-1) ?? [grid];
  const below = 1.5 * grid;
  const [east, west] = [(edge * 2) / 3, edge / 3].map(Math.round);
  return [[0, y], ...open, ...over, [edge, below], [east ?? 0, below + grid / 8], [west ?? 0, below + grid / 8], [0, below], [0, y]];
}
