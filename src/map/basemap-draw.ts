import type { Ring } from './basemap-rings.js';
import { WORLD_SIZE } from './mercator.js';

/** Which part of the world to draw, in pixels at the current zoom; `left` and `top` count from the north-west corner of the world. */
export interface Section {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A part of the world, in pixels at zoom 0. */
export interface Area {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export interface Picture extends Section {
  readonly land: readonly Ring[];
  readonly outline: readonly Ring[];
}

const LINE_WIDTH = 1.25;
// In Chromium the cost of a path grows with the square of its rings: 500 rings in one path take 15 times as long as in batches of 32.
// Smaller batches would not do: a hole must be in the same batch as the ring around it. `build/` puts rings with holes first.
const BATCH = 32;

/** What a section shows of a world that is not repeated. */
export const areaOf = ({ left, top, width, height, scale }: Section): Area => ({
  west: left / scale,
  north: top / scale,
  east: (left + width) / scale,
  south: (top + height) / scale,
});

/** What a section shows of each copy of the world. A shape may extend beyond the edge of its copy, so the copy before the first in view is among them. */
export function visibleAreas({ left, top, width, height, scale }: Section): readonly Area[] {
  const first = Math.floor(left / scale / WORLD_SIZE) - 1;
  const last = Math.floor((left + width) / scale / WORLD_SIZE);
  const north = top / scale;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const west = left / scale - (first + index) * WORLD_SIZE;
    return { west, north, east: west + width / scale, south: north + height / scale };
  });
}

/** Clears the canvas and gives it the section's size; returns its context and how many of its pixels make one CSS pixel. */
export function prepare(
  canvas: HTMLCanvasElement,
  { width, height }: Section,
): { readonly context: CanvasRenderingContext2D | null; readonly density: number } {
  // More than twice the pixels cost memory for no visible gain.
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return { context: canvas.getContext('2d'), density };
}

export function draw(canvas: HTMLCanvasElement, picture: Picture): void {
  const { context, density } = prepare(canvas, picture);
  // To ask for a colour is to have the browser lay out the page.
  if (!context || picture.land.length + picture.outline.length === 0) return;
  context.lineJoin = 'round';
  context.lineWidth = LINE_WIDTH * density;

  context.fillStyle = color(canvas, 'var(--_land, #d8dcd6)');
  // Rounding makes the coarse coast look like a coast rather than a polygon; an outline is fine enough without it.
  paint(context, picture.land, picture, density, true);

  if (picture.outline.length === 0) return;
  context.fillStyle = color(canvas, 'var(--_country, var(--_land, #d8dcd6))');
  context.strokeStyle = color(canvas, 'var(--_outline, currentColor)');
  paint(context, picture.outline, picture, density, false);
}

/** True if a ring of the coarse land is the same island as a ring of the outline. */
export function replacedBy(coarse: Ring, outline: readonly Ring[]): boolean {
  const near = Math.max(0.15, (coarse.east - coarse.west) / 20, (coarse.south - coarse.north) / 20);
  return outline.some(
    (fine) =>
      Math.abs(fine.west - coarse.west) < near &&
      Math.abs(fine.east - coarse.east) < near &&
      Math.abs(fine.north - coarse.north) < near &&
      Math.abs(fine.south - coarse.south) < near,
  );
}

function paint(context: CanvasRenderingContext2D, rings: readonly Ring[], section: Section, density: number, isLand: boolean): void {
  const unit = section.scale * density;
  const flush = () => {
    context.fill('evenodd');
    if (!isLand) context.stroke();
    context.beginPath();
  };
  context.beginPath();
  for (const { west, north, east, south } of visibleAreas(section)) {
    let traced = 0;
    for (const ring of rings) {
      if (ring.east < west || ring.west > east || ring.south < north || ring.north > south) continue;
      trace(context, ring, west, north, unit, isLand);
      if (++traced % BATCH === 0) flush();
    }
    flush();
  }
}

export function trace(context: CanvasPath, { points }: Ring, west: number, north: number, unit: number, rounded: boolean): void {
  const count = points.length;
  let lastX = 0;
  let lastY = 0;
  for (let i = 0; i <= count; i += 2) {
    const x = ((points[i % count] ?? 0) - west) * unit;
    const y = ((points[(i % count) + 1] ?? 0) - north) * unit;
    // At low zoom most points coincide.
    if (i > 0 && i < count && Math.abs(x - lastX) + Math.abs(y - lastY) < 1) continue;
    if (i === 0) context.moveTo(x, y);
    else if (rounded) context.quadraticCurveTo(lastX, lastY, (lastX + x) / 2, (lastY + y) / 2);
    else context.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
  context.closePath();
}

// A canvas needs a resolved colour, and the browser resolves var(), light-dark() and system colours only where an element uses them.
export function color(canvas: HTMLCanvasElement, value: string): string {
  canvas.style.color = value;
  return getComputedStyle(canvas).color;
}
