import { mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, type Weighted } from 'topojson-simplify';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { OVER, type Piece } from './atlas.js';

/** A ring as its arcs in order; ~i is arc i reversed. */
export type ArcRing = readonly number[];

/** All shapes of one scale; neighbours share the lines between them. */
export interface Shapes {
  /** The weight of an area at a height on the grid. */
  readonly worth: Worth;
  readonly arcs: readonly Weighted[][];
  /** The polygons of each code, each an outer ring and its holes. */
  readonly byCode: ReadonlyMap<string, readonly ArcRing[][]>;
  /** How many codes have a line. */
  users(arc: number): number;
  /** The polygons of all land, without the lines between countries. */
  land(): readonly ArcRing[][];
}

export type Worth = (y: number) => number;

/** What to leave out: points less important than `tolerance`, rings smaller than `smallest`; both are areas on the grid. */
interface Coarseness {
  readonly tolerance: number;
  readonly smallest: number;
}

/** Joins the pieces of each code and finds the lines that neighbours share. */
export function shapesOf(pieces: readonly Piece[], worth: Worth): Shapes {
  const codes = [...new Set(pieces.map(({ code }) => code))].toSorted();
  const objects = Object.fromEntries(
    codes.map((code) => {
      const coordinates = pieces.filter((piece) => piece.code === code).map(({ rings }) => rings);
      return [code, { type: 'MultiPolygon', coordinates }];
    }),
  );
  const shared = presimplify(topology(objects), importance(worth)) as Topology;
  const all = Object.entries(shared.objects) as [string, MultiPolygon][];
  const merged = (parts: readonly MultiPolygon[]) => mergeArcs(shared, parts as (MultiPolygon & Polygon)[]).arcs as unknown as ArcRing[][];
  const byCode = new Map(all.map(([code, shape]) => [code, merged([shape])]));
  const uses = new Map<number, number>();
  for (const arc of [...byCode.values()].flatMap((polygons) => polygons.flatMap((rings) => rings.flat())))
    uses.set(index(arc), (uses.get(index(arc)) ?? 0) + 1);
  return {
    worth,
    arcs: shared.arcs as Weighted[][],
    byCode,
    users: (arc) => uses.get(arc) ?? 0,
    land: () => merged(all.flatMap(([code, shape]) => (code === OVER ? [] : [shape]))),
  };
}

// The importance of a point: Visvalingam's area, reduced for spikes (as mapshaper does) and by what it is worth there.
const importance =
  (worth: Worth) =>
  ([a, b, c]: readonly [Weighted, Weighted, Weighted]): number => {
    const [ax, ay, cx, cy] = [a[0] - b[0], a[1] - b[1], c[0] - b[0], c[1] - b[1]];
    const lengths = Math.hypot(ax, ay) * Math.hypot(cx, cy);
    const cosine = lengths > 0 ? (ax * cx + ay * cy) / lengths : 1;
    return (Math.abs(ax * cy - ay * cx) / 2) * (1 - 0.7 * cosine) * worth(b[1]);
  };

/** The area of a ring, weighted. */
export function ringArea(shapes: Shapes, ring: ArcRing): number {
  const points = ring.flatMap((arc) => walk(shapes.arcs, arc));
  let [twice, y] = [0, 0];
  points.forEach((point, i) => {
    const next = points[i + 1] ?? points[0] ?? point;
    twice += point[0] * next[1] - next[0] * point[1];
    y += point[1] / points.length;
  });
  return (Math.abs(twice) / 2) * shapes.worth(y);
}

export function walk<T>(arcs: readonly (readonly T[])[], arc: number): readonly T[] {
  return arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? []);
}

/**
 * Drops small rings and unimportant points: the main island of every code stays, and a small ring keeps finer details,
 * or it would become a triangle.
 */
export function coarsen(
  shapes: Shapes,
  polygons: readonly ArcRing[][],
  { tolerance, smallest }: Coarseness,
): { kept: ArcRing[][]; arcs: [x: number, y: number][][] } {
  const main = new Set([...shapes.byCode.values()].flatMap((own) => largest(shapes, own)[0] ?? []).map(index));
  const allowed = new Map<number, number>();
  const kept = polygons.map((polygon) =>
    polygon.filter((ring) => {
      const area = ringArea(shapes, ring);
      if (area < smallest && !ring.some((arc) => main.has(index(arc)))) return false;
      for (const arc of ring) {
        allowed.set(index(arc), Math.min(allowed.get(index(arc)) ?? tolerance, area / 40));
      }
      return true;
    }),
  );
  const arcs = shapes.arcs.map((arc, i) => {
    const least = allowed.get(i);
    if (least === undefined) return [];
    return arc.filter(([, , weight]) => weight >= least).map(([x, y]): [number, number] => [x, y]);
  });
  return { kept: kept.filter((polygon) => polygon.length > 0), arcs };
}

/** The polygon with the largest outer ring. */
export function largest(shapes: Shapes, polygons: readonly ArcRing[][]): ArcRing[] {
  let best: ArcRing[] = [];
  let most = 0;
  for (const polygon of polygons) {
    const area = ringArea(shapes, polygon[0] ?? []);
    if (area > most) [best, most] = [polygon, area];
  }
  return best;
}

export function index(arc: number): number {
  return arc < 0 ? ~arc : arc;
}
