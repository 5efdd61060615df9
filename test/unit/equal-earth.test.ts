import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onPlane } from '../../build/basemap/equal-earth.js';
import { contains, decodeShapes } from '../../src/map/basemap-rings.js';
import { equalEarth, shiftOf } from '../../src/map/equal-earth.js';
import { countries, places } from '../../src/map/generated/countries.js';
import { areaAround, decodeWorld, latLngOf, pointAt } from '../../src/map/plane.js';

// Šavrič, Patterson, Jenny: The Equal Earth map projection (2019), https://doi.org/10.1080/13658816.2018.1504949
// This tests its properties instead of repeating the formula: equal area, straight parallels, evenly spaced meridians, the published proportions.
const WIDTH = 2 * 2.70663;
const HEIGHT = 2 * 1.317363;
const MIDDLE = 11;

const world = decodeWorld({ countries, places });
/** A place on the plane in pixels at zoom 0. */
const at = (lon: number, lat: number) => {
  const [x, y] = onPlane(lon + shiftOf(lon), lat);
  return { x: x / 512, y: y / 512 };
};
const codeAt = (lon: number, lat: number) => {
  const { x, y } = at(lon, lat);
  return world.territories.findLast((one) => contains(one.rings, x, y))?.code;
};
/** The area of a country on the map, in square kilometres. */
const areaOf = (code: string) => {
  const perPixel = 6371 * (WIDTH / 256);
  let twice = 0;
  for (const { points } of decodeShapes(countries).find((shape) => shape.code === code)?.rings ?? []) {
    const at = (place: number): number => points[place % points.length] ?? 0;
    for (let i = 0; i < points.length; i += 2) twice += at(i) * at(i + 3) - at(i + 2) * at(i + 1);
  }
  return (Math.abs(twice) / 2) * perPixel ** 2;
};

const lon = fc.double({ min: MIDDLE - 179, max: MIDDLE + 179, noNaN: true });
const lat = fc.double({ min: -89, max: 89, noNaN: true });

describe('the Equal Earth projection', () => {
  it('gives every square kilometre the same area', () => {
    const step = 1e-4;
    fc.assert(
      fc.property(lon, lat, (lng, phi) => {
        const [east, west] = [equalEarth(lng + step, phi)[0], equalEarth(lng - step, phi)[0]];
        const [north, south] = [equalEarth(lng, phi + step)[1], equalEarth(lng, phi - step)[1]];
        const radians = (2 * step * Math.PI) / 180;
        expect(((east - west) / radians) * ((north - south) / radians)).toBeCloseTo(Math.cos((phi * Math.PI) / 180), 5);
      }),
    );
  });

  it('has straight parallels, and meridians that divide each of them evenly', () => {
    fc.assert(
      fc.property(lon, lat, (lng, phi) => {
        const [[x, y], [far, height]] = [equalEarth(lng, phi), equalEarth(MIDDLE + 180, phi)];
        expect(y).toBeCloseTo(height, 12);
        expect(x / far).toBeCloseTo((lng - MIDDLE) / 180, 12);
      }),
    );
  });

  it('is the same to the east and west, to the north and south', () => {
    fc.assert(
      fc.property(lon, lat, (lng, phi) => {
        const [x, y] = equalEarth(lng, phi);
        const [west, south] = equalEarth(2 * MIDDLE - lng, -phi);
        expect([west + x, south + y]).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)]);
      }),
    );
  });

  it('has the published proportions, and poles more than half as long as the equator', () => {
    expect(equalEarth(MIDDLE + 180, 0)[0] * 2).toBeCloseTo(WIDTH, 5);
    expect(equalEarth(MIDDLE, 90)[1] * 2).toBeCloseTo(HEIGHT, 5);
    expect(equalEarth(MIDDLE + 180, 90)[0] / equalEarth(MIDDLE + 180, 0)[0]).toBeCloseTo(0.592, 2);
  });
});

