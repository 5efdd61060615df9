import { countryBoxes } from './basemap-country.js';
import { WORLD_SIZE, worldPoint, worldY } from './bounds.js';
import { OVERHANG, type Neighbour } from './names.js';
import type { Point } from './pixels.js';

/** Where a country's name can stand, in pixels at zoom 0. */
interface NamePoint extends Point {
  /** The greatest width of a name here. */
  readonly room: number;
  /** How far the name may move to the sides, and up and down. */
  readonly reach: readonly [x: number, y: number];
}

export interface NameableCountry {
  /** Returns its name; called only when it is in view. */
  readonly name: () => string;
  /** The best first. */
  readonly points: readonly NamePoint[];
  /** True for the map's own country, which is always named. */
  readonly isOwn: boolean;
}

/** Western Sahara: disputed, without a rating of its own; named only on a map of it. */
const UNNAMED = 'EH';
/** How far a name may move from its point, as a share of the country. */
const MAX_SHIFT = 0.22;

/** All countries that a map may name, the largest first. `beside`: further points for the neighbours of the map's own country. */
export function nameableCountries(nameOf: (iso2: string) => string, own?: string, beside: readonly Neighbour[] = []): readonly NameableCountry[] {
  const countries = [...countryBoxes()].flatMap(([iso2, { west, east, north, south, label }]) => {
    if (iso2 === UNNAMED && iso2 !== own) return [];
    const width = ((east - west) / 360) * WORLD_SIZE;
    const height = worldY(south) - worldY(north);
    const main: NamePoint = { ...worldPoint(label), room: width * OVERHANG, reach: [width * MAX_SHIFT, height * MAX_SHIFT] };
    const inView = beside.filter(({ name }) => name === iso2).map(({ x, y, room }): NamePoint => ({ x, y, room: 2 * room * OVERHANG, reach: [0, 0] }));
    return [{ name: () => nameOf(iso2), points: [main, ...inView], isOwn: iso2 === own, area: width * height }];
  });
  return countries.toSorted((one, other) => other.area - one.area);
}
