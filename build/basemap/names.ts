import type { Box } from './boxes.js';
import { distanceTo, neighbours } from './labels.js';
import { grid, project } from './mercator.js';
import { pack } from './pack.js';
import { OVER } from './atlas.js';
import type { Shapes } from './shapes.js';
import type { Town } from './towns.js';

/** Towns are placed on a grid of 2^depth steps around the world: 1.2 km at the equator; on the map of the world, 5 km do. */
const depth = 15;
const worldDepth = 13;
/** The room for a neighbour's name is given in coarser steps. */
const roomDepth = 11;
/** Up to which zoom a town is on the map of the world. */
const worldZoom = 2.75;
/** The characters that one country's towns may take. */
const longest = 770;
/** The capital that a line of dispute divides. */
const divided = 'Nicosia';
/** In degrees: a town so close to a disputed area may be meant to be in it. */
const reach = 0.05;

/** The towns that can be named: none in a disputed area, whose names are part of the dispute. */
export function namedTowns(shapes: Shapes, towns: readonly Town[]): readonly Town[] {
  const polygons = ['', OVER, 'EH'].flatMap((code) => shapes.byCode.get(code) ?? []);
  return towns.filter(({ name, iso2, lat, lng }) => {
    // Research stations are no towns.
    if (iso2 === 'EH' || iso2 === 'AQ') return false;
    return name === divided || (distanceTo(shapes, polygons, project(lng, lat)) * 360) / grid > reach;
  });
}

/** A capital is looked for one zoom level earlier than a town of its size. */
const zoomOf = ({ minZoom, isCapital }: Town): number => minZoom - (isCapital ? 1 : 0);

const quartersOf = (town: Town): number => Math.round(zoomOf(town) * 4);

const isOfTheWorld = (town: Town): boolean => zoomOf(town) <= worldZoom;

/** The towns of the world view in one language. */
export const worldTowns = (towns: readonly Town[], language: string): string =>
  written(towns.filter(isOfTheWorld), worldDepth, ({ name, names }) => names.get(language) ?? name);

/** What is named on a map of one country: its neighbours, and its towns with all their names. */
export function countryNames(shapes: Shapes, towns: readonly Town[], iso2: string, box: Box | undefined): string {
  const own = towns.filter((town) => town.iso2 === iso2).toSorted((one, other) => zoomOf(one) - zoomOf(other));
  const beside = box ? neighbours(shapes, iso2, box) : [];
  const numbers = [beside.length, ...beside.flatMap(({ code, at, room }) => [letters(code), ...steps(at, depth), Math.round((room / grid) * 2 ** roomDepth)])];
  for (let count = own.length; ; count--) {
    const text = written(own.slice(0, count), depth, allNames);
    if (text.length <= longest || count === 0) return `${pack(numbers)}\n${text}`;
  }
}

/** "Cairo|de=Kairo|es=El Cairo": the first name is for all other languages. */
function allNames({ name, names }: Town): string {
  const languages = new Map<string, string[]>();
  for (const [language, own] of names) languages.set(own, [...(languages.get(own) ?? []), language]);
  return [name, ...[...languages].map(([own, spoken]) => `${spoken.join('+')}=${own}`)].join('|');
}

/** The depth of the grid and their number, then for each the zoom from which it is named, in quarters, and its place, each less the last; then a line for each name. */
function written(towns: readonly Town[], depth: number, nameOf: (town: Town) => string): string {
  const sorted = towns.toSorted((one, other) => quartersOf(one) - quartersOf(other) || one.lng - other.lng);
  let [zoom, x, y] = [0, 0, 0];
  const numbers = sorted.flatMap((town) => {
    const quarters = quartersOf(town);
    const [nextX, nextY] = steps(project(town.lng, town.lat), depth);
    const step = [quarters - zoom, nextX - x, nextY - y];
    [zoom, x, y] = [quarters, nextX, nextY];
    return step;
  });
  return [pack([depth, sorted.length, ...numbers]), ...sorted.map(nameOf)].join('\n');
}

const steps = ([x, y]: readonly [number, number], depth: number): [number, number] =>
  [x, y].map((each) => Math.round((each / grid) * 2 ** depth)) as [number, number];

const letters = (code: string): number => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65;
