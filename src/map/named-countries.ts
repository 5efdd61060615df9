import { countryBoxes } from './basemap-country.js';
import { worldPoint, WORLD_SIZE } from './mercator.js';
import type { NamedPoint } from './names.js';

/** A country that can be named. */
export interface NamedCountry {
  /** Its name, asked for only when it is in view. */
  readonly name: () => string;
  /** Where its name can stand, the best place first, in pixels at zoom 0. */
  readonly points: readonly Omit<NamedPoint, 'name'>[];
  /** The width of its main landmass in pixels at zoom 0; infinite for the one that the map is about, which is always named. */
  readonly width: number;
}

/** Status disputed, without a rating of its own: named only where it is asked for. */
const UNNAMED = 'EH';

/** All countries that a map may name, the largest first; `beside` says where else the neighbours of the country in view can be named. */
export function namedCountries(nameOf: (iso2: string) => string, own?: string, beside: readonly NamedPoint[] = []): readonly NamedCountry[] {
  const countries = [...countryBoxes()].flatMap(([iso2, { west, east, north, south, label }]) => {
    if (iso2 === UNNAMED && iso2 !== own) return [];
    const width = ((east - west) / 360) * WORLD_SIZE;
    const points = [worldPoint(label), ...beside.filter(({ name }) => name === iso2)];
    return [{ name: () => nameOf(iso2), points, width: iso2 === own ? Infinity : width, area: width * (north - south) }];
  });
  return countries.toSorted((one, other) => other.area - one.area);
}
