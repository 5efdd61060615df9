import type { Place } from '../model/incident.js';
import type { Point } from './pixels.js';

/** The central meridian: the edge of the map then runs between Alaska and Chukotka, which stays whole. */
const MIDDLE = 11;

// B. Šavrič, T. Patterson, B. Jenny: The Equal Earth map projection. International Journal of Geographical Information Science 33 (2019),
// pages 454 to 465, https://doi.org/10.1080/13658816.2018.1504949
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796] as const;
const M = Math.sqrt(3) / 2;

/** A point on the sphere in the Equal Earth projection, in radii from the middle of the map; y runs up. */
export function equalEarth(lon: number, lat: number): [x: number, y: number] {
  const [lambda, phi] = [lon - MIDDLE, lat].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const theta = Math.asin(M * Math.sin(phi));
  const square = theta ** 2;
  const sixth = theta ** 6;
  const x = (lambda * Math.cos(theta)) / (M * (A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square)));
  return [x, theta * (A1 + A2 * square + sixth * (A3 + A4 * square))];
}

const [halfWidth] = equalEarth(MIDDLE + 180, 0);
const [, halfHeight] = equalEarth(MIDDLE, 90);

/** A point on a map of this width, from its north-west corner; y runs down. */
export function onMap(lon: number, lat: number, width: number): [x: number, y: number] {
  const [x, y] = equalEarth(lon, lat);
  const unit = width / (2 * halfWidth);
  return [(x + halfWidth) * unit, (halfHeight - y) * unit];
}

/** The multiple of 360 to add to a longitude so that it lies on the map. */
export const shiftOf = (lon: number): number => 360 * Math.round((MIDDLE - lon) / 360);

/** Projects a place onto the world, 256 pixels wide. */
export function planePoint({ lat, lng }: Place): Point {
  const [x, y] = onMap(lng + shiftOf(lng), lat, 256);
  return { x, y };
}
