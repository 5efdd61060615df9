import type { Place } from '../model/incident.js';
import { contains, decodeBoxes, decodeOutline, type Ring } from './basemap-rings.js';
import { WORLD_SIZE, worldPoint, type Bounds } from './bounds.js';
import { boxes } from './generated/boxes.js';
import { towns } from './generated/towns/index.js';

/** The box of a country's main landmass, without remote islands. */
interface CountryBox extends Bounds {
  /** Where in it to write the country's name. */
  readonly label: Place;
}

export const countryBoxes = (): ReadonlyMap<string, CountryBox> =>
  new Map(
    decodeBoxes(boxes, 20).map(({ code, x, y, right, bottom, label }) => [
      code,
      { south: y, west: x, north: bottom, east: right, label: { lng: label.x, lat: label.y } },
    ]),
  );

export const countryBox = (iso2: string): CountryBox | undefined => countryBoxes().get(iso2);

/** Loads a file that a map needs later; resolves with `undefined` if that fails. When to retry is up to the tag. */
export type LoadFile = <Module extends object>(load: () => Promise<Module>) => Promise<Module | undefined>;

/** What every map gets from its tag. */
export interface MapTools {
  readonly loadFile: LoadFile;
  /** Called if the map could not be made, or cannot go on. */
  readonly fail: () => void;
}

// A separate chunk: the list of outline files is large and only needed here.
const loadOutlines = () => import('./generated/outlines/index.js');

/** The details for a map of one country. */
export interface CountryDetail {
  readonly outline: readonly Ring[];
  /** Its towns and neighbours, for `decodeCountryNames`. */
  readonly names: string;
  /** The codes of the countries whose coasts are beside its own. */
  readonly coasts: readonly string[];
}

/** A country's own outline and names; `undefined` if it has none or they cannot be loaded. The map works without them. */
export async function loadCountry(iso2: string, loadFile: LoadFile = (load) => load()): Promise<CountryDetail | undefined> {
  const list = await loadFile(loadOutlines);
  const load = list?.outlines[iso2];
  const file = load && (await loadFile(load));
  return file && { outline: decodeOutline(file.outline), names: file.names, coasts: file.coasts.match(/../g) ?? [] };
}

/** The world's largest towns in a language, else in English, for `decodeTowns`; `undefined` if they cannot be loaded. */
export async function loadTowns(lang: string, loadFile: LoadFile): Promise<string | undefined> {
  const language = Object.keys(towns).find((one) => one === lang.split('-')[0]) ?? 'en';
  const load = towns[language];
  return load && (await loadFile(load))?.towns;
}

/**
 * How far outside the outline a place still counts as near, in kilometres: outlines are coarse and leave out small islands, and ferries and
 * earthquakes are off the coast. So a wrong place in the country, or just across its border, is not detected.
 */
const MAX_DISTANCE = 100;
const EQUATOR_LENGTH = 40_075;

/** True if a place is neither in a country's outline nor near it. */
export function isFarFrom(outline: readonly Ring[], place: Place): boolean {
  const { x, y } = worldPoint(place);
  const maxDistance = (MAX_DISTANCE * WORLD_SIZE) / (EQUATOR_LENGTH * Math.cos((place.lat * Math.PI) / 180));
  // Outlines may extend beyond both edges of the world.
  return [x - WORLD_SIZE, x, x + WORLD_SIZE].every((copy) => !contains(outline, copy, y) && !isNear(outline, copy, y, maxDistance));
}

function isNear(outline: readonly Ring[], x: number, y: number, maxDistance: number): boolean {
  for (const { points, west, north, east, south } of outline) {
    if (x < west - maxDistance || x > east + maxDistance || y < north - maxDistance || y > south + maxDistance) continue;
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
      const [dx, dy] = [bx - ax, by - ay];
      // The nearest point of the line from a to b.
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      if (Math.hypot(x - ax - share * dx, y - ay - share * dy) <= maxDistance) return true;
    }
  }
  return false;
}
