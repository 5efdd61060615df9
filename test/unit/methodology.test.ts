import { describe, expect, it } from 'vitest';
import type { WireRecord } from '../../src/api/decode.js';
import { decodeMethodology } from '../../src/api/methodology.js';
import { isMisnumbered, shares, tierRanges } from '../../src/model/methodology.js';
import { methodologyView } from '../../src/ui/methodology.js';
import { english } from '../support/english.js';
import { markupOf } from '../support/template.js';

const part = (name: string, weight?: number) => ({ name, weight, details: [] });

describe('the weights as parts of a whole', () => {
  const sizes = (...weights: readonly (number | undefined)[]) =>
    shares(weights.map((weight, index) => part(String(index), weight))).map(({ start, size }) => [start, size].map((value) => Number(value.toFixed(4))));

  it('are those of the contract', () => {
    expect(sizes(0.5, 0.3, 0.15, 0.05)).toEqual([
      [0, 0.5],
      [0.5, 0.3],
      [0.8, 0.15],
      [0.95, 0.05],
    ]);
  });

  it('leave room for what has no weight', () => {
    expect(sizes(0.5, undefined, 0.15)).toEqual([
      [0, 0.5],
      [0.5, 0.15],
    ]);
    expect(sizes(0, 0)).toEqual([]);
    expect(sizes()).toEqual([]);
  });

  it('are none where they are no parts of 1', () => {
    expect([sizes(50, 30, 15, 5), sizes(0.8, 0.8), sizes(0.5, -0.1)]).toEqual([[], [], []]);
  });
});

/** The methodology decoded from a response. */
const methodologyIn = (json: object) => decodeMethodology(json as WireRecord)?.data;

describe('a methodology answer', () => {
  it('is read as the contract has it, ranges as sent', () => {
    const found = methodologyIn({
      composite: { formula: '0.50 * editorial', renormalised_when_missing: true, scale: '0-100', version: 2 },
      components: { live: { weight: 0.05, description: 'Incidents.' }, editorial: { weight: '50%', owner: 'Desk' } },
      tiers: [
        { range: '0–17', label: 'Very Safe', level: 1 },
        { range: '18-34', label: 'Exercise Normal Caution', level: 2, colour: 'blue' },
      ],
      sources: ['One', { name: 'Two', url: 'https://two.example/' }],
      review_cadence: { advisories: 'daily', peace_index: 'yearly' },
      licence: 'CC BY 4.0',
      attribution: 'Publisher',
      docs: 'https://publisher.example/method',
      changelog: 'May 2026',
    });
    expect(found).toMatchObject({
      formula: '0.50 * editorial',
      isRenormalised: true,
      scale: '0-100',
      licence: 'CC BY 4.0',
      docs: 'https://publisher.example/method',
    });
    expect(found?.components.map(({ name, weight }) => [name, weight])).toEqual([
      ['editorial', undefined],
      ['live', 0.05],
    ]);
    expect(found?.components[0]?.details).toEqual([
      { key: 'weight', value: '50%' },
      { key: 'owner', value: 'Desk' },
    ]);
    expect(found?.tiers.map(({ range, level }) => [range, level])).toEqual([
      ['0–17', 1],
      ['18-34', 2],
    ]);
    expect(found?.tiers[1]?.details).toEqual([{ key: 'colour', value: 'blue' }]);
    expect(found?.sources).toEqual(['One', 'name: Two, url: https://two.example/']);
    expect(found?.cadence).toEqual([
      { key: 'advisories', value: 'daily' },
      { key: 'peace_index', value: 'yearly' },
    ]);
    expect(found?.details).toEqual([
      { key: 'version', value: '2' },
      { key: 'changelog', value: 'May 2026' },
    ]);
  });

  it('has what has another type under the title of its part', () => {
    const found = methodologyIn({
      composite: 'A weighted sum',
      components: [{ name: 'authority', weight: 30 }],
      tiers: { 'Very Safe': '0-17' },
      sources: 'One source',
      review_cadence: 'Every week',
    });
    expect(found).toMatchObject({ components: [], tiers: [], sources: [], cadence: [] });
    expect(found?.details).toEqual([{ key: 'composite', value: 'A weighted sum' }]);
    expect(found?.sent).toEqual({
      components: [{ key: '1', value: 'name: authority, weight: 30' }],
      tiers: [{ key: 'Very Safe', value: '0-17' }],
      sources: [{ key: '', value: 'One source' }],
      cadence: [{ key: '', value: 'Every week' }],
    });
  });

  it.each([
    { label: 'Very Safe', level: 5 },
    { label: 'Do Not Travel', level: 1 },
  ])('has a tier that is misnumbered in no colour: %j', (band) => {
    expect(isMisnumbered({ ...band, details: [] })).toBe(true);
    expect(tierRanges([{ ...band, range: '0-100', details: [] }])).toBeUndefined();
  });

  it('has no tier in a range that was not sent', () => {
    const drawn = (...ranges: readonly string[]) => {
      const tiers = ranges.map((range) => ({ range, label: 'Very Safe' }));
      const markup = markupOf(methodologyView(methodologyIn({ tiers })!, undefined, english, 0));
      return [...markup.matchAll(/class="range [^>]*width="(\d+)%"/g)].map(([, width]) => Number(width));
    };
    expect(drawn('0-17', '18-100')).toEqual([18, 82]);
    expect(drawn('0-20', '20-100')).toEqual([20, 80]);
    expect(drawn('0-17', '60-99')).toEqual([17, 39]);
  });

  it.each([null, 0, '', 'text', true, [], {}, [null], { x: null }, Number.NaN])('takes %j in any place', (odd) => {
    for (const name of ['composite', 'components', 'tiers', 'sources', 'review_cadence', 'licence', 'attribution', 'docs']) {
      expect(JSON.stringify(methodologyIn({ composite: { formula: 'f' }, [name]: odd }) ?? '')).not.toMatch(/null|NaN|object/);
    }
    for (const name of ['formula', 'renormalised_when_missing', 'scale'])
      expect(() => methodologyIn({ composite: { [name]: odd }, sources: ['One'] })).not.toThrow();
    expect(() => methodologyIn({ components: { live: odd }, tiers: [odd], sources: [odd], review_cadence: { live: odd } })).not.toThrow();
  });

  it('is none where nothing says how the score is made', () => {
    for (const sent of [
      {},
      { licence: 'CC BY 4.0', attribution: 'Publisher' },
      { incidents: [] },
      { incidents: 'text' },
      { composite: null, components: {}, tiers: [] },
    ]) {
      expect(methodologyIn(sent)).toBeUndefined();
    }
  });

  it('has no link that is none', () => {
    expect(methodologyIn({ sources: ['One'], docs: 'javascript:alert(1)' })?.docs).toBeUndefined();
  });
});
