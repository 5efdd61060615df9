import countries from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import { countryBox, loadCountry } from '../../src/map/basemap-country.js';

describe('the box of a country', () => {
  it.each([
    ['JP', 'Tokyo', 35.68, 139.69],
    ['FR', 'Paris', 48.86, 2.35],
    ['US', 'Washington', 38.9, -77.04],
    ['RU', 'Moscow', 55.76, 37.62],
    ['FJ', 'Suva', -18.14, 178.44],
    ['SG', 'Singapore', 1.29, 103.85],
    ['KI', 'Tarawa', 1.36, 172.97],
    ['GQ', 'Malabo', 3.75, 8.78],
    ['KM', 'Moroni', -11.7, 43.26],
    ['NZ', 'Wellington', -41.29, 174.78],
    ['DK', 'Copenhagen', 55.68, 12.57],
    ['MY', 'Kuala Lumpur', 3.14, 101.69],
    ['CL', 'Santiago', -33.45, -70.67],
    ['MV', 'Malé', 4.18, 73.51],
    ['TV', 'Funafuti', -8.52, 179.2],
    ['EC', 'Quito', -0.18, -78.47],
  ])('%s contains %s', (iso2, _capital, lat, lng) => {
    const box = countryBox(iso2);
    expect(box).toBeDefined();
    if (!box) return;
    expect(lat).toBeGreaterThan(box.south);
    expect(lat).toBeLessThan(box.north);
    expect(lng).toBeGreaterThan(box.west);
    expect(lng).toBeLessThan(box.east);
  });

  it.each([
    ['FR', 16, 'Guiana and Réunion'],
    ['US', 60, 'Alaska and Hawaii'],
    ['CL', 12, 'Easter Island'],
    ['PT', 5, 'the Azores'],
    ['ES', 15, 'the Canaries'],
    ['NL', 5, 'the Caribbean'],
    ['ZA', 18, 'Prince Edward Islands'],
    ['NO', 28, 'Jan Mayen'],
    ['EC', 7, 'Galápagos'],
    ['FJ', 5, 'the other side of the antimeridian'],
    ['RU', 180, 'the other side of the antimeridian'],
  ])('%s is at most %i° wide: without %s', (iso2, most) => {
    const box = countryBox(iso2);
    expect((box?.east ?? Infinity) - (box?.west ?? 0)).toBeLessThanOrEqual(most);
  });

  it('of Russia and Fiji goes on beyond 180°', () => {
    expect(countryBox('RU')?.east).toBeGreaterThan(180);
    expect(countryBox('FJ')?.east).toBeGreaterThan(180);
  });

  it('exists for every ISO code, and Kosovo', () => {
    for (const code of [...Object.keys(countries.getAlpha2Codes()), 'XK']) {
      const box = countryBox(code);
      expect(box, code).toBeDefined();
      if (!box) continue;
      expect(box.north, code).toBeGreaterThan(box.south);
      expect(box.east, code).toBeGreaterThan(box.west);
      expect(box.west, code).toBeGreaterThanOrEqual(-190);
      expect(box.west, code).toBeLessThan(180);
      expect(box.north, code).toBeLessThan(90);
    }
  });

  it('of an unassigned code is unknown', () => {
    expect(countryBox('ZZ')).toBeUndefined();
    expect(countryBox('')).toBeUndefined();
  });
});

describe('the outline of a country', () => {
  it('lies in its box, far parts aside', async () => {
    const rings = (await loadCountry('KE'))?.outline;
    const box = countryBox('KE');
    expect(rings?.[0]?.west).toBeCloseTo((((box?.west ?? 0) + 180) / 360) * 256, 0);
  });

  it('tells coasts from borders: a sea is in front of a coast alone', async () => {
    const inlandOf = async (iso2: string): Promise<number> => {
      const [main] = (await loadCountry(iso2))?.outline.toSorted((one, other) => other.points.length - one.points.length) ?? [];
      return (main?.inland?.size ?? 0) / ((main?.points.length ?? 0) / 2);
    };
    expect(await inlandOf('IS')).toBe(0);
    expect(await inlandOf('CH')).toBe(1);
    expect(await inlandOf('LB')).toBeGreaterThan(0.4);
    expect(await inlandOf('LB')).toBeLessThan(0.8);
  });

  it('of Fiji goes on over the antimeridian, its islands there in one piece', async () => {
    const rings = (await loadCountry('FJ'))?.outline ?? [];
    expect(Math.max(...rings.map(({ east }) => east))).toBeGreaterThan(256);
    expect(rings.some(({ west, east }) => west < 255.99 && east > 256.01)).toBe(true);
    expect(rings.filter(({ west, east }) => west === 256 || east === 256)).toEqual([]);
  });

  it('of Ukraine has Crimea, of Somalia its north, of Cyprus the whole island', async () => {
    expect(countryBox('UA')?.south).toBeLessThan(44.5);
    expect(countryBox('SO')?.west).toBeLessThan(42);
    expect(countryBox('SO')?.north).toBeGreaterThan(11);
    expect(countryBox('CY')?.north).toBeGreaterThan(35.6);
  });

  it('of an unassigned code is undefined, without an error', async () => {
    await expect(loadCountry('ZZ')).resolves.toBeUndefined();
  });
});
