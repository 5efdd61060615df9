import type { Piece } from './atlas.js';
import { grid, unproject, type Rings } from './mercator.js';

/** The meridian in the middle: the edge of the map then runs between Alaska and Chukotka, which stays whole. */
const MIDDLE = 11;

// B. Šavrič, T. Patterson, B. Jenny: The Equal Earth map projection. International Journal of Geographical Information Science 33 (2019),
// pages 454 to 465, https://doi.org/10.1080/13658816.2018.1504949
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
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

/** The same on a grid as wide as Mercator's, with y down from the pole. */
export function onPlane(lon: number, lat: number): [x: number, y: number] {
  const [x, y] = equalEarth(lon, lat);
  const unit = grid / (2 * halfWidth);
  return [Math.round((x + halfWidth) * unit), Math.round((halfHeight - y) * unit)];
}

/** The copy of a longitude that lies on the map. */
export const shiftOf = (lon: number): number => 360 * Math.round((MIDDLE - lon) / 360);

/** Pieces on the plane, each whole and on that side of the map where most of it lies; without Antarctica, the continent without a country. */
export const planePieces = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({ code }) => code !== 'AQ').map(({ code, rings }) => ({ code, rings: flattened(rings) }));

function flattened(rings: Rings): Rings {
  const lons = (rings[0] ?? []).map(([x, y]) => unproject(x, y)[0]);
  const shift = shiftOf((Math.min(...lons) + Math.max(...lons)) / 2);
  return rings
    .map((ring) =>
      ring
        .map(([x, y]) => {
          const [lon, lat] = unproject(x, y);
          return onPlane(lon + shift, lat);
        })
        .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]),
    )
    .filter((ring) => ring.length > 3);
}
