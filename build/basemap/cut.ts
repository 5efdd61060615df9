import type { Box } from './disputed.js';

type Point = number[];
/** An outer ring and its holes, in degrees. */
export type LonLatPolygon = readonly Point[][];

/** Splits a polygon into its part inside a box and the parts around it. Both share the points on the cuts, so there are no slivers. */
export function cut(
  polygon: LonLatPolygon,
  [west, south, east, north]: Box,
): { readonly inside: LonLatPolygon | undefined; readonly around: readonly LonLatPolygon[] } {
  const around: LonLatPolygon[] = [];
  let inside: LonLatPolygon | undefined = polygon;
  for (const [axis, line, isAbove] of [
    [0, west, true],
    [0, east, false],
    [1, south, true],
    [1, north, false],
  ] as const) {
    const sides: readonly [LonLatPolygon, LonLatPolygon] = inside ? split(inside, axis, line) : [[], []];
    const [rest, kept] = isAbove ? sides : [sides[1], sides[0]];
    if (rest.length) around.push(rest);
    inside = kept.length ? kept : undefined;
  }
  return inside ? { inside, around } : { inside, around: [polygon] };
}

/** Splits a polygon along a meridian (`axis` 0) or a parallel (1). */
function split(polygon: LonLatPolygon, axis: 0 | 1, line: number): [below: LonLatPolygon, above: LonLatPolygon] {
  const parts = polygon.map((ring) => splitRing(ring, axis, line));
  // A side without an outer ring has no holes either.
  const side = (which: 0 | 1) => ((parts[0]?.[which].length ?? 0) > 3 ? parts.map((rings) => rings[which]).filter((ring) => ring.length > 3) : []);
  return [side(0), side(1)];
}

function splitRing(ring: readonly Point[], axis: 0 | 1, line: number): [below: Point[], above: Point[]] {
  const [below, above]: [Point[], Point[]] = [[], []];
  ring.slice(0, -1).forEach((point, i) => {
    const next = ring[i + 1] ?? point;
    const here = point[axis] ?? 0;
    const there = next[axis] ?? 0;
    if (here <= line) below.push(point);
    if (here >= line) above.push(point);
    if ((here - line) * (there - line) >= 0) return;
    const share = (line - here) / (there - here);
    const crossing = [0, 1].map((each) => (each === axis ? line : (point[each] ?? 0) + share * ((next[each] ?? 0) - (point[each] ?? 0))));
    below.push(crossing);
    above.push(crossing);
  });
  return [closed(below), closed(above)];
}

/** Closes a ring; empty if it is only a line along the cut. */
function closed(points: readonly Point[]): Point[] {
  const [first] = points;
  const spans = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis] ?? 0)) - Math.min(...points.map((point) => point[axis] ?? 0)));
  return first && spans.every((span) => span > 1e-9) ? [...points, first] : [];
}
