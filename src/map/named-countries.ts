import { countryBoxes } from './basemap-country.js';
import { WORLD_SIZE, worldPoint, worldY } from './bounds.js';
import { OVERHANG, type Neighbour } from './names.js';
import type { NameableCountry, NamePoint } from './names-layer.js';

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
