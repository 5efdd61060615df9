// The alphabet: 86 printable characters without quotes and backslash (92). The first `single` of them end a number, and the rest are digits before the end.
// Signs are zigzag-encoded: -1 becomes 1, 1 becomes 2.
const first = 40;
const skipped = 92;
const size = 86;
const single = 64;

/** Integers as text that brotli compresses well; decoded by `src/map/basemap-rings.ts`. */
export function pack(numbers: readonly number[]): string {
  const more = size - single;
  let text = '';
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    for (; rest >= single; rest = Math.floor((rest - single) / more)) {
      text += letter(single + ((rest - single) % more));
    }
    text += letter(rest);
  }
  return text;
}

function letter(digit: number): string {
  const code = first + digit;
  return String.fromCharCode(code < skipped ? code : code + 1);
}

/**
 * Lines on a grid of 2^depth steps around the world: their number, then for each its length and its steps, minus half of the previous step, because a coast
 * tends to keep its direction.
 */
export function packLines(lines: readonly Line[], depth: number): string {
  return pack(lineNumbers(lines, depth));
}

export type Line = readonly (readonly [x: number, y: number])[];

/** Like `packLines`, but as numbers, for files with more data after the lines. */
export function lineNumbers(lines: readonly Line[], depth: number): number[] {
  const numbers: number[] = [depth, lines.length];
  let [x, y] = [0, 0];
  for (const line of lines) {
    numbers.push(line.length);
    let [stepX, stepY] = [0, 0];
    line.forEach(([nextX, nextY], i) => {
      numbers.push(nextX - x - (stepX >> 1), nextY - y - (stepY >> 1));
      // The step to a line's first point has no direction of the line.
      [stepX, stepY] = i > 0 ? [nextX - x, nextY - y] : [0, 0];
      [x, y] = [nextX, nextY];
    });
  }
  return numbers;
}

/** A line on a coarser grid of 2^depth steps, without consecutive duplicates. */
export function quantise(line: Line, grid: number, depth: number): [x: number, y: number][] {
  const step = grid / 2 ** depth;
  return line
    .map(([x, y]): [number, number] => [Math.round(x / step), Math.round(y / step)])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]);
}
