import type { LatLngLiteral } from 'leaflet';
import type { CountryList } from '../model/country.js';
import type { Area } from './basemap-draw.js';
import { unpack } from './basemap-rings.js';
import type { Bounds } from './bounds.js';
import { territoriesOf, type Territory } from './territories.js';

/** A point on the world in the Equal Earth projection, 256 wide: in pixels at zoom 0, from the north-west. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** Where a country is: the box of its mainland, without remote islands. */
export interface CountryPlace extends Area {
  readonly centre: PlanePoint;
  /** Where its name stands best. */
  readonly label: PlanePoint;
}

const UNIT = 256 / 2 ** 13;
const PARTS = 31;
/** Wider countries are ignored beside others: with all of Russia in view, Europe would be in a corner of the map. */
const MAX_WIDTH = 70;

/** The generated file of the countries: their shapes, and where they are. */
export interface CountriesFile {
  readonly countries: string;
  readonly places: string;
}

/** All that can be drawn. */
export interface World {
  readonly territories: readonly Territory[];
  readonly places: ReadonlyMap<string, CountryPlace>;
}

export const decodeWorld = ({ countries, places }: CountriesFile): World => ({ territories: territoriesOf(countries), places: decodePlaces(places) });

/** Reads what `build/basemap/places.ts` wrote. */
export function decodePlaces(packed: string): ReadonlyMap<string, CountryPlace> {
  const next = unpack(packed);
  let letters = 0;
  return new Map(
    Array.from({ length: next() }, () => {
      letters += next();
      const [west, north, width, height] = [next() * UNIT, next() * UNIT, next() * UNIT, next() * UNIT];
      const label = { x: west + (width * next()) / PARTS, y: north + (height * next()) / PARTS };
      const centre = { x: west + width / 2, y: north + height / 2 };
      const iso2 = String.fromCharCode(65 + Math.floor(letters / 26), 65 + (letters % 26));
      return [iso2, { west, north, east: west + width, south: north + height, centre, label }];
    }),
  );
}

// Leaflet's plane has its own names for the axes: `lng` runs to the right and `lat` up.
export const latLngOf = ({ x, y }: PlanePoint): LatLngLiteral => ({ lat: -y, lng: x });
export const pointAt = ({ lat, lng }: LatLngLiteral): PlanePoint => ({ x: lng, y: -lat });

/** A box around some countries or, without any, around all that is drawn. */
export function boundsAround({ territories, places }: World, countries: CountryList): Bounds {
  const wanted = countries.flatMap(({ iso2 }) => places.get(iso2) ?? []);
  const narrow = wanted.filter(({ west, east }) => east - west < MAX_WIDTH);
  const areas: readonly Area[] = [narrow, wanted, territories].find(({ length }) => length > 0) ?? [];
  return {
    west: Math.min(...areas.map(({ west }) => west)),
    east: Math.max(...areas.map(({ east }) => east)),
    north: -Math.min(...areas.map(({ north }) => north)),
    south: -Math.max(...areas.map(({ south }) => south)),
  };
}
