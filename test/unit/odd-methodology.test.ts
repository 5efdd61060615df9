import { describe, expect, it } from 'vitest';
import { decodeMethodology } from '../../src/api/methodology.js';
import { localize, strings } from '../support/english.js';
import { methodologyPage } from '../support/methodology.js';

const read = (fields: object) => decodeMethodology({ scale: '0-100', ...fields });

describe('a tier', () => {
  const SAFE = { label: 'Very Safe', range: '0-17' };

  it.each<[string, unknown]>([
    ['a list', [SAFE]],
    ['a map by level', { 1: SAFE }],
    ['a map by level from 0', { 0: SAFE }],
    ['a map by level, its range in two', { 1: { name: 'Very Safe', min: 0, max: 17 } }],
    ['a map by numbered tiers', { tier_1: SAFE }],
    ['a map by numbered levels', { level1: SAFE }],
    ['a map by short names', { T1: { title: 'Very Safe', from: 0, to: 17 } }],
    ['a map by range', { '0-17': 'Very Safe' }],
    ['a map by range to objects', { '0-17': { label: 'Very Safe' } }],
    ['a map by key', { very_safe: SAFE }],
    ['a map by key to ranges', { verySafe: '0-17' }],
    ['a map by name to pairs', { 'Very Safe': [0, 17] }],
    ['a map by name to objects', { 'Very Safe': { range: { min: 0, max: 17 } } }],
    ['a list of maps', [{ 'Very Safe': '0-17' }]],
    ['a list of rows', [['Very Safe', '0-17']]],
    ['a list of rows the other way around', [['0-17', 'Very Safe', 1]]],
    ['a list whose labels are objects', [{ label: { en: 'Very Safe' }, range: '0-17' }]],
    ['a list whose labels are tiers', [{ tier: 'Very Safe', scores: '0-17' }]],
    ['a list whose ranges are objects', [{ label: 'Very Safe', range: { from: 0, to: 17 } }]],
    ['a list with the ends of its scores', [{ label: 'Very Safe', min_score: 0, max_score: 17 }]],
    ['a list with the ends of its scores the other way around', [{ label: 'Very Safe', score_min: 0, score_max: 17 }]],
    ['a list with its ends', [{ label: 'Very Safe', lower: 0, upper: 17 }]],
    ['a list with nothing before it', [null, SAFE]],
    ['a list one object deeper', { items: [SAFE] }],
    ['a text', ['Very Safe: 0-17']],
  ])('has its label and its range where it is sent as %s', (_, tiers) => {
    const found = read({ tiers })?.tiers ?? [];
    expect(found.map(({ label, range }) => [label?.replace(/^very_?safe$/i, 'Very Safe'), range?.replace('–', '-')])).toEqual([['Very Safe', '0-17']]);
    expect(found[0]?.details).toEqual([]);
    const first = localize(strings.aside, { text: localize(strings.tier, { level: 1 }) });
    expect(methodologyPage(read({ tiers }) ?? never()).replaceAll('–', '-')).toContain(`1 Very Safe${first} 0-17`);
  });

  it.each<[unknown, RegExp]>([
    [{ 1: 'Very Safe', 2: 'Exercise Normal Caution' }, /1 Very Safe .*2 Exercise Normal Caution/],
    [{ 1: { title: 'Sehr sicher', range: '0-17' } }, /\? Sehr sicher.*1.* 0-17/],
    [{ 3: '31-50' }, /31-50/],
    [{ Low: { label: 'Very Safe', range: '0-17' } }, /1 Very Safe .*Key Low/],
    [[{ label: 'Very Safe', range: '0-17', colour: 'blue' }], /Colour blue/],
    [[{ label: 'Very Safe', threshold: 17 }], /Threshold 17/],
    [[['Very Safe', '0-17', 1, 'blue']], /Very Safe, 0-17, 1, blue/],
  ])('loses nothing else that was sent: %j', (tiers, said) => {
    expect(methodologyPage(read({ tiers }) ?? never())).toMatch(said);
  });
});

describe('a component', () => {
  it.each<[string, unknown]>([
    ['a map', { editorial: 0.5 }],
    ['a map of objects', { Editorial: { weight: 0.5 } }],
    ['a map whose weights have a unit', { editorial: { weight: { value: 0.5 } } }],
    ['a numbered map', { 1: { name: 'editorial', weight: 0.5 } }],
    ['a numbered map from 0', { 0: { component: 'Editorial', weight: 0.5 } }],
    ['a list', [{ name: 'editorial', weight: 0.5 }]],
    ['a list of factors', [{ factor: 'editorial', weight: 0.5 }]],
    ['a list of pairs', [['editorial', 0.5]]],
    ['a list of maps', [{ editorial: 0.5 }]],
    ['weights in an object', { weights: { editorial: 0.5 } }],
    ['items', { items: [{ name: 'editorial', weight: 0.5 }] }],
    ['data', { data: { editorial: { weight: 0.5 } } }],
  ])('has its weight where it is sent as %s', (_, components) => {
    expect(read({ components })?.components).toMatchObject([{ name: 'editorial', weight: 0.5, details: [] }]);
  });
});

describe('a source', () => {
  it.each<[string, unknown]>([
    ['a list', ['Index']],
    ['a numbered map', { 1: 'Index' }],
    ['a numbered map of objects', { 0: { name: 'Index' } }],
    ['a list of objects', [{ title: 'Index' }]],
    ['a list of names in languages', [{ name: { en: 'Index' } }]],
    ['a list of links that lead nowhere', [{ label: 'Index', href: 'javascript:x' }]],
    ['a list with nothing in it', [null, '', 'Index']],
  ])('has its name where it is sent as %s', (_, sources) => {
    expect(read({ sources })?.sources).toEqual([{ name: 'Index', url: undefined }]);
  });
});

describe('an answer about the methodology', () => {
  it('has its licence in an object', () => {
    expect(read({ license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } })?.licence).toBe('CC BY 4.0');
  });
});

function never(): never {
  throw new Error('It can be read.');
}
