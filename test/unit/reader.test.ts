import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { COUNTRIES, countryDecoder } from '../../src/api/country-compact.js';
import { decodeCountry } from '../../src/api/country.js';
import { decodeOnce, type Decoder } from '../../src/api/decode.js';
import { decodeIncident, feedDecoder } from '../../src/api/incident.js';
import { decodeMethodology } from '../../src/api/methodology.js';
import { RATING_WORDS, RISK_CATEGORIES, SECTIONS, tierLevel, TIERS } from '../../src/model/country.js';
import { INCIDENT_CATEGORIES } from '../../src/model/incident.js';
import { cardOf, decode, leaves, shownCard, shownComparison } from '../support/country.js';
import { strings } from '../support/english.js';
import { incidentPage } from '../support/incident.js';
import { methodologyPage } from '../support/methodology.js';
import {
  anything,
  COUNTRY_PARTS,
  countryFields,
  incidentFields,
  missingFrom,
  METHODOLOGY_PARTS,
  methodologyFields,
  name,
  tokensOf,
} from '../support/random-answers.js';
import { drawn } from '../support/sent.js';
import { markupOf } from '../support/template.js';

// Thousands of responses take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const CODE_WORDS = /undefined|\[object|NaN|null/;
const BASE = 'https://api.example/api/v1';

/** Fails if a page, with everything unfolded, lacks anything that was sent. */
function expectOnPage(sent: unknown, page: string): void {
  expect(missingFrom(sent, page)).toEqual([]);
  expect(page).not.toMatch(CODE_WORDS);
}

/** Places in a response of the contract, each to be filled with any JSON. */
const WHOLE: readonly (readonly [what: string, answer: (json: unknown) => unknown])[] = [
  ['the whole answer', (json) => json],
  ['the country', (json) => ({ country: json })],
  [
    'a part of the country',
    (json) => ({
      country: { iso2: 'JP', ...Object.fromEntries([...COUNTRY_PARTS, 'summary', 'risk_score', 'risk_tier', 'name'].map((part) => [part, json])) },
    }),
  ],
  ['the countries', (json) => ({ countries: json, count: json })],
  ['a row of the countries', (json) => ({ countries: [json, { iso2: 'JP' }, { iso2: 'JP', name: json, risk_score: json }] })],
  ['the feed', (json) => ({ incidents: json, licence: json, attribution: json })],
  [
    'a report',
    (json) => ({ incidents: [json, { title: 'a', id: json, occurred_at: json, severity: json, lat: json, lng: json, status: json, resolved_at: json }] }),
  ],
  ['the methodology', (json) => Object.fromEntries([...METHODOLOGY_PARTS, 'docs'].map((part) => [part, json]))],
  ['what stands beside', (json) => ({ country: { iso2: 'JP' }, countries: [{ iso2: 'JP' }], incidents: [{ title: 'a' }], beside: json })],
];

describe.each(WHOLE)('any JSON as %s', (_, answerOf) => {
  it('is read without a fault, and made of words and numbers', () => {
    const decoders: readonly Decoder<unknown>[] = [COUNTRIES, countryDecoder('JP'), feedDecoder(50), { name: 'methodology', decode: decodeMethodology }];
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anything), (json) => {
        const answer: unknown = JSON.parse(JSON.stringify(answerOf(json)));
        for (const decoder of decoders) {
          for (const leaf of leaves(decodeOnce(answer, decoder))) expect(['string', 'number', 'boolean', 'undefined']).toContain(typeof leaf);
        }
        try {
          const { data } = decodeCountry(BASE, { json: answer, fetchedAt: 0 }, 'JP');
          shownCard(data, ...SECTIONS);
          shownComparison(data);
        } catch (error) {
          expect(error).toMatchObject({ kind: 'bad-response' });
        }
      }),
    );
  });
});

describe('every word that is sent', () => {
  it.each(COUNTRY_PARTS.filter((part) => part !== 'womens_safety'))('as %s is on the page of the country', (part) => {
    fc.assert(
      fc.property(anything, (value) => {
        expectOnPage(value, shownCard(decode({ [part]: value }), ...SECTIONS));
      }),
    );
  });

  it('with notes as women’s safety is on the page of the country', () => {
    fc.assert(
      fc.property(fc.dictionary(name, anything, { maxKeys: 4 }), (fields) => {
        const womens_safety = { ...fields, notes: 'Stay in groups.' };
        expectOnPage(womens_safety, shownCard(decode({ womens_safety }), ...SECTIONS));
      }),
    );
  });

  it('in a country, known fields and unknown ones, is on its page', () => {
    fc.assert(
      fc.property(countryFields, (fields) => {
        const { womens_safety: _, ...others } = fields as Record<string, unknown>;
        const country = decode(fields);
        const page = shownCard(country, ...SECTIONS);
        // A random `name` is the country's name, which is not shown as sent.
        expectOnPage({ ...others, name: undefined }, page);
      }),
    );
  });

  it('of what a comparison shows is in it', () => {
    fc.assert(
      fc.property(fc.dictionary(name, anything, { maxKeys: 3 }), anything, anything, anything, (fields, breakdown, advisories, quick_facts) => {
        const sent = { ...fields, name: 'Japan', summary: 'Calm.', breakdown, advisories, quick_facts };
        expectOnPage(sent, shownComparison(decode(sent)));
      }),
    );
  });

  it('of an incident is in its row, but its id and its place on the map', () => {
    fc.assert(
      fc.property(incidentFields, (fields) => {
        const incident = decodeIncident({ ...fields, title: 'Road closed' });
        expect(incident?.title).toBe('Road closed');
        if (!incident) return;
        const { id, ...others } = fields as Record<string, unknown>;
        expectOnPage({ ...others, title: undefined, ...(typeof id !== 'string' && { id }) }, incidentPage(incident));
      }),
    );
  });

  it('of a methodology is on its page', () => {
    fc.assert(
      fc.property(methodologyFields, (fields) => {
        const data = decodeMethodology(fields)?.data;
        // The random fields may contain nothing of the contract.
        if (data) expectOnPage({ ...fields, name: undefined }, methodologyPage(data));
      }),
    );
  });
});

