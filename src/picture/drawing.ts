import type { Rect } from '../map/pixels.js';
import { circle, rounded, type MapShapes, type Measure } from '../map/shapes.js';
import { INK, type Shape } from './scene.js';

const NARROW = /[ijlftrI.,:;'’!|()[\]\s]/;
const WIDE = /[mwMW@%—×]/;
const NO_WIDTH = /[\p{Mn}\p{Cf}]/u;
const FULL = /[\u2e80-\uffef]/;
const CAPITAL = /[A-Z\p{Lu}]/u;

/** An estimate of a text's width where it cannot be measured: on the wide side, because fonts differ. */
export const estimate: Measure = (text, size, weight) => {
  const ems = [...text].reduce((sum, sign) => {
    if (NO_WIDTH.test(sign)) return sum;
    if (FULL.test(sign)) return sum + 1;
    if (WIDE.test(sign)) return sum + 0.95;
    return sum + (NARROW.test(sign) ? 0.36 : CAPITAL.test(sign) ? 0.7 : 0.61);
  }, 0);
  return ems * size * (weight > 500 ? 1.08 : 1);
};

/** The pieces between which a line may break: at spaces, unless they are no-break spaces, and, in scripts without spaces, after each character unless closing punctuation follows. */
const PIECES = /[^\S\u00a0]+|[\u2e80-\uffef][\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff09\u300d\u30fc]*|(?:[^\s\u2e80-\uffef]|\u00a0)+/g;

/** Wraps a text to a width; a word that is too long for a line is broken. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string): void => {
    if (!line.trim() || widthOf((line + piece).trim()) <= width) line += piece;
    else {
      lines.push(line.trim());
      line = piece;
    }
  };
  for (const piece of text.match(PIECES) ?? []) {
    if (widthOf(piece) <= width) add(piece);
    else for (const sign of piece) add(sign);
  }
  lines.push(line.trim());
  return lines;
}

/** Wraps a text to as many lines as `wrapped`, of similar length. */
export function balanced(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines = wrapped(text, width, widthOf);
  let best = lines;
  for (let narrower = width * 0.95; narrower > width * 0.4 && lines.length > 1; narrower -= width * 0.05) {
    const tried = wrapped(text, narrower, widthOf);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

/** At most `maxLines` lines; omitted text is marked by an ellipsis. */
export function cut(lines: readonly string[], maxLines: number, width: number, widthOf: (text: string) => number): readonly string[] {
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? '';
  while (last && widthOf(`${last}…`) > width) last = [...last].slice(0, -1).join('').trim();
  return [...lines.slice(0, maxLines - 1), `${last}…`];
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

interface ParagraphStyle extends TextStyle {
  /** The maximum number of lines. */
  readonly lines?: number;
  readonly isBalanced?: boolean;
}

/** A start point, and a width. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Box extends Line {
  readonly height: number;
}

const LEADING = 1.28;

/** The shapes of a picture. `x` is measured from the start side: in right-to-left languages, everything is mirrored. */
export class Drawing {
  readonly shapes: Shape[] = [];
  readonly width: number;
  readonly dir: 'ltr' | 'rtl';
  readonly #measure: Measure;

  constructor(width: number, dir: 'ltr' | 'rtl', measure: Measure) {
    this.width = width;
    this.dir = dir;
    this.#measure = measure;
  }

  widthOf(text: string, { size, weight = 400 }: TextStyle): number {
    return this.#measure(text, size, weight);
  }

  text(text: string, x: number, y: number, { size, weight = 400, fill = INK, anchor = 'start' }: TextStyle): void {
    const isLeft = (anchor === 'start') === (this.dir === 'ltr');
    const align = anchor === 'middle' ? 'center' : isLeft ? 'left' : 'right';
    this.shapes.push({ kind: 'text', text, x: rounded(this.x(x)), y: rounded(y), size: rounded(size), weight, fill, align });
  }

  /** Shrinks a text to a width, at most to half its size, and cuts what still does not fit. Returns the size. */
  fitted(text: string, x: number, y: number, width: number, style: TextStyle): number {
    const size = Math.max(style.size / 2, Math.min(style.size, (style.size * width) / this.widthOf(text, style)));
    const fitting = { ...style, size };
    const [line = ''] = cut(this.widthOf(text, fitting) > width ? [text, ''] : [text], 1, width, (one) => this.widthOf(one, fitting));
    this.text(line, x, y, fitting);
    return size;
  }

  /** True if a text fits a width in so many lines, without a broken word. */
  fits(text: string, width: number, style: TextStyle, lines = 1): boolean {
    return this.linesOf(text, width, style).length <= lines && (text.match(PIECES) ?? []).every((piece) => this.widthOf(piece, style) <= width);
  }

  /** The size for all labels of a column: the largest at which each fits a width in so many lines, at least 0.64 of the usual. */
  sizeOf(texts: readonly string[], width: number, style: TextStyle, lines = 1): number {
    const sizes = [1, 0.92, 0.84, 0.76].map((share) => style.size * share);
    return sizes.find((size) => texts.every((text) => this.fits(text, width, { ...style, size }, lines))) ?? style.size * 0.64;
  }

  /** A label with its middle at that of a line on the baseline `y`; in two lines if it is too long. */
  label(text: string, x: number, y: number, width: number, style: ParagraphStyle): void {
    const whole = { lines: 2, isBalanced: true, ...style };
    this.paragraph(text, x, y - style.size * 0.36 - this.heightOf(text, width, whole) / 2, width, whole);
  }

  /** Lines of text below `top`; returns the end of the last one. */
  paragraph(text: string, x: number, top: number, width: number, style: ParagraphStyle): number {
    const { size, lines: maxLines = Infinity } = style;
    const all = this.linesOf(text, width, style);
    cut(all, maxLines, width, (line) => this.widthOf(line, style)).forEach((line, index) => this.text(line, x, top + size + index * size * LEADING, style));
    return top + Math.min(all.length, maxLines) * size * LEADING;
  }

  linesOf(text: string, width: number, style: ParagraphStyle): readonly string[] {
    return (style.isBalanced ? balanced : wrapped)(text, width, (line) => this.widthOf(line, style));
  }

  heightOf(text: string, width: number, style: ParagraphStyle): number {
    return Math.min(this.linesOf(text, width, style).length, style.lines ?? Infinity) * style.size * LEADING;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, stroke?: string): void {
    const left = this.dir === 'rtl' ? this.x(x) - width : x;
    this.shapes.push({ kind: 'path', d: `M${rounded(left)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`, fill, stroke });
  }

  line(x: number, y: number, toX: number, toY: number, stroke: string, width: number): void {
    this.shapes.push({ kind: 'path', d: `M${rounded(this.x(x))} ${rounded(y)}L${rounded(this.x(toX))} ${rounded(toY)}`, stroke, width });
  }

  dot(x: number, y: number, radius: number, fill: string, stroke?: string, width?: number): void {
    this.shapes.push({ kind: 'path', d: circle(this.x(x), y, radius), fill, stroke, width });
  }

  /** Content that is never mirrored, such as a map, in a box of whole pixels. */
  window({ x, y, width, height }: Box, shapesOf: (rect: Rect) => MapShapes): void {
    const box = { x: Math.round(this.dir === 'rtl' ? this.x(x) - width : x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    this.shapes.push({ kind: 'window', ...box, shapes: shapesOf({ left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }) });
  }

  /** Converts an `x` from the start side to one from the left. */
  x(fromStart: number): number {
    return this.dir === 'rtl' ? this.width - fromStart : fromStart;
  }
}
