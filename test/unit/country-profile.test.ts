import { describe, expect, it } from 'vitest';
import { QUICK_FACTS } from '../../src/api/country.js';
import { type Advisory } from '../../src/model/country.js';
import { differingLevels } from '../../src/model/advice-levels.js';
import { sections } from '../../src/ui/country-profile.js';
import { titledBelow } from '../../src/ui/sections.js';
import { decode } from '../support/country.js';
import { english, localize, strings } from '../support/english.js';
import { textOf } from '../support/template.js';

describe('the profile of a country', () => {
  it.each([
    [
      { tier: 'severe', summary: 'Sample.' },
      { rating: 'severe', notes: 'Sample.' },
    ],
    [
      { tier: 'severe', notes: 'Sample.' },
      { rating: 'severe', notes: 'Sample.' },
    ],
    [{ tier: 'under review' }, { rating: 'under review', notes: undefined }],
    [{ notes: 'Sample.' }, { rating: undefined, notes: 'Sample.' }],
    [{ max_sentence: '5 years' }, undefined],
  ])('has the drug law %o', (drug_law, drugLaw) => {
    expect(decode({ drug_law }).drugLaw).toEqual(drugLaw);
  });

  it.each([
    [{ legal: 'legal', social: 'moderate', notes: 'Sample.' }],
    [{ legal_status: 'legal', social_acceptance: 'moderate', notes: 'Sample.' }],
    [{ status: 'legal', acceptance: 'moderate', notes: 'Sample.' }],
  ])('has law and acceptance apart: %o', (lgbtq) => {
    expect(decode({ lgbtq }).lgbtq).toEqual({ legal: 'legal', social: 'moderate', notes: 'Sample.' });
  });

  it.each([
    [
      { rating: 'caution', notes: 'Sample.' },
      { rating: 'caution', notes: 'Sample.' },
    ],
    [{ rating: 3 }, undefined],
    [{ tier: 'safe' }, undefined],
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
      { rank: 86, score: 2.02, edition: '2025' },
    ],
    [{ score: -1.5 }, { score: -1.5 }],
    [{ score: 0 }, { score: 0 }],
    [{ rank: 0, score: 1 }, { score: 1 }],
    [{ rank: 1.5, score: '1e3', region: 'Asia' }, undefined],
  ])('has the peace index %o', (peace_index, peaceIndex) => {
    const found = decode({ peace_index }).peaceIndex;
    expect(found).toEqual(peaceIndex);
  });

  it('keeps as sent what it cannot read of a section, and nothing that it could', () => {
    const { sent } = decode({
      drug_law: { tier: 'severe', max_sentence: '5 years' },
      lgbtq: { legal: true, penalty: { years: 10, fine: ['low', 'high'] } },
      peace_index: { rank: 1.5, score: '1e3', region: 'Asia' },
      womens_safety: 3,
      summary: ['One.', 'Two.'],
    });
    expect(sent['drug-law']).toEqual([{ key: 'max_sentence', value: '5 years' }]);
    expect(sent.lgbtq).toEqual([
      { key: 'legal', value: 'yes' },
      { key: 'penalty.years', value: '10' },
      { key: 'penalty.fine', value: 'low, high' },
    ]);
    expect(sent['peace-index']?.map(({ key }) => key)).toEqual(['rank', 'score', 'region']);
    expect(sent['womens-safety']).toEqual([{ key: '', value: '3' }]);
    expect(sent.summary).toEqual([{ key: '', value: 'One., Two.' }]);
  });

  it('has a label for each quick fact, in the same order, because a comparison has a row for each label', () => {
    expect(Object.keys(strings.factNames)).toEqual(Object.keys(QUICK_FACTS));
  });

  it('has the quick facts in the order of the contract, and others as sent', () => {
    const quick_facts = {
      sample_fact: '112',
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
    ]);
    expect(decode({ quick_facts }).sent['quick-facts']).toEqual([{ key: 'sample_fact', value: '112' }]);
  });

  it.each([
    [{ plug_types: ['A', 'B', null, 7] }, 'plug-type', 'A, B, 7'],
    [{ plug_types: 'A, B' }, 'plug-type', 'A, B'],
    [{ timezone: 'UTC+9' }, 'time-zone', 'UTC+9'],
    [{ driving_side: 'left' }, 'drive-side', 'left'],
    [{ voltage: 100 }, 'voltage', '100'],
    [{ tap_water: true }, 'tap-water', 'yes'],
  ])('has the quick fact %o', (quick_facts, key, value) => {
    expect(decode({ quick_facts }).quickFacts).toEqual([{ key, value }]);
  });

  it.each([{ currency: null }, { currency: {} }, { currency: [] }, { currency: '' }, { plug_types: [null] }])('leaves out the quick fact %o', (quick_facts) => {
    expect(decode({ quick_facts }).quickFacts).toEqual([]);
  });
});

const advice = (government: string, level?: string): Advisory => ({ government, level, details: [] });

/** The text of a full profile about advice with these levels. */
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
    for (const text of ['Level 4: Do not travel.', '4', '4 - Do not travel.'])
      expect(differingLevels([{ ...advice('us'), text }, advice('uk', '3')])).toBeUndefined();
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
