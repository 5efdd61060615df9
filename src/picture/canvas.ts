import { measureIn, paintShape, type Measure } from '../map/shapes.js';
import { BACKGROUND, QUIET } from './colors.js';
import { FONT, type Scene, type Shape } from './scene.js';

export { svgOf } from './svg.js';

type Pen = CanvasRenderingContext2D;

function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  return pen;
}

export function canvasMeasure(): Measure {
  penOf(document.createElement('canvas'));
  return measureIn(FONT);
}

function hatching(pen: Pen): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 8;
  const lines = penOf(tile);
  lines.fillStyle = BACKGROUND;
  lines.fillRect(0, 0, 8, 8);
  lines.strokeStyle = QUIET;
  lines.stroke(new Path2D('M-2 2L2 -2M0 8L8 0M6 10L10 6'));
  return pen.createPattern(tile, 'repeat') ?? BACKGROUND;
}

function paint(pen: Pen, shape: Shape, hatch: CanvasPattern | string): void {
  if (shape.kind !== 'window') return paintShape(pen, shape, FONT, hatch);
  const { x, y, width, height, shapes } = shape;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  for (const one of shapes) paint(pen, one, hatch);
  pen.restore();
}

/** A scene as a file of PNG. Nothing is loaded, so that the strictest policy lets it be painted. */
export function pngOf({ width, height, dir, lang, shapes }: Scene): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height, canvas.lang] = [width, height, lang];
  const pen = penOf(canvas);
  pen.direction = dir;
  const hatch = hatching(pen);
  for (const shape of shapes) paint(pen, shape, hatch);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))), 'image/png'),
  );
}
