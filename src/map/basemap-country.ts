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

/** Loads a file that a map needs later, and whose name begins like this; `undefined` while that is not possible. Another attempt is up to the tag. */
export type LoadFile = <Module extends object>(name: string, load: () => Promise<Module>) => Promise<Module | undefined>;

// The list of outline files is a chunk of its own, because it is large and only needed here.
const loadOutlines = () => import('./generated/outlines/index.js');

/** A country's own outline; `undefined` if there is none, or while it cannot be loaded: the map can do without. */
export async function loadOutline(iso2: string, loadFile: LoadFile = (_, load) => load()): Promise<readonly Ring[] | undefined> {
  const list = await loadFile('outlines', loadOutlines);
  const load = list?.outlines[iso2];
  const file = load && (await loadFile(iso2, load));
  return file && decodeRings(file.outline);
}
