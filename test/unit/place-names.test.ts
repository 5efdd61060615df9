import { readdirSync } from 'node:fs';
import { countries as states } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { disputed } from '../../build/basemap/disputed.js';
import { onPlane } from '../../build/basemap/equal-earth.js';
import { unproject } from '../../build/basemap/mercator.js';
import { languages, readTowns } from '../../build/basemap/towns.js';
import { countryBox, countryBoxes, loadCountry, loadTowns } from '../../src/map/basemap-country.js';
import { shiftOf } from '../../src/map/equal-earth.js';
import { WORLD_SIZE, worldPoint } from '../../src/map/bounds.js';
import { incidentShapes, placesIn } from '../../src/map/incident-shapes.js';
import { decodeCountryNames, decodeTowns, sortTowns, nearestTown, markerTexts, type Town } from '../../src/map/names.js';
import { nameableCountries } from '../../src/map/named-countries.js';
import { countries as packedShapes } from '../../src/map/generated/countries.js';
import { contains } from '../../src/map/basemap-rings.js';
import { territoriesOf } from '../../src/map/plane.js';
import { english } from '../support/english.js';

/** A code reserved for private use, which no language of ours will ever have. */
const UNKNOWN_LANGUAGE = 'qaa';

/** The risk map's territory at a point of the incident map, which has another projection. */
const territoryAt = ({ x, y }: { readonly x: number; readonly y: number }) => {
  const [lon, lat] = unproject(x * 512, y * 512);
  const [across, down] = onPlane(lon + shiftOf(lon), lat).map((steps) => steps / 512) as [number, number];
  return territories.findLast((one) => contains(one.rings, across, down))?.code;
};
const territories = territoriesOf(packedShapes);
const namesOf = async (iso2: string, lang = 'en') => decodeCountryNames((await loadCountry(iso2))?.names ?? '', lang);
const townsOf = async (iso2: string, lang?: string) => (await namesOf(iso2, lang)).towns;
const worldIn = async (lang: string) => decodeTowns((await loadTowns(lang, (load) => load())) ?? '', lang);
const nameList = (towns: readonly Town[]) => towns.map(({ name }) => name);
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

