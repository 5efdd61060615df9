import type { CountryList } from '../model/country.js';
import { blankInWords } from '../ui/country-label.js';
import type { RiskMapLocalizer } from '../ui/risk-map.js';
import type { CursorStop } from './keyboard-cursor.js';
import { latLngOf, type World } from './plane.js';

/** Smaller land, in pixels at zoom 0, is not seen where it is no country of the list. */
const SEEN = 0.7;

/** The territories that are not among some countries and large enough to be seen, for the keyboard; of those whose status is disputed, the largest. */
export function blanksBeside(countries: CountryList, { territories, places }: World, localizer: RiskMapLocalizer): readonly CursorStop[] {
  const listed = new Set(countries.map(({ iso2 }) => iso2));
  const blanks = territories.filter(({ code, size }) => size > SEEN && !listed.has(code));
  return blanks.flatMap(({ code, rings }) => {
    const [largest] = rings.toSorted((one, other) => (other.east - other.west) * (other.south - other.north) - (one.east - one.west) * (one.south - one.north));
    const { west, east, north, south } = largest ?? { west: 0, east: 0, north: 0, south: 0 };
    const centre = latLngOf(places.get(code)?.centre ?? { x: (west + east) / 2, y: (north + south) / 2 });
    return [{ code, centre, words: () => blankInWords(code, localizer) }];
  });
}
