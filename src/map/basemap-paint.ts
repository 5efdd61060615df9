import { color, prepare, trace, visibleAreas, type Section } from './basemap-draw.js';
import type { Ring } from './basemap-rings.js';

interface Picture extends Section {
  readonly land: readonly Ring[];
  readonly outline: readonly Ring[];
}

const LINE_WIDTH = 1.25;
// In Chromium the cost of a path grows with the square of its rings: 500 rings in one path take 15 times as long as in batches of 32.
// Smaller batches would not do: a hole must be in the same batch as the ring around it. `build/` puts rings with holes first.
const BATCH = 32;

export function draw(canvas: HTMLCanvasElement, picture: Picture): void {
  const { context, density } = prepare(canvas, picture);
  // To ask for a colour is to have the browser lay out the page.
  if (!context || picture.land.length + picture.outline.length === 0) return;
  context.lineJoin = 'round';

  context.fillStyle = color(canvas, 'var(--_land, #d8dcd6)');
  // Rounding makes the coarse coast look like a coast rather than a polygon; an outline is fine enough without it.
  paint(context, picture.land, picture, density, 'land');

  if (picture.outline.length === 0) return;
  // The coarse land ends elsewhere than the country: what it has in front of the country's coast is sea.
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = reachOf(picture.outline) * picture.scale * density;
  paint(context, picture.outline, picture, density, 'coast');
  context.globalCompositeOperation = 'source-over';
  context.lineWidth = LINE_WIDTH * density;
  context.fillStyle = color(canvas, 'var(--_country, var(--_land, #d8dcd6))');
  context.strokeStyle = color(canvas, 'var(--_outline, currentColor)');
  paint(context, picture.outline, picture, density, 'country');
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

/** How far around a coast the coarse land is wrong, in pixels at zoom 0: 15 km to either side, less around small countries, whose neighbours may be near. */
const reachOf = (outline: readonly Ring[]): number => Math.min(0.2, Math.max(...outline.map(({ north, south }) => south - north)) / 10);

function paint(context: CanvasRenderingContext2D, rings: readonly Ring[], section: Section, density: number, what: 'land' | 'coast' | 'country'): void {
  const unit = section.scale * density;
  const flush = () => {
    if (what !== 'coast') context.fill('evenodd');
    if (what !== 'land') context.stroke();
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
