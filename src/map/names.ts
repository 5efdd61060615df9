import { unpack } from './basemap-rings.js';
import { WORLD_SIZE } from './mercator.js';

/** A generated file of a country: its outline, and what is named on a map of it. */
export interface CountryFile {
  readonly outline: string;
  readonly names: string;
}

/** A generated file of the world's largest towns, named in one language. */
export interface TownsFile {
  readonly towns: string;
}

/** A point with a name, in pixels at zoom 0. */
export interface NamedPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Town extends NamedPoint {
  /** The name in English, where the file has several. */
  readonly english: string;
  /** The zoom from which it is named. */
  readonly minZoom: number;
}

/** What is named on a map of one country. */
export interface CountryNames {
  readonly towns: readonly Town[];
  /** The countries around it, by their code, each in its land that such a map shows. */
  readonly neighbours: readonly NamedPoint[];
}

/** The grid on which neighbours are placed. */
const NEIGHBOUR_UNIT = WORLD_SIZE / 2 ** 15;

/** Reads the towns that `build/basemap/names.ts` wrote, named in a language or else in English. */
export function decodeTowns(text: string, lang: string): readonly Town[] {
  const [packed = '', ...lines] = text.split('\n');
  const next = unpack(packed);
  const unit = WORLD_SIZE / 2 ** next();
  let [quarters, x, y] = [0, 0, 0];
  return Array.from({ length: next() }, (_, index) => {
    quarters += next();
    x += next();
    y += next();
    const [english = '', ...others] = (lines[index] ?? '').split('|');
    const own = others.map((other) => other.split('=')).find(([spoken = '']) => spoken.split('+').includes(lang))?.[1];
    return { name: own ?? english, english, x: x * unit, y: y * unit, minZoom: quarters / 4 };
  });
}

export function decodeCountryNames(text: string, lang: string): CountryNames {
  const end = text.indexOf('\n');
  const next = unpack(text.slice(0, end));
  const neighbours = Array.from({ length: next() }, () => {
    const letters = next();
    const name = String.fromCharCode(65 + Math.floor(letters / 26), 65 + (letters % 26));
    return { name, x: next() * NEIGHBOUR_UNIT, y: next() * NEIGHBOUR_UNIT };
  });
  return { neighbours, towns: decodeTowns(text.slice(end + 1), lang) };
}
