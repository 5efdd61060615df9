import { tierLevel, type CountryList } from '../model/country.js';
import { sizeOf } from './basemap-rings.js';
import { HALO, NAME_ALL_ZOOM, OVERHANG, brokenLines, fitLabels, type Label, type FittedLabel } from './names.js';
import { overlap, type Point, type Rect, type WorldPart } from './pixels.js';
import type { CountryPlace, World, Territory } from './plane.js';
import { expanded, rectAround } from './shapes.js';

export interface LabelledCountry {
  readonly iso2: string;
  readonly name: string;
  readonly place: CountryPlace;
  /** In a tier that is dark on the map. */
  readonly isDark: boolean;
  /** Chosen by the editor: always named. */
  readonly isChosen: boolean;
  /** Not chosen, beside chosen ones: named in grey where there is room. */
  readonly isQuiet: boolean;
}

interface CountryLabel extends Label {
  readonly country: LabelledCountry;
  readonly size: number;
  /** The lines in which the name is drawn, mostly one. */
  readonly lines: readonly string[];
}

/** The shares of a name's width at each end that may lie on other land; `withoutEnds` cuts them off. */
const [ENDS, LONG_ENDS] = [0.27, 0.3];
const withoutEnds = (share: number, { left, right, ...rest }: Rect): Rect => ({
  ...rest,
  left: left + (right - left) * share,
  right: right - (right - left) * share,
});

/** Tests the code of the land at a point, `undefined` for the sea. */
type LandTest = (code: string | undefined) => boolean;

/** The share of a name's width that has to fit its land. */
const MIN_SHARE_ON_LAND = 0.9;
/** How far a name may move from its point, as a share of the country. */
const MAX_SHIFT = 0.5;
/** The greatest distance (px) between a name in the sea and its land, and the steps in which land is looked for: its own has to come first. */
const MAX_LAND_DISTANCE = 8;
const LAND_DISTANCES = [3, 4, 5, 6, 7, MAX_LAND_DISTANCE];
/** The greatest distance between a name with a line and its land, as a share of the view, and the least (px) to all coloured land. */
const [MAX_LEADER, COLOURED_GAP] = [0.04, 3];
/** The least area (square px) of a dark country whose name may stand apart. */
const MIN_LEADER_AREA = 150;
/** The greatest width of a dark country's name, on its land, in the sea, and with a line, as shares of the land's width. */
const [DARK_OVERHANG, SEA_OVERHANG, LEADER_OVERHANG] = [2, 3, 6];
/** The height of a line, and the distance from one line to the next, as shares of the font size. */
const [LINE, LEADING] = [1.25, 1.1];

/** The first tier that is dark on the map; such countries are named before paler ones. */
const DARK = 4;

/** The countries that can be named: the dark ones first, by tier, then the largest. `nameOf`, given if an editor chose countries, names the others. */
export function labelledCountries(
  countries: CountryList,
  places: ReadonlyMap<string, CountryPlace>,
  nameOf?: (iso2: string) => string,
): readonly LabelledCountry[] {
  const labelled = (iso2: string, name: () => string, level?: number) => {
    const [place, isQuiet] = [places.get(iso2), level === undefined];
    const common = { iso2, isDark: (level ?? 0) >= DARK, isChosen: nameOf !== undefined && !isQuiet, isQuiet };
    return place ? [{ ...common, name: name(), place, order: isQuiet ? 0 : Math.max(level ?? 0, DARK - 1) }] : [];
  };
  const rated = countries.flatMap(({ iso2, name, tier }) => labelled(iso2, () => name, tierLevel(tier) ?? 0));
  const codes = new Set(countries.map(({ iso2 }) => iso2));
  const others = nameOf ? [...places.keys()].flatMap((iso2) => (codes.has(iso2) ? [] : labelled(iso2, () => nameOf(iso2)))) : [];
  return [...rated, ...others].toSorted((one, other) => other.order - one.order || sizeOf(other.place) - sizeOf(one.place));
}

export interface LabelArea {
  readonly section: WorldPart;
  /** The visible part of the section. */
  readonly view: Rect;
  /** The font size in pixels, the smaller one for names that lack room, and the width of a name in the first. */
  readonly size: number;
  readonly small: number;
  readonly measure: (name: string) => number;
  readonly dir: 'ltr' | 'rtl';
  /** True if the land of all other countries is blank. */
  readonly isPart?: boolean;
  /** Areas that no name may cover. */
  readonly taken?: readonly Rect[];
}

export interface FittedName extends FittedLabel<CountryLabel> {
  readonly isOnLand: boolean;
  /** The ends of the line to its country, if the name stands apart. */
  readonly leader: readonly Point[];
}

/**
 * Where a name may stand: on its own land; in the sea beside it; on dark land, with short or with longer ends on that of others; across its own land and the
 * sea; with a line, clear of coloured land or anywhere.
 */
