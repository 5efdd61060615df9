import { decodeRings, trace, type Area, type Ring } from './basemap-rings.js';
import { WORLD_SIZE } from './bounds.js';
import { CanvasLayer, color } from './canvas-layer.js';
import type { Section } from './pixels.js';

const LINE_WIDTH = 1.25;
/** How far around a coast the coarse land may be wrong, in pixels at zoom 0: 23 km to either side. */
const REACH = 0.3;
// In Chromium the cost of a path grows with the square of its rings: 500 rings in one path take 15 times as long as in batches of 32.
// Smaller batches would not do: a hole must be in the same batch as the ring around it. `build/` puts rings with holes first.
const BATCH = 32;

/** The world's land on one canvas, without borders, with the outline of one country above it, and the coasts beside it as fine. */
export class Basemap extends CanvasLayer {
  #land: readonly Ring[] = [];
  /** Of the country, and of those beside it. */
  #fine: readonly [outline: readonly Ring[], beside: readonly Ring[]] = [[], []];

  get isEmpty(): boolean {
    return this.#land.length === 0;
  }

  /** Draws the land of this text. */
  setLand(land: string): void {
    this.#land = decodeRings(land);
    this.redraw();
  }

  /** Draws one country, or none, and land beside it finer than the rest. */
  setFine(outline: readonly Ring[], beside: readonly Ring[] = []): void {
    this.#fine = [outline, beside];
    this.redraw();
  }

  protected override paint(context: CanvasRenderingContext2D, section: Section, density: number): void {
    const { canvas } = context;
    const [outline, beside] = this.#fine;
    // To ask for a colour is to have the browser lay out the page.
    if (this.#land.length + outline.length === 0) return;
    context.lineJoin = 'round';
    context.fillStyle = color(canvas, 'var(--_land, #d8dcd6)');
    // Rounding makes the coarse coast look like a coast rather than a polygon; an outline is fine enough without it.
    paint(context, this.#land, section, density, 'land');
    if (outline.length === 0) return;
    // The coarse land ends elsewhere than the finer one: what it has in front of a fine coast is sea.
    context.globalCompositeOperation = 'destination-out';
    context.lineWidth = REACH * section.scale * density;
    paint(context, [...outline, ...beside], section, density, 'coast');
    context.globalCompositeOperation = 'source-over';
    paint(context, beside, section, density, 'beside');
    context.lineWidth = LINE_WIDTH * density;
    context.fillStyle = color(canvas, 'var(--_country, var(--_land, #d8dcd6))');
    context.strokeStyle = color(canvas, 'var(--_outline, currentColor)');
    paint(context, outline, section, density, 'country');
  }
}

function paint(
  context: CanvasRenderingContext2D,
  rings: readonly Ring[],
  section: Section,
  density: number,
  what: 'land' | 'coast' | 'beside' | 'country',
): void {
  const unit = section.scale * density;
  const flush = () => {
    if (what !== 'coast') context.fill('evenodd');
    if (what === 'coast' || what === 'country') context.stroke();
    context.beginPath();
  };
  context.beginPath();
  for (const { west, north, east, south } of visibleAreas(section)) {
    let traced = 0;
    for (const ring of rings) {
      if (ring.east < west || ring.west > east || ring.south < north || ring.north > south) continue;
      trace(context, ring, west, north, unit, what === 'land', what === 'coast');
      if (++traced % BATCH === 0) flush();
    }
    flush();
  }
}

/** What a section shows of each copy of the world. A shape may extend beyond the edge of its copy, so the copy before the first in view is among them. */
function visibleAreas({ left, top, width, height, scale }: Section): readonly Area[] {
  const first = Math.floor(left / scale / WORLD_SIZE) - 1;
  const last = Math.floor((left + width) / scale / WORLD_SIZE);
  const north = top / scale;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const west = left / scale - (first + index) * WORLD_SIZE;
    return { west, north, east: west + width / scale, south: north + height / scale };
  });
}
