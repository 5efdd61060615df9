import type { Place } from '../model/incident.js';

/** A box on the globe. `east` may lie beyond 180: a box never runs the long way round. */
export interface Extent {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The smallest box around some places, across the antimeridian where that is shorter. */
export function extentOf(places: readonly Place[]): Extent | undefined {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng).toSorted((one, other) => one - other);
  const [first] = lngs;
  if (first === undefined) return undefined;
  let west = first;
  let widest = first + 360 - (lngs.at(-1) ?? first);
  lngs.forEach((lng, index) => {
    const gap = lng - (lngs[index - 1] ?? lng);
    if (gap > widest) [west, widest] = [lng, gap];
  });
  return { south: least(lats), west, north: -least(lats.map((lat) => -lat)), east: west + 360 - widest };
}

// Spreading a long array into Math.min overflows the stack.
const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other));

/** The longitude's copy nearest to another: the world repeats. */
export const nearestCopy = (lng: number, to: number): number => lng + 360 * Math.round((to - lng) / 360);
