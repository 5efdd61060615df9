import type { Place } from '../model/incident.js';

/** A box on the globe. `east` may exceed 180, so that no box runs the long way round. */
export interface Extent {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The smallest box around some places, across the antimeridian if that is shorter. */
export function extentOf(places: readonly Place[]): Extent | undefined {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng).toSorted((one, other) => one - other);
  const [first, last] = [lngs[0], lngs.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  let [west, east, widest] = [first, last, first + 360 - last];
  lngs.forEach((lng, index) => {
    const before = lngs[index - 1] ?? lng;
    if (lng - before > widest) [west, east, widest] = [lng, before + 360, lng - before];
  });
  return { south: least(lats), west, north: -least(lats.map((lat) => -lat)), east };
}

// Spreading a long array into Math.min overflows the stack.
const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other));

/** The copy of a longitude that is nearest to another one: the world repeats every 360 degrees. */
export const nearestCopy = (lng: number, to: number): number => lng + 360 * Math.round((to - lng) / 360);
