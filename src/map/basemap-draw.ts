import type { Ring } from './basemap-rings.js';
import { WORLD_SIZE } from './bounds.js';

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

// A canvas needs a resolved colour, and the browser resolves var(), light-dark() and system colours only where an element uses them.
export function color(canvas: HTMLCanvasElement, value: string): string {
  canvas.style.color = value;
  return getComputedStyle(canvas).color;
}
