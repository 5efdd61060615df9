import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { cut, type LonLatPolygon } from './cut.js';
import { disputed, type Box, type Disputed } from './disputed.js';
import { unwrap, type Rings } from './mercator.js';

type State = (Polygon | MultiPolygon) & { readonly id?: string; readonly properties: { readonly name: string } };

interface Atlas extends Topology {
  readonly objects: { readonly countries: { readonly type: 'GeometryCollection'; geometries: State[] } };
}

/** A Natural Earth polygon on our grid, with the code of the country it is assigned to. */
export interface Piece {
  readonly code: string;
  readonly rings: Rings;
}

/** The code of disputed areas drawn over the surrounding states, whose shapes stay whole. */
export const OVERLAY = '*';

/** The use of a shape: `outline` shows one country alone, `choropleth` colours all countries side by side. */
type Purpose = 'outline' | 'choropleth';

// Territories with their own ISO code that Natural Earth draws as part of a state.
const territories: readonly (readonly [code: string, of: string, box: Box])[] = [
  ['GF', 'France', [-55, 2, -51, 6.5]],
  ['GP', 'France', [-62, 15.7, -60.9, 16.6]],
  ['MQ', 'France', [-61.3, 14.3, -60.7, 15]],
  ['YT', 'France', [44.9, -13.2, 45.4, -12.5]],
  ['RE', 'France', [55, -21.5, 56, -20.8]],
  ['SJ', 'Norway', [10, 74, 35, 81]],
  ['SJ', 'Norway', [-9.5, 70, -7.5, 71.5]],
  ['BV', 'Norway', [3, -54.8, 3.7, -54]],
  ['BQ', 'Netherlands', [-68.5, 12, -68.1, 12.4]],
  ['BQ', 'Netherlands', [-63.4, 17.4, -62.9, 17.7]],
  ['TK', 'New Zealand', [-173, -10, -171, -8]],
  ['CX', 'Indian Ocean Ter.', [105, -11, 106, -10]],
  ['CC', 'Indian Ocean Ter.', [96, -13, 97.5, -11]],
];

// Shapes without an ISO code that complete a state's outline. The choropleth hatches them, because a colour would be a claim.
const completed: Readonly<Record<string, string>> = { Dhekelia: 'CY', Akrotiri: 'CY' };

// Shapes without an ISO code that get one on every map: leased ground and islands that of their state, Kosovo the code in general use.
const leased: Readonly<Record<string, string>> = {
  'USNB Guantanamo Bay': 'CU',
  Baikonur: 'KZ',
  'Coral Sea Is.': 'AU',
  Kosovo: 'XK',
};

/** Every polygon of one Natural Earth scale, joined across the antimeridian. */
export async function readAtlas(scale: '50m' | '10m', purpose: Purpose): Promise<readonly Piece[]> {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Atlas;
  return atlas.objects.countries.geometries.flatMap((geometry) => {
    const { name } = geometry.properties;
    const iso = geometry.id === undefined ? undefined : countries.numericToAlpha2(geometry.id);
    const { geometry: shape } = feature(atlas, geometry as Polygon);
    const polygons = geometry.type === 'Polygon' ? [shape.coordinates] : (shape as unknown as GeoJSON.MultiPolygon).coordinates;
    return polygons.flatMap((polygon) =>
      splitDisputed(name, polygon, purpose).map((part) => ({ code: codeOf(name, iso, part, purpose), rings: unwrap(part.polygon, iso ?? '') })),
    );
  });
}

/** A part of a polygon, and its disputed area, if it is one. */
interface Part {
  readonly polygon: LonLatPolygon;
  readonly area?: Disputed;
  /** True if the part is drawn over the polygon, which stays whole. */
  readonly isOverlay?: boolean;
}

/** Splits the disputed areas off a polygon: cut off where one straight line is enough, otherwise drawn over it. */
function splitDisputed(name: string, polygon: LonLatPolygon, purpose: Purpose): readonly Part[] {
  const parts: Part[] = [];
  let rest = polygon;
  for (const area of disputed) {
    if (!area.drawnAs.includes(name)) continue;
    if (!area.boxes) return [{ polygon, area }];
    if (purpose === 'outline' && !area.outline) continue;
    for (const box of area.boxes) {
      const { inside, around } = cut(rest, box);
      if (!inside) continue;
      const [other, ...more] = around;
      if (!other) return [...parts, { polygon: inside, area }];
      parts.push({ polygon: inside, area, isOverlay: more.length > 0 });
      if (!more.length) rest = other;
    }
  }
  return [{ polygon: rest }, ...parts];
}

function codeOf(name: string, iso: string | undefined, { polygon: [ring = []], area, isOverlay }: Part, purpose: Purpose): string {
  if (area && purpose === 'choropleth') return isOverlay ? OVERLAY : '';
  if (area?.outline) return area.outline;
  const own = territories.find(([, of, box]) => of === name && inside(ring, box));
  if (own) return own[0];
  return iso ?? leased[name] ?? (purpose === 'outline' ? completed[name] : undefined) ?? '';
}

function inside(ring: LonLatPolygon[number], [west, south, east, north]: Box): boolean {
  return ring.every(([lon = 0, lat = 0]) => lon >= west && lon <= east && lat >= south && lat <= north);
}
