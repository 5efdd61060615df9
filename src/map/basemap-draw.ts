import type { Ring } from './basemap-rings.js';

/** What to draw; lengths and places in pixels of the present zoom, left and top counted from the map's north-west. */
export interface Picture {
  readonly land: readonly Ring[];
  readonly outline: readonly Ring[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const world = 256;

export function draw(canvas: HTMLCanvasElement, picture: Picture): void {
  // Beyond twice the pixels, memory grows and nobody sees it.
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.round(picture.width * density);
  canvas.height = Math.round(picture.height * density);
  canvas.style.width = `${picture.width}px`;
  canvas.style.height = `${picture.height}px`;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.lineJoin = 'round';

  const paint = (rings: readonly Ring[], soft: number, fill: string, line?: string) => {
    context.fillStyle = fill;
    if (line) context.strokeStyle = line;
    const { left, width, scale } = picture;
    const last = Math.floor((left + width) / scale / world);
    // A ring may reach over the edge of its own world, so the one before the first in view is drawn too.
    for (let copy = Math.floor(left / scale / world) - 1; copy <= last; copy++) {
      trace(context, rings, picture, copy * world, density, soft);
      context.fill('evenodd');
      context.lineWidth = 1.25 * density;
      if (line) context.stroke();
    }
  };
  // The coarse coast looks like a coast rather than a polygon when it is rounded; an outline is fine enough as it is.
  paint(picture.land, 0.5, color(canvas, 'var(--_land, #d8dcd6)'));
  if (picture.outline.length === 0) return;
  const own = color(canvas, 'var(--_country, var(--_land, #d8dcd6))');
  paint(picture.outline, 0, own, color(canvas, 'var(--_outline, currentColor)'));
}

/** Whether a ring of the coarse land is the same island as one of an outline. */
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

/** `soft` 0 draws the lines themselves, 0.5 a curve through their middles. */
function trace(
  context: CanvasRenderingContext2D,
  rings: readonly Ring[],
  { left, top, width, height, scale }: Picture,
  shift: number,
  density: number,
  soft: number,
): void {
  const west = left / scale - shift;
  const north = top / scale;
  const unit = scale * density;
  context.beginPath();
  for (const ring of rings) {
    if (ring.east < west || ring.west > west + width / scale) continue;
    if (ring.south < north || ring.north > north + height / scale) continue;
    const { points } = ring;
    const count = points.length;
    for (let i = 0; i <= count; i += 2) {
      const x = ((points[i % count] ?? 0) - west) * unit;
      const y = ((points[(i % count) + 1] ?? 0) - north) * unit;
      const toX = x + (((points[(i + 2) % count] ?? 0) - west) * unit - x) * soft;
      const toY = y + (((points[(i + 3) % count] ?? 0) - north) * unit - y) * soft;
      if (i) context.quadraticCurveTo(x, y, toX, toY);
      else context.moveTo(toX, toY);
    }
    context.closePath();
  }
}

// The browser resolves var(), light-dark() and system colours where an element uses them, not in the variable itself.
function color(canvas: HTMLCanvasElement, value: string): string {
  canvas.style.color = value;
  return getComputedStyle(canvas).color;
}
