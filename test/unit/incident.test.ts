import { describe, expect, it } from 'vitest';
import type { IncidentQuery, Incident } from '../../src/model/incident.js';
import { askIncidents } from '../support/ask-incidents.js';
import { anything, seededIntegers, leaves } from '../support/country.js';
import { BASE, json, pageBeforeEach, outcome, status, text } from '../support/network.js';

describe('an incident', () => {
  const page = pageBeforeEach();

  const ask = (body: unknown, query?: IncidentQuery) => askIncidents(page, body, query);
  const read = async (incidents: readonly unknown[], query: IncidentQuery = {}): Promise<readonly Incident[]> => (await ask({ incidents }, query)).data;

  const one = async (fields: object): Promise<Incident | undefined> => (await read([{ id: 'a', title: 'Road closed', ...fields }]))[0];
  const ids = async (incidents: readonly unknown[], query?: IncidentQuery): Promise<readonly string[]> => (await read(incidents, query)).map(({ id }) => id);

  it('has every field of the contract', async () => {
    const sent = {
      id: '0b6f1e9a-0000-4000-8000-000000000001',
      title: 'Road closed',
      summary: 'After a storm.',
      url: 'https://news.example/1',
      country_iso: 'KE',
      city: 'Nairobi',
      lat: -1.2864,
      lng: 36.8172,
      occurred_at: '2026-05-20T09:00:00Z',
      source: 'Wire',
      category: 'transport_disruption',
      severity: 3,
    };
    await expect(read([sent])).resolves.toEqual([
      {
        id: sent.id,
        title: 'Road closed',
        summary: 'After a storm.',
        url: 'https://news.example/1',
        country: 'KE',
        city: 'Nairobi',
        place: { lat: -1.2864, lng: 36.8172 },
        occurredAt: Date.parse('2026-05-20T09:00:00Z'),
        source: 'Wire',
        category: 'transport-disruption',
        severity: 3,
        resolved: false,
      },
    ]);
  });

  it('needs only a title, or a summary that stands for it', async () => {
    await expect(read([{ title: 'Road closed' }])).resolves.toEqual([
      { id: '{"title":"Road closed"}', title: 'Road closed', category: 'unclassified', resolved: false },
    ]);
    await expect(read([{ summary: 'After a storm.' }])).resolves.toMatchObject([{ title: 'After a storm.', summary: undefined }]);
  });

  it.each([null, 7, 'text', [], {}, { id: 'a' }, { title: '' }, { title: ' \u0000 ' }, { title: null, summary: {} }])(
    'is not made of %o, and the others stay',
    async (bad) => {
      await expect(ids([{ id: 'a', title: 'a' }, bad, { id: 'b', title: 'b' }])).resolves.toEqual(['a', 'b']);
    },
  );

  it.each([
    [
      { lat: 48.1, lng: 11.5 },
      { lat: 48.1, lng: 11.5 },
    ],
    [
      { lat: '48.1', lng: '-11.5' },
      { lat: 48.1, lng: -11.5 },
    ],
    [
      { latitude: 48.1, longitude: 11.5 },
      { lat: 48.1, lng: 11.5 },
    ],
    [
      { lat: 48.1, lon: 11.5 },
      { lat: 48.1, lng: 11.5 },
    ],
    [
      { lat: null, latitude: 48.1, lng: '', longitude: 11.5 },
      { lat: 48.1, lng: 11.5 },
    ],
    [
      { lat: -90, lng: 180 },
      { lat: -90, lng: 180 },
    ],
    [
      { lat: 0, lng: 11.5 },
      { lat: 0, lng: 11.5 },
    ],
    [{ lat: 9372.23, lng: 11.5 }, undefined],
    [{ lat: 95, lng: 11.5 }, undefined],
    [{ lat: 48.1, lng: 180.1 }, undefined],
    [{ lat: 0, lng: 0 }, undefined],
    [{ lat: '0', lng: '0.0' }, undefined],
    [{ lat: '', lng: '' }, undefined],
    [{ lat: null, lng: 5 }, undefined],
    [{ lat: 48.1 }, undefined],
    [{ lat: '48,1', lng: '11,5' }, undefined],
    [{ lat: '48.1N', lng: '11.5E' }, undefined],
    [{ lat: [48.1], lng: [11.5] }, undefined],
    [{ lat: true, lng: true }, undefined],
    [{ lat: '1e1', lng: '0x10' }, undefined],
  ])('is placed by %o', async (fields, place) => {
    expect((await one(fields))?.place).toEqual(place);
  });

  it.each([
    [{ status: 'resolved' }, true],
    [{ status: 'Resolved' }, true],
    [{ status: ' RESOLVED ' }, true],
    [{ status: 'closed' }, false],
    [{ state: 'resolved' }, true],
    [{ resolved: true }, true],
    [{ is_resolved: true }, true],
    [{ resolved: 'true' }, false],
    [{ resolved: 1 }, false],
    [{ ended_at: '2026-05-20T09:30:00Z' }, false],
    [{ ended: true }, false],
    [{ resolved_at: '2126-05-20T09:30:00Z' }, false],
    [{ status: 'live', resolved: true }, false],
    [{ status: 'resolved', state: 'live' }, false],
    [{ status: 'resolved', resolved: true }, true],
    [{ status: ['resolved'] }, false],
    [{ resolved_at: '2026-05-20T09:30:00Z' }, true],
    [{ occurred_at: '2026-05-19T23:30:00Z', resolved_at: '2026-05-19' }, true],
    [{ occurred_at: '2026-05-19T23:30:00Z', resolved_at: '2026-05-17' }, false],
    [{ status: 'resolved', resolved_at: '0001-01-01T00:00:00Z' }, true],
    [{ resolved_at: '0001-01-01T00:00:00Z' }, false],
    [{ status: 'live', resolved_at: null }, false],
    [{ status: 'live', resolved_at: '' }, false],
    [{ status: 'live' }, false],
    [{ state: 'open' }, false],
    [{ resolved: false }, false],
    [{ is_resolved: null }, false],
    [{ status: 7 }, false],
    [{}, false],
  ])('is over or not by %o', async (fields, resolved) => {
    const [found] = await read([{ title: 'Road closed', ...fields }], { includeResolved: true });
    expect(found?.resolved).toBe(resolved);
    await expect(read([{ title: 'Road closed', ...fields }])).resolves.toHaveLength(resolved ? 0 : 1);
  });

  it.each([
    ['crime', 'crime'],
    ['civil_unrest', 'civil-unrest'],
    ['CIVIL_UNREST', 'civil-unrest'],
    ['natural-disaster', 'natural-disaster'],
    ['piracy', 'piracy'],
    ['constructor', 'constructor'],
    ['', 'unclassified'],
    [null, 'unclassified'],
    [{}, 'unclassified'],
    ['Natural Disasters', 'Natural Disasters'],
    [{ key: 'crime', label: 'Crime' }, 'key: crime, label: Crime'],
    [['piracy', 'crime'], 'piracy, crime'],
  ])('of the category %o is of %o', async (category, known) => {
    expect((await one({ category }))?.category).toBe(known);
  });

  it.each([
    [1, 1],
    [5, 5],
    ['3', 3],
    [0, undefined],
    [6, undefined],
    [2.5, undefined],
    ['high', undefined],
    ['Minor', undefined],
    ['4/5', undefined],
    [{ value: 1, label: 'Critical' }, undefined],
    [[1], undefined],
    ['unheard of', undefined],
    [null, undefined],
    [true, undefined],
  ])('of severity %o is of severity %o: unknown is not minor', async (severity, known) => {
    expect((await one({ severity }))?.severity).toBe(known);
  });

  it.each(['occurred_at', 'date'])('is dated in %s', async (name) => {
    expect((await one({ [name]: '2026-05-20T09:00:00Z' }))?.occurredAt).toBe(Date.parse('2026-05-20T09:00:00Z'));
  });

  it.each(['2026-02-30T10:00:00Z', '20 nov', 12, null, 1_779_267_600, '2026-05-20T09:00Z', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '1900-01-01'])(
    'is of unknown time with %o',
    async (occurred_at) => {
      expect((await one({ occurred_at }))?.occurredAt).toBeUndefined();
    },
  );

  it.each(['javascript:alert(1)', '/relative', 'not a url', 'https://user@evil.example', 7, null])('leads nowhere with %o', async (url) => {
    expect((await one({ url }))?.url).toBeUndefined();
  });

  describe('in a country that the dataset does not know', () => {
    const asked = async (...replies: Parameters<typeof page.network.reply>) => {
      page.network.reply(...replies);
      return outcome(page.incident.fetchIncidents(BASE, { country: 'VA' }));
    };

    it('is not asked for in vain: the country’s own address says so', async () => {
      await expect(asked(status(400, {}, 'invalid_parameter'), status(404, {}, 'not_found'))).resolves.toMatchObject({ kind: 'not-found' });
      expect(page.network.requests.map(({ url }) => url)).toEqual([`${BASE}/incidents/recent?country=VA`, `${BASE}/countries/VA`]);
    });

    it('and a refusal stays a refusal where the country is known', async () => {
      await expect(asked(status(400), json({ country: { iso2: 'VA' } }))).resolves.toMatchObject({ kind: 'client', invalid: undefined });
    });

    it('and a feed that is not there is a mistake of the address', async () => {
      await expect(asked(status(404, {}, 'not_found'))).resolves.toMatchObject({ kind: 'client', invalid: { attribute: 'api-base' } });
      expect(page.network.requests).toHaveLength(1);
    });

    it('and an empty page is no list', async () => {
      await expect(asked(text('null'))).resolves.toMatchObject({ kind: 'bad-response' });
    });
  });

  it('is made of words and numbers, whatever was sent', async () => {
    const names = ['id', 'title', 'summary', 'url', 'country_iso', 'city', 'lat', 'lng', 'latitude', 'lon', 'occurred_at', 'source', 'category', 'severity'];
    const all = [...names, 'status', 'resolved', 'resolved_at', '__proto__', 'constructor'];
    const next = seededIntegers(5);
    for (let round = 0; round < 300; round += 1) {
      const sent = Array.from({ length: 5 }, () => Object.fromEntries(all.filter(() => next(3) > 0).map((name) => [name, anything(next, all)])));
      const found = await read([...sent, { title: 'one that can be read' }], { hours: 1 });
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      for (const { place, url, title } of found) {
        expect(title).toBeTruthy();
        if (place) expect(Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180).toBe(true);
        if (url) expect(url).toMatch(/^https?:\/\//);
      }
      for (const leaf of found.flatMap(leaves)) expect(['string', 'number', 'boolean', 'undefined']).toContain(typeof leaf);
    }
  }, 60_000);
});
