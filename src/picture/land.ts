import { rounded } from './drawing.js';

/** A ring of points x, y, x, y …, wherever it comes from. */
export interface Points {
  readonly points: ArrayLike<number>;
}

/** Where a point of the world is in the picture. */
export interface Projection {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Corners nearer than this to the last one are left out, in pixels. */
const NEAR = 0.7;

/** The outline of land, by the commands of a path. */
export function outlineOf(rings: readonly Points[], { left, top, scale }: Projection): string {
  const line = ({ points }: Points): string => {
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
