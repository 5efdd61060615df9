import { describe, expect, it } from 'vitest';
import { decode } from '../support/country.js';

describe('the profile of a country', () => {
  it.each([
    [
      { tier: 'severe', summary: 'Sample.' },
      { rating: 'severe', notes: 'Sample.', details: [] },
    ],
    [
      { tier: 'severe', notes: 'Sample.' },
      { rating: 'severe', notes: 'Sample.', details: [] },
    ],
    [{ tier: 'under review' }, { rating: 'under review', notes: undefined, details: [] }],
    [{ notes: 'Sample.' }, { rating: undefined, notes: 'Sample.', details: [] }],
    [{ max_sentence: '5 years' }, { rating: undefined, notes: undefined, details: [{ key: 'max-sentence', value: '5 years' }] }],
  ])('has the drug law %o', (drug_law, drugLaw) => {
    expect(decode({ drug_law }).drugLaw).toEqual(drugLaw);
  });

  it.each([
    [{ legal: 'legal', social: 'moderate', notes: 'Sample.' }],
    [{ legal_status: 'legal', social_acceptance: 'moderate', summary: 'Sample.' }],
    [{ status: 'legal', acceptance: 'moderate', notes: 'Sample.' }],
  ])('has law and acceptance apart: %o', (lgbtq) => {
    expect(decode({ lgbtq }).lgbtq).toEqual({ legal: 'legal', social: 'moderate', notes: 'Sample.', details: [] });
  });

  it.each([
    [
      { rating: 'caution', notes: 'Sample.' },
      { rating: 'caution', notes: 'Sample.', details: [] },
    ],
    [{ rating: 3 }, { rating: '3', notes: undefined, details: [] }],
    [{ tier: 'safe' }, { rating: 'safe', notes: undefined, details: [] }],
  ])('has the women’s safety %o', (womens_safety, womensSafety) => {
    expect(decode({ womens_safety }).womensSafety).toEqual(womensSafety);
  });

  it.each([
    [
      { rank: 86, score: 2.02, year: 2025, total: 163 },
      { rank: 86, score: 2.02, edition: '2025', total: 163 },
    ],
    [
      { rank: '86', score: '2.02', edition: '2025' },
      { rank: 86, score: 2.02, edition: '2025', total: undefined },
    ],
    [{ score: -1.5 }, { rank: undefined, score: -1.5 }],
    [{ score: 0 }, { score: 0 }],
    [
      { rank: 0, score: 1 },
      { rank: undefined, score: 1 },
    ],
    [
      { rank: 1.5, score: '1e3', region: 'Asia' },
      { rank: undefined, score: undefined, details: [{ key: 'region', value: 'Asia' }] },
    ],
  ])('has the peace index %o', (peace_index, peaceIndex) => {
    expect(decode({ peace_index }).peaceIndex).toMatchObject(peaceIndex);
  });

  it.each([{ rank: 0, score: 'n/a' }, { year: 2025 }, { rank: null }])('has no peace index without rank and score: %o', (peace_index) => {
    expect(decode({ peace_index }).peaceIndex).toBeUndefined();
  });

  it('has the quick facts in the order of the contract, and then what nobody foresaw', () => {
    const quick_facts = {
      emergency_number: '112',
      drive_side: 'left',
      time_zone: 'UTC+9',
      calling_code: '+81',
      plug_type: 'A, B',
      voltage: '100 V',
      currency: 'JPY',
      tap_water: 'Safe',
    };
    expect(decode({ quick_facts }).quickFacts).toEqual([
      { key: 'tap-water', value: 'Safe' },
      { key: 'currency', value: 'JPY' },
      { key: 'voltage', value: '100 V' },
      { key: 'plug-type', value: 'A, B' },
      { key: 'calling-code', value: '+81' },
      { key: 'time-zone', value: 'UTC+9' },
      { key: 'drive-side', value: 'left' },
      { key: 'emergency-number', value: '112' },
    ]);
  });

  it.each([
    [{ plug_types: ['A', 'B', null, 7, {}] }, 'plug-type', 'A, B, 7'],
    [{ plug_types: 'A, B' }, 'plug-type', 'A, B'],
    [{ timezone: 'UTC+9' }, 'time-zone', 'UTC+9'],
    [{ driving_side: 'left' }, 'drive-side', 'left'],
    [{ voltage: 100 }, 'voltage', '100'],
    [{ tap_water: true }, 'tap-water', 'true'],
  ])('has the quick fact %o', (quick_facts, key, value) => {
    expect(decode({ quick_facts }).quickFacts).toEqual([{ key, value }]);
  });

  it.each([{ currency: null }, { currency: {} }, { currency: [] }, { currency: '' }, { plug_types: [null, {}] }])(
    'leaves out the quick fact %o',
    (quick_facts) => {
      expect(decode({ quick_facts }).quickFacts).toEqual([]);
    },
  );
});
