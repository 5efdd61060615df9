import { tierLevel, type CountryList } from '../model/country.js';
import { sizeOf } from './basemap-rings.js';
import { landGrid } from './land-grid.js';
import { HALO, NAME_ALL, OVERHANG, fitLabels, type Label, type FittedLabel } from './names.js';
import { overlap, type Point, type Rect, type WorldPart } from './pixels.js';
import type { CountryPlace, World } from './plane.js';

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

/** The shares of a name's width at each end that may lie on other land; `without` cuts them off. */
const [ENDS, LONG_ENDS] = [0.27, 0.3];
const without = (share: number, { left, right, ...rest }: Rect): Rect => ({
  ...rest,
  left: left + (right - left) * share,
  right: right - (right - left) * share,
});
const grown = ({ left, top, right, bottom }: Rect, by: number): Rect => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

const around = ({ x, y }: Point, by: number): Rect => grown({ left: x, top: y, right: x, bottom: y }, by);

/** Tests the code of the land at a point, `undefined` for the sea. */
type Is = (code: string | undefined) => boolean;

/** The share of a name's width that has to fit its land. */
const SEEN = 0.9;
/** How far a name may move from its point, as a share of the country. */
const REACH = 0.5;
/** The greatest distance (px) between a name in the sea and its land, and the steps in which land is looked for: its own has to come first. */
const NEAR = 8;
const FROM_LAND = [3, 4, 5, 6, 7, NEAR];
/** The greatest distance between a name with a line and its land, as a share of the view, and the least (px) to all coloured land. */
const [NEAR_LED, FROM_COLOURED] = [0.04, 3];
/** The least area (square px) of a dark country whose name may stand apart. */
const MIN_LED = 150;
/** The greatest width of a dark country's name, on its land, in the sea, and with a line, as shares of the land's width. */
const [DARK_OVERHANG, SEA_OVERHANG, LED_OVERHANG] = [2, 3, 6];
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
    const own = { iso2, isDark: (level ?? 0) >= DARK, isChosen: nameOf !== undefined && !isQuiet, isQuiet };
    return place ? [{ ...own, name: name(), place, order: isQuiet ? 0 : Math.max(level ?? 0, DARK - 1) }] : [];
  };
  const rated = countries.flatMap(({ iso2, name, tier }) => labelled(iso2, () => name, tierLevel(tier) ?? 0));
  const codes = new Set(countries.map(({ iso2 }) => iso2));
  const others = nameOf ? [...places.keys()].flatMap((iso2) => (codes.has(iso2) ? [] : labelled(iso2, () => nameOf(iso2)))) : [];
  return [...rated, ...others].toSorted((one, other) => other.order - one.order || sizeOf(other.place) - sizeOf(one.place));
}

