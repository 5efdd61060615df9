import { describe, expect, it } from 'vitest';
import { agoWord } from '../../src/words/day-word.js';
import { createLocalizer } from '../../src/words/localizer.js';
import { card } from '../../src/words/en.json?card';
import { common } from '../../src/words/en.json?common';
import { incidents } from '../../src/words/en.json?incidents';

const NOW = Date.parse('2026-05-20T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a localizer', () => {
  const english = createLocalizer(common, 'en-GB');

  it('writes numbers, dates and times as its language does', () => {
    expect(createLocalizer(common, 'de').number(1234.5)).toBe('1.234,5');
    expect(createLocalizer(common, 'hi').number(100_000)).toBe('1,00,000');
    expect([0, 38, 999, 1000].map(createLocalizer(common, 'de').number)).toEqual(['0', '38', '999', '1.000']);
    expect([0, 38, 999].map(createLocalizer(common, 'fa-u-nu-arabext').number)).toEqual(['۰', '۳۸', '۹۹۹']);
    expect([-1, 0.5].map(createLocalizer(common, 'de').number)).toEqual(['-1', '0,5']);
    expect(english.date(NOW)).toBe('20 May 2026');
    expect(english.time(NOW)).toBe('10:00');
    expect(english.dateTime(NOW)).toBe('20 May 2026 at 10:00 UTC');
  });

  it('writes the month as a word or as their own sign', () => {
    const time = new Date(2026, 4, 6, 3, 5).getTime();
    const days = ['de', 'fr', 'ar', 'ja'].map((lang) => createLocalizer(common, lang).date(time));
    expect(days).toEqual(['6. Mai 2026', '6 mai 2026', '6 مايو 2026', '2026年5月6日']);
    expect(createLocalizer(common, 'en').dateTime(time)).toMatch(/^May 6, 2026 at 3:05\sAM/);
    expect(createLocalizer(common, 'de').dateTime(time)).toMatch(/^6\. Mai 2026 um 03:05/);
  });

  it.each([
    [0, 'now'],
    [30_000, 'now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [3.5 * HOUR, '3 hours ago'],
    [DAY, 'yesterday'],
    [6.9 * DAY, '7 days ago'],
    [8 * DAY, '12 May 2026'],
    [-MINUTE, 'now'],
    [-4.9 * MINUTE, 'now'],
    [-2 * HOUR, '20 May 2026 at 12:00 UTC'],
  ])('says of %i ms: %s', (age, words) => {
    expect(agoWord(NOW - age, NOW, english)).toBe(words);
  });

  it('counts days by the calendar, as the heading above them does', () => {
    const now = new Date(2026, 4, 20, 0, 30).getTime();
    expect(agoWord(now - 23 * HOUR, now, english)).toBe('23 hours ago');
    expect(agoWord(now - 25 * HOUR, now, english)).toBe('2 days ago');
    expect(agoWord(new Date(2026, 4, 18, 23).getTime(), now, createLocalizer(common, 'fr'))).toBe('avant-hier');
    expect(agoWord(now - 71 * HOUR, now, createLocalizer(common, 'de'))).toBe('vor 3 Tagen');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 8.64e15 + 1, 1e300])('has no words for the time %d, and does not throw', (time) => {
    expect([english.date(time), english.time(time), english.dateTime(time)]).toEqual(['', '', '']);
    expect(agoWord(time, NOW, english)).toBe('');
    expect(agoWord(NOW, time, english)).toEqual(expect.any(String));
  });

  it.each([
    ['en', 1, '1 incident'],
    ['en', 0, '0 incidents'],
    ['en', 1200, '1,200 incidents'],
    ['fr', 0, '0 incident'],
  ])('in %s finds the form for %i', (lang, count, words) => {
    expect(createLocalizer(common, lang).localize({ one: '{count} incident', other: '{count} incidents' }, { count })).toBe(words);
  });

  it('says none in the words for none, counts what the sentence counts, and falls back on the general form', () => {
    const { localize } = createLocalizer(common, 'pl');
    expect(localize({ zero: 'nothing', other: '{count} x' }, { count: 0 })).toBe('nothing');
    expect(localize({ one: '{count} of one', other: '{count} of {all}', by: 'all' }, { count: 3, all: 1 })).toBe('3 of one');
    expect(localize({ one: '{count} x', other: '{count} y' }, { count: 3 })).toBe('3 y');
    expect(localize({ one: 'one', other: 'many' })).toBe('many');
  });

  it('puts values in place, numbers as the language writes them and texts as they are', () => {
    const { localize } = createLocalizer(common, 'de');
    expect(localize('{a}, {b}, {a}', { a: 1234, b: '1234' })).toBe('1.234, 1234, 1.234');
    expect(localize('<{value}>', { value: '$& {other} $1' })).toBe('<$& {other} $1>');
    expect(localize('none')).toBe('none');
  });

  it('leaves a placeholder standing that has no value, and never prints "undefined"', () => {
    const { localize } = english;
    expect(localize('Level {level} of {all}', { level: 3 })).toBe('Level 3 of {all}');
    expect(localize('Level {level}', { level: undefined } as never)).toBe('Level {level}');
    expect(localize('Level {level}', {})).toBe('Level {level}');
  });

  it('takes further sections with it, in the same language', () => {
    const wider = english.with(card).with(incidents);
    expect(wider).toMatchObject({ lang: 'en-GB', strings: { ...common, ...card, ...incidents } });
    expect(english.strings).toEqual(common);
  });

  it('may be taken apart', () => {
    const { number, date, past, localize, translateTerm, countryName, with: extend } = english;
    expect([number(1), date(NOW), past(0, 'second'), localize('{a}', { a: 'x' }), translateTerm('tiers', 'High Risk'), countryName('JP')]).toEqual([
      '1',
      '20 May 2026',
      'now',
      'x',
      undefined,
      undefined,
    ]);
    expect(extend(card).strings.level).toBe(card.level);
  });
});
