import { describe, expect, it, vi } from 'vitest';
import { decodeCountryCompact } from '../../src/api/country-compact.js';
import { regionCounts, searchFor } from '../../src/model/country-filter.js';
import { namedCountries } from '../../src/model/country-list.js';
import { tierCounts } from '../../src/model/tier-counts.js';
import { BASE } from '../support/network.js';
import { COUNTRIES, codes, row } from '../support/country-rows.js';

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
    expect(codes({ search: searchFor(query) })).toEqual([iso2]);
  });

  it('finds nothing within a word, and everything by nothing', () => {
    expect(codes({ search: searchFor('kingdom of') })).toEqual([]);
    expect(codes({ search: searchFor('cia') })).toEqual([]);
    expect(codes({ search: searchFor(' -') })).toHaveLength(COUNTRIES.length);
  });

  it('finds by a whole code alone', () => {
    const country = row('QX', 'Nowhere', { iso3: 'QXZ' });
    expect(['q', 'qx', 'qxz', 'x', 'qx qxz nowhere', 'xqxz'].filter((query) => searchFor(query).finds(country))).toEqual(['qx', 'qxz', 'qx qxz nowhere']);
  });

  it('takes any text', () => {
    expect(codes({ search: searchFor('[.*+?^${}()|\\') })).toHaveLength(COUNTRIES.length);
    expect(searchFor('ελλαδα 日').finds({ iso2: 'GR', name: 'Ελλάδα 日本' })).toBe(true);
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

  it('are of the same region however its name is written', () => {
    const written = ['Asia', 'ASIA', 'middle_east', 'Atlantis'].map((region, place) => row(`Q${place}`, 'Nowhere', { region }));
    expect(regionCounts(namedCountries(written, () => undefined))).toEqual([
      ['Asia', 2],
      ['Middle East', 1],
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

  it('are of no tier only without data: a score, or what cannot be read, is data', () => {
    const sent = [row('QA', 'A', { score: 80 }), row('QB', 'B', { unread: { tier: '4' } }), row('QC', 'C')];
    expect(tierCounts(sent).filter(([, count]) => count)).toEqual([
      ['', 2],
      [undefined, 1],
    ]);
  });
});

describe('a row of the list', () => {
  const badge = (json: unknown, iso2 = 'JP') => decodeCountryCompact(BASE, { json, fetchedAt: 0 }, iso2).data;

  it('has every field of the contract', () => {
    const row = { iso2: 'JP', iso3: 'JPN', name: 'Japan', region: 'Asia', risk_score: 12, risk_tier: 'Very Safe', flag: '🇯🇵' };
    const country = { iso2: 'JP', iso3: 'JPN', name: 'Japan', region: 'Asia', score: 12, tier: 'Very Safe', flag: '🇯🇵', details: [] };
    expect(badge({ count: 1, countries: [{ iso2: 'TH' }, row] })).toEqual(country);
    expect(badge({ country: row })).toEqual(country);
  });

  it('is in the answer about its country, whatever list stands beside', () => {
    const country = { iso2: 'JP', name: 'Japan', risk_score: 12 };
    for (const countries of [[], [{ iso2: 'KR', name: 'South Korea' }], [{ ...country, risk_score: 90 }]])
      expect(badge({ country, countries })).toMatchObject({ name: 'Japan', score: 12 });
  });

  it('is not looked for among unknown fields, which would be shown', async () => {
    vi.resetModules();
    const { decodeCountryCompact: decode } = await import('../../src/api/country-compact.js');
    const { hasLeftovers } = await import('../../src/api/decode.js');
    decode(BASE, { json: { countries: [{ iso2: 'JP', name: 'Japan' }] }, fetchedAt: 0 }, 'JP');
    expect(hasLeftovers()).toBe(false);
  });

  it('is found among rows that are none', () => {
    expect(
      badge({ countries: [null, 7, 'JP', [], {}, { name: 'No code' }, { iso2: 'JPN' }, { iso2: 7 }, { iso2: 'jp' }, { iso2: 'JP', name: 'Japan' }] }),
    ).toMatchObject({
      iso2: 'JP',
      name: 'Japan',
    });
  });

  it('is one for each code, with what its rows disagree on as sent', () => {
    const rows = [
      { iso2: 'JP', name: 'Japan', region: 'Asia', risk_score: 12, risk_tier: 'Very Safe' },
      { iso2: 'JP', name: 'Japan again', risk_score: 80, risk_tier: 'Do Not Travel' },
      { iso2: 'JP', name: 'Nippon', risk_score: 12 },
    ];
    const japan = badge({ countries: rows });
    expect(japan).toMatchObject({ name: 'Japan', region: 'Asia', score: undefined, tier: undefined, unread: { tier: 'Very Safe, Do Not Travel' } });
    expect(Object.fromEntries(japan.details?.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({
      'name 2': 'Japan again, Nippon',
      risk_score: '12, 80, 12',
    });
  });

  it('has what only one of its rows says, where the other has nothing to show', () => {
    const [empty, full] = [
      { iso2: 'JP', name: 'Japan', risk_score: {}, risk_tier: '', region: [] },
      { iso2: 'JP', name: 'Japan', risk_score: 12, risk_tier: 'Very Safe', region: 'Asia' },
    ];
    for (const countries of [
      [empty, full],
      [full, empty],
    ])
      expect(badge({ countries })).toEqual(badge({ countries: [full] }));
  });

  it('is not in the dataset when the list does not have it', () => {
    expect(() => badge({ countries: [{ iso2: 'TH' }] })).toThrow(expect.objectContaining({ kind: 'not-found' }) as Error);
  });

  it.each([{}, { countries: null }, [], null, { country: null }, { country: { iso2: 'TH' } }])('cannot be read from %o', (answer) => {
    expect(() => badge(answer)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });

  it('is looked for among the first four hundred, and not called absent beyond them', () => {
    const many = Array.from({ length: 399 }, () => ({ iso2: 'TH' }));
    expect(badge({ countries: [...many, { iso2: 'JP' }] })).toMatchObject({ iso2: 'JP' });
    expect(() => badge({ countries: [...many, { iso2: 'FR' }, { iso2: 'JP' }] })).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });

  it.each([
    { countries: [{ iso2: 'TH' }, {}] },
    { countries: [{ iso2: 'TH' }], count: 180 },
    { countries: [null, { code: 'TH' }] },
    { countries: [], count: 180 },
    { countries: 'none' },
  ])('is never called absent where a row could not be read: %j', (answer) => {
    expect(() => badge(answer)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });
});
