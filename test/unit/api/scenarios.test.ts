import { describe, expect, it } from 'vitest';
import type { Incident } from '../../../demo/api/contract.js';
import { scenarioNames } from '../../../demo/api/scenarios.js';
import { apiForTests, json, rows, type Json } from './ask.js';

const plain = await apiForTests();
const api = await apiForTests({ scenarios: true });

const scenario = (name: string, path: string): string => `/scenario/${name}/api/v1${path}`;

describe('without the option', () => {
  it.each(scenarioNames)('the scenario "%s" is an unknown path', async (name) => {
    const response = await fetch(plain.url + scenario(name, '/countries/TH'));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'unknown_address' });
  });
});

describe('with the option', () => {
  it('a normal request is answered normally', async () => {
    expect((await json(api, '/api/v1/countries/TH'))['country']).toMatchObject({ risk_score: 38 });
  });

  it('an unknown scenario is an unknown path', async () => {
    expect((await fetch(api.url + scenario('nonsense', '/countries/TH'))).status).toBe(404);
    expect((await fetch(api.url + scenario('constructor', '/countries/TH'))).status).toBe(404);
  });

  it('scenario requests take nothing from the budget', async () => {
    for (let asked = 0; asked < 120; asked += 1) {
      expect((await fetch(api.url + scenario('quiet', '/methodology'))).status).toBe(200);
    }
    expect((await fetch(`${api.url}/api/v1/methodology`)).headers.get('ratelimit-remaining')).toBe('99');
  });

  it('a failure can be had under its name', async () => {
    expect((await fetch(api.url + scenario('unavailable', '/countries'))).status).toBe(503);
    const bare = await fetch(api.url + scenario('rate-limited-bare', '/countries'));
    expect(bare.status).toBe(429);
    expect(bare.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('"flaky" fails once for each path', async () => {
    for (const path of ['/countries/TH', '/countries/JP']) {
      expect((await fetch(api.url + scenario('flaky', path))).status).toBe(503);
      expect((await fetch(api.url + scenario('flaky', path))).status).toBe(200);
    }
  });

  it('"missing" knows no country', async () => {
    expect((await fetch(api.url + scenario('missing', '/countries/TH'))).status).toBe(404);
  });

  it('"quiet", "dense" and "busy" hold none, 200 at one point and 200 all over', async () => {
    const feed = (name: string): Promise<Incident[]> => rows<Incident>(api, scenario(name, '/incidents/recent?limit=200'), 'incidents');
    const points = (incidents: Incident[]): number => new Set(incidents.map(({ lat, lng }) => `${lat} ${lng}`)).size;
    expect(await feed('quiet')).toEqual([]);
    const dense = await feed('dense');
    expect(dense).toHaveLength(200);
    expect(points(dense)).toBe(1);
    const busy = await feed('busy');
    expect(busy).toHaveLength(200);
    expect(points(busy)).toBeGreaterThan(100);
  });

  it('"bare-array" sends the feed without an envelope and empty nested objects', async () => {
    const feed: unknown = await json(api, scenario('bare-array', '/incidents/recent'));
    expect(Array.isArray(feed)).toBe(true);
    const { country } = await json(api, scenario('bare-array', '/countries/TH'));
    expect(country).toMatchObject({ iso2: 'TH', breakdown: {}, drug_law: null });
  });

  it('"wide" puts endless words and hostile text into every text field', async () => {
    const { country } = await json(api, scenario('wide', '/countries/TH'));
    expect((country as Json)['name']).toHaveLength(200_000);
    const text = JSON.stringify(country);
    expect(text).toContain('javascript:');
    expect(text).toContain('<script>');
    expect(text).toContain('\u202e');
    expect(text.length).toBeLessThan(2_000_000);
  });

  it('"odd" serves the awkward rows', async () => {
    const list = await rows<Json | null>(api, scenario('odd', '/countries'), 'countries');
    expect(list).toContain(null);
    expect(list.find((row) => row?.['iso2'] === 'IS')).toMatchObject({ risk_score: null, risk_tier: null });
    expect(list.find((row) => row?.['iso2'] === 'AD')).toEqual({ iso2: 'AD', name: 'Andorra' });
    expect(list.map((row) => row?.['name'])).toEqual(expect.arrayContaining(['Kosovo', 'Taiwan', 'Palestine', "Côte d'Ivoire"]));

    expect((await rows(api, scenario('odd', '/countries?region=Asia'), 'countries')).length).toBeGreaterThan(5);
    const { country } = await json(api, scenario('odd', '/countries/FR'));
    expect((country as Json)['advisories']).toHaveProperty('de');

    const feed = await rows<Json | null>(api, scenario('odd', '/incidents/recent?country=FJ'), 'incidents');
    const values = JSON.stringify(feed);
    for (const odd of ['9372.23', '"lat":0', '2026-02-30', 'javascript:', '<b>Markup</b>', 'volcanic_gossip']) {
      expect(values).toContain(odd);
    }
    const ids = feed.flatMap((row) => (row?.['id'] ? [row['id']] : []));
    expect(new Set(ids).size).toBeLessThan(ids.length);
  });
});
