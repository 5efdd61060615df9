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
  /** Of one of the tiers that are dark on the map. */
  readonly isDark: boolean;
  /** Chosen by an editor: it always has its name. */
  readonly isChosen: boolean;
  /** Beside those: it has its name where there is room, in grey. */
  readonly isQuiet: boolean;
}

interface CountryLabel extends Label {
  readonly country: LabelledCountry;
  readonly size: number;
  /** The name as it is written, mostly in one line. */
  readonly lines: readonly string[];
}

/** The half of a rectangle that is as far from its left as from its right. */
const middleHalf = ({ left, right, ...rest }: Rect): Rect => ({ ...rest, left: (3 * left + right) / 4, right: (left + 3 * right) / 4 });
const grown = ({ left, top, right, bottom }: Rect, by: number): Rect => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

const around = ({ x, y }: Point, by: number): Rect => grown({ left: x, top: y, right: x, bottom: y }, by);

/** Whether land with a code, or the sea without one, is what is wanted. */
type Is = (code: string | undefined) => boolean;

/** How much of a name's width is looked at. */
const SEEN = 0.9;
/** How far a name may move from its point, as a share of the country. */
const REACH = 0.5;
/** How near to its land a name in the sea stands at most, and how near to other land at least; one with a line, to its land at most, and to all land in colour at least; in pixels. */
const [NEAR, FROM_OTHERS, NEAR_LED, FROM_COLOURED] = [8, 3, 16, 3];
/** How large the land of a dark country is at least whose name may stand apart, in square pixels. */
const MIN_LED = 150;
/** How wide the name of a dark country may be, on its land, in the sea, and with a line, as a share of the land. */
const [DARK_OVERHANG, SEA_OVERHANG, LED_OVERHANG] = [2, 3, 4];
/** The height of a line and, of several, from one to the next, as shares of the size. */
const [LINE, LEADING] = [1.25, 1.1];

/** From this tier on, a country is dark on the map, and its name comes before paler ones. */
const DARK = 4;

/** The countries that can be named: the dark ones first, by tier, then the largest. `nameOf` names those beside the ones that an editor chose. */
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

/** What names are written on. */
export interface LabelSheet {
  readonly section: WorldPart;
  /** The part of the section that is seen. */
  readonly view: Rect;
  /** The size of the text in pixels, the one of names for which there is no room otherwise, and how wide a name is in the first. */
  readonly size: number;
  readonly small: number;
  readonly measure: (name: string) => number;
  readonly dir: 'ltr' | 'rtl';
  /** What no name may cover. */
  readonly taken?: readonly Rect[];
}

export interface FittedName extends FittedLabel<CountryLabel> {
  readonly isOnLand: boolean;
  /** The ends of the line to its country, if it stands apart. */
  readonly leader: readonly Point[];
}

/** Where a name may stand: on its own land; in the sea beside it; over dark land; on its own and the sea; with a line, beside coloured land or anywhere. */
type Spot = 'own' | 'sea' | 'dark' | 'across' | 'apart' | 'anywhere';

/** One pass over the names that have no room yet: for which, where, and in the usual size, in the small one, or in that and several lines. */
type Pass = readonly [isFor: (country: LabelledCountry) => boolean, spot: Spot, look: 'usual' | 'small' | 'broken'];

