import { isWithin, overlap, type Rect } from './label-placement.js';

/** Something of this size that belongs to a point. */
export interface Pinned {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far it may be from its point to the sides, and up or down: the nearest first. */
const GAPS = [14, 28, 48, 74, 106, 144, 190];

/** To the right and down, for a language written from left to right: what is read after the point comes first. */
const SIDES: readonly (readonly [right: number, down: number])[] = [
  [1, -1],
  [1, 1],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
  [-1, 0],
];

/** Around its own point each needs so much to show where it is. */
const POINT = 6;

/** Finds room beside each point: whole in the view, clear of what is taken, of the points and of all before it; `undefined` where there is none. */
export function layOut(pinned: readonly Pinned[], taken: readonly Rect[], view: Rect, dir: 'ltr' | 'rtl'): readonly (Rect | undefined)[] {
  const filled = [...taken, ...pinned.map(({ x, y }) => ({ left: x - POINT, top: y - POINT, right: x + POINT, bottom: y + POINT }))];
  const ahead = dir === 'rtl' ? -1 : 1;
  return pinned.map(({ x, y, width, height }) => {
    const rects = GAPS.flatMap((gap) =>
      SIDES.map(([side, down]) => {
        const right = side * ahead;
        const left = x + right * gap + ((right - 1) / 2) * width;
        const top = y + down * gap + ((down - 1) / 2) * height;
        return { left, top, right: left + width, bottom: top + height };
      }),
    );
    const rect = rects.find((one) => isWithin(one, view) && !filled.some((other) => overlap(one, other)));
    if (rect) filled.push(rect);
    return rect;
  });
}
