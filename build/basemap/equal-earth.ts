import { onMap, shiftOf } from '../../src/map/equal-earth.js';
import type { Piece } from './atlas.js';
import { grid, unproject, type Rings } from './mercator.js';

/** A point in the Equal Earth projection, on a grid as wide as Mercator's. */
export const onPlane = (lon: number, lat: number): [x: number, y: number] => onMap(lon, lat, grid).map(Math.round) as [number, number];

/** Projects pieces to Equal Earth, each whole and on the side of the map where most of it lies. Without Antarctica, which is no country. */
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
