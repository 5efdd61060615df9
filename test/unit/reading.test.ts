import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeIncident } from '../../src/api/incident-decode.js';
import { decodeMethodology } from '../../src/api/methodology.js';
import { SECTIONS } from '../../src/model/country.js';
import { decode, leaves, shownCard, shownComparison } from '../support/country.js';

/** Names a server might well use, ours among them. */
const NAMES = [
  'level',
  'Level',
  'text',
  'alertText',
  'summary',
  'notes',
  'note',
  'label',
  'name',
  'title',
  'source',
  'url',
  'updated',
  'value',
  'score',
  'rating',
  'tier',
];
const MORE = [
  'uk',
  'us',
  'fcdo',
  'usState',
  'Germany',
  'crime',
  'civilUnrest',
  'maritime',
  'government',
  'country',
  'key',
  'id',
  'category',
  'legal',
  'social',
  'rank',
];
const LAST = ['currency', 'tap_water', 'plugTypes', 'GPI_rank', 'weight', 'description', 'range', 'min', 'max', 'entry_rules', '__proto__', 'constructor', ''];

const name = fc.constantFrom(...NAMES, ...MORE, ...LAST);
/** A value that can be told from all others, wherever it turns up. */
const told = fc.integer({ min: 100_000, max: 999_999 });
const word = fc.oneof(
  told.map((number) => `word ${number}`),
  told.map((number) => `Travellers are asked to read sentence ${number}.`),
  told,
);
const { any: anything } = fc.letrec<{ any: unknown; list: unknown; object: unknown }>((tie) => ({
  any: fc.oneof({ depthSize: 'small', withCrossShrink: true }, word, fc.constantFrom(null, true, false, '', 0, 3, 'High', 'n/a'), tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(name, tie('any'), { maxKeys: 5 }),
}));

const PARTS = ['breakdown', 'advisories', 'drug_law', 'lgbtq', 'womens_safety', 'peace_index', 'quick_facts'] as const;

/** The values of the generator that were sent, at most as deep as is read. */
function sent(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'object' && value !== null) return depth > 4 ? [] : Object.values(value).flatMap((one) => sent(one, depth + 1));
  const found = /\d{6}/.exec(String(value));
  return found ? [found[0]] : [];
}

/** Those of them that a reader could not find. A text of more than a thousand characters is cut, and says so with an ellipsis. */
function lost(from: unknown, model: unknown): readonly string[] {
  const all = leaves(model).join('\n');
  if (all.includes('…')) return [];
  return sent(from).filter((one) => !all.includes(one));
}

describe('whatever is sent', () => {
  it.each(PARTS)('as %s is found in what is read', (part) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(lost(value, decode({ [part]: value }))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('as a field of a country that nobody knows is found in what is read', () => {
    fc.assert(
      fc.property(fc.dictionary(name, anything, { maxKeys: 4 }), (fields) => {
        expect(lost({ ...fields, name: undefined }, decode({ ...fields, name: 'Japan' }))).toEqual([]);
      }),
    );
  });

  it('of an incident is found in what is read', () => {
    fc.assert(
      fc.property(fc.dictionary(name, anything, { maxKeys: 6 }), (fields) => {
        expect(lost(fields, decodeIncident({ ...fields, headline: 'Road closed' }))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['components', 'tiers', 'sources', 'review_cadence', 'composite'])('as %s of the methodology is found in what is read', (part) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(lost(value, decodeMethodology({ sources: ['One'], ...(part === 'sources' ? { scale: '0-100' } : {}), [part]: value }))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  /** What a reader of a page finds of it; numbers without their separators. */
  const expectOnPage = (read: object, shown: string): void => {
    const page = shown.replaceAll(/(\d),(?=\d)/g, '$1');
    expect(page).not.toMatch(/undefined|\[object|NaN|null/);
    const told = leaves(read).flatMap((leaf) => /\d{6}/.exec(String(leaf))?.[0] ?? []);
    if (!page.includes('…')) expect(told.filter((one) => !page.includes(one))).toEqual([]);
  };

  const fields = fc.record(Object.fromEntries(PARTS.map((part) => [part, anything])), { requiredKeys: [] });

  it('of a country is on its card, without a word of the program', () => {
    fc.assert(
      fc.property(fields, (sent) => {
        const country = decode(sent);
        // A women's-safety rating is not shown without its notes, nor is what came with it.
        expectOnPage({ ...country, womensSafety: country.womensSafety?.notes ? country.womensSafety : undefined }, shownCard(country, ...SECTIONS));
      }),
      { numRuns: 1000 },
    );
  });

  it('of what a comparison shows is in it', () => {
    fc.assert(
      fc.property(fields, (sent) => {
        const country = decode(sent);
        expectOnPage([country.breakdown, country.advisories, country.quickFacts], shownComparison(country));
      }),
      { numRuns: 500 },
    );
  });

  it('of JSON is read without a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...PARTS, 'summary', 'risk_score', 'risk_tier', 'name', 'region'), (value, part) => {
        decode({ [part]: value });
        decodeIncident({ title: 'Road closed', [part]: value, severity: value, category: value, status: value, occurred_at: value, source: value });
        decodeMethodology({ scale: '0-100', components: value, tiers: value, sources: value, composite: value });
      }),
      { numRuns: 1000 },
    );
  });

  it('does not look safe where nobody knows it', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const country = decode({ risk_score: value, risk_tier: value, breakdown: { crime: value } });
        if (![0, 3].includes(value as number)) expect(country.score).toBeUndefined();
        for (const { score } of country.breakdown) expect([undefined, 3, 4]).toContain(score);
        const incident = decodeIncident({ title: 'Road closed', severity: value, status: value });
        expect([undefined, 3, 4]).toContain(incident?.severity);
        expect(incident?.resolved).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
