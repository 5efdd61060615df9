import { nothing, svg, type TemplateResult } from 'lit';
import { isWithin, moved, overlap, type Point, type Rect } from './pixels.js';

/** Something of this size that belongs to a point. */
export interface Pinned extends Point {
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
export function layOut(
  pinned: readonly Pinned[],
  taken: readonly Rect[],
  view: Rect,
  dir: 'ltr' | 'rtl',
  sides: typeof SIDES = SIDES,
): readonly (Rect | undefined)[] {
  const filled = [...taken, ...pinned.map(({ x, y }) => ({ left: x - POINT, top: y - POINT, right: x + POINT, bottom: y + POINT }))];
  const ahead = dir === 'rtl' ? -1 : 1;
  return pinned.map(({ x, y, width, height }) => {
    const rects = GAPS.flatMap((gap) =>
      sides.map(([side, down]) => {
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

/** The size of a sign with a number, in pixels. */
export const SIGN = 20;
/** From a place to its sign. */
const STEM = 14;

/** Where the sign of a place is that has no room of its own. */
export const above = ({ x, y }: Point): Rect => ({ left: x - SIGN / 2, top: y - STEM - SIGN, right: x + SIGN / 2, bottom: y - STEM });

/** A sign around this point. */
const signAt = ({ x, y }: Point, number: string): TemplateResult =>
  svg`<g class="sign" transform="translate(${x} ${y})"><rect x=${-SIGN / 2} y=${-SIGN / 2} width=${SIGN} height=${SIGN} /><text>${number}</text></g>`;

/** The line from a place, which is at 0, to what belongs to it; from the edge of a marker around it, which must not be covered. */
export function leader({ left, top, right, bottom }: Rect, marker: Rect | undefined, number: string | undefined): TemplateResult {
  const [x, y] = [Math.max(left, Math.min(0, right)), Math.max(top, Math.min(0, bottom))];
  const from = marker ? edgeOf(marker, { x, y }) : { x: 0, y: 0 };
  const line = `M${from.x} ${from.y}L${x} ${y}`;
  return svg`<g><path class="halo" d=${line} /><path d=${line} />${marker ? nothing : svg`<circle r="3" />`}${
    number === undefined ? nothing : signAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, number)
  }</g>`;
}

/** What the number of incidents at a place takes of a drawing for paper, around that place. */
const COUNT: Rect = { left: -8, top: -8, right: 8, bottom: 8 };

/** Signs above their places on a drawing for paper, or where else there is room; `areCounted` if places have numbers of their own there, which must not be covered. */
export function printedSigns(places: readonly (Point & { readonly number: string })[], areCounted: boolean, view: Rect): readonly TemplateResult[] {
  const pinned = places.map(({ x, y }) => ({ x, y, width: SIGN, height: SIGN }));
  const rects = layOut(pinned, areCounted ? places.map(({ x, y }) => moved(COUNT, x, y)) : [], view, 'ltr', [[0, -1], ...SIDES]);
  return places.map((place, index) => {
    const { x, y, number } = place;
    const rect = moved(rects[index] ?? above(place), -x, -y);
    return svg`<g transform="translate(${x} ${y})">${leader(rect, areCounted ? COUNT : undefined, number)}</g>`;
  });
}

/** The point of a round marker that is nearest to another point. */
function edgeOf({ left, top, right, bottom }: Rect, { x, y }: Point): Point {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const share = (right - left) / 2 / Math.hypot(x - middle.x, y - middle.y);
  return { x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share };
}
