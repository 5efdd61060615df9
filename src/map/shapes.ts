import type { Area, Ring } from './basemap-rings.js';
import type { Point, Rect } from './pixels.js';

/** A shape as path data, which SVG and canvas share. In print, colours are class names for the style sheet. */
export interface PathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
  readonly dash?: readonly number[] | undefined;
}

/** One line of text, whose baseline starts, has its middle or ends at a point. */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly align: CanvasTextAlign;
  readonly halo?: string | undefined;
  /** Clips the text to this path. */
  readonly within?: { readonly id: string; readonly d: string } | undefined;
}

export type MapShapes = readonly (PathShape | TextShape)[];

/** Maps pixels at zoom 0 to pixels of a drawing. */
export interface Projection {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Tenths of a pixel are enough. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, radius: number): string => {
  const [left, middle, r] = [rounded(x - radius), rounded(y), rounded(radius)];
  return `M${left} ${middle}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
};

/** Part of a ring, or of a disc if `inner` is 0; `from` and `share` are shares of the circle, clockwise from the top. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, share: number): string {
  if (share === 1) return circle(x, y, outer) + circle(x, y, inner);
  const at = (radius: number, turn: number): string =>
    `${rounded(x + radius * Math.sin(turn * 2 * Math.PI))} ${rounded(y - radius * Math.cos(turn * 2 * Math.PI))}`;
  const arc = (radius: number, sweep: number, to: number): string =>
    `A${rounded(radius)} ${rounded(radius)} 0 ${Number(share > 0.5)} ${sweep} ${at(radius, to)}`;
  return `M${at(outer, from)}${arc(outer, 1, from + share)}L${at(inner, from + share)}${arc(inner, 0, from)}Z`;
}

/** Centres an area in a view, as large as fits in this share of it. */
export function projectionInto({ west, east, north, south }: Area, { left, top, right, bottom }: Rect, share = 1): Projection {
  const scale = Math.min((right - left) / (east - west), (bottom - top) / (south - north)) * share;
  return { left: ((west + east) * scale - left - right) / 2, top: ((north + south) * scale - top - bottom) / 2, scale };
}

export const expanded = ({ left, top, right, bottom }: Rect, by: number): Rect => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

export const rectAround = ({ x, y }: Point, by: number): Rect => expanded({ left: x, top: y, right: x, bottom: y }, by);

export const middleOf = ({ left, right, top, bottom }: Rect): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

export const pointIn = ({ x, y }: Point, { left, top, scale }: Projection): Point => ({ x: x * scale - left, y: y * scale - top });

/** True if part of an area is in view. */
export const isInView = ({ west, east, north, south }: Area, { left, top, scale }: Projection, view: Rect): boolean =>
  east * scale - left > view.left && west * scale - left < view.right && south * scale - top > view.top && north * scale - top < view.bottom;

/** A name centred on a point. */
export const nameShape = (text: string, { x, y }: Point, size: number, fill: string, halo?: string): TextShape => ({
  kind: 'text',
  text,
  x: rounded(x),
  y: rounded(y + size * 0.36),
  size,
  weight: 600,
  align: 'center',
  fill,
  halo,
});

/** Points nearer than this to the previous one are skipped, in pixels. */
const MIN_STEP = 0.7;

export function outlinePath(rings: readonly Pick<Ring, 'points'>[], { left, top, scale }: Projection): string {
  const line = ({ points }: Pick<Ring, 'points'>): string => {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    let d = '';
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [(points[i] ?? 0) * scale - left, (points[i + 1] ?? 0) * scale - top];
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < MIN_STEP) continue;
      d += `${d ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`;
      [lastX, lastY] = [x, y];
    }
    return d.includes('L') ? `${d}Z` : '';
  };
  return rings.map(line).join('');
}

// A function, because the linter takes `fill()` with a new object for `Array.prototype.fill()`.
const pathOf = (d: string): Path2D => new Path2D(d);

/** Paints a shape on a canvas; fills named in `patterns` are replaced. */
export function paintShape(
  context: CanvasRenderingContext2D,
  shape: PathShape | TextShape,
  font: string,
  patterns: Readonly<Record<string, CanvasPattern | string>> = {},
): void {
  const { fill } = shape;
  context.save();
  context.lineJoin = 'round';
  if (fill !== undefined) context.fillStyle = patterns[fill] ?? fill;
  if (shape.kind === 'path') {
    const { d, stroke, width = 1, dash = [] } = shape;
    const path = pathOf(d);
    if (fill !== undefined) context.fill(path, 'evenodd');
    Object.assign(context, { strokeStyle: stroke, lineWidth: width });
    context.setLineDash([...dash]);
    if (stroke !== undefined) context.stroke(path);
  } else {
    const { text, x, y, size, weight, align, halo, within } = shape;
    if (within) context.clip(pathOf(within.d), 'evenodd');
    Object.assign(context, { font: `${weight} ${size}px ${font}`, textAlign: align, strokeStyle: halo, lineWidth: size / 5 });
    if (halo !== undefined) context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
  context.restore();
}

/** The width of a text, in pixels. */
export type Measure = (text: string, size: number, weight: number) => number;

let measuringContext: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Measures texts in a font family, and caches the widths. */
export const measureIn =
  (family: string): Measure =>
  (text, size, weight) => {
    const font = `${weight} ${size}px ${family}`;
    const key = `${font} ${text}`;
    measuringContext ??= document.createElement('canvas').getContext('2d');
    if (measuringContext && !widths.has(key)) widths.set(key, Object.assign(measuringContext, { font }).measureText(text).width);
    return widths.get(key) ?? Infinity;
  };
