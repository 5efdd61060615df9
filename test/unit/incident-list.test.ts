import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../src/model/moment.js';
import { dayWords } from '../../src/words/day-word.js';
import { ageWord } from '../../src/words/age.js';
import { createLocalizer } from '../../src/words/localizer.js';
import { english, strings } from '../support/english.js';

/** The label of one incident's day. */
const dayWord = (time: number, now: number, localizer: Parameters<typeof dayWords>[1], isDay?: boolean): string => dayWords(now, localizer)(time, isDay);

const localizerFor = (lang: string, timeZone?: string) => createLocalizer(strings, lang, undefined, timeZone);

describe('the day of an incident', () => {
  const now = new Date(2026, 4, 20, 0, 30).getTime();

  it('is today or yesterday by the calendar, not by hours, with its date, because a page may be kept', () => {
    expect(dayWord(now - 20 * 60_000, now, localizerFor('en'))).toBe('Today, Wednesday, May 20');
    expect(dayWord(now - 40 * 60_000, now, localizerFor('en'))).toBe('Yesterday, Tuesday, May 19');
    expect(dayWord(now + 20 * 60_000, now, localizerFor('de'))).toBe('Heute, Mittwoch, 20. Mai');
  });

  it('is a date with its year where there is no now, as on paper', () => {
    expect(dayWord(now, -Infinity, localizerFor('en'))).toBe('Wednesday, May 20, 2026');
  });

  it('is the date before that and ahead', () => {
    expect(dayWord(new Date(2026, 4, 18, 23).getTime(), now, localizerFor('en'))).toBe('Monday, May 18');
    expect(dayWord(new Date(2026, 4, 21, 1).getTime(), now, localizerFor('en'))).toBe('Thursday, May 21');
  });

  it('has its year if that is not this one', () => {
    expect(dayWord(new Date(2025, 4, 1, 12).getTime(), now, localizerFor('en'))).toBe('Thursday, May 1, 2025');
    expect(dayWord(new Date(2025, 11, 31, 12).getTime(), now, localizerFor('de'))).toBe('Mittwoch, 31. Dezember 2025');
  });

  it('is put in words once for all of its incidents, and for each where its zone is not the reader’s', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => new Date(2026, 4, 18, hour).getTime());
    const firstDay = vi.fn((word: string) => word);
    const here = dayWords(now, { ...localizerFor('en'), firstDay });
    expect(new Set(hours.map((time) => here(time)))).toEqual(new Set(['Monday, May 18']));
    expect(firstDay).toHaveBeenCalledTimes(1);
    const inZone = dayWords(now, localizerFor('en', 'Pacific/Kiritimati'));
    expect(new Set(hours.map((time) => inZone(time))).size).toBe(2);
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
      const american = createLocalizer(strings, 'en');
      expect(american.date(at, isDay)).toBe('November 20, 2026');
      for (const hour of [0, 9, 23]) {
        expect(dayWord(at, here(hour), english, isDay)).toBe('Today, Friday, November 20');
        expect(dayWord(at, here(hour, 21), english, isDay)).toBe('Yesterday, Friday, November 20');
        expect(dayWord(at, here(hour, 25), english, isDay)).toBe('Friday, November 20');
        expect(ageWord(at, here(hour, 22), american, isDay)).toBe('2 days ago');
      }
      expect(createLocalizer(strings, 'en', undefined, 'Pacific/Auckland').date(at, isDay)).toBe('November 20, 2026');
    });
  });
});
