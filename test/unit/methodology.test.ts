import { describe, expect, it } from 'vitest';
import { decodeMethodology } from '../../src/api/methodology.js';
import { shares } from '../../src/model/methodology.js';

const part = (name: string, weight?: number) => ({ name, weight, details: [] });

describe('the weights as parts of a whole', () => {
  const sizes = (...weights: readonly (number | undefined)[]) =>
    shares(weights.map((weight, index) => part(String(index), weight))).map(({ start, size }) => [start, size].map((value) => Number(value.toFixed(4))));

  it('are the same sent as 0.50 and as 50', () => {
    const halves = [
      [0, 0.5],
      [0.5, 0.3],
      [0.8, 0.15],
      [0.95, 0.05],
    ];
    expect(sizes(0.5, 0.3, 0.15, 0.05)).toEqual(halves);
    expect(sizes(50, 30, 15, 5)).toEqual(halves);
  });

  it('leave room for what has no weight', () => {
    expect(sizes(0.5, undefined, 0.15)).toEqual([
      [0, 0.5],
      [0.5, 0.15],
    ]);
    expect(sizes(0, 0)).toEqual([]);
    expect(sizes()).toEqual([]);
  });

  it('never leave the bar', () => {
    expect(sizes(80, 80)).toEqual([
      [0, 0.5],
      [0.5, 0.5],
    ]);
  });
});

describe('a methodology answer', () => {
  it('is read as the contract has it, ranges as sent', () => {
    const found = decodeMethodology({
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
      ['editorial', 50],
      ['live', 0.05],
    ]);
    expect(found?.components[0]?.details).toEqual([{ key: 'owner', value: 'Desk' }]);
    expect(found?.tiers.map(({ range, level }) => [range, level])).toEqual([
      ['0–17', '1'],
      ['18-34', '2'],
    ]);
    expect(found?.tiers[1]?.details).toEqual([{ key: 'colour', value: 'blue' }]);
    expect(found?.sources).toEqual([
      { name: 'One', url: undefined },
      { name: 'Two', url: 'https://two.example/' },
    ]);
    expect(found?.cadence).toEqual([
      { key: 'advisories', value: 'daily' },
      { key: 'peace_index', value: 'yearly' },
    ]);
    expect(found?.details).toEqual([
      { key: 'version', value: '2' },
      { key: 'changelog', value: 'May 2026' },
    ]);
  });

  it('may have other shapes', () => {
    const found = decodeMethodology({
      composite: 'A weighted sum',
      components: [{ name: 'authority', weight: 30 }, { weight: 1 }, null, { name: 'unknown_part', description: 'Text' }],
      tiers: { 'Very Safe': '0-17', Odd: { min: 18, max: 34 }, Pair: { range: [35, 54] } },
      sources: 'One source',
      review_cadence: 'Every week',
    });
    expect(found?.formula).toBe('A weighted sum');
    expect(found?.components.map(({ name }) => name)).toEqual(['authority', 'unnamed', 'unknown-part']);
    expect(found?.tiers.map(({ label, range }) => [label, range])).toEqual([
      ['Very Safe', '0-17'],
      ['Odd', '18–34'],
      ['Pair', '35–54'],
    ]);
    expect(found?.sources).toEqual([{ name: 'One source', url: undefined }]);
    expect(found?.cadence).toEqual([{ key: '', value: 'Every week' }]);
  });

  it.each([null, 0, '', 'text', true, [], {}, [null], { x: null }, Number.NaN])('takes %j in any place', (odd) => {
    for (const name of ['composite', 'components', 'tiers', 'sources', 'review_cadence', 'licence', 'attribution', 'docs']) {
      expect(JSON.stringify(decodeMethodology({ composite: { formula: 'f' }, [name]: odd }) ?? '')).not.toMatch(/null|NaN|object/);
    }
    for (const name of ['formula', 'renormalised_when_missing', 'scale'])
      expect(() => decodeMethodology({ composite: { [name]: odd }, sources: ['One'] })).not.toThrow();
    expect(() => decodeMethodology({ components: { live: odd }, tiers: [odd], sources: [odd], review_cadence: { live: odd } })).not.toThrow();
  });

  it('is none where nothing says how the score is made', () => {
    for (const sent of [
      {},
      { licence: 'CC BY 4.0', attribution: 'Publisher' },
      { incidents: [] },
      { incidents: 'text' },
      { composite: null, components: {}, tiers: [] },
    ]) {
      expect(decodeMethodology(sent)).toBeUndefined();
    }
  });

  it('has no link that is none', () => {
    expect(decodeMethodology({ sources: ['One'], docs: 'javascript:alert(1)' })?.docs).toBeUndefined();
    expect(decodeMethodology({ sources: [{ name: 'One', url: 'data:text/html,x' }] })?.sources).toEqual([{ name: 'One', url: undefined }]);
  });
});
