import { describe, expect, it } from 'vitest';
import { differingLevels, type Advisory } from '../../src/model/country.js';
import { sections } from '../../src/ui/country-profile.js';
import { titledBelow } from '../../src/ui/sections.js';
import { decode } from '../support/country.js';
import { english, localize, strings } from '../support/english.js';
import { textOf } from '../support/template.js';

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
    [{ max_sentence: '5 years' }, { rating: undefined, notes: undefined, details: [{ key: 'max_sentence', value: '5 years' }] }],
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
      {
        rank: undefined,
        score: undefined,
        details: [
          { key: 'rank', value: '1.5' },
          { key: 'score', value: '1e3' },
          { key: 'region', value: 'Asia' },
        ],
      },
    ],
  ])('has the peace index %o', (peace_index, peaceIndex) => {
    expect(decode({ peace_index }).peaceIndex).toMatchObject(peaceIndex);
  });

  it.each([{ rank: 0 }, { year: 2025 }, { rank: null }])('has no peace index without rank and score: %o', (peace_index) => {
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
      { key: 'emergency_number', value: '112' },
    ]);
  });

  it.each([
    [{ plug_types: ['A', 'B', null, 7, {}] }, 'plug-type', 'A, B, 7'],
    [{ plug_types: 'A, B' }, 'plug-type', 'A, B'],
    [{ timezone: 'UTC+9' }, 'time-zone', 'UTC+9'],
    [{ driving_side: 'left' }, 'drive-side', 'left'],
    [{ voltage: 100 }, 'voltage', '100'],
    [{ tap_water: true }, 'tap-water', 'yes'],
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

const advice = (government: string, level?: string): Advisory => ({ government, level, details: [] });

/** What a full profile says of the advice with these levels. */
function adviceText(uk: string | undefined, us: string | undefined): string {
  const advised = decode({ advisories: { uk: { level: uk, text: 'Some.' }, us: { level: us, text: 'Other.' } } });
  return textOf(sections.advisories?.(advised, english, { titled: titledBelow(0, ''), absent: () => '', credit: {}, level: 0 }));
}

describe('where the UK and the US advise differently', () => {
  it('are two different numbers', () => {
    expect(differingLevels([advice('uk', '2'), advice('us', '3')])).toEqual({ uk: 2, us: 3 });
  });

  it('is one number beside advice that has none', () => {
    expect(differingLevels([advice('uk'), advice('us', '3')])).toEqual({ uk: undefined, us: 3 });
    expect(differingLevels([{ ...advice('uk'), details: [{ key: 'stage', value: '2' }] }, advice('us', '3')])).toBeUndefined();
    expect(differingLevels([advice('us'), advice('uk', '1')])).toEqual({ uk: 1, us: undefined });
  });

  it('cannot be told from equal numbers, from words, from numbers that are no levels, or where one of them does not advise', () => {
    expect(differingLevels([advice('uk', '3'), advice('us', '3')])).toBeUndefined();
    expect(differingLevels([advice('uk', 'See our advice'), advice('us', '3')])).toBeUndefined();
    expect(differingLevels([advice('uk', '99'), advice('us', '3')])).toBeUndefined();
    expect(differingLevels([advice('uk'), advice('us')])).toBeUndefined();
    expect(differingLevels([advice('us', '3'), advice('de', '2')])).toBeUndefined();
    expect(differingLevels([])).toBeUndefined();
  });

  it('is said without making one scale of two', () => {
    const { levelsDiffer, levelOnlyUs, levelOnlyUk } = strings;
    expect(adviceText('2', '3')).toContain(localize(levelsDiffer, { us: 3, uk: 2 }));
    expect(adviceText(undefined, '3')).toContain(localize(levelOnlyUs, { us: 3 }));
    expect(adviceText('1', undefined)).toContain(localize(levelOnlyUk, { uk: 1 }));
    for (const text of [levelsDiffer, levelOnlyUs, levelOnlyUk]) expect(adviceText('3', '3')).not.toContain(localize(text, { us: 3, uk: 3 }));
  });
});
