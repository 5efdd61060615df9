import '../../src/index.js';
import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { startApi, type TestApi } from '../support/api.js';
import { localize, patternOf, strings } from '../support/english.js';
import { mount, unmountAll } from '../support/mount.js';
import { hoursAgo } from '../support/now.js';
import { reopenPage, watchHost, type Host } from '../support/page.js';
import { waitUntil } from '../support/wait.js';

/** Each tag's endpoint and markup. */
const TAGS = {
  card: ['countries/JP', '<country-risk country="JP" sections="summary advisories" loading="eager"></country-risk>'],
  badge: ['countries/JP', '<country-risk country="JP" variant="badge" loading="eager"></country-risk>'],
  inline: ['countries/JP', '<country-risk country="JP" variant="inline" loading="eager"></country-risk>'],
  compare: ['countries/JP', '<country-compare countries="JP TH" loading="eager"></country-compare>'],
  table: ['countries', '<risk-table loading="eager"></risk-table>'],
  map: ['countries', '<risk-map loading="eager"></risk-map>'],
  list: ['incidents/recent', '<incident-list loading="eager"></incident-list>'],
  incidents: ['incidents/recent', '<incident-map loading="eager"></incident-map>'],
  methodology: ['methodology', '<risk-methodology loading="eager"></risk-methodology>'],
} as const;

const NAMES = Object.keys(TAGS) as (keyof typeof TAGS)[];

const CALM = strings.nothing + strings.comma + localize(strings.lastDays, { count: 30 });
const { noIncidents, noCountries, noAdvisory, noCountryFound, outOf, allIncidents, countryCount } = strings;
const NONE = [allIncidents, countryCount].map((many) => localize(many, { count: 0 }));

/** Claims of calm, absence or totals, none of which was sent. */
const CLAIMS = [CALM, noIncidents, noCountries, noAdvisory, noCountryFound, `0 ${outOf}`, ...NONE];
const FALSE = new RegExp(`\\b(${CLAIMS.map((claim) => patternOf(claim)).join('|')})`);

type Json = Readonly<Record<string, unknown>> | readonly unknown[] | string | null;

/** Responses that say nothing about the question. */
const UNREADABLE: Readonly<Record<string, { readonly json?: Json; readonly status?: number; readonly text?: string }>> = {
  'another shape': { json: { hello: 1 } },
  'nothing in its place': { json: { country: null, countries: null, incidents: null, components: null } },
  'empty objects': { json: { country: {}, countries: {}, incidents: {}, data: {} } },
  'words in its place': { json: { country: 'none', countries: 'none', incidents: 'none' } },
  'unreadable rows': { json: { country: { name: 'Elsewhere' }, countries: [{ risk_score: 0 }], incidents: [{ id: 1 }], tiers: [] } },
  'rows of nothing': { json: { country: [null], countries: [null, []], incidents: [[], null] } },
  'fewer rows than are counted': { json: { count: 9, countries: [], incidents: [] } },
  'no rows, and more behind them': { json: { data: { countries: [], incidents: [], has_more: true } } },
  'a wrapper': { json: { data: { country: { iso2: 'JP' }, countries: [{ iso2: 'JP' }], incidents: [{ title: 'a' }], sources: ['a'] } } },
  'a bare list': { json: [{ iso2: 'JP', name: 'Japan', title: 'Road closed' }] },
  'the object alone': { json: { iso2: 'JP', name: 'Japan', risk_tier: 'Very Safe' } },
  'names that are nearly right': { json: { Country: { iso2: 'JP' }, Countries: [{ iso2: 'JP' }], incident: [{ title: 'a' }], source: ['a'] } },
  'a 404 of a gateway': { status: 404, json: { message: 'no route' } },
  'a 410': { status: 410, json: { error: 'gone' } },
  'a broken text': { text: '{"countries":[' },
  'a web page': { text: '<p>No incidents</p>' },
};

const read = (element: Element | null | undefined): string => [...(element?.shadowRoot?.querySelectorAll(':not(style)') ?? [])].map(textIn).join(' ');
const textIn = (node: Element): string => [...node.childNodes].map((one) => (one instanceof Text ? one.data : '')).join(' ');

