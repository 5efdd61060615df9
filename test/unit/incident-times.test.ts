import { describe, expect, it } from 'vitest';
import { zoneOf } from '../../src/model/time-zones.js';
import { dayWord } from '../../src/ui/incident-days.js';
import { bothTimes } from '../../src/ui/incident-details.js';
import { incidentDetails } from '../../src/words/en/incident-details.js';
import { incident } from '../../src/words/en/incident.js';
import { shared } from '../../src/words/en/shared.js';
import { dated } from '../../src/words/format.js';

const voice = {
  ...dated({
    say: { ...incident, ...incidentDetails, ...shared },
    lang: 'en-GB',
    dir: 'ltr',
    number: String,
    term: () => undefined,
    place: () => undefined,
  }),
  zoneOf,
};
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
    const words = bothTimes({ ...report, country: place, occurredAt: noon }, voice);
    expect(words).toContain(`${clock(noon, own)} your time`);
    expect(words).toContain(clock(noon, String(zoneOf(place))));
  });

  it('is not told where it is unknown, the same, or before the zones are there', () => {
    const occurredAt = Date.UTC(2026, 4, 20, 12);
    expect(bothTimes({ ...report, country: 'US', occurredAt }, voice)).toBe('');
    expect(bothTimes({ ...report, country: 'KE' }, voice)).toBe('');
    expect(bothTimes({ ...report, country: 'KE', occurredAt }, { ...voice, zoneOf: () => own })).toBe('');
    expect(bothTimes({ ...report, country: 'KE', occurredAt }, { ...voice, zoneOf: () => 'Moon/Base' })).toBe('');
    expect(bothTimes({ ...report, country: 'KE', occurredAt }, { ...voice, zoneOf: undefined })).toBe('');
  });

  it('names the day where it is another day there', () => {
    const words = bothTimes({ ...report, country: 'KE', occurredAt: Date.UTC(2026, 4, 20, 12) }, { ...voice, zoneOf: () => 'Pacific/Kiritimati' });
    expect(words).toMatch(/^Wed.* your time, Thu.* in Kenya$/);
  });
});

describe('the day of an incident', () => {
  const now = new Date(2026, 4, 20, 0, 30).getTime();

  it('is today or yesterday by the calendar, not by hours', () => {
    expect(dayWord(now - 20 * 60_000, now, 'en')).toBe('Today');
    expect(dayWord(now - 40 * 60_000, now, 'en')).toBe('Yesterday');
    expect(dayWord(now + 20 * 60_000, now, 'de')).toBe('Heute');
  });

  it('is the date before that and ahead', () => {
    expect(dayWord(new Date(2026, 4, 18, 23).getTime(), now, 'en')).toBe('Monday, May 18');
    expect(dayWord(new Date(2026, 4, 21, 1).getTime(), now, 'en')).toBe('Thursday, May 21');
  });
});
