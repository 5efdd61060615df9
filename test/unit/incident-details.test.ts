import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../src/model/time-zones.js';
import { bothTimes } from '../../src/ui/incident-details.js';
import { common } from '../../src/words/en.json?common';
import { incidentDetails } from '../../src/words/en.json?incidentDetails';
import { incidents } from '../../src/words/en.json?incidents';
import { createLocalizer } from '../../src/words/localizer.js';

const localizer = { ...createLocalizer({ ...common, ...incidents, ...incidentDetails }, 'en-GB'), zoneOf };
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
    const words = bothTimes({ ...report, country: place, occurredAt: noon }, localizer);
    expect(words).toContain(`${clock(noon, own)} your time`);
    expect(words).toContain(clock(noon, String(zoneOf(place))));
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
    const words = bothTimes({ ...report, country: 'KE', occurredAt: Date.UTC(2026, 4, 20, 12) }, { ...localizer, zoneOf: () => 'Pacific/Kiritimati' });
    expect(words).toMatch(/^Wed.* your time, Thu.* in Kenya$/);
  });
});
