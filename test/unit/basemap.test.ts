import { brotliCompressSync, constants } from 'node:zlib';
import { readdir, readFile } from 'node:fs/promises';
import countries from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import { disputed } from '../../build/basemap/disputed.js';
import { onPlane } from '../../build/basemap/equal-earth.js';
import { modules } from '../../build/basemap/modules.js';
import { pack, packLines } from '../../build/basemap/pack.js';
import { contains, decodeRings, decodeShapes, unpack, type Ring } from '../../src/map/basemap-rings.js';
import { countries as packedShapes } from '../../src/map/generated/countries.js';
import { land } from '../../src/map/generated/land.js';
import { outlines } from '../../src/map/generated/outlines/index.js';
import { territoriesOf } from '../../src/map/plane.js';

const folder = new URL('../../src/map/generated/', import.meta.url);

const compressedSize = async (path: string) =>
  brotliCompressSync(await readFile(new URL(path, folder)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const world = decodeRings(land);
const shapes = decodeShapes(packedShapes);

/** The longest step from one point of a ring to the next, in degrees of longitude. */
const longestStep = ({ points }: Ring) => {
  let most = 0;
  for (let i = 2; i < points.length; i += 2) most = Math.max(most, Math.abs((points[i] ?? 0) - (points[i - 2] ?? 0)));
  return (most / 256) * 360;
};

describe('the packed form', () => {
  it('gives back every whole number', () => {
    const numbers = [0, 1, -1, 31, 32, -32, -33, 700, -701, 2 ** 17, -(2 ** 17), 123_456_789];
    const next = unpack(pack(numbers));
    expect(numbers.map(() => next())).toEqual(numbers);
  });

  it('gives back lines to within its grid', () => {
    const lines = [
      [
        [0, 0],
        [4096, 4096],
        [17, 3],
      ],
      [
        [5000, 100],
        [4990, 101],
        [4980, 140],
        [4900, 180],
      ],
    ] as const;
    const rings = decodeRings(packLines(lines, 12));
    expect(rings.map(({ points }) => Array.from(points, (value) => value * 16))).toEqual(lines.map((line) => line.flat()));
  });

  it('uses no character that a string or a page would have to escape', () => {
    expect(pack(Array.from({ length: 4000 }, (_, i) => i - 2000))).not.toMatch(/["'\\\n]/);
  });

  it('ends on a text cut off in the middle instead of hanging the page', () => {
    expect(
      decodeRings(
        packLines(
          [
            [
              [1, 1],
              [2000, 2000],
              [1, 2000],
            ],
          ],
          12,
        ).slice(0, 6),
      ).length,
    ).toBeLessThan(2);
  });
});

describe('the world', () => {
  it('has no line around the globe where a shape crosses the antimeridian', () => {
    for (const ring of [...world, ...shapes.flatMap(({ rings }) => rings)]) expect(longestStep(ring)).toBeLessThanOrEqual(180);
  });

  it('draws Russia in one piece beyond 180°', () => {
    expect(world.filter(({ west, east }) => east > 260 && west < 128 && west > 100)).toHaveLength(1);
  });

  it('keeps small states that the coarsest map drops', () => {
    const codes = shapes.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['SG', 'MT', 'MV', 'BH', 'MU', 'SC', 'BB', 'AD', 'MC', 'LI', 'VA', 'NR', 'XK']));
    for (const { code, rings } of shapes) expect(rings.length, code).toBeGreaterThan(0);
  });

  it('leaves what has no ISO code without one', () => {
    expect(shapes.filter(({ code }) => code === '')).toHaveLength(1);
  });

  const codeAt = ([lng, lat]: readonly [number, number]) => {
    const [x, y] = onPlane(lng, lat).map((steps) => steps / 512) as [number, number];
    return territoriesOf(packedShapes).findLast((territory) => contains(territory.rings, x, y))?.code;
  };

  it.each(disputed)('gives $name no neighbour’s colour', ({ inside }) => {
    expect(codeAt(inside)).toBe('');
  });

  it.each([
    ['MA', 'Agadir', [-9.4, 30.3]],
    ['MR', 'Zouérat', [-12.4, 22.6]],
    ['IL', 'Tel Aviv', [34.85, 32.05]],
    ['SY', 'Damascus', [36.3, 33.5]],
    ['UA', 'Kherson', [32.6, 46.7]],
    ['RU', 'Sochi', [39.8, 43.7]],
    ['CY', 'Paphos', [32.6, 34.9]],
    ['SO', 'Mogadishu', [45.2, 2.2]],
    ['IN', 'Delhi', [77.2, 28.6]],
    ['IN', 'Shimla', [77.2, 31.1]],
    ['IN', 'Dibrugarh', [94.9, 27.4]],
    ['PK', 'Islamabad', [73.0, 33.7]],
    ['CN', 'Kashgar', [76.0, 39.5]],
    ['GE', 'Tbilisi', [44.8, 41.7]],
    ['GE', 'Kutaisi', [42.7, 42.3]],
    ['MD', 'Chișinău', [28.8, 47.0]],
    ['EG', 'Aswan', [32.9, 24.1]],
    ['SD', 'Port Sudan', [37.0, 19.6]],
    ['SS', 'Juba', [31.6, 4.9]],
    ['KE', 'Lodwar', [35.6, 3.1]],
    ['XK', 'Pristina', [21.1, 42.6]],
    ['PS', 'Ramallah', [35.2, 31.9]],
    ['TW', 'Taichung', [120.8, 24.1]],
  ] as const)('gives %s its own colour at %s', (code, _town, at) => {
    expect(codeAt(at)).toBe(code);
  });
});

describe('the outlines', () => {
  it('exist for every ISO code but the Vatican', async () => {
    const files = new Set((await readdir(new URL('outlines/', folder))).map((name) => name.slice(0, -3)));
    const missing = Object.keys(countries.getAlpha2Codes()).filter((code) => !files.has(code));
    expect(missing).toEqual(['VA']);
  });

  it('are rings of at least three points near where they should be', async () => {
    for (const [code, load] of Object.entries(outlines)) {
      const rings = decodeRings((await load?.())?.outline ?? '');
      expect(rings.length, code).toBeGreaterThan(0);
      for (const ring of rings) {
        expect(ring.points.length, code).toBeGreaterThanOrEqual(6);
        expect(ring.west, code).toBeGreaterThanOrEqual(-16);
        expect(ring.east, code).toBeLessThan(330);
        expect(longestStep(ring), code).toBeLessThanOrEqual(180);
      }
    }
  });
});

describe('the coasts beside a country', () => {
  const besides = async (code: string) => (await outlines[code]?.())?.coasts.match(/../g) ?? [];

  it('are those of its neighbours first, and of no country where the coarse land is fine enough', async () => {
    expect((await besides('LB')).slice(0, 2)).toEqual(['SY', 'IL']);
    expect(await besides('SG')).toEqual(['MY', 'ID']);
    expect(await besides('RU')).toEqual([]);
  });

  it('are those that meet its own, before those of neighbours that have theirs elsewhere', async () => {
    expect((await besides('TR')).toSorted()).toEqual(['BG', 'GE', 'GR', 'SY']);
  });

  it('are of at most four others that have an outline', async () => {
    for (const code of Object.keys(outlines)) {
      const others = await besides(code);
      expect(others.length, code).toBeLessThanOrEqual(4);
      expect(others.filter((other) => other === code || !outlines[other])).toEqual([]);
    }
  });
});

describe('the bytes', () => {
  it.each([
    ['land.ts', 15_000],
    ['countries.ts', 23_000],
    ['boxes.ts', 2150],
    ['towns/towns-en.ts', 1100],
    ['towns/towns-ja.ts', 1200],
    ['outlines/index.ts', 1000],
  ])('of %s stay within %i brotli', async (path, most) => {
    expect(await compressedSize(path)).toBeLessThanOrEqual(most);
  });

  it('of one outline are few', async () => {
    const names = (await readdir(new URL('outlines/', folder))).filter((name) => name !== 'index.ts');
    const sizes = (await Promise.all(names.map((name) => compressedSize(`outlines/${name}`)))).sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(2200);
    expect(sizes.at(-1)).toBeLessThanOrEqual(9850);
  });

  it('of one country’s towns and neighbours are at most 0.75 kB', async () => {
    for (const [code, load] of Object.entries(outlines)) {
      const { names = '' } = (await load?.()) ?? {};
      expect(brotliCompressSync(names, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length, code).toBeLessThanOrEqual(768);
    }
  });

  it('are the same however often they are made', { timeout: 60_000 }, async () => {
    for (const { path, text } of await modules()) expect(await readFile(new URL(path, folder), 'utf8'), path).toBe(text);
  });
});