describe('nothing is drawn', () => {
  const isStep = (value: unknown): boolean =>
    (typeof value === 'number' || (typeof value === 'string' && /^[1-5](\.0+)?$/.test(value))) && [1, 2, 3, 4, 5].includes(Number(value));
  const isWord = (value: unknown): boolean =>
    typeof value === 'string' && RATING_WORDS.some((word) => word.toLowerCase() === value.trim().toLowerCase().replace(/[_-]/g, '-'));
  const near = fc.oneof(
    anything,
    fc.constantFrom(
      0,
      1,
      3,
      5,
      6,
      2.5,
      '3',
      '03',
      ' 3',
      '3.0',
      '3/5',
      [3],
      { value: 3 },
      { score: 3 },
      { score: 4, label: 'High' },
      { score: 1, label: 'High' },
      { score: 3, max: 10 },
      { label: 'High' },
      'High',
      'Very Safe',
      'very_safe',
      'VerySafe',
      38,
      '38',
      38.5,
      101,
      '38/100',
      ['Very Safe'],
      'crime',
      'Crime',
      'crimes',
      'civil unrest',
    ),
  );

  it('of a breakdown but steps of the contract, where nothing else is in it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(name, fc.constantFrom(...RISK_CATEGORIES, 'Natural Disasters', 'maritime', 'max')), near, { maxKeys: 4 }),
        (breakdown) => {
          const steps = decode({ breakdown }).breakdown.flatMap(({ score }) => score ?? []);
          expect(drawn(breakdown)).toBe(steps.length);
          const sent = Object.values(breakdown).flatMap((value) => {
            const from = (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { score: value }) as Record<string, unknown>;
            return [from['score'], from['rating'], from['level']].filter((one) => isStep(one)).map(Number);
          });
          for (const step of steps) expect(sent).toContain(step);
          const isPlain = Object.values(breakdown).every((value) => isStep(value) || value === null);
          if (steps.length) expect(Object.values(breakdown).every((value) => value === null || typeof value !== 'number' || isStep(value))).toBe(true);
          if (!isPlain && Object.values(breakdown).some((value) => typeof value === 'string' && /\d/.test(value) && !isStep(value))) expect(steps).toEqual([]);
        },
      ),
    );
  });

  it('of a rating whose word is another one than its number', () => {
    fc.assert(
      fc.property(near, near, (score, label) => {
        const [crime] = decode({ breakdown: { crime: { score, label } } }).breakdown;
        if (crime?.score === undefined) return;
        expect(isStep(score)).toBe(true);
        if (typeof label === 'string' && label.trim()) expect(isWord(label)).toBe(true);
      }),
    );
  });

  it('of a score or tier but a whole number of the scale and one of the five labels', () => {
    fc.assert(
      fc.property(near, near, (risk_score, risk_tier) => {
        const { score, tier } = decode({ risk_score, risk_tier });
        if (score !== undefined)
          expect([risk_score === score || risk_score === String(score) || Number(risk_score) === score, Number.isInteger(score), score <= 100]).toEqual([
            true,
            true,
            true,
          ]);
        if (tierLevel(tier) !== undefined)
          expect(TIERS.map((one) => one.toLowerCase())).toContain(String(risk_tier).trim().toLowerCase().replace(/[_-]/g, ' '));
        const card = markupOf(cardOf(decode({ risk_score, risk_tier })));
        if (score === undefined) expect(card).not.toContain('part="gauge"');
        if (tierLevel(tier) === undefined) expect(card).not.toMatch(/level tier-[1-5]/);
      }),
    );
  });

  it('of an incident but a step of the contract, one of its categories and a point on earth', () => {
    fc.assert(
      fc.property(near, near, near, near, near, (severity, category, lat, lng, status) => {
        const incident = decodeIncident({ title: 'Road closed', severity, category, lat, lng, status });
        if (incident?.severity !== undefined) expect(isStep(severity)).toBe(true);
        if ((INCIDENT_CATEGORIES as readonly string[]).includes(incident?.category ?? '')) expect(typeof category).toBe('string');
        if (incident?.place) expect([Number(lat), Number(lng)]).toEqual([incident.place.lat, incident.place.lng]);
        expect(incident?.resolved).toBe(false);
        if (incident?.category === strings.categories.unclassified) expect(tokensOf(category)).toEqual([]);
      }),
    );
  });
});
