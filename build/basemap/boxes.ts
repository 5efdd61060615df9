import { shareOf, type Point } from './labels.js';
import { unproject } from './mercator.js';
import { pack } from './pack.js';
import { largest, ringArea, walk, type ArcRing, type Shapes } from './shapes.js';

/** In degrees; `east` may exceed 180. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

// Boxes for which the rule in `mainland` includes too little or too much: large remote parts, a capital on another island, disputed reefs, states of scattered
// islands.
const byHand: Readonly<Record<string, Box>> = {
  CN: { west: 73.5, south: 18.1, east: 134.8, north: 53.6 },
  GQ: { west: 8.4, south: 0.9, east: 11.4, north: 3.8 },
  JP: { west: 129.4, south: 30.9, east: 145.9, north: 45.6 },
  KI: { west: 172.7, south: -2.7, east: 176.9, north: 3.5 },
  KM: { west: 43.1, south: -12.45, east: 44.6, north: -11.3 },
  MA: { west: -13.2, south: 27.6, east: -1, north: 36 },
  US: { west: -124.8, south: 24.4, east: -66.9, north: 49.4 },
};

/** Degrees per step of a packed box. */
const step = 0.05;
/** Steps per side of a box for the position of its label. */
const parts = 31;

/** The box of every code's main landmass: its largest polygon, and others that are near for their size. */
export function boxesOf(shapes: Shapes): ReadonlyMap<string, Box> {
  const codes = [...shapes.byCode].filter(([code]) => code !== '');
  return new Map(codes.map(([code, polygons]) => [code, byHand[code] ?? mainland(shapes, polygons)]));
}

function mainland(shapes: Shapes, polygons: readonly ArcRing[][]): Box {
  const main = largest(shapes, polygons);
  const whole = ringArea(shapes, main[0] ?? []);
  let box = boxOf(shapes, main);
  const others = polygons.filter((polygon) => polygon !== main);
  for (let grown = true; grown;) {
    grown = false;
    for (const polygon of others) {
      const polygonBox = boxOf(shapes, polygon);
      const both = union(box, polygonBox);
      if (both.east === box.east && both.west === box.west && both.north === box.north && both.south === box.south) continue;
      const share = ringArea(shapes, polygon[0] ?? []) / whole;
      const maxGap = Math.max(0.3, diagonal(box) * (share > 0.1 ? 0.5 : share > 0.005 ? 0.12 : 0.03));
      if (gap(box, polygonBox) > maxGap) continue;
      box = both;
      grown = true;
    }
  }
  return box.west < 180 ? box : { ...box, west: box.west - 360, east: box.east - 360 };
}

function boxOf(shapes: Shapes, polygon: readonly ArcRing[]): Box {
  const points = (polygon[0] ?? []).flatMap((arc) => walk(shapes.arcs, arc));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, north] = unproject(Math.min(...xs), Math.min(...ys));
  const [east, south] = unproject(Math.max(...xs), Math.max(...ys));
  return { west, south, east, north };
}

function union(a: Box, b: Box): Box {
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  };
}

function gap(a: Box, b: Box): number {
  const x = Math.max(a.west - b.east, b.west - a.east, 0);
  const y = Math.max(a.south - b.north, b.south - a.north, 0);
  return Math.hypot(x * Math.cos((((a.south + a.north) / 2) * Math.PI) / 180), y);
}

function diagonal(box: Box): number {
  const width = (box.east - box.west) * Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
  return Math.hypot(width, box.north - box.south);
}

/** For each code in order: the difference from the previous code, south-west corner, size (rounded outwards) and label position. */
export function packBoxes(boxes: ReadonlyMap<string, Box>, pointOf: (code: string) => Point | undefined): string {
  const numbers: number[] = [boxes.size];
  let last = 0;
  for (const [code, box] of [...boxes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { west, south, east, north } = box;
    const point = pointOf(code);
    const shares = point ? shareOf(point, box) : [0.5, 0.5];
    const place = (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65;
    const [x, y] = [Math.floor(west / step), Math.floor(south / step)];
    numbers.push(place - last, x, y, Math.ceil(east / step) - x, Math.ceil(north / step) - y, ...shares.map((share) => Math.round(share * parts)));
    last = place;
  }
  return pack(numbers);
}
