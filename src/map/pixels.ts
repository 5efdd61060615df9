export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A position or a size in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isInside = ({ x, y }: Point, { left, top, right, bottom }: Rect): boolean => x > left && x < right && y > top && y < bottom;

export const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

export const moved = ({ left, top, right, bottom }: Rect, x: number, y: number): Rect => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** Which part of the world to draw, in pixels at the current zoom; `left` and `top` count from the north-west corner of the world. */
export interface WorldPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export interface Dot<T> extends Point {
  readonly item: T;
}

/** The item at the shortest distance below a limit. */
export function nearest<T>(items: readonly T[], distanceOf: (item: T) => number, limit = Infinity): T | undefined {
  let [best, shortest]: [T | undefined, number] = [undefined, limit];
  for (const item of items) {
    const distance = distanceOf(item);
    if (distance < shortest) [best, shortest] = [item, distance];
  }
  return best;
}

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The dot that an arrow key leads to: the nearest ahead, where distance to the side counts double. Dots far to the side are left to another arrow. */
function nextDot<T>(from: Point, direction: Direction, dots: readonly Dot<T>[]): Dot<T> | undefined {
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowUp' || direction === 'ArrowLeft' ? -1 : 1;
  return nearest(dots, (dot) => {
    const ahead = sign * (isAcross ? dot.x - from.x : dot.y - from.y);
    const aside = Math.abs(isAcross ? dot.y - from.y : dot.x - from.x);
    return ahead > 1 && aside < 2 * ahead ? ahead + 2 * aside : Infinity;
  });
}

/** The item that a key leads to: the first or last for Home and End, one nearby for arrows. */
export function itemAfter<T>(key: string, from: Point, items: readonly T[], dots: () => readonly Dot<T>[]): T | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return key.startsWith('Arrow') ? nextDot(from, key as Direction, dots())?.item : undefined;
}
