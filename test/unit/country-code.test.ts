import { describe, expect, it } from 'vitest';
import { countryCode } from '../../src/model/country.js';

describe('a country code', () => {
  it.each([
    ['JP', 'JP'],
    ['jp', 'JP'],
    ['Jp', 'JP'],
    [' jp ', 'JP'],
    ['\nXK\t', 'XK'],
    ['gb', 'GB'],
    ['US', 'US'],
  ])('%j is %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  it.each(['UK', 'uk', ' Uk '])('is not %j, which is not rewritten to GB', (text) => {
    expect(countryCode(text)).toBeUndefined();
  });

  it.each([
    ['a ligature that upper-cases to FI', 'ﬁ'],
    ['a letter that upper-cases to SS', 'ß'],
    ['a dotless i', 'ıs'],
    ['a long s', 'ſe'],
    ['the Kelvin sign', '\u212Ae'],
    ['wide letters', 'ＪＰ'],
    ['Greek letters that look the same', 'ΑΤ'],
    ['letters with accents', 'çÖ'],
    ['a flag', '🇯🇵'],
    ['three letters', 'JPN'],
    ['one letter', 'J'],
    ['a name', 'Japan'],
    ['nothing', ''],
    ['white space', '  '],
    ['two codes', 'JP TH'],
    ['a letter and a digit', 'J1'],
    ['a space within', 'J P'],
    ['a path', 'JP/../TH'],
    ['a query', 'JP?'],
    ['a fragment', 'JP#'],
    ['an escape', '%4aP'],
    ['dots', '..'],
    ['an invisible letter', 'J\u200BP'],
  ])('is not %s', (_what, text) => {
    expect(countryCode(text)).toBeUndefined();
  });
});
