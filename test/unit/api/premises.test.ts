import { describe, expect, it } from 'vitest';
import { categories, type Incident } from '../../../demo/api/contract.js';
import { sampleDataset } from '../../../demo/api/dataset.js';

const HOUR = 3_600_000;

/** Sixty instants of a year, at every hour and minute, and the two sides of its end: each is 147 hours, 7 minutes and 13 seconds after the last. */
const INSTANTS = [
  ...Array.from({ length: 58 }, (_, step) => Date.UTC(2026, 5, 10, 12) + step * (147 * HOUR + 433_000)),
  Date.UTC(2026, 11, 31, 23, 58),
  Date.UTC(2027, 0, 1, 0, 2),
];

interface Question {
  readonly country?: string;
  readonly hours: number;
  readonly limit?: number;
  readonly all?: true;
}

/** What the feed answers at an instant. */
function asked({ country, hours, limit = 50, all }: Question, now: number): readonly Incident[] {
  return sampleDataset.incidents({ iso2: country, hours, limit, includeResolved: all ?? false }, now) as readonly Incident[];
}

const different = <Key extends keyof Incident>(incidents: readonly Incident[], key: Key): number => new Set(incidents.map((incident) => incident[key])).size;
const newest = ([first]: readonly Incident[]): number => Date.parse(first?.occurred_at ?? '');
const days = (incidents: readonly Incident[]): number => new Set(incidents.map(({ occurred_at }) => occurred_at.slice(0, 10))).size;

const KENYA = { country: 'KE', hours: 72 };

/** What a test or the demo relies on in the sample feed: who does, what is asked, and what is then always so. */
const PROMISES: readonly (readonly [promise: string, question: Question, holds: (incidents: readonly Incident[], now: number) => boolean])[] = [
  ["the demo's map, README's picture and most tests: 40 live incidents in Kenya", { ...KENYA, limit: 40 }, (all) => all.length === 40],
  ["the demo's legend and filters: each category in Kenya", { ...KENYA, limit: 40 }, (all) => different(all, 'category') === categories.length],
  ["the demo's scale of severity: each step in Kenya", { ...KENYA, limit: 40 }, (all) => different(all, 'severity') === 5],
  ['tests of export and prerendering: 20 in Kenya', { ...KENYA, limit: 20 }, (all) => all.length === 20],
  ['tests of the list: more in Kenya than it shows folded, on several days', { ...KENYA }, (all) => all.length > 20 && days(all) > 1],
  ['tests of the map: several markers in Kenya', { ...KENYA, limit: 12 }, (all) => different(all, 'city') > 2],
  ['tests of "Today": something in Kenya in the last three hours', { ...KENYA }, (all, now) => newest(all) > now - 3 * HOUR],
  ['tests of languages: a crime in Kenya', { ...KENYA, all: true }, (all) => all.some(({ category }) => category === 'crime')],
  ['tests of include-resolved: one that is over in Kenya', { ...KENYA, all: true, limit: 200 }, (all) => all.some(({ status }) => status === 'resolved')],
  ['the contract of every tag: Mombasa in Kenya', { country: 'KE', hours: 720 }, (all) => all.some(({ city }) => city === 'Mombasa')],
  ['the contract of every tag: Bangkok in Thailand', { country: 'TH', hours: 720 }, (all) => all.some(({ city }) => city === 'Bangkok')],
  ...['JP', 'TH', 'FR', 'US', 'FJ'].map(
    (country) => [`the demo's other countries: some days of ${country}`, { country, hours: 72 }, (all: readonly Incident[]) => all.length > 0] as const,
  ),
  ['the map of Fiji: both sides of the antimeridian', { country: 'FJ', hours: 720 }, (all) => new Set(all.map(({ lng }) => Math.sign(lng))).size === 2],
  ["the demo's map of the world: a day of it, in several countries", { hours: 24, limit: 100 }, (all) => all.length > 20 && different(all, 'country_iso') > 5],
  ['tests of 200 rows: as many in the world', { hours: 720, limit: 200 }, (all) => all.length === 200],
  ['tests of clusters: several in one town', { hours: 72, limit: 200 }, (all) => all.length - different(all, 'city') > 20],
  ['tests of emptiness: nothing in Lebanon and Andorra', { hours: 720, limit: 2000 }, (all) => !all.some(({ country_iso }) => /LB|AD/.test(country_iso))],
  [
    'ages that change with the minute: nothing between two minutes',
    { hours: 720, all: true },
    (all) => all.every(({ occurred_at }) => occurred_at.endsWith(':00.000Z')),
  ],
];

describe('the sample feed keeps at any instant what is relied on by', () => {
  it.each(PROMISES)('%s', (_, question, holds) => {
    const broken = INSTANTS.filter((now) => !holds(asked(question, now), now)).map((now) => new Date(now).toISOString());
    expect(broken).toEqual([]);
  });

  it('the tests of refreshing: ids, times and all but the end of an incident, while hours pass', () => {
    for (const now of INSTANTS) {
      const later = new Map(asked({ hours: 720, limit: 2000, all: true }, now + 5 * HOUR).map((incident) => [incident.id, incident]));
      const before = asked({ hours: 700, limit: 2000, all: true }, now).filter(({ country_iso }) => country_iso !== 'KE');
      expect(before.length).toBeGreaterThan(300);
      for (const { id, occurred_at, title, severity } of before) expect(later.get(id)).toMatchObject({ occurred_at, title, severity });
    }
  });
});
