import { codeOf, unpack } from './basemap-rings.js';
import { WORLD_SIZE } from './bounds.js';
import { nearest, type Point } from './pixels.js';

/** A generated file of a country: its outline, and what else is on a map of it. */
export interface CountryFile {
  readonly outline: string;
  readonly names: string;
  /** The codes of the countries whose coasts are beside its own. */
  readonly coasts: string;
}

/** A generated file of the world's largest towns, named in one language. */
export interface TownsFile {
  readonly towns: string;
}

interface NamedPoint extends Point {
  readonly name: string;
}

export interface Town extends NamedPoint {
  /** The name in English, where the file has several. */
  readonly english: string;
  /** The zoom from which it is named. */
  readonly minZoom: number;
}

/** What is named on a map of one country. */
interface CountryNames {
  readonly towns: readonly Town[];
  /** The countries around it, by their code, each in its land that such a map shows. */
  readonly neighbours: readonly Neighbour[];
  /** The name of a town that was sent, where it is known. */
  readonly townName: (sent: string) => string;
}

export interface Neighbour extends NamedPoint {
  /** How far it is from there to the edges of that land, in pixels at zoom 0. */
  readonly room: number;
}

/** The grid on which neighbours are placed, and that of their room. */
const NEIGHBOUR_UNIT = WORLD_SIZE / 2 ** 15;
const ROOM_UNIT = WORLD_SIZE / 2 ** 11;

/** Reads the towns that `build/basemap/names.ts` wrote, named in a language or else in English. */
export function decodeTowns(text: string, lang: string): readonly Town[] {
  const language = lang.split('-')[0] ?? '';
  const [packed = '', ...lines] = text.split('\n');
  const next = unpack(packed);
  const unit = WORLD_SIZE / 2 ** next();
  let [quarters, x, y] = [0, 0, 0];
  return Array.from({ length: next() }, (_, index) => {
    quarters += next();
    x += next();
    y += next();
    const [english = '', ...others] = (lines[index] ?? '').split('|');
    const own = others.map((other) => other.split('=')).find(([spoken = '']) => spoken.split('+').includes(language))?.[1];
    return { name: own ?? english, english, x: x * unit, y: y * unit, minZoom: quarters / 4 };
  });
}

/** What a country's file has, named in the language of the reader. */
export function decodeCountryNames(text: string, lang: string): CountryNames {
  const end = text.indexOf('\n');
  const next = unpack(text.slice(0, end));
  const neighbours = Array.from({ length: next() }, () => {
    return { name: codeOf(next()), x: next() * NEIGHBOUR_UNIT, y: next() * NEIGHBOUR_UNIT, room: next() * ROOM_UNIT };
  });
  const towns = decodeTowns(text.slice(end + 1), lang);
  const names = new Map(towns.map(({ english, name }) => [english, name]));
  return { neighbours, towns, townName: (sent) => names.get(sent) ?? sent };
}

/** The one or two of a marker's towns that name it: its first two, or the country's leading one and the first of the others. */
export const namingTowns = (towns: readonly string[], leading: string | undefined): readonly string[] =>
  towns.toSorted((one, other) => Number(other === leading) - Number(one === leading)).slice(0, 2);

/** How far east of a point another one lies, in pixels at zoom 0; the short way round the world, so it is negative for the west. */
const eastOf = (from: number, to: number): number => ((((to - from + WORLD_SIZE / 2) % WORLD_SIZE) + WORLD_SIZE) % WORLD_SIZE) - WORLD_SIZE / 2;

/** The town nearest to a point, of those that are named no later than at a zoom; with its distance from the point to the sides and up or down. */
export function nearestTown(towns: readonly Town[], { x, y }: Point, zoom: number) {
  const named = towns.filter(({ minZoom }) => minZoom <= zoom).map((town) => ({ town, aside: Math.abs(eastOf(x, town.x)), beyond: Math.abs(town.y - y) }));
  return nearest(named, ({ aside, beyond }) => Math.hypot(aside, beyond));
}
