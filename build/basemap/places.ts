import type { Box } from './boxes.js';
import { shiftOf } from '../../src/map/equal-earth.js';
import { onPlane } from './equal-earth.js';
import { labelPoint } from './labels.js';
import { grid, unproject } from './mercator.js';
import { pack } from './pack.js';
import { walk, type Shapes } from './shapes.js';

/** Grid steps around the world, and steps per side of a box for the position of its label. */
const depth = 13;
const parts = 31;

/**
 * The place of each country in Equal Earth, including those too small to draw: the difference from the previous code, the box of its mainland (rounded
 * outwards) and the label position.
 */
export function packPlaces(detail: Shapes, boxes: ReadonlyMap<string, Box>, plane: Shapes): string {
  const known = [...boxes].filter(([code]) => code !== 'AQ').toSorted(([a], [b]) => (a < b ? -1 : 1));
  const numbers: number[] = [known.length];
  const step = grid / 2 ** depth;
  let last = 0;
  for (const [code, box] of known) {
    const points = pointsIn(detail, code, box);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [west, north] = [Math.floor(Math.min(...xs) / step), Math.floor(Math.min(...ys) / step)];
    const [width, height] = [Math.ceil(Math.max(...xs) / step) - west, Math.ceil(Math.max(...ys) / step) - north];
    const at = labelPoint(plane, plane.byCode.get(code) ?? []) ?? [(west + width / 2) * step, (north + height / 2) * step];
    const shares = [(at[0] / step - west) / width, (at[1] / step - north) / height].map((share) => Math.round(Math.max(0, Math.min(1, share)) * parts));
    const place = (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65;
    numbers.push(place - last, west, north, width, height, ...shares);
    last = place;
  }
  return pack(numbers);
}

/** The projected points of a country inside its box; the corners of the box if the source data has no area for the country. */
function pointsIn(detail: Shapes, code: string, { west, south, east, north }: Box): readonly (readonly [number, number])[] {
  const shift = shiftOf((west + east) / 2);
  const rings = (detail.byCode.get(code) ?? []).flatMap(([outer = []]) => outer.flatMap((arc) => walk(detail.arcs, arc)));
  const found = rings.flatMap(([x, y]) => {
    const [lon, lat] = unproject(x, y);
    const copy = lon + 360 * Math.round(((west + east) / 2 - lon) / 360);
    return copy >= west && copy <= east && lat >= south && lat <= north ? [onPlane(copy + shift, lat)] : [];
  });
  return found.length > 0 ? found : [onPlane(west + shift, south), onPlane(east + shift, north)];
}
