import { nothing, svg, type TemplateResult } from 'lit';
import type { Point } from './country-label.js';
import type { Rect } from './label-placement.js';

/** The size of a sign with a number, in pixels. */
export const SIGN = 20;
/** From a place to its sign. */
const STEM = 14;

/** Where the sign of a place is that has no room of its own. */
export const above = ({ x, y }: Point): Rect => ({ left: x - SIGN / 2, top: y - STEM - SIGN, right: x + SIGN / 2, bottom: y - STEM });

/** A sign around this point. */
export const signAt = ({ x, y }: Point, number: string): TemplateResult =>
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

/** The point of a round marker that is nearest to another point. */
function edgeOf({ left, top, right, bottom }: Rect, { x, y }: Point): Point {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const share = (right - left) / 2 / Math.hypot(x - middle.x, y - middle.y);
  return { x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share };
}
