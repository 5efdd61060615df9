import type { Place } from '../model/incident.js';
import type { Point } from './pixels.js';

/** A box on the globe, in degrees. `east` may exceed 180, so that no box runs the long way round. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The smallest box around some places, across the antimeridian if that is shorter. */
export function boundsOf(places: readonly Place[]): Bounds | undefined {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng).toSorted((one, other) => one - other);
  const [first, last] = [lngs[0], lngs.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  let [west, east, widestGap] = [first, last, first + 360 - last];
  lngs.forEach((lng, index) => {
    const before = lngs[index - 1] ?? lng;
    if (lng - before > widestGap) [west, east, widestGap] = [lng, before + 360, lng - before];
  });
  return { south: minimum(lats), west, north: -minimum(lats.map((lat) => -lat)), east };
}

/** The smallest box around some boxes and places. Points every few degrees along a box keep a wide one from being taken for a gap. */
export const boundsAround = (boxes: readonly Bounds[], places: readonly Place[] = []): Bounds | undefined =>
  boundsOf([...boxes.flatMap(pointsAlong), ...places]);

function pointsAlong({ south, west, north, east }: Bounds): readonly Place[] {
  const steps = Math.ceil((east - west) / 10);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    lat: step % 2 ? north : south,
    lng: ((west + ((east - west) * step) / steps + 540) % 360) - 180,
  }));
}

// Spreading a long array into Math.min overflows the stack.
const minimum = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other));

/** The copy of a longitude that is nearest to another one: the world repeats every 360 degrees. */
export const nearestCopy = (lng: number, to: number): number => lng + 360 * Math.round((to - lng) / 360);

/** The width of the world at zoom 0, in pixels. */
export const WORLD_SIZE = 256;

/** How far east of the antimeridian a longitude lies, in pixels at zoom 0. */
export const worldX = (lng: number): number => (lng / 360 + 0.5) * WORLD_SIZE;

/** How far south of the top of the map a latitude lies, in pixels at zoom 0. */
export const worldY = (lat: number): number => WORLD_SIZE * (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI));

/** Where a place lies, in pixels at zoom 0. */
export const worldPoint = ({ lat, lng }: Place): Point => ({ x: worldX(lng), y: worldY(lat) });

/** True if two lists contain identical items in the same order. */
export const hasSameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