describe('an odd answer', () => {
  let api: TestApi;
  let host: Host;

  beforeEach(async () => {
    api = await startApi();
    host = watchHost();
  });

  afterEach(() => {
    unmountAll();
    host.stop();
    expect(host.noise.join('\n')).to.equal('');
  });

  /** Opens a page of these tags and waits until each has loaded or failed. */
  async function open(names: readonly (keyof typeof TAGS)[]): Promise<ReadonlyMap<keyof typeof TAGS, Element>> {
    unmountAll();
    reopenPage();
    configure({ apiBase: api.url });
    const elements = [...mount(`<div>${names.map((name) => TAGS[name][1]).join('')}</div>`).children];
    await waitUntil(() => elements.every((element) => /ready|empty|error|stale/.test(element.getAttribute('state') ?? '')));
    return new Map(names.map((name, place) => [name, elements[place] as Element]));
  }

  const answerAll = (body: object) =>
    Promise.all([...new Set(Object.values(TAGS).map(([path]) => path))].map((path) => api.answer(`/api/v1/${path}`, { body })));

  for (const [name, { json, status, text }] of Object.entries(UNREADABLE))
    it(`is never calm, empty or absent in any tag: ${name}`, async () => {
      const answer = { text: text ?? JSON.stringify(json), headers: { 'content-type': 'application/json' }, ...(status !== undefined && { status }) };
      await Promise.all([...new Set(Object.values(TAGS).map(([path]) => path)), 'countries/TH'].map((path) => api.answer(`/api/v1/${path}`, answer)));
      for (const [tag, element] of await open(NAMES)) {
        expect(read(element), tag).not.to.match(FALSE);
        // The map's legend names all tiers.
        if (tag !== 'map') expect(read(element), tag).not.to.include('Very Safe');
        expect(element.getAttribute('state'), tag).to.equal('error');
      }
    });

  const ROW = { iso2: 'JP', name: 'Japan', risk_score: 38, risk_tier: 'High Risk' };
  const FULL = { country: { ...ROW, advisories: { uk: { level: 2 }, us: { level: 3 } } }, countries: [ROW], sources: ['Desk'] };
  const INCIDENT = { id: 'a', title: 'Road closed', city: 'Santiago', country_iso: 'CL', occurred_at: hoursAgo(0) };

  it('that has no licence but its own is never linked to CC BY 4.0', async () => {
    for (const licence of ['CC BY-SA 4.0', { name: 'ODbL 1.0' }, ['CC BY-NC 4.0']]) {
      await answerAll({ ...FULL, incidents: [INCIDENT], count: 1, attribution: 'Publisher', licence });
      for (const [tag, element] of await open(NAMES.filter((name) => name !== 'compare'))) {
        expect(element.shadowRoot?.querySelector('a[href*="creativecommons"]'), tag).to.equal(null);
        expect(read(element), tag).to.match(/CC BY-SA 4\.0|ODbL 1\.0|CC BY-NC 4\.0/);
      }
    }
  });

  it('has what stands beside it shown as sent, in every tag', async () => {
    for (const [beside, ...shown] of [
      [{ status: 'maintenance', failed_sources: 3 }, 'maintenance', 'Failed sources', '3'],
      [{ flags: ['Landmines'], regions: 'North: Do Not Travel' }, 'Landmines', 'North: Do Not Travel'],
    ] as const) {
      await answerAll({ ...FULL, incidents: [INCIDENT], count: 1, ...beside });
      for (const [tag, element] of await open(NAMES.filter((name) => name !== 'compare'))) {
        expect(element.getAttribute('state'), tag).to.equal('ready');
        for (const text of shown) expect(read(element), tag).to.include(text);
      }
    }
  });

  it('of an empty feed beside trouble claims nothing of the world, and says what was sent', async () => {
    for (const beside of [
      { status: 'maintenance' },
      { available: false },
      { failed_sources: 3 },
      { success: false, error: 'upstream' },
      { events: [{ title: 'Bomb' }] },
    ]) {
      await api.answer('/api/v1/incidents/recent', { body: { incidents: [], ...beside } });
      for (const [tag, element] of await open(['list', 'incidents'])) {
        const text = read(element);
        expect(text, tag).to.include(noIncidents).and.to.include(strings.asSent).and.not.to.include(CALM);
        for (const value of Object.values(beside)) expect(text, tag).to.include(typeof value === 'object' ? 'Bomb' : value === false ? 'no' : String(value));
      }
    }
  });

  it('of an empty feed alone is one without incidents', async () => {
    await api.answer('/api/v1/incidents/recent', { body: { count: 0, incidents: [] } });
    for (const [tag, element] of await open(['list', 'incidents'])) {
      expect(element.getAttribute('state'), tag).to.equal('empty');
      expect(read(element), tag).to.include(CALM).and.to.include(strings.silence);
    }
  });
});
