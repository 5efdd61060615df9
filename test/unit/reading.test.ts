import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { words } from '../../src/api/fields.js';
import { decodeIncident } from '../../src/api/incident-decode.js';
import { decodeMethodology } from '../../src/api/methodology.js';
import { SECTIONS } from '../../src/model/country.js';
import { decode, leaves, shownCard, shownComparison } from '../support/country.js';
import { strings } from '../support/english.js';
import { incidentPage } from '../support/incident.js';
import { methodologyPage } from '../support/methodology.js';
import { anything, COUNTRY_PARTS, incidentFields, lostFrom, METHODOLOGY_PARTS, methodologyFields, name, tokensOf } from '../support/random-answers.js';

/** What a reader could not find of what was sent, in what is read of it. */
const lost = (sent: unknown, model: unknown): readonly string[] => lostFrom(sent, leaves(model).join('\n'));

const WORDS_OF_THE_PROGRAM = /undefined|\[object|NaN|null/;

/** What is said only where none of these fields was sent. */
const ABSENCES: readonly (readonly [sentence: string, fields: readonly string[]])[] = [
  [strings.timeUnknown, ['occurred_at']],
  [strings.severityUnknown, ['severity']],
  [strings.placeUnknown, ['city', 'country_iso']],
  [strings.reporterUnknown, ['source']],
  [strings.categories.unclassified, ['category']],
];

// Thousands of answers take as long as the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

describe('whatever is sent', () => {
  it.each(COUNTRY_PARTS)('as %s is found in what is read', (part) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(lost(value, decode({ [part]: value }))).toEqual([]);
      }),
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
    );
  });

  it.each(METHODOLOGY_PARTS)('as %s of the methodology is found in what is read', (part) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(lost(value, decodeMethodology({ sources: ['One'], ...(part === 'sources' ? { scale: '0-100' } : {}), [part]: value }))).toEqual([]);
      }),
    );
  });

  it('of an incident is in its open row, and nothing sent is called absent', () => {
    fc.assert(
      fc.property(incidentFields, (fields) => {
        const incident = decodeIncident({ headline: 'Road closed', ...fields });
        const page = incident ? incidentPage(incident) : '';
        expect(page).not.toMatch(WORDS_OF_THE_PROGRAM);
        // The id tells reports apart, and is for no reader.
        expect(lostFrom({ ...fields, id: undefined }, page)).toEqual([]);
        for (const [absence, names] of ABSENCES) {
          const sent = Object.entries(fields).filter(([field]) => names.includes(field));
          // A deliberate exception: what stands for nothing is said in our own words.
          if (sent.some(([, value]) => words(value) && value !== 'n/a')) expect(page).not.toContain(absence);
        }
      }),
    );
  });

  it('of the methodology is on its page', () => {
    fc.assert(
      fc.property(methodologyFields, (fields) => {
        const methodology = decodeMethodology(fields);
        const page = methodology ? methodologyPage(methodology) : '';
        expect(page).not.toMatch(WORDS_OF_THE_PROGRAM);
        expect(lostFrom(fields, page)).toEqual([]);
      }),
    );
  });

  /** What a reader of a page finds of it. */
  const expectOnPage = (read: object, shown: string): void => {
    expect(shown).not.toMatch(WORDS_OF_THE_PROGRAM);
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
    );
  });

  it.each([
    ['summary', 'summary'],
    ['breakdown', 'breakdown'],
    ['drug_law', 'drug-law'],
    ['lgbtq', 'lgbtq'],
    ['womens_safety', 'womens-safety'],
    ['peace_index', 'peace-index'],
  ] as const)('as %s is not called absent', (part, section) => {
    fc.assert(
      fc.property(anything, (value) => {
        // A bare yes or no says nothing of these, and no country has the rank 0.
        if (tokensOf(value).length) expect(shownCard(decode({ [part]: value }), section)).not.toContain(strings.notInData);
      }),
    );
  });

  it('as advice is not called absent where it is that of the UK or the US, or nobody can tell', () => {
    const sent = anything.filter((value) => tokensOf(value).length > 0);
    fc.assert(
      fc.property(sent, sent, (uk, us) => {
        expect(shownCard(decode({ advisories: { uk, us } }), 'advisories')).not.toContain(strings.noAdvisory);
      }),
    );
  });

  it('of what a comparison shows is in it', () => {
    fc.assert(
      fc.property(fields, (sent) => {
        const country = decode(sent);
        expectOnPage([country.breakdown, country.advisories, country.quickFacts, country.details], shownComparison(country));
      }),
    );
  });

  it('of JSON is read without a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...COUNTRY_PARTS, 'summary', 'risk_score', 'risk_tier', 'name', 'region'), (value, part) => {
        decode({ [part]: value });
        decodeIncident({ title: 'Road closed', [part]: value, severity: value, category: value, status: value, occurred_at: value, source: value });
        decodeMethodology({ scale: '0-100', components: value, tiers: value, sources: value, composite: value });
      }),
    );
  });

  it('does not look safe where nobody knows it', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const country = decode({ risk_score: value, risk_tier: value, breakdown: { crime: value } });
        // In a list or an object it may be the number that was sent, never another.
        if (typeof value !== 'object' && ![0, 3].includes(value as number)) expect(country.score).toBeUndefined();
        if (country.score !== undefined) expect(JSON.stringify(value)).toContain(String(country.score));
        for (const { score } of country.breakdown) expect([undefined, 3, 4]).toContain(score);
        const incident = decodeIncident({ title: 'Road closed', severity: value, status: value });
        expect([undefined, 3, 4]).toContain(incident?.severity);
        expect(incident?.resolved).toBe(false);
      }),
    );
  });
});
