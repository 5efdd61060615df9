import { OVERLAY, readAtlas } from './atlas.js';
import { boxesOf, packBoxes } from './boxes.js';
import { coastsAround } from './coasts.js';
import { planePieces } from './equal-earth.js';
import { labelPoint } from './labels.js';
import { grid, areaWeight } from './mercator.js';
import { countryNames, namedTowns, worldTowns } from './names.js';
import { lineNumbers, pack, packLines, quantise, type Line } from './pack.js';
import { packPlaces } from './places.js';
import { coarsen, index as indexOf, largest, ringArea, shapesOf, walk, type ArcRing, type Shapes } from './shapes.js';
import { languages, readTowns } from './towns.js';

/** A generated file; `path` is relative to the folder of generated modules. */
export interface Module {
  readonly path: string;
  readonly text: string;
}

// The area of a square on the grid; one unit of `side` is 1/8192 of the world (5 km at the equator).
const square = (side: number) => (side * (grid / 8192)) ** 2;

const longestOutline = 14_000;
const worldDepth = 12;
const choroplethDepth = 12;

/** All modules of the basemap. Deterministic: the same input gives the same text. */
export async function modules(): Promise<readonly Module[]> {
  const pieces = await readAtlas('50m', 'choropleth');
  const world = shapesOf(pieces, areaWeight);
  // The projection preserves areas.
  const plane = shapesOf(planePieces(pieces), () => 1);
  const detail = shapesOf(await readAtlas('10m', 'outline'), areaWeight);
  const boxes = boxesOf(detail);
  const pointOf = (code: string) => labelPoint(detail, detail.byCode.get(code) ?? []);
  const coastsOf = (code: string): string => {
    const box = boxes.get(code);
    return box ? coastsAround(detail, code, box).join('') : '';
  };
  const spoken = await languages();
  const towns = namedTowns(world, await readTowns());
  const outlines = [...detail.byCode]
    .filter(([code]) => code !== '')
    .map(([code, polygons]) => ({ code, packed: packOutline(detail, polygons) }))
    .filter(({ packed }) => packed !== '');
  return [
    { path: 'land.ts', text: constant('land', packLand(world)) },
    { path: 'countries.ts', text: constant('countries', packChoropleth(plane)) + line('places', packPlaces(detail, boxes, plane)) },
    { path: 'boxes.ts', text: constant('boxes', packBoxes(boxes, pointOf)) },
    {
      path: 'outlines/index.ts',
      text: index(
        'outlines',
        'CountryFile',
        outlines.map(({ code }) => code),
      ),
    },
    ...outlines.map(({ code, packed }) => ({
      path: `outlines/${code}.ts`,
      text: constant('outline', packed) + line('names', countryNames(world, towns, code, boxes.get(code))) + line('coasts', coastsOf(code)),
    })),
    { path: 'towns/index.ts', text: index('towns', 'TownsFile', spoken, 'towns-') },
    ...spoken.map((language) => ({ path: `towns/towns-${language}.ts`, text: constant('towns', worldTowns(towns, language)) })),
  ];
}

function packLand(shapes: Shapes): string {
  const { kept, arcs } = coarsen(shapes, shapes.land(), { tolerance: square(4), minArea: square(5) });
  return packLines(rings(kept, arcs, worldDepth), worldDepth);
}

