import { tierLevel, type CountryList } from '../model/country.js';
import { sizeOf, type Area } from './basemap-rings.js';
import { HALO, NAME_ALL, OVERHANG, placeLabels, type Label, type PlacedLabel } from './label-placement.js';
import type { Rect, Section } from './pixels.js';
import { isClearOf, isLandOf, type CountryPlace, type World } from './plane.js';

export interface LabelledCountry {
  readonly iso2: string;
  readonly name: string;
  readonly place: CountryPlace;
  readonly isDark: boolean;
}

interface CountryLabel extends Label {
  readonly isDark: boolean;
  readonly iso2: string;
}

/** The line that halves an area across. */
const middleOf = ({ west, east, ...rest }: Area): Area => ({ ...rest, west: (west + east) / 2, east: (west + east) / 2 });

/** The rank of a place where no name may stand. */
const NEVER = Infinity;
/** How far a name may move from its point, as a share of the country. */
const REACH = 0.5;

/** From this tier on, a country is dark on the map, and its name comes before paler ones. */
const DARK = 4;

/** The countries that can be named: the dark ones first, by tier, then the largest. */
export function labelledCountries(countries: CountryList, places: ReadonlyMap<string, CountryPlace>): readonly LabelledCountry[] {
  const named = countries.flatMap(({ iso2, name, tier }) => {
    const [place, level = 0] = [places.get(iso2), tierLevel(tier)];
    return place ? [{ iso2, name, place, isDark: level >= DARK, order: Math.max(level, DARK - 1) }] : [];
  });
  return named.toSorted((one, other) => other.order - one.order || sizeOf(other.place) - sizeOf(one.place));
}

/** What names are written on. */
interface Sheet {
  readonly section: Section;
  /** The part of the section that is seen. */
  readonly view: Rect;
  /** The size of the text, in pixels, and how wide a name is in it. */
  readonly size: number;
  readonly measure: (name: string) => number;
  readonly dir: 'ltr' | 'rtl';
  /** What no name may cover. */
  readonly taken?: readonly Rect[];
}

export interface PlacedName extends PlacedLabel<CountryLabel> {
  readonly isOnLand: boolean;
}

/** Finds room for names: those that fit on their own land come before all that would take room from them. */
export function placeNames(countries: readonly LabelledCountry[], { territories }: Pick<World, 'territories'>, sheet: Sheet): readonly PlacedName[] {
  const { section, view, dir, taken = [] } = sheet;
  const labels = countries.flatMap((country) => labelOf(country, sheet) ?? []);
  const areaOf = ({ left, top, right, bottom }: Rect): Area => ({
    west: (left + section.left) / section.scale,
    north: (top + section.top) / section.scale,
    east: (right + section.left) / section.scale,
    south: (bottom + section.top) / section.scale,
  });
  const place = (some: readonly CountryLabel[], filled: readonly Rect[], rank: (label: CountryLabel, area: Area) => number) =>
    placeLabels(
      some.map((label) => ({ ...label, rank: (rect: Rect) => rank(label, areaOf(rect)) })),
      filled,
      view,
      dir,
    );
  const onLand = place(labels, taken, ({ iso2 }, area) => (isLandOf(territories, iso2, area) ? 0 : NEVER));
  const rest = labels.filter(({ iso2 }) => !onLand.some((placed) => placed.iso2 === iso2));
  const rects = [...taken, ...onLand.map(({ rect }) => rect)];
  const beside = place(rest, rects, ({ iso2, isDark }, area) =>
    isClearOf(territories, iso2, area) ? 0 : isDark && isLandOf(territories, iso2, middleOf(area)) ? 1 : NEVER,
  );
  return [...onLand.map((name) => ({ ...name, isOnLand: true })), ...beside.map((name) => ({ ...name, isOnLand: false }))];
}

function labelOf({ iso2, name, place, isDark }: LabelledCountry, { section, view, size, measure }: Sheet): CountryLabel | undefined {
  const { scale, left, top } = section;
  const [x, y] = [place.label.x * scale - left, place.label.y * scale - top];
  if (x < view.left || x > view.right || y < view.top || y > view.bottom) return undefined;
  const width = Math.ceil(measure(name)) + HALO;
  const [across, down] = [(place.east - place.west) * scale, (place.south - place.north) * scale];
  if (width > across * OVERHANG && Math.log2(scale) < NAME_ALL) return undefined;
  return { iso2, text: name, x, y, width, height: size * 1.25, reach: [across * REACH, down * REACH], isDark };
}
