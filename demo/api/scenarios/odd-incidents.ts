import { uuid } from '../data/chance.js';
import { placesIn } from '../data/places.js';
import type { Row } from '../dataset.js';

const hour = 3_600_000;

/** Rows that no careful feed would send; the valid ones among them must still be shown. */
export function oddIncidents(iso2: string, now: number): unknown[] {
  const place = placesIn(iso2)[0] ?? { city: 'Nowhere', lat: 0.5, lng: 0.5 };

  const good = (title: string, hoursAgo: number, changes: Row = {}): Row => ({
    id: uuid(`odd ${title}`),
    title: title && `Sample: ${title}`,
    summary: 'Sample incident.',
    url: 'https://example.org/sample-incidents',
    country_iso: iso2,
    city: place.city,
    lat: place.lat,
    lng: place.lng,
    occurred_at: new Date(now - hoursAgo * hour).toISOString(),
    source: 'Sample Wire',
    category: 'other',
    severity: 2,
    ...changes,
  });

  const without = (row: Row, ...keys: readonly string[]): Row => Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

  return [
    good('A row as it should be', 1),
    good('West of the antimeridian', 2, { lat: -17.24, lng: -178.95 }),
    good('East of the antimeridian', 2, { lat: -18.14, lng: 178.44 }),
    good('Longitude past 180', 2, { lat: -17.5, lng: 181.05 }),
    without(good('No coordinates', 3), 'lat', 'lng'),
    good('Null coordinates', 3, { lat: null, lng: null }),
    good('Null Island', 3, { lat: 0, lng: 0 }),
    good('Latitude 9372.23', 3, { lat: 9372.23 }),
    good('Coordinates as text', 4, { lat: '-17.80', lng: '177.42' }),
    without(good('Coordinates under other names', 4, { latitude: place.lat, lon: place.lng }), 'lat', 'lng'),
    without(good('No severity', 5), 'severity'),
    good('Severity as text', 5, { severity: '4' }),
    good('Severity 11', 5, { severity: 11 }),
    good('Unknown category', 6, { category: 'volcanic_gossip' }),
    without(good('No category', 6), 'category'),
    good('The same id twice', 7),
    good('The same id twice', 7, { title: 'Sample: The same id twice, second row' }),
    without(good('No id', 7), 'id'),
    good('From the future', -48),
    good('On 30 February', 8, { occurred_at: '2026-02-30T12:00:00Z' }),
    good('At no time', 8, { occurred_at: 'recently' }),
    without(good('Without a time', 8), 'occurred_at'),
    good('Unix seconds', 8, { occurred_at: Math.floor(now / 1000) - 8 * 3600 }),
    good('A time without a zone', 8, { occurred_at: new Date(now - 8 * hour).toISOString().slice(0, 19).replace('T', ' ') }),
    good('Severity in a word', 8, { severity: 'severe' }),
    good('Several categories', 8, { category: ['crime', 'terrorism'] }),
    good('A source as an object', 8, { source: { name: 'Sample Wire', url: 'https://example.org/wire' } }),
    good('Of a status nobody knows', 8, { status: 'monitoring' }),
    good('Over, said the other way round', 8, { live: false }),
    good('<b>Markup</b> in the <img src=x onerror="window.wasHere = true"> title', 9),
    good('A script address', 9, { url: 'javascript:window.wasHere=true' }),
    good('A malformed address', 9, { url: 'http://[::1' }),
    good('A relative address', 9, { url: '/news/1' }),
    good('Resolved by another name', 10, { is_resolved: true }),
    good('Resolved by its state', 10, { state: 'resolved' }),
    good('Null fields', 11, { summary: null, url: null, city: null, source: null }),
    without(good('', 12), 'summary', 'url', 'city', 'source'),
    {},
    null,
    'a string',
    [],
  ];
}