type Placement = 'own' | 'sea' | 'dark' | 'darker' | 'across' | 'apart' | 'anywhere';

/** One pass over the names that are not placed yet: which ones, where, and in the usual size, the small one, or the small one in several lines. */
type Pass = readonly [isFor: (country: LabelledCountry) => boolean, placement: Placement, style: 'usual' | 'small' | 'broken'];

/**
 * Places names: all that fit on their own land come before those that would take room from them. If dark countries are in view but only pale ones could be
 * named, there are none: readers would take those names for the names of the dangerous countries.
 */
export function fitNames(countries: readonly LabelledCountry[], { territories }: Pick<World, 'territories'>, area: LabelArea): readonly FittedName[] {
  const { section, view, dir, isPart = false, taken = [] } = area;
  const landAt = landGrid(territories, section, view);
  const allMatch = (is: LandTest, { left, top, right, bottom }: Rect, shares = COARSE): boolean =>
    shares.every(([across, down]) => is(landAt(left + (right - left) * across, top + (bottom - top) * down)?.code));
  const byCode = new Map(countries.map((country) => [country.iso2, country]));
  const isFree =
    (iso2: string): LandTest =>
    (code) =>
      code === undefined || code === iso2;
  const isSea: LandTest = (code) => code === undefined;
  // Its colour is legible on all dark land.
  const onDark =
    (ends: number) =>
    ({ iso2 }: LabelledCountry, rect: Rect): boolean =>
      allMatch((code) => byCode.get(code ?? '')?.isDark === true, rect) && allMatch((code) => code === iso2, withoutEnds(ends, rect), MIDDLE);
  const fits: Readonly<Record<Placement, (country: LabelledCountry, rect: Rect) => boolean>> = {
    own: ({ iso2 }, rect) => allMatch((code) => code === iso2, rect),
    sea: ({ iso2, isDark }, rect) => {
      const landDistance = allMatch(isSea, rect, ISLANDS) ? LAND_DISTANCES.find((by) => !allMatch(isSea, expanded(rect, by), ISLANDS)) : undefined;
      // A paler name is left out if it could be taken for that of other land or of a small country's dot.
      const surroundings = expanded(rect, isDark ? (landDistance ?? 0) : MAX_LAND_DISTANCE);
      return landDistance !== undefined && allMatch(isFree(iso2), surroundings, ISLANDS) && (isDark || !taken.some((dot) => overlap(dot, surroundings)));
    },
    dark: onDark(ENDS),
    darker: onDark(LONG_ENDS),
    across: ({ iso2, isDark: isInk }, rect) => !isInk && allMatch(isFree(iso2), rect) && !allMatch((code) => code !== iso2, rect),
    apart: (_, rect) => allMatch((code) => code === undefined || (byCode.get(code)?.isQuiet ?? isPart), expanded(rect, COLOURED_GAP), LINES),
    anywhere: () => true,
  };
  const isDark = (one: LabelledCountry): boolean => one.isDark;
  const isChosen = (one: LabelledCountry): boolean => one.isChosen;
  const isQuiet = (one: LabelledCountry): boolean => one.isQuiet;
  const isPriority = (one: LabelledCountry): boolean => one.isDark || one.isChosen;
  const isRated = (one: LabelledCountry): boolean => !one.isQuiet;
  const passes: readonly Pass[] = [
    [isRated, 'own', 'usual'],
    [isPriority, 'own', 'small'],
    [isPriority, 'own', 'broken'],
    [isDark, 'sea', 'usual'],
    [isDark, 'sea', 'small'],
    [isDark, 'dark', 'usual'],
    [isDark, 'dark', 'small'],
    [isDark, 'dark', 'broken'],
    [isDark, 'darker', 'small'],
    [isDark, 'apart', 'broken'],
    [isChosen, 'across', 'usual'],
    [isChosen, 'apart', 'small'],
    [isChosen, 'anywhere', 'small'],
    [isRated, 'own', 'small'],
    [isRated, 'own', 'broken'],
    [isRated, 'across', 'usual'],
    [isRated, 'across', 'small'],
    [isRated, 'sea', 'small'],
    [isRated, 'sea', 'broken'],
    [isQuiet, 'own', 'small'],
    [isQuiet, 'own', 'broken'],
  ];
  const names: FittedName[] = [];
  const occupied = [...taken];
  for (const [isFor, placement, style] of passes) {
    for (const country of countries) {
      const label = isFor(country) && !names.some((name) => name.country === country) && labelOf(country, area, placement, style);
      if (!label) continue;
      const lineTo = (rect: Rect) => (hasLeader(placement) ? leaderOf({ ...label, rect }) : []);
      const fitsHere = (rect: Rect) => fits[placement](country, rect) && !rectsAlong(lineTo(rect)).some((dot) => occupied.some((other) => overlap(dot, other)));
      const [name] = fitLabels([{ ...label, fits: fitsHere }], occupied, view, dir);
      if (!name) continue;
      const leader = lineTo(name.rect);
      occupied.push(name.rect, ...rectsAlong(leader));
      names.push({ ...name, isOnLand: placement === 'own' || placement === 'dark' || placement === 'darker', leader });
    }
  }
  const isUnnamed = (one: LabelledCountry): boolean => isDark(one) && !isChosen(one) && labelOf(one, area, 'apart', 'small') !== undefined;
  return !names.some(({ country }) => isDark(country)) && countries.some(isUnnamed) ? [] : names;
}

