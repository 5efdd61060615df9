import { describe, expect, it } from 'vitest';
import { categories, type ApiError, type Incident } from '../../../demo/api/contract.js';
import { countryByCode } from '../../../demo/api/data/countries.js';
import { incidentsAt } from '../../../demo/api/data/incidents.js';
import { stories } from '../../../demo/api/data/stories.js';
import { busy, dense } from '../../../demo/api/scenarios/feeds.js';
import { odd } from '../../../demo/api/scenarios/odd.js';
import { apiForTests, rows } from './ask.js';

const hour = 3_600_000;
let time = Date.UTC(2026, 4, 20, 12);
const api = await apiForTests({ now: () => time });

const feed = (query = ''): Promise<Incident[]> => rows<Incident>(api, `/api/v1/incidents/recent${query}`, 'incidents');

describe('the incident feed', () => {
  it('gives the 50 newest live incidents of 30 days, newest first', async () => {
    const incidents = await feed();
    const times = incidents.map(({ occurred_at }) => occurred_at);
    expect(incidents).toHaveLength(50);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(incidents.map(({ status }) => status))).toEqual(new Set(['live']));
  });

  it('gives 1 to 200 as asked', async () => {
    expect(await feed('?limit=1')).toHaveLength(1);
    expect(await feed('?limit=200')).toHaveLength(200);
  });

  it('looks back as many hours as asked', async () => {
    const incidents = await feed('?hours=24&limit=200');
    expect(incidents.length).toBeGreaterThan(10);
    expect(Math.min(...incidents.map(({ occurred_at }) => Date.parse(occurred_at)))).toBeGreaterThanOrEqual(time - 24 * hour);
  });

  it.each(['KE', 'ke', 'Kenya', 'kenya'])('knows the country "%s"', async (country) => {
    const incidents = await feed(`?country=${country}`);
    expect(new Set(incidents.map(({ country_iso }) => country_iso))).toEqual(new Set(['KE']));
  });

  it('knows names with and without accents', async () => {
    expect(await feed('?country=C%C3%B4te%20d%27Ivoire')).toEqual(await feed("?country=cote d'ivoire"));
  });

  it('adds the resolved ones only when asked', async () => {
    const all = await feed('?include_resolved=true&limit=200');
    const live = await feed('?include_resolved=false&limit=200');
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['live', 'resolved']));
    expect(new Set(live.map(({ status }) => status))).toEqual(new Set(['live']));
  });

  it('is empty for a country where nothing has happened', async () => {
    expect(await feed('?country=AD')).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['hours=0', 'hours'],
    ['hours=-3', 'hours'],
    ['hours=9000', 'hours'],
    ['include_resolved=yes', 'include_resolved'],
    ['country=UK', 'country'],
    ['country=Narnia', 'country'],
    ['country=', 'country'],
  ])('refuses %s with a sentence that names the parameter', async (query, name) => {
    const response = await fetch(`${api.url}/api/v1/incidents/recent?${query}`);
    expect(response.status).toBe(400);
    const { error, message } = (await response.json()) as ApiError;
    expect(error).toBe('invalid_parameter');
    expect(message).toContain(`"${name}"`);
  });

  it('ignores parameters it does not know', async () => {
    expect(await feed('?utm_source=x')).toHaveLength(50);
  });

  it('gives exactly 40 live incidents of 72 hours in Kenya, at any time', async () => {
    const start = time;
    try {
      for (let step = 0; step < 60; step += 1) {
        time = start + step * 7.3 * hour;
        const incidents = await feed('?country=KE&hours=72&limit=40');
        expect(incidents).toHaveLength(40);
        expect(incidents.every(({ country_iso, status }) => country_iso === 'KE' && status === 'live')).toBe(true);
      }
    } finally {
      time = start;
    }
  });
});

