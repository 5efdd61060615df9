import { describe, expect, it } from 'vitest';
import { placesIn } from '../../demo/api/data/places.js';
import { isFarFrom, loadCountry } from '../../src/map/basemap-country.js';

const isOutside = async (iso2: string, lat: number, lng: number) => {
  const outline = (await loadCountry(iso2))?.outline;
  if (!outline) throw new Error(`${iso2} has no outline.`);
  return isFarFrom(outline, { lat, lng });
};

describe('a position', () => {
  it.each([
    ['KE', 'London', 51.5, -0.1],
    ['KE', 'Nairobi with latitude and longitude exchanged', 36.82, -1.29],
    ['KE', 'Kampala', 0.31, 32.58],
    ['FR', 'London', 51.5, -0.1],
    ['CL', 'Mendoza', -32.89, -68.84],
    ['FJ', 'Suva on the wrong side of the equator', 18.14, 178.44],
    ['US', 'London', 51.5, -0.1],
  ])('for %s is far outside: %s', async (iso2, _place, lat, lng) => {
    expect(await isOutside(iso2, lat, lng)).toBe(true);
  });

  it.each([
    ['US', 'Honolulu', 21.31, -157.86],
    ['US', 'Anchorage', 61.2, -149.9],
    ['US', 'Attu, beyond the antimeridian', 52.9, 172.9],
    ['CL', 'Easter Island', -27.1, -109.4],
    ['ES', 'Las Palmas', 28.1, -15.4],
    ['EC', 'Galápagos', -0.74, -90.3],
    ['RU', 'Anadyr', 64.7, 177.5],
    ['JP', 'Naha', 26.2, 127.7],
    ['UA', 'Simferopol', 44.95, 34.1],
    ['SO', 'Hargeisa', 9.56, 44.06],
    ['KE', 'a quake 60 km off Mombasa', -4.3, 40.15],
  ])('for %s is not far outside: %s', async (iso2, _place, lat, lng) => {
    expect(await isOutside(iso2, lat, lng)).toBe(false);
  });

  it('of no sample incident is far outside', async () => {
    for (const { iso2, city, lat, lng } of placesIn()) expect(await isOutside(iso2, lat, lng), city).toBe(false);
  });
});
