import { describe, expect, it } from 'vitest';
import { anything, seededIntegers, decode, decodeAnswer, leaves } from '../support/country.js';
import { strings } from '../support/english.js';

describe('a country', () => {
  it('has every field of the contract', () => {
    const country = decode({
      iso3: 'JPN',
      name: 'Japan',
      region: 'Asia',
      risk_score: 12,
      risk_tier: 'Very Safe',
      flag: '🇯🇵',
      summary: 'Calm.',
      breakdown: { crime: 1, terrorism: 2, natural_disasters: 4, health: 1, civil_unrest: 1, infrastructure: 5 },
      advisories: { uk: { level: 2, text: 'See our advice', source: 'UK FCDO', url: 'https://www.gov.uk/japan', updated: '2026-05-01' } },
    });
    expect(country).toMatchObject({ iso2: 'JP', iso3: 'JPN', name: 'Japan', region: 'Asia', score: 12, tier: 'Very Safe', flag: '🇯🇵', summary: 'Calm.' });
    expect(country.breakdown.map(({ category, score }) => [category, score])).toEqual([
      ['crime', 1],
      ['terrorism', 2],
      ['natural-disasters', 4],
      ['health', 1],
      ['civil-unrest', 1],
      ['infrastructure', 5],
    ]);
    expect(country.advisories).toEqual([
      {
        government: 'uk',
        level: '2',
        text: 'See our advice',
        source: 'UK FCDO',
        url: 'https://www.gov.uk/japan',
        updated: Date.parse('2026-05-01T12:00Z'),
        isDay: true,
        details: [],
      },
    ]);
  });

  it('needs only its code', () => {
    expect(decodeAnswer({ country: { iso2: 'JP' } })).toMatchObject({
      iso2: 'JP',
      name: 'JP',
      score: undefined,
      tier: undefined,
      breakdown: [],
      advisories: [],
    });
  });

  it.each([
    ['nothing', {}],
    ['null', { country: null }],
    ['a word', { country: 'Japan' }],
    ['no code', { country: { name: 'Japan' } }],
    ['another country', { country: { iso2: 'TH', name: 'Thailand' } }],
    ['three letters', { country: { iso2: 'JPN' } }],
    ['a code in lower case', { country: { iso2: 'jp', name: 'Japan' } }],
    ['the country alone', { iso2: 'JP', name: 'Japan' }],
    ['a list', { country: [{ iso2: 'JP' }] }],
    ['an envelope that the contract does not have', { data: { country: { iso2: 'JP' } } }],
    ['a code that only becomes one', { country: { iso2: 'ﬁ' } }],
    ['nothing at all', null],
  ])('is not taken from %s', (_what, json) => {
    expect(() => decodeAnswer(json)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });

  it.each([
    [0, 0],
    [100, 100],
    ['38', 38],
    [38.5, undefined],
    ['38/100', undefined],
    [`38 ${strings.outOf}`, undefined],
    ['038', undefined],
    ['38.0', 38],
    [-1, undefined],
    [101, undefined],
    [140, undefined],
    ['', undefined],
    [' 38', undefined],
    ['0x10', undefined],
    ['1e1', undefined],
    [null, undefined],
    [true, undefined],
    [[38], undefined],
    [{ score: 38 }, undefined],
    [Number.NaN, undefined],
  ])('with the score %o scores %o: what is no score is not zero', (risk_score, score) => {
    expect(decode({ risk_score }).score).toBe(score);
  });

  it('keeps an unknown tier, region and name as they were sent', () => {
    expect(decode({ risk_tier: 'Reconsider', region: 'Antarctica', name: 'Côte d’Ivoire' })).toMatchObject({
      tier: 'Reconsider',
      region: 'Antarctica',
      name: 'Côte d’Ivoire',
    });
  });

  it.each([null, {}, [], ''])('does without its nested parts when they are %o', (part) => {
    const parts = Object.fromEntries(
      ['breakdown', 'advisories', 'drug_law', 'lgbtq', 'womens_safety', 'peace_index', 'quick_facts'].map((name) => [name, part]),
    );
    const country = decode(parts);
    expect(country).toMatchObject({ breakdown: [], advisories: [], quickFacts: [] });
    expect([country.drugLaw, country.lgbtq, country.womensSafety, country.peaceIndex]).toEqual([undefined, undefined, undefined, undefined]);
  });

  describe('has text that is fit for a page', () => {
    it('without control characters and without marks that turn it round', () => {
      expect(decode({ summary: 'a\u0000\u0007\u001B[31mb\u009F \u202Egnp.exe\u202C \u2066c\u2069' }).summary).toBe('a[31mb gnp.exe c');
    });

    it('on one line', () => {
      expect(decode({ summary: '  a\r\n\tb\u2028c  ' }).summary).toBe('a b c');
    });

    it('of bounded length, cut between characters', () => {
      const { summary, name } = decode({ summary: '🎈'.repeat(200_000), name: 'W'.repeat(200_000) });
      expect(summary).toBe(`${'🎈'.repeat(1000)}…`);
      expect(name).toHaveLength(1001);
    });

    it('or none at all', () => {
      expect(decode({ summary: ' \u0000 ', flag: '', name: '\n' })).toMatchObject({ summary: undefined, flag: undefined, name: 'JP' });
    });

    it('with numeric and the five named entities decoded, once, and markup as the characters it is', () => {
      expect(decode({ summary: '<p>Caf&eacute; &amp; bar</p> 5 &lt; 6 &#8211; &#x201C;safe&#X201d; &amp;lt; &AMP; &#x110000;' }).summary).toBe(
        '<p>Caf&eacute; & bar</p> 5 < 6 – “safe” &lt; &AMP; &#x110000;',
      );
    });

    it.each(['\u200b', '\u00ad\u2060', '\u3164', '\u2800', '\u034f', '&#8203;'])('with something to be seen: %j is none', (summary) => {
      expect(decode({ summary }).summary).toBeUndefined();
    });
  });

  it('gives prototype names no power', () => {
    const json: unknown = JSON.parse(
      '{"country":{"iso2":"JP","risk_tier":"constructor","__proto__":{"summary":"x"},"breakdown":{"__proto__":{"polluted":true},"constructor":3,"toString":2},"advisories":{"__proto__":{"text":"a"},"constructor":"b"},"quick_facts":{"constructor":"x","__proto__":"y","toString":"z","hasOwnProperty":"w"},"drug_law":{"__proto__":"p","constructor":"q"}}}',
    );
    const country = decodeAnswer(json);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(country.summary).toBeUndefined();
    for (const leaf of leaves(country)) expect(['string', 'number', 'undefined']).toContain(typeof leaf);
    expect(country.sent['quick-facts']?.map(({ key }) => key).toSorted()).toEqual(['__proto__', 'constructor', 'hasOwnProperty', 'toString']);
  });

  it('takes nothing from a page that gave all objects something', () => {
    const everything = Reflect.getPrototypeOf({}) as object;
    Object.defineProperty(everything, 'alert_text', { value: 'polluted', configurable: true });
    const { advisories } = decode({ advisories: { uk: { level: 2 } } });
    Reflect.deleteProperty(everything, 'alert_text');
    expect(advisories[0]?.text).toBeUndefined();
  });

  it('is made of words and numbers, whatever was sent', () => {
    const names = [
      'iso2',
      'name',
      'risk_score',
      'risk_tier',
      'summary',
      'breakdown',
      'crime',
      'score',
      'label',
      'notes',
      'advisories',
      'uk',
      'fcdo',
      'state',
      'xx',
    ];
    const more = [
      'text',
      'level',
      'url',
      'updated',
      'drug_law',
      'tier',
      'lgbtq',
      'legal',
      'womens_safety',
      'rating',
      'peace_index',
      'rank',
      'year',
      'quick_facts',
    ];
    const last = ['plug_types', 'time_zone', '__proto__', 'constructor', 'toString', ''];
    const all = [...names, ...more, ...last];
    const next = seededIntegers(11);
    for (let round = 0; round < 500; round += 1) {
      const fields = Object.fromEntries(all.filter(() => next(3) > 0).map((name) => [name, anything(next, all)]));
      const country = decode({ ...fields, iso2: 'JP' });
      for (const leaf of leaves(country)) {
        if (typeof leaf === 'number') expect(Number.isFinite(leaf)).toBe(true);
        else if (leaf !== undefined && leaf !== true) expect(typeof leaf).toBe('string');
        if (typeof leaf === 'string') expect(leaf.length).toBeLessThan(2100);
      }
      for (const { url } of country.advisories) expect(url ?? 'https://').toMatch(/^https?:\/\//);
      for (const { score = 1 } of country.breakdown) expect([1, 2, 3, 4, 5]).toContain(score);
    }
  }, 60_000);
});
