import type { Box } from './boxes.js';
import { OVER } from './atlas.js';
import { around } from './labels.js';
import { grid } from './mercator.js';
import { index, type ArcRing, type Shapes } from './shapes.js';

/** A country wider or higher than this is shown so small that the coarse land around it is fine enough: 22 degrees of longitude. */
const LARGEST = (grid * 22) / 360;
/** How far around a country's box coasts are looked for, as a share of the box: a map is wider than high. */
const AROUND = 0.6;
/** So many countries at most; one across the sea has so much coast, as a share of what is looked at. */
const MAX_COUNTRIES = 4;
const LEAST_COAST = 0.05;

/** The countries whose coasts are on a map of one country, those that meet its own first: they are drawn as finely as it, or two coasts would not meet at the border. */
export function coastsAround(shapes: Shapes, iso2: string, box: Box): readonly string[] {
  const { west, north, east, south } = around(box, AROUND);
  if (Math.max(east - west, south - north) > LARGEST * (1 + 2 * AROUND)) return [];
  const coastOf = (arc: number): number => {
    const line = shapes.arcs[arc] ?? [];
    return line.reduce((sum, [x, y], i) => {
      const [lastX, lastY] = line[Math.max(0, i - 1)] ?? [x, y];
      return x > west && x < east && y > north && y < south ? sum + Math.hypot(x - lastX, y - lastY) : sum;
    }, 0);
  };
  const coastsOf = (polygons: readonly ArcRing[][]) =>
    polygons
      .flat(2)
      .map(index)
      .filter((arc) => shapes.users(arc) === 1);
  const endsOf = (arc: number) => [shapes.arcs[arc]?.at(0), shapes.arcs[arc]?.at(-1)].map(String);
  const own = new Set(coastsOf(shapes.byCode.get(iso2) ?? []).flatMap(endsOf));
  return [...shapes.byCode]
    .filter(([code]) => code !== iso2 && code !== '' && code !== OVER)
    .map(([code, polygons]) => {
      const coasts = coastsOf(polygons);
      const length = coasts.reduce((sum, arc) => sum + coastOf(arc), 0);
      return { code, length, meets: coasts.flatMap(endsOf).some((end) => own.has(end)) };
    })
    .filter(({ length, meets }) => length > (meets ? 0 : (east - west + south - north) * LEAST_COAST))
    .toSorted((one, other) => Number(other.meets) - Number(one.meets) || other.length - one.length)
    .slice(0, MAX_COUNTRIES)
    .map(({ code }) => code);
}
