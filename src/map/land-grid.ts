import type { Rect, WorldPart } from './pixels.js';
import type { Territory } from './plane.js';

/** A lookup of the territory at a pixel in view, as a raster: placing names asks for thousands of points. */
export function landGrid(territories: readonly Territory[], { left, top, scale }: WorldPart, view: Rect): (x: number, y: number) => Territory | undefined {
  const [columns, rows] = [Math.ceil(view.right - view.left), Math.ceil(view.bottom - view.top)];
  const cells = new Uint16Array(columns * rows);
  // Disputed land is drawn over the states around it.
  const ordered = territories.toSorted((one, other) => Number(!one.code) - Number(!other.code));
  for (const [index, { rings }] of ordered.entries()) {
    const crossings = new Map<number, number[]>();
    for (const { points } of rings) {
      for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
        const [ax, ay] = [points[i]! * scale - left - view.left, points[i + 1]! * scale - top - view.top];
        const [bx, by] = [points[j]! * scale - left - view.left, points[j + 1]! * scale - top - view.top];
        const end = Math.min(rows, Math.ceil(Math.max(ay, by) - 0.5));
        for (let row = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5)); row < end; row++) {
          const x = ax + ((bx - ax) * (row + 0.5 - ay)) / (by - ay);
          const list = crossings.get(row);
          if (list) list.push(x);
          else crossings.set(row, [x]);
        }
      }
    }
    for (const [row, crossed] of crossings) {
      const [first, end] = [row * columns, (row + 1) * columns];
      const sorted = crossed.toSorted((one, other) => one - other).map((x) => Math.max(first, Math.min(end, first + Math.ceil(x - 0.5))));
      for (let i = 0; i < sorted.length; i += 2) cells.fill(index + 1, sorted[i], sorted[i + 1]);
    }
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x - view.left), Math.floor(y - view.top)];
    return column < 0 || column >= columns ? undefined : ordered[(cells[row * columns + column] ?? 0) - 1];
  };
}