describe('the risk map’s world', () => {
  it.each([
    ['BR', 8_460_000],
    ['RU', 16_900_000],
    ['CD', 2_340_000],
    ['GL', 2_166_000],
    ['AU', 7_690_000],
  ])('draws %s as large as it is', (code, squareKilometres) => {
    expect(areaOf(code) / squareKilometres).toBeGreaterThan(0.96);
    expect(areaOf(code) / squareKilometres).toBeLessThan(1.04);
  });

  it('has Chukotka in one piece with Russia, and Alaska on the other side', () => {
    const russia = world.territories.find(({ code }) => code === 'RU');
    expect(russia?.rings.filter(({ west, east }) => west < at(40, 60).x && east > at(-172, 66).x)).toHaveLength(1);
    expect(codeAt(-175, 67)).toBe('RU');
    expect(codeAt(-155, 65)).toBe('US');
    expect(at(-175, 67).x - at(-155, 65).x).toBeGreaterThan(128);
  });

  it('is drawn once', () => {
    for (const { west, north, east, south } of world.territories) {
      expect([west, north].every((edge) => edge >= 0)).toBe(true);
      expect(east).toBeLessThanOrEqual(256);
      expect(south).toBeLessThan((256 * HEIGHT) / WIDTH);
    }
  });

  it.each([
    ['RU', 55.76, 37.62],
    ['NZ', -41.29, 174.78],
    ['FJ', -17.8, 178],
    ['CL', -33.45, -70.67],
    ['CA', 45.42, -75.7],
  ])('has the capital of %s, or a town of it, on its land and in its box', (code, phi, lng) => {
    const { x, y } = at(lng, phi);
    const place = world.places.get(code);
    expect(codeAt(lng, phi)).toBe(code);
    expect(place && x > place.west && x < place.east && y > place.north && y < place.south).toBe(true);
  });

  it.each(['KE', 'CL', 'FR', 'US', 'RU', 'FJ', 'IT', 'SO', 'NO', 'ZA', 'VN'])('has the name of %s on its own land', (code) => {
    const { x, y } = world.places.get(code)?.label ?? { x: 0, y: 0 };
    expect(world.territories.findLast((one) => contains(one.rings, x, y))?.code).toBe(code);
  });

  it('is shown whole, and a region of it without a country that would dwarf it', () => {
    const whole = areaAround(world, []);
    expect((whole.east - whole.west) / (whole.south - whole.north)).toBeGreaterThan(2);
    const [norway, russia] = ['NO', 'RU'].map((iso2) => ({ iso2, name: iso2 }));
    const europe = areaAround(
      world,
      [norway, russia].filter((one) => one !== undefined),
    );
    expect(europe.east).toBeLessThan(at(40, 70).x);
    expect(areaAround(world, russia ? [russia] : []).east).toBeGreaterThan(at(170, 60).x);
  });

  /** The view of the countries that an editor chose. */
  const viewOf = (...codes: readonly string[]) =>
    areaAround(
      world,
      codes.map((iso2) => ({ iso2, name: iso2 })),
      true,
    );
  const isSeen = ({ x, y }: { readonly x: number; readonly y: number }, { west, east, north, south }: ReturnType<typeof viewOf>) =>
    x > west && x < east && y > north && y < south;

  it.each([
    ['a small country', ['SG'], at(106.8, -6.2)],
    ['one of middle size', ['KE'], at(32.6, 0.3)],
    ['one at the edge of the map', ['NZ'], at(151.2, -33.9)],
    ['islands on both sides of the antimeridian', ['FJ'], at(166.4, -22.3)],
    ['some side by side', ['KE', 'TZ', 'UG'], at(38.7, 9)],
    ['the widest', ['RU'], at(30.5, 50.4)],
  ])('is seen around %s that an editor chose', (_, codes, neighbour) => {
    const view = viewOf(...codes);
    const whole = areaAround(world, []);
    for (const code of codes) {
      const { west, east, north, south } = world.places.get(code) ?? whole;
      expect([west > view.west, east < view.east, north > view.north, south < view.south]).not.toContain(false);
    }
    expect(isSeen(neighbour, view)).toBe(true);
    expect(view.east - view.west).toBeLessThan((whole.east - whole.west) / 2);
  });

  it('has every country in view that an editor chose, one that would dwarf the others as well', () => {
    expect(viewOf('RU', 'NO').east).toBeGreaterThan(at(170, 60).x);
  });

  it('is Leaflet’s plane with y turned round', () => {
    expect(pointAt(latLngOf({ x: 3, y: 5 }))).toEqual({ x: 3, y: 5 });
    expect(latLngOf({ x: 3, y: 5 })).toEqual({ lat: -5, lng: 3 });
  });
});
