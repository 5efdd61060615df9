/** A part of the world, in pixels at zoom 0. */
export interface Area {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** A closed line in pixels at zoom 0, where the world is 256 wide; x may exceed 256 instead of jumping back. */
export interface Ring extends Area {
  /** x, y, x, y … */
  readonly points: Float32Array;
  /** The edges that are a border and not coast, each by the index of its first point; only in a country's outline. */
  readonly inland?: ReadonlySet<number>;
}

/** The area of a bounding box, in square pixels at zoom 0. */
export const sizeOf = ({ west, east, north, south }: Area): number => (east - west) * (south - north);

/** The rings of one country code; '' for territories without one. */
export interface CountryRings {
  readonly code: string;
  readonly rings: readonly Ring[];
}

/** True if a point lies on land and in none of its holes: a ray from it crosses the rings an odd number of times. */
export function contains(rings: readonly Ring[], x: number, y: number): boolean {
  let isInside = false;
  for (const { points, west, north, east, south } of rings) {
    if (x < west || x > east || y < north || y > south) continue;
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
  }
  return isInside;
}

/** Returns a function that reads the next number; `build/basemap/pack.ts` explains the encoding. */
export function unpack(packed: string): () => number {
  let at = 0;
  return () => {
    let number = 0;
    for (let worth = 1; ; worth *= 22) {
      const code = packed.charCodeAt(at++);
      const digit = code > 92 ? code - 41 : code - 40;
      number += digit * worth;
      // Written with `!` so that the end of the text (NaN) ends a number too: a damaged file must not hang the page.
      if (!(digit > 63)) return number % 2 ? -(number + 1) / 2 : number / 2;
    }
  };
}

/** The position of a name in its box is stored in this many steps. */
const PARTS = 31;

/** The country code that `build/basemap/` wrote as a number. */
export const codeOf = (letters: number): string => String.fromCharCode(65 + Math.floor(letters / 26), 65 + (letters % 26));

/** The boxes of countries by code, on a grid of `cells` per unit, each with the best point for its name. */
export function decodeBoxes(packed: string, cells: number) {
  const next = unpack(packed);
  let letters = 0;
  return Array.from({ length: next() }, () => {
    letters += next();
    const [x, y, width, height] = [next() / cells, next() / cells, next() / cells, next() / cells];
    return { code: codeOf(letters), x, y, right: x + width, bottom: y + height, label: { x: x + (width * next()) / PARTS, y: y + (height * next()) / PARTS } };
  });
}

export function decodeRings(packed: string): readonly Ring[] {
  return lines(unpack(packed)).map(ring);
}

/** The rings of a country, and after them which of their edges are inland. */
export function decodeOutline(packed: string): readonly Ring[] {
  const next = unpack(packed);
  return lines(next)
    .map(ring)
    .map((each) => {
      const inland = new Set<number>();
      let at = 0;
      for (let runs = next(); runs > 0; runs--) {
        at += next();
        for (let length = next(); length > 0; length--) inland.add(at++);
      }
      return { ...each, inland };
    });
}

/** Shapes that share their lines: first the arcs, then for each code its rings as lists of arcs, where ~i is arc i reversed. */
export function decodeShapes(packed: string): readonly CountryRings[] {
  const next = unpack(packed);
  const arcs = lines(next);
  return Array.from({ length: next() }, () => {
    const code = next() || 0;
    const rings = Array.from({ length: next() }, () => ring(joined(next, arcs)));
    return { code: code ? codeOf(code - 1) : '', rings };
  });
}

function lines(next: () => number): number[][] {
  const unit = 256 / 2 ** next();
  let x = 0;
  let y = 0;
  return Array.from({ length: next() }, () => {
    const line: number[] = [];
    let stepX = 0;
    let stepY = 0;
    for (let i = next(); i > 0; i--) {
      stepX = next() + (stepX >> 1);
      stepY = next() + (stepY >> 1);
      line.push((x += stepX) * unit, (y += stepY) * unit);
      if (line.length < 3) stepX = stepY = 0;
    }
    return line;
  });
}

function joined(next: () => number, arcs: readonly number[][]): number[] {
  const points: number[] = [];
  for (let i = next(); i > 0; i--) {
    const index = next();
    const arc = arcs[index < 0 ? ~index : index] ?? [];
    for (let at = 0; at < arc.length - 2; at += 2) {
      const from = index < 0 ? arc.length - 2 - at : at;
      points.push(arc[from] ?? 0, arc[from + 1] ?? 0);
    }
  }
  return points;
}

function ring(line: readonly number[]): Ring {
  const points = Float32Array.from(line);
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { points, west, north, east, south };
}

/** Adds a ring to a path, or with `isCoast` only its coast; `unit` is the number of canvas pixels for one pixel at zoom 0. */
export function trace(context: CanvasPath, { points, inland }: Ring, west: number, north: number, unit: number, rounded: boolean, isCoast = false): void {
  const count = points.length;
  let lastX = 0;
  let lastY = 0;
  for (let i = 0; i <= count; i += 2) {
    const x = ((points[i % count] ?? 0) - west) * unit;
    const y = ((points[(i % count) + 1] ?? 0) - north) * unit;
    // At low zoom most points coincide.
    if (i > 0 && i < count && Math.abs(x - lastX) + Math.abs(y - lastY) < 1) continue;
    if (i === 0 || (isCoast && inland?.has(i / 2 - 1))) context.moveTo(x, y);
    else if (rounded) context.quadraticCurveTo(lastX, lastY, (lastX + x) / 2, (lastY + y) / 2);
    else context.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
  if (!isCoast) context.closePath();
}
