declare module 'topojson-server' {
  import type { GeometryObject, Topology } from 'topojson-specification';
  export function topology(objects: Record<string, unknown>): Topology<Record<string, GeometryObject>>;
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-specification';
  export type Weighted = [x: number, y: number, weight: number];
  export function presimplify<T extends Topology>(
    topology: T,
    weight: (triangle: readonly [Weighted, Weighted, Weighted]) => number,
  ): Omit<T, 'arcs'> & { arcs: Weighted[][] };
}
