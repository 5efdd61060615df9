import { afterEach, describe, expect, it } from 'vitest';
import { momentOf } from '../../src/model/moment.js';
import { createLocalizer } from '../../src/words/localizer.js';
import { english, strings } from '../support/english.js';

const german = createLocalizer(strings, 'de');

describe('the day of an incident', () => {
  const now = new Date(2026, 4, 20, 0, 30).getTime();

  it('is today or yesterday by the calendar, not by hours', () => {
    expect(english.dayWord(now - 20 * 60_000, now)).toBe('Today');
    expect(english.dayWord(now - 40 * 60_000, now)).toBe('Yesterday');
    expect(german.dayWord(now + 20 * 60_000, now)).toBe('Heute');
  });

  it('is the date before that and ahead', () => {
    expect(english.dayWord(new Date(2026, 4, 18, 23).getTime(), now)).toBe('Monday, May 18');
    expect(english.dayWord(new Date(2026, 4, 21, 1).getTime(), now)).toBe('Thursday, May 21');
  });

  it('has its year if that is not this one', () => {
    expect(english.dayWord(new Date(2025, 4, 1, 12).getTime(), now)).toBe('Thursday, May 1, 2025');
    expect(german.dayWord(new Date(2025, 11, 31, 12).getTime(), now)).toBe('Mittwoch, 31. Dezember 2025');
  });
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('a date without a time, read in %s', (zone) => {
  const before = process.env['TZ'];
  const here = (hour: number, day = 20): number => new Date(2026, 10, day, hour, 30).getTime();

  const inZone = (says: () => void): void => {
    process.env['TZ'] = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    says();
  };

  afterEach(() => {
    process.env['TZ'] = before;
  });

  it('is that date', () => {
    inZone(() => {
      const { at, isDay } = momentOf('2026-11-20') ?? { at: Number.NaN };
      const { date, dayWord, age } = createLocalizer(strings, 'en');
      expect(date(at, isDay)).toBe('November 20, 2026');
      for (const hour of [0, 9, 23]) {
        expect(dayWord(at, here(hour), isDay)).toBe('Today');
        expect(dayWord(at, here(hour, 21), isDay)).toBe('Yesterday');
        expect(dayWord(at, here(hour, 25), isDay)).toBe('Friday, November 20');
        expect(age(at, here(hour, 22), isDay)).toBe('2 days ago');
      }
      expect(createLocalizer(strings, 'en', undefined, 'Pacific/Auckland').date(at, isDay)).toBe('November 20, 2026');
    });
  });
});
