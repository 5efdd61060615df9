import { describe, expect, it } from 'vitest';
import { comparedCodes } from '../../src/model/country-compare.js';
import { decode, shownComparison } from '../support/country.js';

describe('the countries to compare', () => {
  it('are two to five, with spaces or commas, in the order written', () => {
    expect(comparedCodes('JP TH FR')).toEqual(['JP', 'TH', 'FR']);
    expect(comparedCodes(' jp,th ,\n fr ')).toEqual(['JP', 'TH', 'FR']);
    expect(comparedCodes('JP TH FR US UA')).toHaveLength(5);
  });

  it('are neither fewer nor more', () => {
    for (const text of ['', ' ', 'JP', 'JP,', 'JP jp', 'JP TH FR US UA KE']) expect(comparedCodes(text)).toBeUndefined();
  });

  it('are counted once each', () => {
    expect(comparedCodes('JP TH jp')).toEqual(['JP', 'TH']);
  });

  it('may hold what is no code, as it was written', () => {
    expect(comparedCodes('JP UK')).toEqual(['JP', 'UK']);
    expect(comparedCodes('JP Japan <b>')).toEqual(['JP', 'Japan', '<b>']);
  });
});

describe('a comparison', () => {
  it('has one row for a government, whatever it is called, and says of nobody’s advice that it is missing where it is not', () => {
    const text = shownComparison(
      decode({ advisories: { uk: 'One.', us: 'Two.', de: { text: 'Three.' } } }),
      decode({ advisories: [{ uk: 'One.' }, { us: 'Two.' }, { government: 'Germany', text: 'Four.' }] }, 'FR'),
    );
    expect(text.match(/Germany/g)).toHaveLength(1);
    expect(text).toContain('Three.');
    expect(text).toContain('Four.');
    expect(text).not.toContain('not in the data');
  });
});
