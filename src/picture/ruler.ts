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

/** Within so many points of a needle, a quarter's number would look like the needle's. */
const NEAR = 5;

/** Where a score is on a line from 0 to 100. */
export const xOf = ({ x, width }: Line, score: number): number => x + (width * score) / 100;

/** The line with its ticks, the numbers of its quarters but for those near one of the `needles`, and the names of its ends. */
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
    if (!isEnd && needles.every(({ score }) => Math.abs(score - tick) > NEAR))
      drawing.text(number(tick), xOf(line, tick), y + 10 + type.note, { size: type.note, fill: QUIET, anchor: 'middle' });
  }
  const room = line.width / 4 - 30;
  const style = { size: type.note, fill: QUIET };
  drawing.fitted(ends[0], xOf(line, 0), y + 10 + type.note, room, style);
  drawing.fitted(ends[1], xOf(line, 100), y + 10 + type.note, room, { ...style, anchor: 'end' });
}

/** How high an axis is below its line. */
export const axisHeight = (type: Type): number => 14 + type.note * 1.3;

/** One block for each country, those of one score one above the other; returns how high the highest column is. */
export function blocks(drawing: Drawing, line: Line, height: number, ticks: readonly Tick[]): number {
  const columns = new Map<number, Tick[]>();
  for (const tick of ticks) columns.set(tick.score, [...(columns.get(tick.score) ?? []), tick]);
  const most = Math.max(1, ...[...columns.values()].map(({ length }) => length));
  const step = line.width / 101;
  const rise = Math.min(step * 2.6, height / most);
  for (const [score, column] of columns) {
    column.forEach(({ tier }, place) => {
      const { bg, line: edge } = tierColors(tier);
      drawing.rect(xOf(line, score) - step * 0.42, line.y - 2 - rise * (place + 1), step * 0.84, rise - 2, bg, mixed(bg, edge));
    });
  }
  return most * rise;
}

/** The palest tier would be lost on paper without an edge. */
const mixed = (bg: string, edge: string): string | undefined => (bg === tierColors('Very Safe').bg ? edge : undefined);

/** A needle with its name over it, kept within the line. */
export function drawNeedle(drawing: Drawing, line: Line, top: number, { name, score, tier }: Named, type: Type): void {
  const x = xOf(line, score);
  const style = { size: type.lead * 0.86, weight: 700 };
  const half = Math.min(drawing.widthOf(name, style), line.width) / 2;
  const middle = Math.max(line.x + half, Math.min(x, line.x + line.width - half));
  drawing.fitted(name, middle, top + style.size, line.width, { ...style, anchor: 'middle' });
  drawing.line(x, top + style.size * 1.35, x, line.y, INK, 3);
  drawing.dot(x, line.y, type.note * 0.62, tierColors(tier).bg, INK, 3);
}

interface Flag extends Named {
  readonly x: number;
  /** Where its name begins and how wide that is. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Between two names, and between a name and the pole beside it. */
const GAP = 8;

/** Names over their poles, each as low as it can fly without touching another or a pole that goes higher. */
function flown(drawing: Drawing, line: Line, all: readonly Named[], style: TextStyle): readonly Flag[] {
  let waiting = all.map((one) => ({ ...one, x: xOf(line, one.score), width: drawing.widthOf(one.name, style) })).toSorted((one, other) => other.x - one.x);
  const flags: Flag[] = [];
  for (let height = 1; waiting.length; height++) {
    const here: Flag[] = [];
    for (const pole of waiting) {
      const { x, width } = pole;
      const others = waiting.filter((one) => one !== pole);
      const isFree = (left: number): boolean =>
        left >= line.x &&
        left + width <= line.x + line.width &&
        !others.some((other) => other.x > left - GAP && other.x < left + width + GAP) &&
        !here.some((flag) => flag.left < left + width + GAP && flag.left + flag.width > left - GAP);
      const left = [x - width / 2, x + GAP, x - GAP - width].find(isFree);
      if (left !== undefined) here.push({ ...pole, left, height });
    }
    // Where nothing fits, one goes first, whatever it covers.
    const [first] = waiting;
    if (!here.length && first) here.push({ ...first, left: Math.max(line.x, Math.min(first.x, line.x + line.width - first.width)), height });
    flags.push(...here);
    waiting = waiting.filter(({ name }) => !here.some((flag) => flag.name === name));
  }
  return flags;
}

/** Several needles, each with its name; returns how much room they take over the line. */
export function drawFlags(drawing: Drawing, line: Line, all: readonly Named[], type: Type, isDrawn = true): number {
  const style = { size: type.text, weight: 600 };
  const rise = type.text * 1.4;
  const flying = flown(drawing, line, all, style);
  const room = type.note * 1.1;
  if (isDrawn) {
    for (const { x, left, width, height, name } of flying) {
      const isOver = x > left && x < left + width;
      drawing.line(x, line.y - room - rise * (height - (isOver ? 0.85 : 0)), x, line.y, AXIS, 2);
      drawing.fitted(name, left, line.y - room - rise * (height - 0.75), line.width, style);
    }
    for (const { x, tier } of flying.toSorted((one, other) => other.x - one.x)) drawing.dot(x, line.y, type.note * 0.62, tierColors(tier).bg, INK, 3);
  }
  return Math.max(0, ...flying.map(({ height }) => height)) * rise + room;
}
