import { isWithin, overlap, type Rect } from './pixels.js';

export interface Label {
  readonly text: string;
  /** What it names, if that is not the text as a whole. */
  readonly names?: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The point that it names. */
  readonly x: number;
  readonly y: number;
  /** The sign at the point, which the name stands beside; without one, the name is centred on the point. */
  readonly sign?: Rect | undefined;
  /** How far a name without a sign may move from its point to the sides, and up and down. */
  readonly reach?: readonly [x: number, y: number];
  /** Where a name without a sign may stand; without it, anywhere within its reach, of which few places are tried. */
  readonly fits?: (rect: Rect) => boolean;
}

export type FittedLabel<T extends Label> = T & { readonly rect: Rect };

/** Around a name, in pixels. */
export const HALO = 3;
/** How far a country's name may go beyond its land, as a share of it, and from which zoom on it is named however small the country is. */
export const OVERHANG = 1.5;
export const NAME_ALL = 6.5;
/** Between a sign and its name, in pixels: a dot, and a marker, which has a ring around it while it is pointed at. */
const [DOT_GAP, MARKER_GAP] = [2, 7];
/** How far along the edge of the view a name may be moved, as a share of its width. */
const MAX_ALONG = 0.2;
/** The steps in which a name moves around its point, as shares of its reach, the shortest way first. */
const stepsAround = (count: number) => {
  const steps = Array.from({ length: 2 * count + 1 }, (_, step) => step / count - 1);
  return steps.flatMap((across) => steps.map((down) => [across, down] as const)).toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
};
const [STEPS, FINE_STEPS] = [stepsAround(2), stepsAround(8)];

/**
 * Finds room for names, the most important first: each whole in the view, clear of what is `taken` and of all names before it, none
 * twice, and one beside each sign. A name beside a sign stands after it in reading order if there is room, else before, below or above it.
 */
export function fitLabels<T extends Label>(labels: readonly T[], taken: readonly Rect[], view: Rect, dir: 'ltr' | 'rtl'): readonly FittedLabel<T>[] {
  const filled = [...taken];
  const placed: FittedLabel<T>[] = [];
  const [said, named] = [new Set<string>(), new Set<Rect>()];
  for (const label of labels) {
    const { sign, names = [label.text] } = label;
    if (names.some((name) => said.has(name)) || (sign && named.has(sign))) continue;
    const isOwnSign = sign && taken.includes(sign);
    // A sign that is not drawn yet needs space too.
    if (sign && !isOwnSign && (!isWithin(sign, view) || filled.some((other) => overlap(sign, other)))) continue;
    const rect = rectsOf(label, view, dir, isOwnSign ? MARKER_GAP : DOT_GAP).find(
      (one) => isWithin(one, view) && !filled.some((other) => other !== sign && overlap(one, other)) && label.fits?.(one) !== false,
    );
    if (!rect) continue;
    filled.push(rect);
    if (sign && !isOwnSign) filled.push(sign);
    if (sign) named.add(sign);
    for (const name of names) said.add(name);
    placed.push({ ...label, rect });
  }
  return placed;
}

/** Where a name could stand, the nearest place first. */
function rectsOf(label: Label, view: Rect, dir: 'ltr' | 'rtl', gap: number): readonly Rect[] {
  const { x, y, width, height, sign, reach: [aside, beyond] = [0, 0] } = label;
  const at = (left: number, top: number): Rect => ({ left, top, right: left + width, bottom: top + height });
  if (!sign) {
    // A name that would be cut off moves along, as long as most of it stays where it belongs.
    const along = Math.max(view.left - x + width / 2, Math.min(view.right - x - width / 2, 0));
    const left = x - width / 2 + (Math.abs(along) < width * MAX_ALONG ? along : 0);
    return (label.fits ? FINE_STEPS : STEPS).map(([across, down]) => at(left + across * aside, y + down * beyond - height / 2));
  }
  const middle = (sign.top + sign.bottom - height) / 2;
  const beside = [at(sign.right + gap, middle), at(sign.left - gap - width, middle)];
  const centre = (sign.left + sign.right - width) / 2;
  // A line of text has a rim above and below its letters.
  const lineGap = gap - DOT_GAP;
  return [...(dir === 'rtl' ? beside.toReversed() : beside), at(centre, sign.bottom + lineGap), at(centre, sign.top - height - lineGap)];
}
