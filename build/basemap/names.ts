import type { Box } from './boxes.js';
import { distanceTo, neighbours } from './labels.js';
import { grid, project } from './mercator.js';
import { pack } from './pack.js';
import { OVERLAY } from './atlas.js';
import type { Shapes } from './shapes.js';
import type { Town } from './towns.js';

/** Towns are on a grid of 2^depth steps around the world: 1.2 km at the equator, or 5 km on the world map. */
const depth = 15;
const worldDepth = 13;
/** The room for a neighbour's label has a coarser grid. */
const roomDepth = 11;
/** Towns that appear up to this zoom are on the world map. */
const worldZoom = 2.75;
/** Maximum size of a country's towns, in characters. */
const maxLength = 770;
/** A capital divided by a disputed line. */
const dividedCapital = 'Nicosia';
/** Towns within this distance (degrees) of a disputed area may be meant to be inside it. */
const maxDistance = 0.05;

/** The towns to label: none in a disputed area, where names are part of the dispute. */
export function namedTowns(shapes: Shapes, towns: readonly Town[]): readonly Town[] {
  const polygons = ['', OVERLAY, 'EH'].flatMap((code) => shapes.byCode.get(code) ?? []);
  return towns.filter(({ name, iso2, lat, lng }) => {
    // Western Sahara is disputed, and research stations in Antarctica are not towns.
    if (iso2 === 'EH' || iso2 === 'AQ') return false;
    return name === dividedCapital || (distanceTo(shapes, polygons, project(lng, lat)) * 360) / grid > maxDistance;
  });
}

/** A capital appears one zoom level earlier than other towns of its size. */
const zoomOf = ({ minZoom, isCapital }: Town): number => minZoom - (isCapital ? 1 : 0);

const quartersOf = (town: Town): number => Math.round(zoomOf(town) * 4);

const isOfTheWorld = (town: Town): boolean => zoomOf(town) <= worldZoom;

/** The towns of the world map in one language. */
export const worldTowns = (towns: readonly Town[], language: string): string =>
  encodeTowns(towns.filter(isOfTheWorld), worldDepth, ({ name, names }) => names.get(language) ?? name);

/** The labels of a country's map: its neighbours, and its towns with all their names. */
export function countryNames(shapes: Shapes, towns: readonly Town[], iso2: string, box: Box | undefined): string {
  const own = towns.filter((town) => town.iso2 === iso2).toSorted((one, other) => zoomOf(one) - zoomOf(other));
  const beside = box ? neighbours(shapes, iso2, box) : [];
  const numbers = [beside.length, ...beside.flatMap(({ code, at, room }) => [letters(code), ...steps(at, depth), Math.round((room / grid) * 2 ** roomDepth)])];
  for (let count = own.length; ; count--) {
    const text = encodeTowns(own.slice(0, count), depth, allNames);
    if (text.length <= maxLength || count === 0) return `${pack(numbers)}\n${text}`;
  }
}

/** "Cairo|de=Kairo|es=El Cairo": the first name is the default for other languages. */
function allNames({ name, names }: Town): string {
  const languages = new Map<string, string[]>();
  for (const [language, own] of names) languages.set(own, [...(languages.get(own) ?? []), language]);
  return [name, ...[...languages].map(([own, spoken]) => `${spoken.join('+')}=${own}`)].join('|');
}

/** Packs towns: grid depth and count, then for each its zoom in quarters and its position, delta-encoded; then one name per line. */
function encodeTowns(towns: readonly Town[], depth: number, nameOf: (town: Town) => string): string {
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
