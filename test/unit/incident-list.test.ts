import { describe, expect, it, vi } from 'vitest';
import { dayWord, dayWords } from '../../src/words/day-word.js';
import { createLocalizer } from '../../src/words/localizer.js';

const speaking = (lang: string, timeZone?: string) => createLocalizer({}, lang, undefined, timeZone);

describe('the day of an incident', () => {
  const now = new Date(2026, 4, 20, 0, 30).getTime();

  it('is today or yesterday by the calendar, not by hours', () => {
    expect(dayWord(now - 20 * 60_000, now, speaking('en'))).toBe('Today');
    expect(dayWord(now - 40 * 60_000, now, speaking('en'))).toBe('Yesterday');
    expect(dayWord(now + 20 * 60_000, now, speaking('de'))).toBe('Heute');
  });

  it('is the date before that and ahead', () => {
    expect(dayWord(new Date(2026, 4, 18, 23).getTime(), now, speaking('en'))).toBe('Monday, May 18');
    expect(dayWord(new Date(2026, 4, 21, 1).getTime(), now, speaking('en'))).toBe('Thursday, May 21');
  });

  it('has its year if that is not this one', () => {
    expect(dayWord(new Date(2025, 4, 1, 12).getTime(), now, speaking('en'))).toBe('Thursday, May 1, 2025');
    expect(dayWord(new Date(2025, 11, 31, 12).getTime(), now, speaking('de'))).toBe('Mittwoch, 31. Dezember 2025');
  });

  it('is put in words once for all of its incidents, and for each where its zone is not the reader’s', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => new Date(2026, 4, 18, hour).getTime());
    const firstDay = vi.fn((word: string) => word);
    expect(new Set(hours.map(dayWords(now, { ...speaking('en'), firstDay })))).toEqual(new Set(['Monday, May 18']));
    expect(firstDay).toHaveBeenCalledTimes(1);
    expect(new Set(hours.map(dayWords(now, speaking('en', 'Pacific/Kiritimati')))).size).toBe(2);
  });
});
