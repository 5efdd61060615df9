import { decodeRings, unpack, type Ring } from './basemap-rings.js';
import type { Bounds } from './bounds.js';
import { boxes } from './generated/boxes.js';

/** The boxes of all countries' main landmasses, without remote islands. */
export function countryBoxes(): ReadonlyMap<string, Bounds> {
  const next = unpack(boxes);
  let letters = 0;
  return new Map(
    Array.from({ length: next() }, () => {
      letters += next();
      const [west, south, width, height] = [next() / 20, next() / 20, next() / 20, next() / 20];
      const iso2 = String.fromCharCode(65 + Math.floor(letters / 26), 65 + (letters % 26));
      return [iso2, { south, west, north: south + height, east: west + width }];
    }),
  );
}

/** The box of one country. */
export const countryBox = (iso2: string): Bounds | undefined => countryBoxes().get(iso2);

/** A country's own outline; `undefined` if there is none or it cannot be loaded: the map can do without. */
export async function loadOutline(iso2: string): Promise<readonly Ring[] | undefined> {
  try {
    // The list of outline files is a chunk of its own, because it is large and only needed here.
    const { outlines } = await import('./generated/outlines/index.js');
    const file = await outlines[iso2]?.();
    return file && decodeRings(file.outline);
  } catch {
    return undefined;
  }
}
