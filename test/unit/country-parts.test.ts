import { describe, expect, it } from 'vitest';
import { decode } from '../support/country.js';
import { localize, strings } from '../support/english.js';

const advisory = (advisories: object) => decode({ advisories }).advisories;

it('takes the fields of an advisory for no governments', () => {
  const country = decode({ advisories: { uk: 'Some risk.', updated: '2026-05-20', level: 3 } });
  expect(country.advisories.map(({ government }) => government)).toEqual(['uk']);
  expect(country.sent.advisories).toEqual([
    { key: 'updated', value: '2026-05-20' },
    { key: 'level', value: '3' },
  ]);
});

describe('the breakdown of a country', () => {
  const breakdown = (sent: object) => decode({ breakdown: sent }).breakdown;

  it.each([
    [3, { score: 3 }],
    ['4', { score: 4 }],
    [
      { score: 3, label: 'Moderate', notes: 'Sample.' },
      { score: 3, label: 'Moderate', notes: 'Sample.' },
    ],
    [{ score: '4' }, { score: 4 }],
    [{ rating: 2 }, { score: 2 }],
    [{ level: 5, label: 'EXTREME' }, { score: 5 }],
    [{ label: 'High' }, { score: undefined, label: 'High' }],
    ['High', { score: undefined, label: 'High' }],
    [localize(strings.ratingOf, { level: 3 }), { score: undefined, label: localize(strings.ratingOf, { level: 3 }) }],
    ['3/5', { score: undefined, label: '3/5' }],
    [3.5, { score: undefined, label: '3.5' }],
    ['Elevated', { score: undefined, label: 'Elevated' }],
    [
      { score: 1, label: 'Extreme' },
      { score: undefined, label: 'Extreme', details: [{ key: 'score', value: '1' }] },
    ],
    [
      { score: 4, label: 'Elevated' },
      { score: undefined, label: 'Elevated', details: [{ key: 'score', value: '4' }] },
    ],
    [9, { score: undefined, label: '9' }],
    [
      { score: 3, max: 10 },
      { score: undefined, label: '3', details: [{ key: 'max', value: '10' }] },
    ],
    [
      { score: 3, scale: '1-10' },
      { score: undefined, label: '3' },
    ],
    [[3], { score: undefined, label: '3', details: [] }],
  ])('reads %o', (sent, rating) => {
    expect(breakdown({ crime: sent })[0]).toMatchObject({ category: 'crime', ...rating });
  });

  it.each([null, {}, [], '', { score: null }])('has no rating in %o', (sent) => {
    expect(breakdown({ crime: sent, health: 2 })[0]).toEqual({ category: 'crime', score: undefined, label: undefined, notes: undefined, details: [] });
  });

  it('has the six categories by the words of the contract, and others as sent', () => {
    const { breakdown: ratings, sent } = decode({ breakdown: { maritime: 2, infrastructure: 1, CRIME: 3, 'Civil-Unrest': 4, health: 2, naturalDisasters: 1 } });
    expect(ratings.map(({ category, score }) => [category, score])).toEqual([
      ['crime', 3],
      ['health', 2],
      ['civil-unrest', 4],
      ['infrastructure', 1],
    ]);
    expect(sent.breakdown).toEqual([
      { key: 'maritime', value: '2' },
      { key: 'naturalDisasters', value: '1' },
    ]);
  });

  it.each([
    { crime: 7 },
    { crime: 0 },
    { crime: { score: 7 } },
    { maritime: 8 },
    { scale: 10 },
    { scale: '1-10' },
    { crime: '7/10' },
    { crime: { score: 3, out_of: 10 } },
  ])('is bare numbers beside a value of another scale: %j', (other) => {
    const ratings = breakdown({ health: 3, terrorism: { score: 4, label: 'High' }, ...other });
    expect(ratings.map(({ score }) => score)).toEqual(ratings.map(() => undefined));
    expect(ratings.find(({ category }) => category === 'health')).toMatchObject({ label: '3' });
  });
});