/** The area in which names are placed. */
export interface LabelSheet {
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
type Spot = 'own' | 'sea' | 'dark' | 'darker' | 'across' | 'apart' | 'anywhere';

/** One pass over the names that are not placed yet: which ones, where, and in the usual size, the small one, or the small one in several lines. */
type Pass = readonly [isFor: (country: LabelledCountry) => boolean, spot: Spot, look: 'usual' | 'small' | 'broken'];

/** Places names: all that fit on their own land come before those that would take room from them. */
export function fitNames(countries: readonly LabelledCountry[], { territories }: Pick<World, 'territories'>, sheet: LabelSheet): readonly FittedName[] {
  const { section, view, dir, isPart = false, taken = [] } = sheet;
  const landAt = landGrid(territories, section, view);
  const tested = (is: Is, { left, top, right, bottom }: Rect, shares = COARSELY): boolean =>
    shares.every(([across, down]) => is(landAt(left + (right - left) * across, top + (bottom - top) * down)?.code));
  const byCode = new Map(countries.map((country) => [country.iso2, country]));
  const isOwn =
    (iso2: string): Is =>
    (code) =>
      code === iso2;
  const isFree =
    (iso2: string): Is =>
    (code) =>
      code === undefined || code === iso2;
  const isSea: Is = (code) => code === undefined;
  // Its colour is legible on all dark land.
  const onDark =
    (ends: number) =>
    ({ iso2 }: LabelledCountry, rect: Rect): boolean =>
      tested((code) => byCode.get(code ?? '')?.isDark === true, rect) && tested(isOwn(iso2), without(ends, rect), MIDDLE);
  const fits: Readonly<Record<Spot, (country: LabelledCountry, rect: Rect) => boolean>> = {
    own: ({ iso2 }, rect) => tested(isOwn(iso2), rect),
    sea: ({ iso2, isDark }, rect) => {
      const meets = tested(isSea, rect, AROUND) ? FROM_LAND.find((by) => !tested(isSea, grown(rect, by), AROUND)) : undefined;
      // A paler name is rather left out than taken for that of other land or of a small country's dot.
      const around = grown(rect, isDark ? (meets ?? 0) : NEAR);
      return meets !== undefined && tested(isFree(iso2), around, AROUND) && (isDark || !taken.some((dot) => overlap(dot, around)));
    },
    dark: onDark(ENDS),
    darker: onDark(LONG_ENDS),
    across: ({ iso2, isDark: isInk }, rect) => !isInk && tested(isFree(iso2), rect) && !tested((code) => code !== iso2, rect),
    apart: (_, rect) => tested((code) => code === undefined || (byCode.get(code)?.isQuiet ?? isPart), grown(rect, FROM_COLOURED), FINEST),
    anywhere: () => true,
  };
  const isDark = (one: LabelledCountry): boolean => one.isDark;
  const isChosen = (one: LabelledCountry): boolean => one.isChosen;
  const isQuiet = (one: LabelledCountry): boolean => one.isQuiet;
  const comesFirst = (one: LabelledCountry): boolean => one.isDark || one.isChosen;
  const isRated = (one: LabelledCountry): boolean => !one.isQuiet;
  const passes: readonly Pass[] = [
    [isRated, 'own', 'usual'],
    [comesFirst, 'own', 'small'],
    [comesFirst, 'own', 'broken'],
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
  const filled = [...taken];
  for (const [isFor, spot, look] of passes) {
    for (const country of countries) {
      const label = isFor(country) && !names.some((name) => name.country === country) && labelOf(country, sheet, spot, look);
      if (!label) continue;
      const lineTo = (rect: Rect) => (isLed(spot) ? leaderOf({ ...label, rect }) : []);
      const fitsHere = (rect: Rect) => fits[spot](country, rect) && !along(lineTo(rect)).some((dot) => filled.some((other) => overlap(dot, other)));
      const [name] = fitLabels([{ ...label, fits: fitsHere }], filled, view, dir);
      if (!name) continue;
      const leader = lineTo(name.rect);
      filled.push(name.rect, ...along(leader));
      names.push({ ...name, isOnLand: spot === 'own' || spot === 'dark' || spot === 'darker', leader });
    }
  }
  return names;
}

const isLed = (spot: Spot): boolean => spot === 'apart' || spot === 'anywhere';

function labelOf(country: LabelledCountry, { section, view, size: usual, small, measure }: LabelSheet, spot: Spot, look: Pass[2]): CountryLabel | undefined {
  const { name, place, isDark, isChosen } = country;
  const { scale, left, top } = section;
  const [x, y] = [place.label.x * scale - left, place.label.y * scale - top];
  if (x < view.left || x > view.right || y < view.top || y > view.bottom) return undefined;
  const size = look === 'usual' ? usual : small;
  const lines = look === 'broken' ? broken(name) : [name];
  const width = Math.ceil((Math.max(...lines.map(measure)) * size) / usual) + HALO;
  const height = size * (LINE + (lines.length - 1) * LEADING);
  const [across, down] = [(place.east - place.west) * scale, (place.south - place.north) * scale];
  if ((spot === 'own' && width * SEEN > across) || (isLed(spot) && !isChosen && across * down < MIN_LED)) return undefined;
  const [near, darkOverhang] = isLed(spot)
    ? [NEAR_LED * (view.right - view.left), LED_OVERHANG]
    : spot === 'sea'
      ? [NEAR, SEA_OVERHANG]
      : [undefined, DARK_OVERHANG];
  const overhang = isDark || spot === 'sea' ? darkOverhang : OVERHANG;
  if (width > across * overhang && !isChosen && Math.log2(scale) < NAME_ALL) return undefined;
  const reach = near ? ([(across + width) / 2 + near, (down + height) / 2 + near] as const) : ([across * REACH, down * REACH] as const);
  return { country, text: name, x, y, width, height, reach, size, lines };
}

/** Breaks a name of several words into lines, none much longer than the longest word. */
function broken(name: string): readonly string[] {
  const words = name.split(' ');
  const most = Math.max(...words.map(({ length }) => length)) + 2;
  return words.reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < most ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

/** The areas of the dots of small countries, which no name may cover. */
export const aroundDots = (dots: readonly Point[], { left, top, scale }: Pick<WorldPart, 'left' | 'top' | 'scale'>, radius: number): readonly Rect[] =>
  dots.map(({ x, y }) => around({ x: x * scale - left, y: y * scale - top }, radius));

/** The lines of a name, each with its centre. */
export const nameLines = ({ lines, size, rect: { left, right, top, bottom } }: FittedName): readonly (Point & { readonly text: string })[] =>
  lines.map((text, index) => ({ text, x: (left + right) / 2, y: (top + bottom) / 2 + (index - (lines.length - 1) / 2) * size * LEADING }));

/** The areas along a leader line, which crosses no name and which no name covers. */
const along = ([from, to]: readonly Point[]): readonly Rect[] =>
  from && to ? BEADS.map((share) => around({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 2)) : [];

/** The ends of a leader line, from the side of the name that is nearest to its country's point. */
function leaderOf({ x, y, rect: { left, right, top, bottom } }: FittedLabel<CountryLabel>): readonly Point[] {
  const isBeside = x < left || x > right;
  const from = { x: Math.max(left, Math.min(x, right)), y: isBeside ? (top + bottom) / 2 : Math.max(top, Math.min(y, bottom)) };
  return [from, { x, y }];
}

/** Sample points of an area, as shares of its width and height, the corners first: the letters of a name do not fill it. */
const grid = (across: readonly number[], down: readonly number[]) => down.flatMap((row) => across.map((share) => [share, row] as const));
const DOWN = [0.22, 0.8, 0.5];
const COARSELY = grid([0.05, 0.95, 0.25, 0.75, 0.5], DOWN);
const steps = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, step) => step / count);
/** Along the middle; fine enough for each of several lines; and for small islands. */
const [MIDDLE, FINEST, AROUND] = [grid(steps(4), DOWN), grid(steps(12), [0.1, 0.9, 0.3, 0.7, 0.5]), grid(steps(24), steps(12))];
/** Sample points of a leader line, as shares of its length. */
const BEADS = steps(12);