describe('the sample incidents', () => {
  const incidents = incidentsAt(time);

  it('are about 600, in all categories and severities, from several sources and about 60 countries', () => {
    expect(incidents.length).toBeGreaterThan(500);
    expect(incidents.length).toBeLessThan(700);
    expect(new Set(incidents.map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(incidents.map(({ severity }) => severity))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(incidents.map(({ source }) => source)).size).toBeGreaterThan(4);
    expect(new Set(incidents.map(({ country_iso }) => country_iso)).size).toBeGreaterThan(50);
    expect(new Set(incidents.map(({ id }) => id)).size).toBe(incidents.length);
  });

  it('contradict neither the time nor the state beside them', () => {
    const ended = incidents.filter(
      ({ status, resolved_at: end, occurred_at: begin }) => (status === 'resolved') !== (begin < (end ?? '') && Date.parse(end ?? '') <= time),
    );
    expect(ended).toEqual([]);
    // A story can begin on any day at any hour, and most are still live.
    const timed = /\b(morning|afternoon|evening|night|overnight|today|tomorrow|yesterday|weekend|\w+day|ends|ended|again)\b/i;
    const texts = Object.values(stories).flatMap((all) => all.map(({ title, summary }) => `${title}: ${summary}`));
    expect(texts.filter((text) => timed.test(text))).toEqual([]);
  });

  it('happen in countries of the dataset only', () => {
    expect(incidents.filter(({ country_iso }) => !countryByCode(country_iso))).toEqual([]);
  });

  it('lie on both sides of the antimeridian in Fiji', () => {
    const sides = incidents.filter(({ country_iso }) => country_iso === 'FJ').map(({ lng }) => Math.sign(lng));
    expect(new Set(sides)).toEqual(new Set([-1, 1]));
  });

  it('keep their id and time while the hours pass', () => {
    const later = new Map(incidentsAt(time + 5 * hour).map((incident) => [incident.id, incident.occurred_at]));
    const recent = incidents.filter(({ occurred_at }) => Date.parse(occurred_at) > time - 48 * hour);
    expect(recent.length).toBeGreaterThan(30);
    expect(recent.filter(({ id, occurred_at }) => later.get(id) !== occurred_at)).toEqual([]);
  });

  it('name no real source', () => {
    expect(incidents.filter(({ source }) => !source.startsWith('Sample '))).toEqual([]);
    expect(incidents.filter(({ url }) => !url.startsWith('https://example.org/'))).toEqual([]);
  });

  /** A year of feeds, month by month. */
  const year = Array.from({ length: 12 }, (_, month) => incidentsAt(time + month * 720 * hour)).flat();

  it('say in their titles that they are samples, in every scenario with readable titles', () => {
    const question = { limit: 200, hours: 720, iso2: undefined, includeResolved: true };
    const feeds = [dense, busy, odd].flatMap((dataset) => dataset.incidents(question, time) as readonly ({ title?: unknown } | null)[]);
    const titles = [...year, ...feeds].flatMap((incident) => (typeof incident?.title === 'string' && incident.title ? [incident.title] : []));
    expect(titles.length).toBeGreaterThan(6000);
    expect(titles.filter((title) => !title.startsWith('Sample: '))).toEqual([]);
  });

  // Towns that no such map or register would list. Repeated here on purpose, independently of the table of places.
  it.each([
    ['Ferry services', 'Madrid|Berlin|Vienna|Graz|Munich|Nairobi|Eldoret|Garissa|Lodwar|Nakuru|Johannesburg|Delhi|Kathmandu|Cusco|Bogotá|Quito|La Paz|Zürich'],
    ['Cholera', 'Akureyri|Reykjavík|Manchester|London|Tokyo|Paris|New York|Sydney|Seoul|Amsterdam|Bangkok|Santiago'],
    ['Dengue', 'Akureyri|Reykjavík|Manchester|London|Berlin|Warsaw|Calgary|Cusco|Bogotá|Quito|La Paz|Sapporo|Wellington'],
    ['earthquake', 'Manchester|London|Glasgow|Amsterdam|Warsaw|Berlin|Hamburg|Nantes|Paris|Johannesburg|Perth|Brisbane|Abidjan|Recife|Miami|Houston'],
    ['trains|station', 'Akureyri|Reykjavík|Suva|Nadi|Lakeba|Kathmandu|Pokhara|Garissa|Lodwar|Port Moresby|Kabul|Phuket|La Paz'],
    ['airport', 'Kyiv|Odesa|Lviv|Kandy|Lakeba'],
    ['Wildfire', 'Akureyri|Reykjavík|London|Nairobi|Singapore|Dhaka|Antofagasta|Aswan'],
    ['Heat warning', 'Akureyri|Reykjavík|Bogotá|Quito|La Paz|Cusco|Addis Ababa|Wellington'],
    ['Flood', 'Antofagasta|Aswan|Lakeba|Amsterdam'],
    ['landslides', 'Amsterdam|Rotterdam|Dhaka|Bangkok|Buenos Aires|Lakeba'],
    ['checkpoint', 'Zürich|London|Paris|Tokyo|Nairobi|Mombasa|New York|Akureyri'],
    ['campus|jewellery|march through|Curfew', 'Akureyri|Lakeba|Vanua Balavu|Labasa|Lodwar'],
  ])('fit their towns: no %s in %s', (kind, towns) => {
    const told = year.filter(({ title }) => new RegExp(kind).test(title));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ city }) => towns.split('|').includes(city)).map(({ title }) => title)).toEqual([]);
  });

  it('have for every category a story that fits any town', () => {
    for (const [first] of Object.values(stories)) expect(first.needs).toBeUndefined();
  });
});
