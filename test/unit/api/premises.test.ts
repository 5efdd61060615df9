import { describe, expect, it } from 'vitest';
import { categories, type Incident } from '../../../demo/api/contract.js';
import { places } from '../../../demo/api/data/places.js';
import { sampleDataset } from '../../../demo/api/dataset.js';

const HOUR = 3_600_000;

/** Sixty instants: 58 over a year, each 147 hours, 7 minutes and 13 seconds after the last, so at changing times of day; and both sides of New Year. */
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

/** The feed's response at an instant. */
function incidentsFor({ country, hours, limit = 50, all }: Question, now: number): readonly Incident[] {
  return sampleDataset.incidents({ iso2: country, hours, limit, includeResolved: all ?? false }, now) as readonly Incident[];
}

const different = <Key extends keyof Incident>(incidents: readonly Incident[], key: Key): number => new Set(incidents.map((incident) => incident[key])).size;
const some = (incidents: readonly Incident[], city: string): boolean => incidents.some((incident) => incident.city === city);
const newest = ([first]: readonly Incident[]): number => Date.parse(first?.occurred_at ?? '');
const crimes = (incidents: readonly Incident[]): number => incidents.filter(({ category }) => category === 'crime').length;
const days = (incidents: readonly Incident[]): number => new Set(incidents.map(({ occurred_at }) => occurred_at.slice(0, 10))).size;

const KENYA = { country: 'KE', hours: 72 };
const ALL = { hours: 720, limit: 2000 };

function isAllOver(all: readonly Incident[]): boolean {
  const towns = new Map<string, number>();
  for (const { country_iso, city } of all) towns.set(country_iso + city, (towns.get(country_iso + city) ?? 0) + 1);
  return different(all, 'country_iso') === Object.keys(places).length && Math.max(...towns.values()) < all.length / 20;
}

/** What a test or the demo relies on in the sample feed: who relies on it, the request, and the condition that always holds. */
const PROMISES: readonly (readonly [promise: string, question: Question, holds: (incidents: readonly Incident[], now: number) => boolean])[] = [
  ["the demo's map, README's picture and most tests: Kenya has 40 live incidents", { ...KENYA, limit: 40 }, (all) => all.length === 40],
  ["the demo's legend and filters: each category in Kenya", { ...KENYA, limit: 40 }, (all) => different(all, 'category') === categories.length],
  ["the demo's scale of severity: each step in Kenya", { ...KENYA, limit: 40 }, (all) => different(all, 'severity') === 5],
  ['tests of export and prerendering: 20 in Kenya', { ...KENYA, limit: 20 }, (all) => all.length === 20],
  ['tests of the list: more in Kenya than it shows folded, on several days', { ...KENYA }, (all) => all.length > 20 && days(all) > 1],
  ['tests of the keys of the map: markers all over Kenya', { ...KENYA, limit: 40 }, (all) => different(all, 'city') > 5],
  ['the test of the map without barriers: several markers of a few', { ...KENYA, limit: 12 }, (all) => different(all, 'city') > 2],
  ['the test of the map on paper: Nairobi', { ...KENYA, limit: 40 }, (all) => some(all, 'Nairobi')],
  ['tests of "Today": something in Kenya in the last three hours', { ...KENYA }, (all, now) => newest(all) > now - 3 * HOUR],
  ['tests of filters, files and languages: crimes in Kenya, and not only crimes', { ...KENYA, limit: 40 }, (all) => crimes(all) > 0 && crimes(all) < 40],
  ['tests of include-resolved: one that is over in Kenya', { ...KENYA, all: true, limit: 200 }, (all) => all.some(({ status }) => status === 'resolved')],
  ['the contract of every tag: Mombasa in Kenya', { country: 'KE', hours: 720 }, (all) => some(all, 'Mombasa')],
  ['the contract of every tag: Bangkok in Thailand', { country: 'TH', hours: 720 }, (all) => some(all, 'Bangkok')],
  ...['JP', 'TH', 'FR', 'US', 'FJ'].map(
    (country) =>
      [
        `readers of the demo who ask for 72 hours of another country: ${country}`,
        { country, hours: 72 },
        (all: readonly Incident[]) => all.length > 0,
      ] as const,
  ),
  ['the gallery: Chile', { country: 'CL', hours: 720 }, (all) => all.length > 0],
  ['the map of Fiji: both sides of the antimeridian', { country: 'FJ', hours: 720 }, (all) => new Set(all.map(({ lng }) => Math.sign(lng))).size === 2],
  ["the demo's map of the world: a day of it, in several countries", { hours: 24, limit: 100 }, (all) => all.length > 20 && different(all, 'country_iso') > 5],
  ['the map of the world: each country that has towns, and none of them in a crowd', { ...ALL, all: true }, isAllOver],
  ['tests of 200 rows: as many in the world', { hours: 720, limit: 200 }, (all) => all.length === 200],
  ['tests of clusters: several in one town', { hours: 72, limit: 200 }, (all) => all.length - different(all, 'city') > 20],
  [
    'tests of emptiness and the gallery: nothing in Andorra and Lebanon',
    { ...ALL, all: true },
    (all) => !all.some(({ country_iso }) => /LB|AD/.test(country_iso)),
  ],
  [
    'ages that change with the minute: nothing between two minutes',
    { ...ALL, all: true },
    (all) => all.every(({ occurred_at }) => occurred_at.endsWith(':00.000Z')),
  ],
];

describe('the sample feed keeps at any instant what is relied on by', () => {
  it.each(PROMISES)('%s', (_, question, holds) => {
    const broken = INSTANTS.filter((now) => !holds(incidentsFor(question, now), now)).map((now) => new Date(now).toISOString());
    expect(broken).toEqual([]);
  });

  it('the tests of refreshing: ids, times and all but the end of an incident, while hours pass', () => {
    for (const now of INSTANTS) {
      const later = new Map(incidentsFor({ ...ALL, all: true }, now + 5 * HOUR).map((incident) => [incident.id, incident]));
      // Kenya's incidents are kept for 96 hours.
      const before = incidentsFor({ ...ALL, hours: 90, all: true }, now);
      expect(before.length).toBeGreaterThan(100);
      for (const { id, occurred_at, title, severity } of before) expect(later.get(id)).toMatchObject({ occurred_at, title, severity });
    }
  });
});
