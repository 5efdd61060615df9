import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../src/model/time-zones.js';
import { bothTimes, incidentDetails } from '../../src/ui/incident-details.js';
import { createLocalizer } from '../../src/words/localizer.js';
import { strings } from '../support/english.js';
import { textOf } from '../support/template.js';

const localizer = { ...createLocalizer(strings, 'en-GB'), zoneOf };
const report = { id: '1', title: 'Flood', category: 'other', resolved: false };
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const clock = (time: number, timeZone: string): string => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(time);

describe('the time of the place', () => {
  it('is known of countries with one time', () => {
    expect([zoneOf('KE'), zoneOf('JP'), zoneOf('DE')]).toEqual(['Africa/Nairobi', 'Asia/Tokyo', 'Europe/Berlin']);
    expect(['US', 'AU', 'ZZ', 'ke', 'Kenya', '', undefined].map(zoneOf)).toEqual(Array(7).fill(undefined));
  });

  it('is told beside the reader’s where it is another', () => {
    const noon = Date.UTC(2026, 4, 20, 12);
    const place = own === 'Asia/Kathmandu' ? 'JP' : 'NP';
    const said = { yours: clock(noon, own), theirs: clock(noon, String(zoneOf(place))), place: localizer.placeName(place) };
    expect(bothTimes({ ...report, country: place, occurredAt: noon }, localizer)).toBe(localizer.localize(strings.bothTimes, said));
  });

  it('is not told where it is unknown, the same, or before the zones are there', () => {
    const occurredAt = Date.UTC(2026, 4, 20, 12);
    expect(bothTimes({ ...report, country: 'US', occurredAt }, localizer)).toBe('');
    expect(bothTimes({ ...report, country: 'KE' }, localizer)).toBe('');
    expect(bothTimes({ ...report, country: 'KE', occurredAt }, { ...localizer, zoneOf: () => own })).toBe('');
    expect(bothTimes({ ...report, country: 'KE', occurredAt }, { ...localizer, zoneOf: () => 'Moon/Base' })).toBe('');
    expect(bothTimes({ ...report, country: 'KE', occurredAt }, { ...localizer, zoneOf: undefined })).toBe('');
  });

  it('names the day where it is another day there', () => {
    const noon = Date.UTC(2026, 4, 20, 12);
    const said = { yours: `Wednesday ${clock(noon, own)}`, theirs: `Thursday ${clock(noon, 'Pacific/Kiritimati')}`, place: 'Kenya' };
    const words = bothTimes({ ...report, country: 'KE', occurredAt: noon }, { ...localizer, zoneOf: () => 'Pacific/Kiritimati' });
    expect(words).toBe(localizer.localize(strings.bothTimes, said));
  });
});

describe('the details of an incident', () => {
  const noon = Date.UTC(2026, 4, 20, 12);
  const timesIn = (incident: object, { timeZone }: { timeZone?: string } = {}): readonly string[] =>
    textOf(incidentDetails({ ...report, ...incident }, { ...createLocalizer(strings, 'en-GB', undefined, timeZone), zoneOf })).match(/\d+:\d\d|\d{4}/g) ?? [];

  it('say its time once: here and there, or in full', () => {
    const there = own === 'Asia/Kathmandu' ? 'JP' : 'NP';
    expect(timesIn({ occurredAt: noon, country: there })).toEqual([clock(noon, own), clock(noon, String(zoneOf(there)))]);
    expect(timesIn({ occurredAt: noon, country: 'US' })).toEqual(['2026', clock(noon, own)]);
  });

  it('say no time that the row has in full: a day, or the time in a given zone', () => {
    expect(timesIn({ occurredAt: Date.UTC(2026, 4, 20), isDay: true })).toEqual([]);
    expect(timesIn({ occurredAt: noon, country: 'US' }, { timeZone: 'Europe/Paris' })).toEqual([]);
  });

  it('do not repeat the place that its row names, and say where none is known', () => {
    const placed = textOf(incidentDetails({ ...report, city: 'Kisumu', country: 'KE' }, localizer));
    expect([placed.includes('Kisumu'), placed.includes(localizer.placeName('KE')), placed.includes(strings.placeUnknown)]).toEqual([false, false, false]);
    expect(textOf(incidentDetails(report, localizer))).toContain(strings.placeUnknown);
  });
});