const hasLeader = (placement: Placement): boolean => placement === 'apart' || placement === 'anywhere';

function labelOf(country: LabelledCountry, area: LabelArea, placement: Placement, style: Pass[2]): CountryLabel | undefined {
  const { section, view, size: usual, small, measure } = area;
  const { name, place, isDark, isChosen } = country;
  const { scale, left, top } = section;
  const [x, y] = [place.label.x * scale - left, place.label.y * scale - top];
  if (x < view.left || x > view.right || y < view.top || y > view.bottom) return undefined;
  const size = style === 'usual' ? usual : small;
  const lines = style === 'broken' ? brokenLines(name) : [name];
  const width = Math.ceil((Math.max(...lines.map(measure)) * size) / usual) + HALO;
  const height = size * (LINE + (lines.length - 1) * LEADING);
  const [across, down] = [(place.east - place.west) * scale, (place.south - place.north) * scale];
  if ((placement === 'own' && width * MIN_SHARE_ON_LAND > across) || (hasLeader(placement) && !isChosen && across * down < MIN_LEADER_AREA)) return undefined;
  const [near, darkOverhang] = hasLeader(placement)
    ? [MAX_LEADER * (view.right - view.left), LEADER_OVERHANG]
    : placement === 'sea'
      ? [MAX_LAND_DISTANCE, SEA_OVERHANG]
      : [undefined, DARK_OVERHANG];
  const overhang = isDark || placement === 'sea' ? darkOverhang : OVERHANG;
  if (width > across * overhang && !isChosen && Math.log2(scale) < NAME_ALL_ZOOM) return undefined;
  const reach = near ? ([(across + width) / 2 + near, (down + height) / 2 + near] as const) : ([across * MAX_SHIFT, down * MAX_SHIFT] as const);
  return { country, text: name, x, y, width, height, reach, size, lines };
}

/** The areas of the dots of small countries, which no name may cover. */
export const aroundDots = (dots: readonly Point[], { left, top, scale }: Pick<WorldPart, 'left' | 'top' | 'scale'>, radius: number): readonly Rect[] =>
  dots.map(({ x, y }) => rectAround({ x: x * scale - left, y: y * scale - top }, radius));

/** The lines of a name, each with its centre. */
export const nameLines = ({ lines, size, rect: { left, right, top, bottom } }: FittedName): readonly (Point & { readonly text: string })[] =>
  lines.map((text, index) => ({ text, x: (left + right) / 2, y: (top + bottom) / 2 + (index - (lines.length - 1) / 2) * size * LEADING }));

/** The areas along a leader line, which crosses no name and which no name covers. */
const rectsAlong = ([from, to]: readonly Point[]): readonly Rect[] =>
  from && to ? LEADER_SAMPLES.map((share) => rectAround({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 2)) : [];

/** The ends of a leader line, from the side of the name that is nearest to its country's point. */
function leaderOf({ x, y, rect: { left, right, top, bottom } }: FittedLabel<CountryLabel>): readonly Point[] {
  const isBeside = x < left || x > right;
  const from = { x: Math.max(left, Math.min(x, right)), y: isBeside ? (top + bottom) / 2 : Math.max(top, Math.min(y, bottom)) };
  return [from, { x, y }];
}

/** Sample points of an area, as shares of its width and height, the corners first: the letters of a name do not fill it. */
const grid = (across: readonly number[], down: readonly number[]) => down.flatMap((row) => across.map((share) => [share, row] as const));
const ROWS = [0.22, 0.8, 0.5];
const COARSE = grid([0.05, 0.95, 0.25, 0.75, 0.5], ROWS);
const fractions = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, step) => step / count);
/** Along the middle; fine enough for each of several lines; and for small islands. */
const [MIDDLE, LINES, ISLANDS] = [grid(fractions(4), ROWS), grid(fractions(12), [0.1, 0.9, 0.3, 0.7, 0.5]), grid(fractions(24), fractions(12))];
/** Sample points of a leader line, as shares of its length. */
const LEADER_SAMPLES = fractions(12);

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
