import type { Area, Ring } from '../map/basemap-rings.js';
import type { Point, Rect } from '../map/pixels.js';
import { rounded, type Box } from './drawing.js';
import type { PathShape, TextShape } from './scene.js';

/** What is drawn of a map. */
export type MapShapes = readonly (PathShape | TextShape)[];

/** Where a point of the world is in the picture. */
export interface Projection {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Shows an area in the middle of a box, as large as fits in this share of it. */
export function projectionInto({ west, east, north, south }: Area, box: Box, share = 1): Projection {
  const scale = Math.min(box.width / (east - west), box.height / (south - north)) * share;
  return { left: ((west + east) / 2) * scale - box.x - box.width / 2, top: ((north + south) / 2) * scale - box.y - box.height / 2, scale };
}

export const rectOf = ({ x, y, width, height }: Box): Rect => ({ left: x, top: y, right: x + width, bottom: y + height });

/** True if some of an area is within a box. */
export const isSeen = ({ west, east, north, south }: Area, { left, top, scale }: Projection, { x, y, width, height }: Box): boolean =>
  east * scale - left > x && west * scale - left < x + width && south * scale - top > y && north * scale - top < y + height;

/** The middle of the room that was found for a name. */
export const middleOf = ({ left, right, top, bottom }: Rect): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** A name around its middle. */
export const nameShape = (text: string, { x, y }: Point, size: number, fill: string, halo?: string): TextShape => ({
  kind: 'text',
  text,
  x: rounded(x),
  y: rounded(y + size * 0.36),
  size,
  weight: 600,
  align: 'center',
  fill,
  halo,
});

/** Corners nearer than this to the last one are left out, in pixels. */
const NEAR = 0.7;

/** The outline of land, by the commands of a path. */
export function outlineOf(rings: readonly Pick<Ring, 'points'>[], { left, top, scale }: Projection): string {
  const line = ({ points }: Pick<Ring, 'points'>): string => {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    let d = '';
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [(points[i] ?? 0) * scale - left, (points[i + 1] ?? 0) * scale - top];
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < NEAR) continue;
      d += `${d ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`;
      [lastX, lastY] = [x, y];
    }
    return d.includes('L') ? `${d}Z` : '';
  };
  return rings.map(line).join('');
}
