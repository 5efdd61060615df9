import { HATCH } from '../map/shapes.js';
import { INK, QUIET } from './colors.js';
import { FONT, type Scene, type Shape } from './scene.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Signs that no XML may have, lone halves of a character among them. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string => text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');

const paint = (fill: string | undefined): string => (fill === HATCH ? 'url(#hatch)' : (fill ?? 'none'));

const ANCHORS: Readonly<Record<string, string>> = { center: 'middle', right: 'end' };

/** Not every reader of SVG knows `direction`: text that is read from the right says so itself, by signs that Unicode has for that. */
const directed = (text: string, dir: 'ltr' | 'rtl'): string => (dir === 'rtl' ? `\u2067${text}\u2069` : text);

function shapeOf(shape: Shape, dir: 'ltr' | 'rtl'): string {
  switch (shape.kind) {
    case 'path': {
      const { d, fill, stroke, width, dash } = shape;
      return `<path${attributes({ d, fill: paint(fill), 'fill-rule': 'evenodd', stroke, 'stroke-width': width, 'stroke-dasharray': dash?.join(' '), 'stroke-linejoin': stroke && 'round' })}/>`;
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

/** A scene as a file of SVG, which needs nothing but fonts. */
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
  const hatch = `<pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#fff"/><path d="M-2 2L2 -2M0 8L8 0M6 10L10 6"${attributes({ stroke: QUIET, 'stroke-width': 1 })}/></pattern>`;
  return `<svg${root}><title id="title">${escaped(title)}</title><desc id="description">${escaped(description)}</desc><defs>${hatch}</defs>${shapes.map((shape) => shapeOf(shape, dir)).join('\n')}</svg>\n`;
}
