import { PATTERNS, patternsOn, SIDE } from '../map/patterns.js';
import { measureIn, paintShape, type Measure } from '../map/shapes.js';
import { BACKGROUND, QUIET, INK, FONT, type Scene, type Shape } from './scene.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not allow, including lone surrogates. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string => text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');

const fillOf = (fill = 'none'): string => (fill in PATTERNS ? `url(#${fill})` : fill);

const ANCHORS: Readonly<Record<string, string>> = { center: 'middle', right: 'end' };

/** Right-to-left text gets the bidi controls of Unicode, because not every SVG renderer supports `direction`. */
const directed = (text: string, dir: 'ltr' | 'rtl'): string => (dir === 'rtl' ? `\u2067${text}\u2069` : text);

function shapeOf(shape: Shape, dir: 'ltr' | 'rtl'): string {
  switch (shape.kind) {
    case 'path': {
      const { d, fill, stroke, width, dash } = shape;
      return `<path${attributes({ d, fill: fillOf(fill), 'fill-rule': 'evenodd', stroke, 'stroke-width': width, 'stroke-dasharray': dash?.join(' '), 'stroke-linejoin': stroke && 'round' })}/>`;
    }
    case 'text': {
      const { x, y, size, weight, fill, halo, text, align, within } = shape;
      const outline = halo === undefined ? {} : { stroke: halo, 'stroke-width': size / 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
      const cut = within ? `<clipPath${attributes({ id: within.id })}><path${attributes({ d: within.d, 'clip-rule': 'evenodd' })}/></clipPath>` : '';
      const clipped = within && { 'clip-path': `url(#${within.id})` };
      return `${cut}<text${attributes({ x, y, 'font-size': size, 'font-weight': weight, fill, 'text-anchor': ANCHORS[align], ...outline, ...clipped })}>${escaped(directed(text, dir))}</text>`;
    }
    case 'window': {
      const { x, y, width, height, shapes } = shape;
      return `<svg${attributes({ x, y, width, height, viewBox: [x, y, width, height].join(' ') })}>${shapes.map((one) => shapeOf(one, dir)).join('')}</svg>`;
    }
  }
}

/** A scene as an SVG file, which depends on nothing but fonts. */
export function svgOf({ width, height, title, description, lang, dir, shapes }: Scene): string {
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    'xml:lang': lang,
    role: 'img',
    'aria-labelledby': 'title description',
    'font-family': FONT,
    fill: INK,
  });
  const patterns = Object.entries(PATTERNS).map(
    ([id, d]) =>
      `<pattern${attributes({ id, width: SIDE, height: SIDE, patternUnits: 'userSpaceOnUse' })}><rect${attributes({ width: SIDE, height: SIDE, fill: BACKGROUND })}/><path${attributes({ d, stroke: QUIET })}/></pattern>`,
  );
  return `<svg${root}><title id="title">${escaped(title)}</title><desc id="description">${escaped(description)}</desc><defs>${patterns.join('')}</defs>${shapes.map((shape) => shapeOf(shape, dir)).join('\n')}</svg>\n`;
}

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

function paint(pen: Pen, shape: Shape, patterns: ReturnType<typeof patternsOn>): void {
  if (shape.kind !== 'window') return paintShape(pen, shape, FONT, patterns);
  const { x, y, width, height, shapes } = shape;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  for (const one of shapes) paint(pen, one, patterns);
  pen.restore();
}

/** A scene as a PNG file. Nothing is loaded, so it works under the strictest content security policy. */
export function pngOf({ width, height, dir, lang, shapes }: Scene): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height, canvas.lang] = [width, height, lang];
  const pen = penOf(canvas);
  pen.direction = dir;
  const patterns = patternsOn(pen, BACKGROUND, QUIET);
  for (const shape of shapes) paint(pen, shape, patterns);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))), 'image/png'),
  );
}
