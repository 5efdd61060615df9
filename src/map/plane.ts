import type { LatLngLiteral } from 'leaflet';
import type { CountryList } from '../model/country.js';
import { decodeBoxes, decodeShapes, sizeOf, trace, type Area, type CountryRings } from './basemap-rings.js';
import type { Dot, Point } from './pixels.js';

/** The land of one country, in pixels at zoom 0. */
export interface Territory extends CountryRings, Area {
  /** The side of a square with the area of its largest part's bounding box. */
  readonly size: number;
}

export const territoriesOf = (packed: string): readonly Territory[] =>
  decodeShapes(packed).map(({ code, rings }) => ({
    code,
    rings,
    west: Math.min(...rings.map(({ west }) => west)),
    north: Math.min(...rings.map(({ north }) => north)),
    east: Math.max(...rings.map(({ east }) => east)),
    south: Math.max(...rings.map(({ south }) => south)),
    size: Math.sqrt(Math.max(...rings.map(sizeOf))),
  }));

/** The outline of a territory on a canvas that shows an area, at `unit` canvas pixels for one pixel at zoom 0. */
export function outlineOf({ rings }: Territory, { west, north }: Pick<Area, 'west' | 'north'>, unit: number): Path2D {
  const path = new Path2D();
  for (const ring of rings) trace(path, ring, west, north, unit, false);
  return path;
}

/** Where a country is: the box of its mainland, without remote islands; in pixels at zoom 0 of the Equal Earth projection, 256 wide. */
export interface CountryPlace extends Area {
  readonly centre: Point;
  /** The best point for its name. */
  readonly label: Point;
}

/** Wider countries are ignored beside others: with all of Russia in view, Europe would be in a corner of the map. */
const MAX_WIDTH = 70;

/** The generated file of the countries: their shapes, and where they are. */
export interface CountriesFile {
  readonly countries: string;
  readonly places: string;
}

export interface World {
  readonly territories: readonly Territory[];
  readonly places: ReadonlyMap<string, CountryPlace>;
}

export const decodeWorld = ({ countries, places }: CountriesFile): World => ({ territories: territoriesOf(countries), places: decodePlaces(places) });

/** Reads what `build/basemap/places.ts` wrote. */
const decodePlaces = (packed: string): ReadonlyMap<string, CountryPlace> =>
  new Map(
    decodeBoxes(packed, 2 ** 13 / 256).map(({ code, x, y, right, bottom, label }) => {
      const centre = { x: (x + right) / 2, y: (y + bottom) / 2 };
      return [code, { west: x, north: y, east: right, south: bottom, centre, label }];
    }),
  );

// Leaflet's plane has its own names for the axes: `lng` runs to the right and `lat` up.
export const latLngOf = ({ x, y }: Point): LatLngLiteral => ({ lat: -y, lng: x });
export const pointAt = ({ lat, lng }: LatLngLiteral): Point => ({ x: lng, y: -lat });

/** For countries that an editor chose, in pixels at zoom 0: the margin, and the minimum width and height of the view, so that readers see where they are. */
const [MIN_MARGIN, MIN_WIDTH, MIN_HEIGHT] = [4, 44, 20];

/** The box of some countries or, without any, of all land. Countries chosen one by one get a margin, and are included however wide they are. */
export function areaAround({ territories, places }: World, countries: CountryList, isChosen = false): Area {
  const wanted = countries.flatMap(({ iso2 }) => places.get(iso2) ?? []);
  const narrow = wanted.filter(({ west, east }) => isChosen || east - west < MAX_WIDTH);
  const areas: readonly Area[] = [narrow, wanted, territories].find(({ length }) => length > 0) ?? [];
  const side = (from: keyof Area, to: keyof Area, minimum: number): readonly [number, number] => {
    const [low, high] = [Math.min(...areas.map((area) => area[from])), Math.max(...areas.map((area) => area[to]))];
    const margin = isChosen ? Math.max(MIN_MARGIN, (minimum - high + low) / 2) : 0;
    return [low - margin, high + margin];
  };
  const [west, east] = side('west', 'east', MIN_WIDTH);
  const [north, south] = side('north', 'south', MIN_HEIGHT);
  return { west, east, north, south };
}

/** Which countries are in colour, and whether a region or an editor chose them. */
export interface MapCountries {
  readonly countries: CountryList;
  /** The region they belong to; '' for the world. */
  readonly region: string;
  /** The codes that an editor chose one by one; '' for none. */
  readonly codes: string;
  /** True if there are more countries than these. */
  readonly isPart: boolean;
}

/** What is in view: a region, the countries that an editor chose, or all. */
export const areaShown = (world: World, { countries, region, codes }: MapCountries): Area => areaAround(world, region || codes ? countries : [], codes !== '');

/** Countries with a shorter side, in pixels, get a dot; the limit is lower when the whole world is only as wide as a phone. */
const minSizeAt = (scale: number): number => Math.min(5, 1.2 + scale);

/** The countries that are too small at this scale to be seen or touched. */
export function dotsAt({ territories, places }: World, codes: Iterable<string>, scale: number): readonly Dot<string>[] {
  const large = new Set(territories.filter(({ size }) => size * scale >= minSizeAt(scale)).map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const place = large.has(code) ? undefined : places.get(code);
    return place ? [{ item: code, ...place.centre }] : [];
  });
}