/** Finds room for names: those that fit on their own land come before all that would take room from them. */
export function fitNames(countries: readonly LabelledCountry[], { territories }: Pick<World, 'territories'>, sheet: LabelSheet): readonly FittedName[] {
  const { section, view, dir, taken = [] } = sheet;
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
  const fits: Readonly<Record<Spot, (country: LabelledCountry, rect: Rect) => boolean>> = {
    own: ({ iso2 }, rect) => tested(isOwn(iso2), rect),
    sea: ({ iso2 }, rect) =>
      !tested((code) => code !== iso2, grown(rect, NEAR)) &&
      tested(isFree(iso2), grown(rect, FROM_OTHERS), FINELY) &&
      tested((code) => code === undefined, rect, FINELY),
    // Its ink is read on all dark land.
    dark: ({ iso2 }, rect) => tested((code) => byCode.get(code ?? '')?.isDark === true, rect) && tested(isOwn(iso2), middleHalf(rect)),
    across: ({ iso2, isDark: isInk }, rect) => !isInk && tested(isFree(iso2), rect),
    apart: (_, rect) => tested((code) => byCode.get(code ?? '')?.isQuiet !== false, grown(rect, FROM_COLOURED), FINEST),
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
    [isDark, 'apart', 'broken'],
    [isChosen, 'across', 'usual'],
    [isChosen, 'apart', 'small'],
    [isChosen, 'anywhere', 'small'],
    [isRated, 'own', 'small'],
    [isRated, 'own', 'broken'],
    [isRated, 'across', 'usual'],
    [isRated, 'across', 'small'],
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
      names.push({ ...name, isOnLand: spot === 'own' || spot === 'dark', leader });
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
  const [near, darkOverhang] = isLed(spot) ? [NEAR_LED, LED_OVERHANG] : spot === 'sea' ? [NEAR, SEA_OVERHANG] : [undefined, DARK_OVERHANG];
  const overhang = isDark ? darkOverhang : OVERHANG;
  if (width > across * overhang && !isChosen && Math.log2(scale) < NAME_ALL) return undefined;
  const reach = near ? ([(across + width) / 2 + near, (down + height) / 2 + near] as const) : ([across * REACH, down * REACH] as const);
  return { country, text: name, x, y, width, height, reach, size, lines };
}

/** A name of several words in lines, none much longer than the longest word. */
function broken(name: string): readonly string[] {
  const words = name.split(' ');
  const most = Math.max(...words.map(({ length }) => length)) + 2;
  return words.reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < most ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

/** What dots of small countries take, which no name may cover. */
export const aroundDots = (dots: readonly Point[], { left, top, scale }: Pick<WorldPart, 'left' | 'top' | 'scale'>, radius: number): readonly Rect[] =>
  dots.map(({ x, y }) => around({ x: x * scale - left, y: y * scale - top }, radius));

/** The lines of a name, each with its middle. */
export const nameLines = ({ lines, size, rect: { left, right, top, bottom } }: FittedName): readonly (Point & { readonly text: string })[] =>
  lines.map((text, index) => ({ text, x: (left + right) / 2, y: (top + bottom) / 2 + (index - (lines.length - 1) / 2) * size * LEADING }));

/** What a line takes, which crosses no name and which no name covers. */
const along = ([from, to]: readonly Point[]): readonly Rect[] =>
  from && to ? BEADS.map((share) => around({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 2)) : [];

/** From the side of a name that is nearest to its country's point. */
function leaderOf({ x, y, rect: { left, right, top, bottom } }: FittedLabel<CountryLabel>): readonly Point[] {
  const isBeside = x < left || x > right;
  const from = { x: Math.max(left, Math.min(x, right)), y: isBeside ? (top + bottom) / 2 : Math.max(top, Math.min(y, bottom)) };
  return [from, { x, y }];
}

/** Where an area is looked at, as shares of its width and height, the corners first: the letters of a name do not fill it. */
const grid = (across: readonly number[], down: readonly number[]) => down.flatMap((row) => across.map((share) => [share, row] as const));
const DOWN = [0.22, 0.8, 0.5];
const COARSELY = grid([0.05, 0.95, 0.25, 0.75, 0.5], DOWN);
const steps = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, step) => step / count);
/** Fine enough for a coast, and for each of several lines. */
const [FINELY, FINEST] = [grid(steps(12), DOWN), grid(steps(12), [0.1, 0.9, 0.3, 0.7, 0.5])];
/** Where a line is looked at, as shares of its length. */
const BEADS = steps(12);
