import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeIncident } from '../../src/api/incident-decode.js';
import { decodeMethodology } from '../../src/api/methodology.js';
import { SECTIONS } from '../../src/model/country.js';
import { decode, leaves, shownCard, shownComparison } from '../support/country.js';
import { anything, COUNTRY_PARTS, lostFrom, METHODOLOGY_PARTS, name } from '../support/random-answers.js';

/** What a reader could not find of what was sent, in what is read of it. */
const lost = (sent: unknown, model: unknown): readonly string[] => lostFrom(sent, leaves(model).join('\n'));

describe('whatever is sent', () => {
  it.each(COUNTRY_PARTS)('as %s is found in what is read', (part) => {
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

  it.each(METHODOLOGY_PARTS)('as %s of the methodology is found in what is read', (part) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(lost(value, decodeMethodology({ sources: ['One'], ...(part === 'sources' ? { scale: '0-100' } : {}), [part]: value }))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  /** What a reader of a page finds of it. */
  const expectOnPage = (read: object, shown: string): void => {
    expect(shown).not.toMatch(/undefined|\[object|NaN|null/);
    expect(lostFrom(leaves(read), shown)).toEqual([]);
  };

  const fields = fc.record(Object.fromEntries(COUNTRY_PARTS.map((part) => [part, anything])), { requiredKeys: [] });

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
      fc.property(fc.jsonValue(), fc.constantFrom(...COUNTRY_PARTS, 'summary', 'risk_score', 'risk_tier', 'name', 'region'), (value, part) => {
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
