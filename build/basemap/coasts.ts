import type { Box } from './boxes.js';
import { OVERLAY } from './atlas.js';
import { around } from './labels.js';
import { grid } from './mercator.js';
import { index, type ArcRing, type Shapes } from './shapes.js';

/** A country wider or higher than this is shown at a scale where the coarse land around it is detailed enough: 22 degrees of longitude. */
const MAX_BOX_SIZE = (grid * 22) / 360;
/** Margin around a country's box in which coasts count, as a share of the box: maps are wider than high. */
const MARGIN = 0.6;
/** Maximum number of countries, and the minimum coast of one without a common border, as a share of the view's width and height. */
const MAX_COUNTRIES = 4;
const MIN_COAST = 0.05;

/**
 * The countries whose coasts are on a map of one country, adjacent ones first. They need the same level of detail, or their coasts would not meet at the
 * border.
 */
export function coastsAround(shapes: Shapes, iso2: string, box: Box): readonly string[] {
  const { west, north, east, south } = around(box, MARGIN);
  if (Math.max(east - west, south - north) > MAX_BOX_SIZE * (1 + 2 * MARGIN)) return [];
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
    .filter(([code]) => code !== iso2 && code !== '' && code !== OVERLAY)
    .map(([code, polygons]) => {
      const coasts = coastsOf(polygons);
      const length = coasts.reduce((sum, arc) => sum + coastOf(arc), 0);
      return { code, length, meets: coasts.flatMap(endsOf).some((end) => own.has(end)) };
    })
    .filter(({ length, meets }) => length > (meets ? 0 : (east - west + south - north) * MIN_COAST))
    .toSorted((one, other) => Number(other.meets) - Number(one.meets) || other.length - one.length)
    .slice(0, MAX_COUNTRIES)
    .map(({ code }) => code);
}