describe('towns', () => {
  it('lie where they are, to within two kilometres', async () => {
    const nairobi = (await townsOf('KE')).find(({ name }) => name === 'Nairobi');
    const { x, y } = worldPoint({ lat: -1.283, lng: 36.817 });
    const kilometres = (nairobi ? Math.hypot(nairobi.x - x, nairobi.y - y) : Infinity) * (40_075 / WORLD_SIZE);
    expect(kilometres).toBeLessThan(2);
  });

  it('come with more of them the closer the map', async () => {
    for (const iso2 of ['KE', 'LB', 'FJ', 'CL', 'US', 'RU']) {
      const zooms = (await townsOf(iso2)).map(({ minZoom }) => minZoom);
      expect(zooms, iso2).toEqual(zooms.toSorted((one, other) => one - other));
      expect(zooms.length, iso2).toBeGreaterThan(2);
    }
  });

  it('near a point are found, of those that the map names', async () => {
    const towns = await townsOf('KE');
    const mombasa = worldPoint({ lat: -4.2, lng: 39.6 });
    expect(nearestTown(towns, mombasa, 8)?.town.name).toBe('Mombasa');
    expect(nearestTown(towns, mombasa, 3)?.town.name).toBe('Nairobi');
    expect(nearestTown([], mombasa, 8)).toBeUndefined();
    const fiji = await townsOf('FJ');
    expect(nearestTown(fiji, worldPoint({ lat: -16.5, lng: -179.5 }), 8)?.dx).toBeLessThan(3);
  });

  it.each([
    ['EG', 'de', 'Kairo'],
    ['EG', 'fr', 'Le Caire'],
    ['EG', 'es', 'El Cairo'],
    ['EG', 'it', 'Il Cairo'],
    ['EG', 'ar', 'القاهرة'],
    ['EG', 'ja', 'カイロ'],
    ['JP', 'de', 'Tokio'],
    ['DK', 'de', 'Kopenhagen'],
    ['LB', 'pt', 'Beirute'],
    ['UA', 'en', 'Kyiv'],
    ['UA', 'en', 'Odesa'],
    ['KE', 'ja', 'Mombasa'],
    ['KE', UNKNOWN_LANGUAGE, 'Nairobi'],
    ['FJ', 'en', 'Nadi'],
  ])('of %s are named in %s: %s', async (iso2, lang, name) => {
    expect(nameList(await townsOf(iso2, lang))).toContain(name);
  });

  it('of the world are named in every language we have, and in English for others', async () => {
    expect(await languages()).toEqual(
      readdirSync('src/words')
        .flatMap((file) => /^(\w\w)\.json$/.exec(file)?.[1] ?? [])
        .toSorted(),
    );
    expect(nameList(await worldIn('de-CH'))).toContain('Moskau');
    expect(nameList(await worldIn('ar'))).toContain('موسكو');
    expect(nameList(await worldIn(UNKNOWN_LANGUAGE))).toContain('Moscow');
  });

  it('have no names of regions, and none that tell which of several they are', async () => {
    for (const { name, names } of await readTowns()) {
      for (const one of [name, ...names.values()]) expect(one).not.toMatch(/[()/=|+\n]|\p{Cf}|[Pp]räfektur|[Pp]réfecture|[Dd]istri[ck]t d/u);
    }
  });

  it('have their capital first among those that name a marker', async () => {
    const capital = (await townsOf('KE'))[0]?.english;
    expect(capital).toBe('Nairobi');
    expect(sortTowns(['Eldoret', 'Nakuru', 'Nairobi'], capital)).toEqual(['Nairobi', 'Eldoret', 'Nakuru']);
    expect(sortTowns(['Nairobi'], capital)).toEqual(['Nairobi']);
    expect(sortTowns(['Eldoret', 'Nakuru', 'Kisumu'], capital)).toEqual(['Eldoret', 'Nakuru', 'Kisumu']);
    expect(sortTowns(['Eldoret', 'Nairobi'], undefined)).toEqual(['Eldoret', 'Nairobi']);
  });

  it('beside a sign are two or one, and it says in digits how many more it has', () => {
    const texts = (...places: readonly string[]) => markerTexts(places, english).map(({ text }) => text.replace(/[\u2066-\u2069]/g, ''));
    expect(texts('Nairobi', 'Nakuru', 'Kisumu', 'Eldoret')).toEqual(['Nairobi, Nakuru +2', 'Nairobi +3', 'Nakuru +3']);
    expect(texts('Nairobi', 'Nakuru')).toEqual(['Nairobi, Nakuru', 'Nairobi +1', 'Nakuru +1']);
    expect(texts('Nairobi')).toEqual(['Nairobi']);
    expect(texts()).toEqual([]);
  });

  it('beside a sign have their number in this order in every direction, and in its digits', () => {
    const arabic = { number: (value: number) => value.toLocaleString('ar-EG'), strings: { comma: '، ' } };
    expect(markerTexts(['نيروبي', 'Nakuru', 'Kisumu'], arabic as Parameters<typeof markerTexts>[1])[0]?.text).toBe(
      '\u2068نيروبي\u2069، \u2068Nakuru\u2069 \u2066+١\u2069',
    );
  });

  it('of a sign with more than two say so in a saved picture and on paper', () => {
    const incidents = ['Nairobi', 'Nakuru', 'Kisumu', 'Eldoret'].map((city, place) => ({
      id: city,
      title: city,
      category: 'crime',
      resolved: false,
      city,
      place: {
        lat: 0,
        lng: 37 + place / 1e3,
      },
    }));
    const colors = { land: '', country: '', border: '', disc: '', count: '', name: '', neighbour: '', halo: '', sign: () => '' };
    const words = { namesOf: (some: readonly { city?: string }[]) => some.map(({ city = '' }) => city), localizer: english };
    const { x, y } = worldPoint({ lat: 0, lng: 37 });
    const drawing = { incidents, land: [], outline: [], size: 13, measure: (text: string) => text.length * 7, colors, ...words };
    const shapes = incidentShapes(drawing, { left: 0, top: 0, right: 600, bottom: 400 }, { left: x - 300, top: y - 200, scale: 1 });
    const texts = shapes.flatMap((shape) => ('text' in shape ? [shape.text.replace(/[\u2066-\u2069]/g, '')] : []));
    expect(texts).toContain('Nairobi, Nakuru +2');
  });

  it('are where their places are in the view, on either side of the antimeridian', () => {
    const [view, scale] = [{ left: 0, top: 0, right: 560, bottom: 350 }, 10];
    const { x, y } = worldPoint({ lat: -17, lng: 179 });
    const pointOf = placesIn(view, { left: x * scale - 280, top: y * scale - 175, scale });
    const points = [178, 180, -180, -178].map((lng) => Math.round(pointOf({ lat: -17, lng }).x));
    expect(points).toEqual([273, 287, 287, 301]);
  });

  it('include every capital of a state that has an outline and towns', async () => {
    const absent: string[] = [];
    for (const [iso2, { capital }] of Object.entries(states)) {
      const towns = await townsOf(iso2);
      if (towns.length < 3 || !capital) continue;
      if (![capital].flat().some((one) => towns.some(({ name }) => plain(name).includes(plain(one)) || plain(one).includes(plain(name)))))
        absent.push(`${iso2} ${capital}`);
    }
    // Spelled differently in the two sources.
    expect(absent).toEqual(['MN Ulan Bator']);
  });
});

