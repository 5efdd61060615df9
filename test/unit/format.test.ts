import { describe, expect, it } from 'vitest';
import { Format } from '../../src/words/format.js';
import { validLanguage } from '../../src/words/language.js';

const NOW = Date.parse('2026-05-20T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a language', () => {
  it.each([
    ['en', 'en'],
    ['EN-gb', 'en-GB'],
    ['en_US', 'en-US'],
    [' de ', 'de'],
    ['zh_Hant_TW', 'zh-Hant-TW'],
    ['ar-EG-u-nu-latn', 'ar-EG-u-nu-latn'],
    ['iw', 'he'],
  ])('written %o is %s', (text, language) => {
    expect(validLanguage(text)).toBe(language);
  });

  it.each(['', ' ', 'x', 'en-', 'en--US', '_', '123', '*', 'en;q=0.9', '\u0000', '__proto__', null, undefined])('is not %o', (text) => {
    expect(validLanguage(text)).toBeUndefined();
  });
});

describe('a format', () => {
  const english = new Format('en-GB');

  it('writes numbers, dates and times as its language does', () => {
    expect(new Format('de').number(1234.5)).toBe('1.234,5');
    expect(new Format('ar-EG').number(38)).toBe('٣٨');
    expect(english.date(NOW)).toBe('20 May 2026');
    expect(english.time(NOW)).toBe('10:00');
    expect(english.dateTime(NOW)).toBe('20 May 2026, 10:00 UTC');
  });

  it.each([
    [0, 'this minute'],
    [30_000, 'this minute'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [3.5 * HOUR, '3 hours ago'],
    [DAY, 'yesterday'],
    [6.9 * DAY, '6 days ago'],
    [8 * DAY, '12 May 2026'],
    [-MINUTE, 'this minute'],
    [-4.9 * MINUTE, 'this minute'],
    [-2 * HOUR, '20 May 2026, 12:00 UTC'],
  ])('says of %i ms: %s', (age, words) => {
    expect(english.ago(NOW - age, NOW)).toBe(words);
  });

  it.each([
    ['en', 1, '1 incident'],
    ['en', 0, '0 incidents'],
    ['en', 1200, '1,200 incidents'],
    ['fr', 0, '0 incident'],
  ])('in %s finds the form for %i', (lang, count, words) => {
    expect(new Format(lang).plural(count, { one: '# incident', other: '# incidents' })).toBe(words);
  });

  it('falls back on the general form', () => {
    expect(new Format('pl').plural(3, { one: '# x', other: '# y' })).toBe('3 y');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 8.64e15 + 1, 1e300])('has no words for the time %d, and does not throw', (time) => {
    expect([english.date(time), english.time(time), english.dateTime(time)]).toEqual(['', '', '']);
    expect(english.ago(time, NOW)).toBe('');
    expect(english.ago(NOW, time)).toEqual(expect.any(String));
  });
});
