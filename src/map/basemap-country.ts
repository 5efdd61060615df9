import { decodeRings, unpack, type Ring } from './basemap-rings.js';
import { boxes } from './generated/boxes.js';

/** In degrees; `east` exceeds 180 if a country lies on both sides of the antimeridian. */
export interface CountryBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The boxes of all countries' main landmasses, without remote islands. */
export function countryBoxes(): ReadonlyMap<string, CountryBox> {
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
export const countryBox = (iso2: string): CountryBox | undefined => countryBoxes().get(iso2);

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
