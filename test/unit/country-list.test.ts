import { describe, expect, it } from 'vitest';
import type { CountryCompact } from '../../src/model/country.js';
import { arranged, fold, regionCounts, tierCounts, WHOLE_LIST, type ListView } from '../../src/model/country-list.js';

const row = (iso2: string, name: string, more: Partial<CountryCompact> = {}): CountryCompact => ({ iso2, name, ...more });

const COUNTRIES = [
  row('CI', 'Côte d’Ivoire', { score: 45, tier: 'High Risk', region: 'Africa' }),
  row('GB', 'United Kingdom', { score: 20, tier: 'Exercise Normal Caution', region: 'Europe', iso3: 'GBR' }),
  row('IS', 'Iceland', { score: 5, tier: 'Very Safe', region: 'Europe' }),
  row('ST', 'São Tomé and Príncipe', { region: 'Africa' }),
  row('LC', 'Saint Lucia', { score: 20, tier: 'Exercise Normal Caution', region: 'Latin America' }),
  row('TR', 'Türkiye', { score: 52, tier: 'Something New', region: 'Atlantis' }),
  row('AX', 'Åland', { score: 0, tier: 'very safe' }),
];

const codes = (view: Partial<ListView>, lang = 'en') => arranged(COUNTRIES, { ...WHOLE_LIST, ...view }, lang).map(({ iso2 }) => iso2);

describe('the search', () => {
  it.each([
    ['cote', 'CI'],
    ["COTE D'IVOIRE", 'CI'],
    ['cote divoire', 'CI'],
    ['ivoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['UK', 'GB'],
    ['scotland', 'GB'],
    ['gbr', 'GB'],
    ['kingdom united', 'GB'],
    ['sao tome', 'ST'],
    ['principe', 'ST'],
    ['st. lucia', 'LC'],
    ['turkey', 'TR'],
    ['turkiye', 'TR'],
    ['  aland ', 'AX'],
  ])('finds by “%s”', (query, iso2) => {
    expect(codes({ query })).toEqual([iso2]);
  });

  it('finds nothing within a word, and everything by nothing', () => {
    expect(codes({ query: 'kingdom of' })).toEqual([]);
    expect(codes({ query: 'cia' })).toEqual([]);
    expect(codes({ query: ' -' })).toHaveLength(COUNTRIES.length);
  });

  it('takes any text', () => {
    expect(fold('[.*+?^${}()|\\')).toBe('');
    expect(fold('Ελλάδα 日本')).toBe('ελλαδα 日本');
  });
});

describe('the order', () => {
  it('is by name as the language has it, both ways', () => {
    expect(codes({})).toEqual(['AX', 'CI', 'IS', 'LC', 'ST', 'TR', 'GB']);
    expect(codes({}, 'sv').at(-1)).toBe('AX');
    expect(codes({ isDescending: true })).toEqual(['GB', 'TR', 'ST', 'LC', 'IS', 'CI', 'AX']);
  });

  it('is by score, equals by name, unknown last both ways', () => {
    expect(codes({ sort: 'score' })).toEqual(['AX', 'IS', 'LC', 'GB', 'CI', 'TR', 'ST']);
    expect(codes({ sort: 'score', isDescending: true })).toEqual(['TR', 'CI', 'LC', 'GB', 'IS', 'AX', 'ST']);
  });

  it('is by the place of the tier among the five, whatever the score; words of no tier are unknown', () => {
    expect(codes({ sort: 'tier' })).toEqual(['AX', 'IS', 'LC', 'GB', 'CI', 'ST', 'TR']);
    expect(codes({ sort: 'tier', isDescending: true })).toEqual(['CI', 'LC', 'GB', 'AX', 'IS', 'ST', 'TR']);
  });
});

describe('the counts', () => {
  it('are of regions, the seven first, others as sent', () => {
    expect(regionCounts(COUNTRIES)).toEqual([
      ['Europe', 2],
      ['Africa', 2],
      ['Latin America', 1],
      ['Atlantis', 1],
    ]);
  });

  it('are of tiers, the five first, then others as sent, then none', () => {
    expect(tierCounts(COUNTRIES)).toEqual([
      ['Very Safe', 2],
      ['Exercise Normal Caution', 2],
      ['Exercise Increased Caution', 0],
      ['High Risk', 1],
      ['Do Not Travel', 0],
      ['Something New', 1],
      [undefined, 1],
    ]);
  });
});
