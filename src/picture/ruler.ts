import type { Tick } from '../model/score-ticks.js';
import type { Localizer } from '../words/localizer.js';
import { AXIS, INK, QUIET, tierColors } from './scene.js';
import type { Drawing, Line, TextStyle } from './drawing.js';
import type { Type } from './layout.js';

interface Named {
  readonly name: string;
  readonly score: number;
  readonly tier: string | undefined;
}

const QUARTERS = [0, 25, 50, 75, 100];

/** Within this many points of a needle, the number of a quarter could be taken for that of the needle. */
const MIN_DISTANCE = 5;

/** The x of a score on a line from 0 to 100. */
export const xOf = ({ x, width }: Line, score: number): number => x + (width * score) / 100;

/** The line with its ticks, the numbers of its quarters except near one of the `needles`, and the labels of its ends. */
export function axis(
  drawing: Drawing,
  line: Line,
  type: Type,
  { number }: Pick<Localizer, 'number'>,
  ends: readonly [string, string],
  needles: readonly { readonly score: number }[] = [],
): void {
  const { y } = line;
  drawing.line(xOf(line, 0), y, xOf(line, 100), y, AXIS, 2);
  for (const tick of QUARTERS) {
    const isEnd = tick % 100 === 0;
    drawing.line(xOf(line, tick), y - (isEnd ? 6 : 0), xOf(line, tick), y + 8, isEnd ? INK : AXIS, 2);
    if (!isEnd && needles.every(({ score }) => Math.abs(score - tick) > MIN_DISTANCE))
      drawing.text(number(tick), xOf(line, tick), y + 10 + type.note, { size: type.note, fill: QUIET, anchor: 'middle' });
  }
  const room = line.width / 4 - 30;
  const style = { size: type.note, fill: QUIET };
  drawing.fitted(ends[0], xOf(line, 0), y + 10 + type.note, room, style);
  drawing.fitted(ends[1], xOf(line, 100), y + 10 + type.note, room, { ...style, anchor: 'end' });
}

export const axisHeight = (type: Type): number => 14 + type.note * 1.3;

/** The most height that the blocks of some countries need. */
export function stackHeight({ width }: Pick<Line, 'width'>, ticks: readonly Tick[]): number {
  return Math.max(1, ...columnsOf(ticks).map(({ length }) => length)) * (width / 101) * 2.6;
}

function columnsOf(ticks: readonly Tick[]): readonly (readonly Tick[])[] {
  const columns: Tick[][] = [];
  for (const tick of ticks) (columns[tick.score] ??= []).push(tick);
  return columns.filter(Boolean);
}

/** One block for each country, stacked by score. */
export function blocks(drawing: Drawing, line: Line, height: number, ticks: readonly Tick[]): void {
  const columns = columnsOf(ticks);
  const step = line.width / 101;
  const rise = height / Math.max(1, ...columns.map(({ length }) => length));
  for (const column of columns) {
    column.forEach(({ score, tier }, index) => {
      const { bg, line: edge } = tierColors(tier);
      drawing.rect(xOf(line, score) - step * 0.42, line.y - 2 - rise * (index + 1), step * 0.84, rise - 2, bg, outlineOf(bg, edge));
    });
  }
}

/** The palest tier would be invisible on white without an outline. */
const outlineOf = (bg: string, edge: string): string | undefined => (bg === tierColors('Very Safe').bg ? edge : undefined);

/** A needle with its name above it, kept within the line. */
export function drawNeedle(drawing: Drawing, line: Line, top: number, { name, score, tier }: Named, type: Type): void {
  const x = xOf(line, score);
  const style = { size: type.lead * 0.86, weight: 700 };
  const half = Math.min(drawing.widthOf(name, style), line.width) / 2;
  const middle = Math.max(line.x + half, Math.min(x, line.x + line.width - half));
  drawing.fitted(name, middle, top + style.size, line.width, { ...style, anchor: 'middle' });
  drawing.line(x, top + style.size * 1.35, x, line.y, INK, 3);
  drawing.dot(x, line.y, type.note * 0.62, tierColors(tier).bg, INK, 3);
}

interface PlacedLabel extends Named {
  readonly x: number;
  /** The start and width of its name. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Between a name and the pole beside it, and how far a name reaches over its own pole at least: poles of neighbouring scores are farther apart. */
const [GAP, OVER] = [6, 3];

/** Places each name above its pole, as low as possible without touching another name or a taller pole. */
function placeLabels(drawing: Drawing, line: Line, all: readonly Named[], style: TextStyle): readonly PlacedLabel[] {
  let waiting = all.map((one) => ({ ...one, x: xOf(line, one.score), width: drawing.widthOf(one.name, style) })).toSorted((one, other) => other.x - one.x);
  const placed: PlacedLabel[] = [];
  for (let height = 1; waiting.length; height++) {
    const row: PlacedLabel[] = [];
    for (const pole of waiting) {
      const { x, width } = pole;
      const others = waiting.filter((one) => one !== pole);
      const isFree = (left: number): boolean =>
        left >= line.x &&
        left + width <= line.x + line.width &&
        !others.some((other) => other.x > left - GAP && other.x < left + width + GAP) &&
        !row.some((label) => label.left < left + width + style.size && label.left + label.width > left - style.size);
      // On top of its pole; beside it only if another has the same score.
      const left = [x - width / 2, x - OVER, x + OVER - width, x + GAP, x - GAP - width].find(isFree);
      if (left !== undefined) row.push({ ...pole, left, height });
    }
    // If no name fits, the first one is placed anyway.
    const [first] = waiting;
    if (!row.length && first) row.push({ ...first, left: Math.max(line.x, Math.min(first.x, line.x + line.width - first.width)), height });
    placed.push(...row);
    waiting = waiting.filter(({ name }) => !row.some((label) => label.name === name));
  }
  return placed;
}

/** Several needles with their names, only measured unless `isDrawn`; returns their height above the line. */
export function drawLabels(drawing: Drawing, line: Line, all: readonly Named[], type: Type, isDrawn = true): number {
  const style = { size: type.text, weight: 600 };
  const rise = type.text * 1.4;
  const placed = placeLabels(drawing, line, all, style);
  const room = type.note * 1.1;
  if (isDrawn) {
    for (const { x, left, width, height, name } of placed) {
      const isOver = x > left && x < left + width;
      drawing.line(x, line.y - room - rise * (height - (isOver ? 0.85 : 0)), x, line.y, AXIS, 2);
      drawing.fitted(name, left, line.y - room - rise * (height - 0.75), line.width, style);
    }
    for (const { x, tier } of placed.toSorted((one, other) => other.x - one.x)) drawing.dot(x, line.y, type.note * 0.62, tierColors(tier).bg, INK, 3);
  }
  return Math.max(0, ...placed.map(({ height }) => height)) * rise + room;
}
