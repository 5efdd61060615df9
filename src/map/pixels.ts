/** A rectangle in pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

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

/** Something at a pixel. */
export interface Dot<T> {
  readonly x: number;
  readonly y: number;
  readonly item: T;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The dot that an arrow key leads to: near, and rather ahead than to the side. Dots almost beside are left to another arrow. */
export function nextDot<T>(from: { readonly x: number; readonly y: number }, direction: Direction, dots: readonly Dot<T>[]): Dot<T> | undefined {
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowUp' || direction === 'ArrowLeft' ? -1 : 1;
  let best: Dot<T> | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const dot of dots) {
    const ahead = sign * (isAcross ? dot.x - from.x : dot.y - from.y);
    const aside = Math.abs(isAcross ? dot.y - from.y : dot.x - from.x);
    if (ahead > 1 && aside < 2 * ahead && ahead + 2 * aside < shortest) [best, shortest] = [dot, ahead + 2 * aside];
  }
  return best;
}
