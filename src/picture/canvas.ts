import { BACKGROUND, QUIET } from './colors.js';
import { FONT, HATCH, type PathShape, type Scene, type Shape, type TextShape } from './scene.js';
import type { Measure } from './text.js';

export { svgOf } from './svg.js';

type Pen = CanvasRenderingContext2D;

const fontOf = (size: number, weight: number): string => `${weight} ${size}px ${FONT}`;

function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  return pen;
}

export function canvasMeasure(): Measure {
  const pen = penOf(document.createElement('canvas'));
  return (text, size, weight) => {
    pen.font = fontOf(size, weight);
    return pen.measureText(text).width;
  };
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

const pathOf = (d: string): Path2D => new Path2D(d);

function paintPath(pen: Pen, { d, fill, stroke, width = 1, dash = [] }: PathShape, hatch: CanvasPattern | string): void {
  const path = pathOf(d);
  if (fill !== undefined) {
    pen.fillStyle = fill === HATCH ? hatch : fill;
    pen.fill(path, 'evenodd');
  }
  if (stroke === undefined) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.setLineDash([...dash]);
  pen.stroke(path);
}

function paintText(pen: Pen, { text, x, y, size, weight, fill, align, halo, within }: TextShape): void {
  pen.save();
  if (within) pen.clip(pathOf(within.d), 'evenodd');
  pen.font = fontOf(size, weight);
  pen.textAlign = align;
  if (halo !== undefined) {
    pen.strokeStyle = halo;
    pen.lineWidth = size / 5;
    pen.setLineDash([]);
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
  pen.restore();
}

function paint(pen: Pen, shape: Shape, hatch: CanvasPattern | string): void {
  if (shape.kind === 'path') return paintPath(pen, shape, hatch);
  if (shape.kind === 'text') return paintText(pen, shape);
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
  pen.lineJoin = 'round';
  const hatch = hatching(pen);
  for (const shape of shapes) paint(pen, shape, hatch);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))), 'image/png'),
  );
}
