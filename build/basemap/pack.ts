// The alphabet: 86 printable characters without quotes and backslash (92). The first `single` of them end a number;
// the rest are digits in front of it. Negative numbers become odd ones (-1 is 1), all others even (1 is 2).
const first = 40;
const skipped = 92;
const size = 86;
const single = 64;

/** Whole numbers as text that brotli compresses well; `src/map/basemap-rings.ts` reads it back. */
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
 * Lines on a grid of 2^depth steps around the world: their number, then for each line its length and its steps, each
 * less half of the previous step, because a coast tends to keep its direction.
 */
export function packLines(lines: readonly Line[], depth: number): string {
  return pack(lineNumbers(lines, depth));
}

export type Line = readonly (readonly [x: number, y: number])[];

/** The same as numbers, for a file that says more after the lines. */
export function lineNumbers(lines: readonly Line[], depth: number): number[] {
  const numbers: number[] = [depth, lines.length];
  let [x, y] = [0, 0];
  for (const line of lines) {
    numbers.push(line.length);
    let [stepX, stepY] = [0, 0];
    line.forEach(([nextX, nextY], i) => {
      numbers.push(nextX - x - (stepX >> 1), nextY - y - (stepY >> 1));
      // The step to a line's first point says nothing about its direction.
      [stepX, stepY] = i > 0 ? [nextX - x, nextY - y] : [0, 0];
      [x, y] = [nextX, nextY];
    });
  }
  return numbers;
}

/** A line on the coarser grid of 2^depth steps, without points that coincide there. */
export function quantise(line: Line, grid: number, depth: number): [x: number, y: number][] {
  const step = grid / 2 ** depth;
  return line
    .map(([x, y]): [number, number] => [Math.round(x / step), Math.round(y / step)])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]);
}
