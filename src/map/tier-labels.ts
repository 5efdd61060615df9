import { tierLevel, type CountryList } from '../model/country.js';
import { sizeOf, type Area } from './basemap-rings.js';
import { HALO, NAME_ALL, OVERHANG, placeLabels, type Label, type PlacedLabel } from './label-placement.js';
import type { Point, Rect, Section } from './pixels.js';
import { contains, type CountryPlace, type Territory, type World } from './plane.js';

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

/** The line that halves an area across. */
const middleOf = ({ west, east, ...rest }: Area): Area => ({ ...rest, west: (west + east) / 2, east: (west + east) / 2 });

/** How much of a name's width is looked at. */
const SEEN = 0.9;
/** The rank of a place where no name may stand. */
const NEVER = Infinity;
/** How far a name may move from its point, as a share of the country. */
const REACH = 0.5;
/** How near to its land a name in the sea stands at most, and how near to other land at least; one with a line, to all land in colour at least; in pixels. */
const [NEAR, FROM_OTHERS, ALOOF] = [8, 3, 4];
/** How wide the name of a dark country may be, on its land and in the sea, as a share of the land. */
const [DARK_OVERHANG, SEA_OVERHANG] = [2, 3];
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
interface Sheet {
  readonly section: Section;
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

export interface PlacedName extends PlacedLabel<CountryLabel> {
  readonly isOnLand: boolean;
  /** The ends of the line to its country, if it stands apart. */
  readonly leader: readonly Point[];
}

/** One way to find room: for which names, in the usual size or small, in one line or several, how far from their point, and whether a place is good. */
interface Way {
  readonly isFor: (country: LabelledCountry) => boolean;
  readonly isSmall?: boolean;
  readonly isBroken?: boolean;
  readonly isFar?: boolean;
  readonly fits: (country: LabelledCountry, area: Area) => boolean;
  /** Within its own land, so that nothing wider has to be tried. */
  readonly isOwn?: boolean;
  readonly isOnLand?: boolean;
  readonly hasLeader?: boolean;
}

/** Finds room for names: those that fit on their own land come before all that would take room from them. */
export function placeNames(countries: readonly LabelledCountry[], { territories }: Pick<World, 'territories'>, sheet: Sheet): readonly PlacedName[] {
  const { section, view, dir, taken = [] } = sheet;
  const areaOf = ({ left, top, right, bottom }: Rect): Area => ({
    west: (left + section.left) / section.scale,
    north: (top + section.top) / section.scale,
    east: (right + section.left) / section.scale,
    south: (bottom + section.top) / section.scale,
  });
  const grown = ({ west, north, east, south }: Area, pixels: number): Area => {
    const by = pixels / section.scale;
    return { west: west - by, north: north - by, east: east + by, south: south + by };
  };
  const landOf = (isOne: (country: LabelledCountry) => boolean) => {
    const codes = new Set(countries.filter(isOne).map(({ iso2 }) => iso2));
    return territories.filter(({ code }) => codes.has(code));
  };
  const [dark, coloured, disputed] = [landOf(({ isDark }) => isDark), landOf(({ isQuiet }) => !isQuiet), territories.filter(({ code }) => !code)];
  const isOn = (land: readonly Territory[], area: Area) => isAllOn(land, area) && isClearOf(disputed, undefined, area);
  const own = new Map(territories.map((one) => [one.code, [one]]));
  const ownOf = (iso2: string) => own.get(iso2) ?? [];
  const onLand: Way['fits'] = ({ iso2 }, area) => isOn(ownOf(iso2), area);
  const inSea: Way['fits'] = ({ iso2 }, area) =>
    !isClearOf(ownOf(iso2), undefined, grown(area, NEAR)) &&
    isClearOf(territories, undefined, area) && // most that are left are refused here
    isClearOf(territories, iso2, grown(area, FROM_OTHERS), FINELY) &&
    isClearOf(ownOf(iso2), undefined, area, FINELY);
  // Its ink is read on all dark land.
  const onDark: Way['fits'] = ({ iso2 }, area) => isOn(dark, area) && isAllOn(ownOf(iso2), middleOf(area));
  const across: Way['fits'] = ({ iso2, isDark }, area) => !isDark && isClearOf(territories, iso2, area);
  const apart: Way['fits'] = (_, area) => isClearOf(coloured, undefined, grown(area, ALOOF));
  const isDark: Way['isFor'] = (one) => one.isDark;
  const isChosen: Way['isFor'] = (one) => one.isChosen;
  const isQuiet: Way['isFor'] = (one) => one.isQuiet;
  const comesFirst: Way['isFor'] = (one) => one.isDark || one.isChosen;
  const isRated: Way['isFor'] = (one) => !one.isQuiet;
  const ways: readonly Way[] = [
    { isFor: isRated, fits: onLand, isOwn: true, isOnLand: true },
    { isFor: comesFirst, isSmall: true, fits: onLand, isOwn: true, isOnLand: true },
    { isFor: comesFirst, isSmall: true, isBroken: true, fits: onLand, isOwn: true, isOnLand: true },
    { isFor: isDark, isFar: true, fits: inSea },
    { isFor: isDark, isFar: true, isSmall: true, fits: inSea },
    { isFor: isDark, fits: onDark, isOnLand: true },
    { isFor: isDark, isSmall: true, fits: onDark, isOnLand: true },
    { isFor: isChosen, fits: across },
    { isFor: isChosen, isSmall: true, isFar: true, hasLeader: true, fits: apart },
    { isFor: isChosen, isSmall: true, isFar: true, hasLeader: true, fits: () => true },
    { isFor: isRated, fits: across },
    { isFor: isQuiet, isSmall: true, fits: onLand, isOwn: true, isOnLand: true },
    { isFor: isQuiet, isSmall: true, isBroken: true, fits: onLand, isOwn: true, isOnLand: true },
  ];
  const names: PlacedName[] = [];
  for (const { isFor, fits, isOnLand = false, hasLeader = false, ...way } of ways) {
    const labels = countries
      .filter((country) => isFor(country) && !names.some((name) => name.country === country))
      .flatMap((country) => labelOf(country, sheet, way) ?? [])
      .map((label) => ({ ...label, rank: (rect: Rect) => (fits(label.country, areaOf(rect)) ? 0 : NEVER) }));
    const filled = [...taken, ...names.map((name) => name.rect)];
    const placed = placeLabels(labels, filled, view, dir);
    names.push(...placed.map((name) => ({ ...name, isOnLand, leader: hasLeader ? leaderOf(name) : [] })));
  }
  return names;
}

function labelOf(
  country: LabelledCountry,
  { section, view, size: usual, small, measure }: Sheet,
  { isSmall, isBroken, isFar, isOwn }: Pick<Way, 'isSmall' | 'isBroken' | 'isFar' | 'isOwn'>,
): CountryLabel | undefined {
  const { name, place, isDark, isChosen } = country;
  const { scale, left, top } = section;
  const [x, y] = [place.label.x * scale - left, place.label.y * scale - top];
  if (x < view.left || x > view.right || y < view.top || y > view.bottom) return undefined;
  const size = isSmall ? small : usual;
  const lines = isBroken ? broken(name) : [name];
  const width = Math.ceil((Math.max(...lines.map(measure)) * size) / usual) + HALO;
  const height = size * (LINE + (lines.length - 1) * LEADING);
  const [across, down] = [(place.east - place.west) * scale, (place.south - place.north) * scale];
  if (isOwn && width * SEEN > across) return undefined;
  const overhang = !isDark ? OVERHANG : isFar ? SEA_OVERHANG : DARK_OVERHANG;
  if (width > across * overhang && !isChosen && Math.log2(scale) < NAME_ALL) return undefined;
  const reach = isFar ? ([(across + width) / 2 + NEAR, (down + height) / 2 + NEAR] as const) : ([across * REACH, down * REACH] as const);
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
export const aroundDots = (dots: readonly Point[], { left, top, scale }: Pick<Section, 'left' | 'top' | 'scale'>, radius: number): readonly Rect[] =>
  dots.map(({ x, y }) => ({
    left: x * scale - left - radius,
    top: y * scale - top - radius,
    right: x * scale - left + radius,
    bottom: y * scale - top + radius,
  }));

/** The lines of a name, each with its middle. */
export const linesOf = ({ lines, size, rect: { left, right, top, bottom } }: PlacedName): readonly (Point & { readonly text: string })[] =>
  lines.map((text, index) => ({ text, x: (left + right) / 2, y: (top + bottom) / 2 + (index - (lines.length - 1) / 2) * size * LEADING }));

/** From the side of a name that is nearest to its country's point. */
function leaderOf({ x, y, rect: { left, right, top, bottom } }: PlacedLabel<CountryLabel>): readonly Point[] {
  const isBeside = x < left || x > right;
  const from = { x: Math.max(left, Math.min(x, right)), y: isBeside ? (top + bottom) / 2 : Math.max(top, Math.min(y, bottom)) };
  return [from, { x, y }];
}

/** Where an area is looked at, as shares of its width and height, the corners first: the letters of a name do not fill it. */
const grid = (across: readonly number[]) => [0.22, 0.8, 0.5].flatMap((down) => across.map((share) => [share, down] as const));
const COARSELY = grid([0.05, 0.95, 0.25, 0.75, 0.5]);
/** Fine enough for a coast. */
const FINELY = grid(Array.from({ length: 13 }, (_, step) => step / 12));

/** True if all points of an area are on some land, or none is. */
const areAll = (isOn: boolean, land: readonly Territory[], { west, north, east, south }: Area, shares = COARSELY): boolean =>
  shares.every(([across, down]) => land.some((one) => contains(one, west + (east - west) * across, north + (south - north) * down)) === isOn);

/** True if all of an area is on some land. */
const isAllOn = (land: readonly Territory[], area: Area): boolean => areAll(true, land, area);

/** True if no land but a country's own is in an area; without a country, if none is. */
function isClearOf(territories: readonly Territory[], iso2: string | undefined, area: Area, shares = COARSELY): boolean {
  const others = territories.filter(
    ({ code, west, north, east, south }) => code !== iso2 && east > area.west && west < area.east && south > area.north && north < area.south,
  );
  return areAll(false, others, area, shares);
}
