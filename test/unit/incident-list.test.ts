import { describe, expect, it } from 'vitest';
import { dayWord } from '../../src/ui/incident-list.js';

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

  it('has its year if that is not this one', () => {
    expect(dayWord(new Date(2025, 4, 1, 12).getTime(), now, 'en')).toBe('Thursday, May 1, 2025');
    expect(dayWord(new Date(2025, 11, 31, 12).getTime(), now, 'de')).toBe('Mittwoch, 31. Dezember 2025');
  });
});
