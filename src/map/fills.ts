import { color, type Section } from './basemap-draw.js';

/** How a shape is filled: the class of a tier, plain land outside the region asked for, or hatching for missing data. */
export type Fill = string;
export const LAND = 'land';
export const HATCH = 'hatch';

/** What is painted for each fill, one over the other. */
export type FillStyles = ReadonlyMap<Fill, readonly (string | CanvasPattern)[]>;

/** The current colours of the tiers in use, of land and of hatching. */
export function fillStyles(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, tiers: Iterable<Fill>, section: Section, density: number): FillStyles {
  const styles = new Map<Fill, readonly (string | CanvasPattern)[]>();
  for (const tier of new Set(tiers)) {
    canvas.classList.add(tier);
    styles.set(tier, [color(canvas, 'var(--_bg, var(--_unknown))')]);
    canvas.classList.remove(tier);
  }
  const land = color(canvas, 'var(--_land)');
  const lines = hatching(context, color(canvas, 'var(--_hatch)'), section, density);
  return styles.set(LAND, [land]).set(HATCH, lines ? [land, lines] : [land]);
}

/** Diagonal lines that keep their position on the land while the map is moved. */
function hatching(context: CanvasRenderingContext2D, style: string, { left, top }: Section, density: number): CanvasPattern | undefined {
  const side = Math.round(5 * density);
  const tile = document.createElement('canvas');
  tile.width = tile.height = side;
  const pen = tile.getContext('2d');
  if (!pen) return undefined;
  pen.strokeStyle = style;
  pen.lineWidth = density * 0.8;
  pen.beginPath();
  for (const shift of [-side, 0, side]) {
    pen.moveTo(shift - 1, side + 1);
    pen.lineTo(shift + side + 1, -1);
  }
  pen.stroke();
  const pattern = context.createPattern(tile, 'repeat') ?? undefined;
  pattern?.setTransform(new DOMMatrix().translate(-((left * density) % side), -((top * density) % side)));
  return pattern;
}
