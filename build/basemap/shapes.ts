import { mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, type Weighted } from 'topojson-simplify';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { OVERLAY, type Piece } from './atlas.js';

/** A ring as a sequence of arc indices; ~i is arc i reversed. */
export type ArcRing = readonly number[];

/** All shapes of one scale; neighbours share arcs. */
export interface Shapes {
  /** Weight of an area by its height on the grid. */
  readonly areaWeight: AreaWeight;
  readonly arcs: readonly Weighted[][];
  /** Polygons by code, each an outer ring and its holes. */
  readonly byCode: ReadonlyMap<string, readonly ArcRing[][]>;
  /** Number of codes that use an arc. */
  users(arc: number): number;
  /** The merged land without borders between countries. */
  land(): readonly ArcRing[][];
}

export type AreaWeight = (y: number) => number;

/** Points with less weight than `tolerance` and rings smaller than `minArea` are dropped; both are areas on the grid. */
interface Coarseness {
  readonly tolerance: number;
  readonly minArea: number;
}

/** Merges the pieces of each code and finds shared arcs. */
export function shapesOf(pieces: readonly Piece[], areaWeight: AreaWeight): Shapes {
  const codes = [...new Set(pieces.map(({ code }) => code))].toSorted();
  const objects = Object.fromEntries(
    codes.map((code) => {
      const coordinates = pieces.filter((piece) => piece.code === code).map(({ rings }) => rings);
      return [code, { type: 'MultiPolygon', coordinates }];
    }),
  );
  const shared = presimplify(topology(objects), importance(areaWeight)) as Topology;
  const all = Object.entries(shared.objects) as [string, MultiPolygon][];
  const merged = (parts: readonly MultiPolygon[]) => mergeArcs(shared, parts as (MultiPolygon & Polygon)[]).arcs as unknown as ArcRing[][];
  const byCode = new Map(all.map(([code, shape]) => [code, merged([shape])]));
  const uses = new Map<number, number>();
  for (const arc of [...byCode.values()].flatMap((polygons) => polygons.flatMap((rings) => rings.flat())))
    uses.set(index(arc), (uses.get(index(arc)) ?? 0) + 1);
  return {
    areaWeight,
    arcs: shared.arcs as Weighted[][],
    byCode,
    users: (arc) => uses.get(arc) ?? 0,
    land: () => merged(all.flatMap(([code, shape]) => (code === OVERLAY ? [] : [shape]))),
  };
}

// The weight of a point: Visvalingam's triangle area, reduced for spikes (as in mapshaper) and multiplied by the weight of the place.
const importance =
  (areaWeight: AreaWeight) =>
  ([a, b, c]: readonly [Weighted, Weighted, Weighted]): number => {
    const [ax, ay, cx, cy] = [a[0] - b[0], a[1] - b[1], c[0] - b[0], c[1] - b[1]];
    const lengths = Math.hypot(ax, ay) * Math.hypot(cx, cy);
    const cosine = lengths > 0 ? (ax * cx + ay * cy) / lengths : 1;
    return (Math.abs(ax * cy - ay * cx) / 2) * (1 - 0.7 * cosine) * areaWeight(b[1]);
  };

/** The weighted area of a ring. */
export function ringArea(shapes: Shapes, ring: ArcRing): number {
  const points = ring.flatMap((arc) => walk(shapes.arcs, arc));
  let [twice, y] = [0, 0];
  points.forEach((point, i) => {
    const next = points[i + 1] ?? points[0] ?? point;
    twice += point[0] * next[1] - next[0] * point[1];
    y += point[1] / points.length;
  });
  return (Math.abs(twice) / 2) * shapes.areaWeight(y);
}

export function walk<T>(arcs: readonly (readonly T[])[], arc: number): readonly T[] {
  return arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? []);
}

/** Drops small rings and unimportant points. The main island of every code stays, and small rings keep finer details, or they would become triangles. */
export function coarsen(
  shapes: Shapes,
  polygons: readonly ArcRing[][],
  { tolerance, minArea }: Coarseness,
): { kept: ArcRing[][]; arcs: [x: number, y: number][][] } {
  const main = new Set([...shapes.byCode.values()].flatMap((own) => largest(shapes, own)[0] ?? []).map(index));
  const allowed = new Map<number, number>();
  const kept = polygons.map((polygon) =>
    polygon.filter((ring) => {
      const area = ringArea(shapes, ring);
      if (area < minArea && !ring.some((arc) => main.has(index(arc)))) return false;
      for (const arc of ring) {
        allowed.set(index(arc), Math.min(allowed.get(index(arc)) ?? tolerance, area / 40));
      }
      return true;
    }),
  );
  const arcs = shapes.arcs.map((arc, i) => {
    const minWeight = allowed.get(i);
    if (minWeight === undefined) return [];
    return arc.filter(([, , weight]) => weight >= minWeight).map(([x, y]): [number, number] => [x, y]);
  });
  return { kept: kept.filter((polygon) => polygon.length > 0), arcs };
}

/** The polygon with the largest outer ring. */
export function largest(shapes: Shapes, polygons: readonly ArcRing[][]): ArcRing[] {
  let best: ArcRing[] = [];
  let largestArea = 0;
  for (const polygon of polygons) {
    const area = ringArea(shapes, polygon[0] ?? []);
    if (area > largestArea) [best, largestArea] = [polygon, area];
  }
  return best;
}

export function index(arc: number): number {
  return arc < 0 ? ~arc : arc;
}