/** Shared borders are stored once: half the bytes, and no slivers between colours. */
function packChoropleth(shapes: Shapes): string {
  const all = [...shapes.byCode.values()].flat();
  const { kept, arcs } = coarsen(shapes, all, { tolerance: square(3.85), minArea: square(6) });
  const used = [...new Set(kept.flat().flat().map(indexOf))].toSorted((a, b) => a - b);
  const place = new Map(used.map((arc, at) => [arc, at]));
  const numbers = lineNumbers(
    used.map((arc) => quantise(arcs[arc] ?? [], grid, choroplethDepth)),
    choroplethDepth,
  );
  // Disputed areas come last, so they are painted over the surrounding states.
  const states = [...shapes.byCode].filter(([code]) => code !== '' && code !== OVERLAY);
  const without = ['', OVERLAY].flatMap((code) => shapes.byCode.get(code) ?? []);
  const own = [...states, ['', without] as const].map(([code, polygons]) => [code, polygons.filter((p) => kept.some((k) => k[0] === p[0]))] as const);
  numbers.push(own.length);
  for (const [code, polygons] of own) {
    const letters = code === '' ? 0 : (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 64;
    numbers.push(letters, polygons.flat().length);
    for (const ring of polygons.flat()) {
      numbers.push(ring.length, ...ring.map((arc) => (arc < 0 ? ~(place.get(~arc) ?? 0) : (place.get(arc) ?? 0))));
    }
  }
  return pack(numbers);
}

/**
 * Smaller countries have finer outlines, so that each looks equally detailed when it fills the map; coarser for countries with a thousand islands. Empty for
 * the Vatican, which is smaller than a step of the source data.
 */
function packOutline(shapes: Shapes, polygons: readonly ArcRing[][]): string {
  const area = ringArea(shapes, largest(shapes, polygons)[0] ?? []);
  const depth = Math.max(13, Math.min(17, Math.round(Math.log2((grid * 1500) / Math.sqrt(area)))));
  const alone: Shapes = { ...shapes, byCode: new Map([['', polygons]]) };
  for (let tolerance = area / 580 ** 2; ; tolerance *= 1.3) {
    const { kept, arcs } = coarsen(alone, polygons, { tolerance, minArea: tolerance * 4 });
    const lines = rings(kept, arcs, depth);
    const borders = bordersOf(shapes, kept, arcs, depth);
    const text = lines.length > 0 ? pack([...lineNumbers(lines, depth), ...lines.flatMap((line) => inlandRuns(line, borders))]) : '';
    if (text.length <= longestOutline) return text;
  }
}

const edge = ([x, y]: Line[number], [nextX, nextY]: Line[number]): string => [x, y, nextX, nextY].join();

/** The edges that a country shares with another, in both directions; all others are coast. */
function bordersOf(shapes: Shapes, polygons: readonly ArcRing[][], arcs: readonly Line[], depth: number): ReadonlySet<string> {
  const shared = polygons.flat(2).filter((arc) => shapes.users(indexOf(arc)) > 1);
  return new Set(
    shared.flatMap((arc) => {
      const line = quantise(arcs[indexOf(arc)] ?? [], grid, depth);
      return line.slice(1).flatMap((point, i) => [edge(line[i] ?? point, point), edge(point, line[i] ?? point)]);
    }),
  );
}

/** The number of runs of inland edges of a ring, then for each the number of coast edges before it and its length. Edges next to a border count as inland. */
function inlandRuns(ring: Line, borders: ReadonlySet<string>): readonly number[] {
  const at = (i: number): Line[number] => ring.at(i % ring.length) ?? [0, 0];
  const runs: number[] = [];
  let last = 0;
  ring.forEach((_, i) => {
    if (![i - 1, i, i + 1].some((one) => borders.has(edge(at(one), at(one + 1))))) return;
    const end = runs.length ? last : -1;
    if (end === i) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(i - last, 1);
    last = i + 1;
  });
  return [runs.length / 2, ...runs];
}

/** The rings of all polygons. Polygons with holes come first, each outer ring followed by its holes, because the map draws rings in batches. */
function rings(polygons: readonly ArcRing[][], arcs: readonly Line[], depth: number): Line[] {
  const list = polygons.toSorted((a, b) => b.length - a.length).flat();
  const lines = list.map((ring) =>
    quantise(
      ring.flatMap((arc) => walk(arcs, arc)),
      grid,
      depth,
    ).slice(0, -1),
  );
  return lines.filter((line) => line.length > 2);
}

/** A module that imports each file on demand by its key; `prefix` precedes the key in file names. */
function index(name: string, type: string, keys: readonly string[], prefix = ''): string {
  const entries = keys.map((key) => `  ${key}: () => import('./${prefix}${key}.js'),\n`);
  return `${head}import type { ${type} } from '../../names.js';\n\nexport const ${name}: Readonly<Record<string, (() => Promise<${type}>) | undefined>> = {\n${entries.join('')}};\n`;
}

const head = '// Generated by build/basemap.ts from Natural Earth (public domain).\n';

const line = (name: string, packed: string): string => `export const ${name} = ${JSON.stringify(packed)};\n`;

const constant = (name: string, packed: string): string => head + line(name, packed);