describe('on disputed ground', () => {
  it('no town is named, but the capital that lies on a line', async () => {
    const named = await Promise.all([...countryBoxes().keys()].map(async (iso2) => townsOf(iso2)));
    const inside = named.flat().filter((town) => territoryAt(town) === '');
    expect(nameList(inside).filter((name) => name !== 'Nicosia')).toEqual([]);
    expect(nameList(await townsOf('CY'))).toContain('Nicosia');
    for (const {
      drawnAs,
      inside: [lng, lat],
    } of disputed) {
      const { x, y } = worldPoint({ lat, lng });
      const near = named.flat().filter((town) => Math.hypot(town.x - x, town.y - y) < 0.05);
      expect(nameList(near), drawnAs.join()).toEqual([]);
    }
  });

  it('neither is Western Sahara, unless the map is about it', () => {
    const codes = (own?: string) => nameableCountries((iso2) => iso2, own).map(({ name }) => name());
    expect(codes()).not.toContain('EH');
    expect(codes()).toContain('MA');
    expect(codes('EH')).toContain('EH');
  });
});

describe('countries', () => {
  it.each(['KE', 'CL', 'FR', 'US', 'RU', 'FJ', 'IT', 'SO', 'NO', 'ZA'])('%s has its name on its own land', (iso2) => {
    const label = countryBox(iso2)?.label;
    expect(territoryAt(worldPoint(label ?? { lat: 0, lng: 0 }))).toBe(iso2);
  });

  it('around the one in view are named where that view shows them', async () => {
    const { neighbours } = await namesOf('KE');
    expect(neighbours.map(({ name }) => name)).toEqual(expect.arrayContaining(['ET', 'SO', 'SS', 'TZ', 'UG']));
    for (const neighbour of neighbours) expect(territoryAt(neighbour), neighbour.name).toBe(neighbour.name);
  });

  it('are asked for their names only when they are in view', () => {
    const asked: string[] = [];
    nameableCountries((iso2) => (asked.push(iso2), iso2));
    expect(asked).toEqual([]);
  });
});
