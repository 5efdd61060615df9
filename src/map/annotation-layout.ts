import { nothing, svg, type TemplateResult } from 'lit';
import { isWithin, moved, overlap, type Point, type Rect } from './pixels.js';

/** The size of a label or sign, and the point it belongs to. */
export interface Pinned extends Point {
  readonly width: number;
  readonly height: number;
}

/** Distances between a point and its label to try, in pixels, nearest first. */
const GAPS = [14, 28, 48, 74, 106, 144, 190];

/** Positions around a point to try in left-to-right text: those after it in reading order first. */
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

/** How much room each point keeps free around itself, in pixels. */
const POINT_MARGIN = 6;

/** Finds a rectangle for each label: inside the view, clear of `obstacles`, of all points and of the labels before it; `undefined` if there is none. */
export function layOut(
  pinned: readonly Pinned[],
  obstacles: readonly Rect[],
  view: Rect,
  dir: 'ltr' | 'rtl',
  sides: typeof SIDES = SIDES,
): readonly (Rect | undefined)[] {
  const occupied = [
    ...obstacles,
    ...pinned.map(({ x, y }) => ({ left: x - POINT_MARGIN, top: y - POINT_MARGIN, right: x + POINT_MARGIN, bottom: y + POINT_MARGIN })),
  ];
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
    const rect = rects.find((one) => isWithin(one, view) && !occupied.some((other) => overlap(one, other)));
    if (rect) occupied.push(rect);
    return rect;
  });
}

/** The size of a sign with a number, in pixels. */
export const SIGN_SIZE = 20;
/** The distance from a place to its sign, in pixels. */
const SIGN_GAP = 14;

/** The fallback for a sign without free room: right above its place. */
export const fallbackRect = ({ x, y }: Point): Rect => ({
  left: x - SIGN_SIZE / 2,
  top: y - SIGN_GAP - SIGN_SIZE,
  right: x + SIGN_SIZE / 2,
  bottom: y - SIGN_GAP,
});

const signAt = ({ x, y }: Point, number: string): TemplateResult =>
  svg`<g class="sign" transform="translate(${x} ${y})"><rect x=${-SIGN_SIZE / 2} y=${-SIGN_SIZE / 2} width=${SIGN_SIZE} height=${SIGN_SIZE} stroke-width="1.5" /><text text-anchor="middle" dominant-baseline="central">${number}</text></g>`;

/** The line from a place (the origin) to its label or sign. It starts at the edge of the place's marker, so as not to cover that. */
export function leader({ left, top, right, bottom }: Rect, marker: Rect | undefined, number: string | undefined): TemplateResult {
  const [x, y] = [Math.max(left, Math.min(0, right)), Math.max(top, Math.min(0, bottom))];
  const from = marker ? edgeOf(marker, { x, y }) : { x: 0, y: 0 };
  const line = `M${from.x} ${from.y}L${x} ${y}`;
  return svg`<g><path class="halo" d=${line} stroke-width="4" /><path d=${line} stroke-width="1.25" />${marker ? nothing : svg`<circle r="3" stroke-width="1.5" />`}${
    number === undefined ? nothing : signAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, number)
  }</g>`;
}

/** The area around a place that its incident count covers on a printed map. */
const COUNT_RECT: Rect = { left: -8, top: -8, right: 8, bottom: 8 };

/** Signs on a printed map: above their places, or wherever there is room. With `areCounted`, they keep clear of the incident counts. */
export function printedSigns(places: readonly (Point & { readonly number: string })[], areCounted: boolean, view: Rect): readonly TemplateResult[] {
  const pinned = places.map(({ x, y }) => ({ x, y, width: SIGN_SIZE, height: SIGN_SIZE }));
  const rects = layOut(pinned, areCounted ? places.map(({ x, y }) => moved(COUNT_RECT, x, y)) : [], view, 'ltr', [[0, -1], ...SIDES]);
  return places.map((place, index) => {
    const { x, y, number } = place;
    const rect = moved(rects[index] ?? fallbackRect(place), -x, -y);
    return svg`<g transform="translate(${x} ${y})">${leader(rect, areCounted ? COUNT_RECT : undefined, number)}</g>`;
  });
}

/** The point on the edge of a round marker that is nearest to another point. */
function edgeOf({ left, top, right, bottom }: Rect, { x, y }: Point): Point {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const share = (right - left) / 2 / Math.hypot(x - middle.x, y - middle.y);
  return { x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share };
}