describe('the advice to a country', () => {
  it.each([
    ['uk', 'uk'],
    ['fcdo', 'uk'],
    ['gb', 'uk'],
    ['uk_fcdo', 'uk'],
    ['us', 'us'],
    ['us_state', 'us'],
    ['state', 'state'],
    ['usa', 'us'],
    ['UK', 'UK'],
    ['de', 'de'],
    ['new_zealand', 'new_zealand'],
  ])('of %s is that of %s', (name, government) => {
    expect(advisory({ [name]: { text: 'See our advice' } })).toMatchObject([{ government, text: 'See our advice' }]);
  });

  it('of a government known by two names is shown under both', () => {
    expect(advisory({ fcdo: { text: 'Two' }, uk: { text: 'One' } })).toMatchObject([
      { government: 'uk', text: 'One' },
      { government: 'fcdo', text: 'Two' },
    ]);
  });

  it('of the two comes first, then that of others', () => {
    const sent = { de: { text: 'c' }, us: { text: 'b' }, uk: { text: 'a' } };
    expect(advisory(sent).map(({ government }) => government)).toEqual(['uk', 'us', 'de']);
  });

  it.each(['text', 'alert', 'alert_text', 'summary', 'message'])('is in %s', (name) => {
    expect(advisory({ uk: { [name]: 'See our advice' } })).toMatchObject([{ text: 'See our advice', details: [] }]);
  });

  it('may be a word alone', () => {
    expect(advisory({ uk: 'See our advice' })).toMatchObject([{ text: 'See our advice' }]);
  });

  it.each([
    [2, '2'],
    ['2', '2'],
    ['Teilreisewarnung', 'Teilreisewarnung'],
    [0, '0'],
    [99, '99'],
  ])('has the level %o', (level, shown) => {
    expect(advisory({ us: { level } })).toMatchObject([{ level: shown }]);
  });

  it.each(['updated', 'updated_at', 'date', 'last_updated'])('is dated in %s', (name) => {
    expect(advisory({ uk: { text: 'a', [name]: '2026-05-01' } })).toMatchObject([{ updated: Date.parse('2026-05-01T12:00:00Z'), details: [] }]);
  });

  it.each([
    ['2026-05-01', '2026-05-01T12:00:00Z'],
    ['2026-05-01T10:30:00Z', '2026-05-01T10:30:00Z'],
    ['2026-05-01t10:30:00z', '2026-05-01T10:30:00Z'],
    ['2026-05-01T10:30:00.123456Z', '2026-05-01T10:30:00.123Z'],
    ['2026-05-01T10:30:00+02:00', '2026-05-01T08:30:00Z'],
    ['2024-02-29', '2024-02-29T12:00:00Z'],
    ['2026-05-01 10:00:00', '2026-05-01T10:00:00Z'],
  ])('is dated %s', (updated, meant) => {
    expect(advisory({ uk: { text: 'a', updated } })[0]?.updated).toBe(Date.parse(meant));
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-05-00',
    '2026-05-01T25:00:00Z',
    '2026-05-01T10:61:00Z',
    '20 nov',
    'May 2026',
    'yesterday',
    '2026',
    '2026-05-01T10:30Z',
    '2026-05-01T10:00:00+0200',
    '2026-05-01T24:00:00Z',
    '20260501T100000Z',
    'Fri, 01 May 2026 10:00:00 GMT',
    '1748772000',
    1_748_772_000_000,
    null,
    {},
  ])('is not dated %o: engines differ, and a wrong date is worse than none', (updated) => {
    expect(advisory({ uk: { text: 'a', updated } })[0]?.updated).toBeUndefined();
  });

  it('leads to the page in its url', () => {
    expect(advisory({ uk: { text: 'a', url: 'https://www.gov.uk/a b' } })).toMatchObject([{ url: 'https://www.gov.uk/a%20b', details: [] }]);
  });

  it.each(['javascript:alert(1)', 'not a url', '/relative', '//evil.example', 'data:text/html,x', 7, null])('leads nowhere with %o', (url) => {
    expect(advisory({ uk: { text: 'a', url } })[0]?.url).toBeUndefined();
  });

  it.each([null, {}, [], '', { text: '' }, { level: null }, '\u200b'])('is left out when there is none in it: %o', (sent) => {
    expect(advisory({ uk: sent })).toEqual([]);
  });

  it('keeps what else is said', () => {
    const sent = { text: 'a', entry_rules: 'Visa', valid: true, number: 3, nested: { a: 1 }, list: [1], none: null };
    expect(advisory({ uk: sent })[0]?.details).toEqual([
      { key: 'entry_rules', value: 'Visa' },
      { key: 'valid', value: 'yes' },
      { key: 'number', value: '3' },
      { key: 'nested.a', value: '1' },
      { key: 'list', value: '1' },
    ]);
  });

  it('keeps no more than two hundred further things, and says that there are more', () => {
    const sent = Object.fromEntries(Array.from({ length: 5000 }, (_, number) => [`key_${number}`, 'value']));
    const details = advisory({ uk: sent })[0]?.details;
    expect(details).toHaveLength(201);
    expect(details?.at(-1)?.value).toBe('…');
  });
});
