import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedQuery } from '../../src/api/request.js';
import type { Incident } from '../../src/model/incident.js';
import { anything, chances, leaves } from '../support/country.js';
import { BASE, closePage, json, openPage } from '../support/network.js';

const HOUR = 3600_000;

describe('an incident', () => {
  let page: Awaited<ReturnType<typeof openPage>>;

  beforeEach(async () => {
    page = await openPage();
  });

  afterEach(closePage);

  const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

  async function read(incidents: readonly unknown[], query: FeedQuery = {}): Promise<readonly Incident[]> {
    await vi.advanceTimersByTimeAsync(1100); // the page has a budget of sixty questions a minute
    page.network.reply(json({ incidents }));
    const { data } = await page.incident.fetchIncidents(BASE, { country: `X${page.network.requests.length}`, ...query });
    return data;
  }

  const one = async (fields: object): Promise<Incident | undefined> => (await read([{ id: 'a', title: 'Road closed', ...fields }]))[0];
  const ids = async (incidents: readonly unknown[], query?: FeedQuery): Promise<readonly string[]> => (await read(incidents, query)).map(({ id }) => id);

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
    await expect(read([{ title: 'Road closed' }])).resolves.toMatchObject([
      { title: 'Road closed', category: 'unclassified', severity: undefined, place: undefined },
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
    [{ status: 'closed' }, true],
    [{ state: 'resolved' }, true],
    [{ resolved: true }, true],
    [{ is_resolved: true }, true],
    [{ resolved: 'true' }, true],
    [{ resolved_at: '2026-05-20T09:30:00Z' }, true],
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
    ['Natural Disasters', 'natural-disaster'],
    [{ key: 'crime', label: 'Crime' }, 'crime'],
    [['piracy', 'crime'], 'crime'],
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
    ['high', 4],
    ['Minor', 1],
    ['4/5', 4],
    ['unheard of', undefined],
    [null, undefined],
    [true, undefined],
  ])('of severity %o is of severity %o: unknown is not minor', async (severity, known) => {
    expect((await one({ severity }))?.severity).toBe(known);
  });

  it.each(['occurred_at', 'occurredAt', 'date'])('is dated in %s', async (name) => {
    expect((await one({ [name]: '2026-05-20T09:00:00Z' }))?.occurredAt).toBe(Date.parse('2026-05-20T09:00:00Z'));
  });

  it.each(['2026-02-30T10:00:00Z', '20 nov', 12, null])('is of unknown time with %o', async (occurred_at) => {
    expect((await one({ occurred_at }))?.occurredAt).toBeUndefined();
  });

  it.each(['javascript:alert(1)', '/relative', 'not a url', 'https://user@evil.example', 7, null])('leads nowhere with %o', async (url) => {
    expect((await one({ url }))?.url).toBeUndefined();
  });

  describe('comes in the feed', () => {
    it('newest first, those of unknown time last, equals as sent', async () => {
      const sent = [
        { id: 'old', title: 'a', occurred_at: ago(9) },
        { id: 'unknown', title: 'b' },
        { id: 'new', title: 'c', occurred_at: ago(1) },
        { id: 'also new', title: 'd', occurred_at: ago(1) },
        { id: 'unknown too', title: 'e', occurred_at: '2026-02-30' },
      ];
      await expect(ids(sent)).resolves.toEqual(['new', 'also new', 'old', 'unknown', 'unknown too']);
    });

    it('once, however often it was sent', async () => {
      const sent = [
        { id: 'a', title: 'first' },
        { id: 'a', title: 'second' },
        { title: 'no id', lat: 1, lng: 1 },
        { title: 'no id', lat: 1, lng: 1 },
        { title: 'no id', lat: 2, lng: 2 },
      ];
      await expect(read(sent)).resolves.toMatchObject([{ title: 'first' }, { title: 'no id' }, { title: 'no id' }]);
    });

    it('if it is as young as was asked for, also where the server did not look', async () => {
      const sent = [
        { id: 'young', title: 'a', occurred_at: ago(71) },
        { id: 'old', title: 'b', occurred_at: ago(73) },
        { id: 'unknown', title: 'c' },
        { id: 'future', title: 'd', occurred_at: ago(-1) },
      ];
      await expect(ids(sent, { hours: 72 })).resolves.toEqual(['future', 'young', 'unknown']);
      await expect(ids(sent)).resolves.toHaveLength(4);
    });

    it('if no more are asked for, also where the server did not count', async () => {
      const sent = Array.from({ length: 9000 }, (_, number) => ({ id: `${number}`, title: 'a', occurred_at: ago(number / 100) }));
      await expect(ids(sent, { limit: 2 })).resolves.toEqual(['0', '1']);
      await expect(ids(sent)).resolves.toHaveLength(200);
    });
  });

  it('is made of words and numbers, whatever was sent', async () => {
    const names = ['id', 'title', 'summary', 'url', 'country_iso', 'city', 'lat', 'lng', 'latitude', 'lon', 'occurred_at', 'source', 'category', 'severity'];
    const all = [...names, 'status', 'resolved', 'resolved_at', '__proto__', 'constructor'];
    const next = chances(5);
    for (let round = 0; round < 300; round += 1) {
      const sent = Array.from({ length: 5 }, () => Object.fromEntries(all.filter(() => next(3) > 0).map((name) => [name, anything(next, all)])));
      const found = await read(sent, { hours: 1 });
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      for (const { place, url, title } of found) {
        expect(title).toBeTruthy();
        if (place) expect(Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180).toBe(true);
        if (url) expect(url).toMatch(/^https?:\/\//);
      }
      for (const leaf of found.flatMap(leaves)) expect(['string', 'number', 'boolean', 'undefined']).toContain(typeof leaf);
    }
  });
});
