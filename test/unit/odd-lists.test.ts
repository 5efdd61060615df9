import { describe, expect, it } from 'vitest';
import { decodeList, type ListForm } from '../../src/api/client.js';
import { COUNTRIES, decodeCountryCompact } from '../../src/api/country-compact.js';
import { decodeIncident } from '../../src/api/incident-decode.js';
import type { Incident } from '../../src/model/incident.js';
import { totalOf } from '../../src/model/incident-query.js';
import { decodeAnswer } from '../support/country.js';

const BASE = 'https://api.example/api/v1';
const INCIDENTS: ListForm<Incident> = { name: 'incidents', key: 'id', row: decodeIncident };
const countries = (json: unknown) => decodeList(BASE, { json, fetchedAt: 0 }, COUNTRIES, (all) => all);
const feed = (json: unknown) => decodeList(BASE, { json, fetchedAt: 0 }, INCIDENTS, (all) => all);

const JP = { iso2: 'JP', name: 'Japan', risk_score: 12 };
const TH = { iso2: 'TH', name: 'Thailand', risk_score: 38 };
const BOTH = [JP, TH];

describe('a list of countries', () => {
  it.each<[string, unknown]>([
    ['by its name', { count: 2, countries: BOTH }],
    ['by its name in other letters', { Count: 2, Countries: BOTH }],
    ['bare', BOTH],
    ['as data', { data: BOTH }],
    ['as items', { items: BOTH, total: 2 }],
    ['as results', { results: BOTH, next: null }],
    ['as rows', { rows: BOTH }],
    ['as records', { records: BOTH }],
    ['as entries', { entries: BOTH }],
    ['as a list', { list: BOTH }],
    ['one object deeper', { data: { countries: BOTH } }],
    ['one object deeper without its name', { data: { items: BOTH } }],
    ['two objects deeper', { response: { data: { countries: BOTH } } }],
    ['in an object of its own name', { countries: { count: 2, items: BOTH } }],
    ['beside an empty one', { countries: [], data: BOTH }],
    ['as a map by code', { countries: { JP: { name: 'Japan', risk_score: 12 }, TH: { name: 'Thailand', risk_score: 38 } } }],
    ['as a map of whole rows', { countries: { japan: JP, thailand: TH } }],
    ['as a bare map in data', { data: { jp: { name: 'Japan', risk_score: 12 }, th: { name: 'Thailand', risk_score: 38 } } }],
    ['as a numbered map', { countries: { 0: JP, 1: TH } }],
    ['with a member for nothing', { countries: BOTH, errors: [], warnings: null }],
    ['with each of them twice', { count: 2, countries: [JP, JP, TH, TH] }],
    ['with each of them twice, counted so', { count: 4, countries: [JP, JP, TH, TH] }],
    ['as rows that hold them', { data: [{ attributes: JP }, { country: TH }] }],
    ['as features', { type: 'FeatureCollection', features: [{ type: 'Feature', properties: JP }, { properties: TH }] }],
    [
      'as columns and rows',
      {
        columns: ['iso2', 'name', 'risk_score'],
        rows: [
          ['JP', 'Japan', 12],
          ['TH', 'Thailand', 38],
        ],
      },
    ],
    ['with names in other letters', { countries: BOTH.map(({ iso2, name, risk_score }) => ({ ISO2: iso2, Name: name, RiskScore: risk_score })) }],
    [
      'with another name for the code',
      { countries: BOTH.map(({ iso2, name, risk_score }) => ({ alpha_2: iso2, country_name: name, 'risk-score': risk_score })) },
    ],
    ['with a code that is empty before one that is not', { countries: BOTH.map((row) => ({ iso: '', country_code: row.iso2, ...row, iso2: null })) }],
  ])('is read %s', (_, json) => {
    const { data, extent } = countries(json);
    expect(data).toMatchObject([
      { iso2: 'JP', name: 'Japan', score: 12 },
      { iso2: 'TH', name: 'Thailand', score: 38 },
    ]);
    expect(extent).toMatchObject({ read: 2, counted: undefined });
  });

  it.each<[string, unknown, number]>([
    ['null between them', { countries: [null, JP] }, 2],
    ['a row without a code', { countries: [JP, { name: 'Elsewhere' }] }, 2],
    ['a count of more', { count: 180, countries: [JP] }, 180],
    ['a count of more around them', { count: 180, data: { countries: [JP] } }, 180],
    ['a row that is a list without columns', { countries: [JP, ['TH', 'Thailand']] }, 2],
  ])('says what it could not read: %s', (_, json, counted) => {
    expect(countries(json).extent).toMatchObject({ read: 1, counted });
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['no answer', null],
    ['a word', 'none'],
    ['null', { countries: null }],
    ['an empty object', { countries: {} }],
    ['null in data', { data: null }],
    ['rows of which none can be read', { countries: [{ name: 'Japan' }] }],
    ['scores by code, of which nobody said what they are', { countries: { JP: 12, TH: 38 } }],
    ['a map of failures', { data: { error: { code: 500 } } }],
    ['an empty list that is counted', { count: 180, data: { countries: [] } }],
    ['an empty list that is not all', { data: { countries: [], has_more: true } }],
    ['an empty list of an answer that failed', { success: false, data: [] }],
  ])('is never taken for an empty one: %s', (_, json) => {
    expect(() => countries(json)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
  });

  it.each<[string, unknown]>([
    ['nothing else', { count: 0, countries: [] }],
    ['one object deeper', { data: { count: 0, countries: [] } }],
    ['as items', { items: [], total: 0 }],
  ])('is empty where it is: %s', (_, json) => {
    expect(countries(json)).toMatchObject({ data: [], extent: { counted: undefined } });
  });
});

describe('a feed', () => {
  const ROW = { id: 'a', title: 'Road closed', city: 'Quito' };

  it.each<[string, unknown]>([
    ['by its name', { incidents: [ROW] }],
    ['bare', [ROW]],
    ['as data', { data: [ROW] }],
    ['as items', { items: [ROW] }],
    ['as results', { count: 1, results: [ROW] }],
    ['one object deeper', { data: { incidents: [ROW], total: 1 } }],
    ['as a map by id', { incidents: { a: { title: 'Road closed', city: 'Quito' } } }],
    ['as features', { type: 'FeatureCollection', features: [{ type: 'Feature', properties: ROW, geometry: null }] }],
    ['twice', { incidents: [ROW, ROW] }],
  ])('is read %s', (_, json) => {
    const answer = feed(json);
    expect(answer.data).toMatchObject([{ id: 'a', title: 'Road closed', city: 'Quito' }]);
    expect(totalOf(answer, 50, 0)).toBe(1);
  });

  it.each<[string, unknown]>([
    ['with more behind it', { data: { incidents: [ROW], has_more: true } }],
    ['with more by its pages', { data: [ROW], meta: { pagination: { total: 9 } } }],
    ['with more by its count', { count: 9, data: { items: [ROW] } }],
  ])('is no total %s', (_, json) => {
    expect(totalOf(feed(json), 50, 0)).toBeUndefined();
  });

  it.each([{ data: {} }, { incidents: { total: 3 } }, { data: { message: 'none' } }, { incidents: [[]] }, { incidents: [null] }, { result: 'ok' }])(
    'is not empty because nobody can read it: %j',
    (json) => {
      expect(() => feed(json)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
    },
  );

  it('keeps reports apart whose id says nothing', () => {
    const rows = ['Quito', 'Lima'].map((city) => ({ id: 'N/A', title: 'Earthquake', city }));
    expect(feed({ incidents: rows }).data).toHaveLength(2);
  });
});

describe('an answer about a country', () => {
  it.each<[string, unknown]>([
    ['by its name', { country: JP }],
    ['in other letters', { Country: { ISO2: 'jp', NAME: 'Japan', Risk_Score: 12 } }],
    ['bare', { ...JP, licence: 'CC BY 4.0' }],
    ['as data', { data: JP }],
    ['one object deeper', { data: { country: JP } }],
    ['as a result', { result: { item: JP } }],
    ['in a list', { country: [JP] }],
    ['in a bare list', [JP]],
    ['in the list', { countries: BOTH }],
    ['in a list of the others too', { data: [TH, JP] }],
    ['with its attributes', { data: { type: 'country', attributes: JP } }],
    ['beside an echo of the question', { iso2: 'JP', country: JP }],
  ])('is read %s', (_, json) => {
    expect(decodeAnswer(json)).toMatchObject({ iso2: 'JP', name: 'Japan', score: 12 });
    expect(decodeCountryCompact(BASE, { json, fetchedAt: 0 }, 'JP').data).toMatchObject({ iso2: 'JP', score: 12 });
  });

  it.each([{ country: TH }, { data: [TH] }, { country: { name: 'Japan' } }, { country: 'Japan' }, { message: 'JP' }, 'JP', 12, [[]]])(
    'is none where it is about another, or nobody can tell: %j',
    (json) => {
      expect(() => decodeAnswer(json)).toThrow(expect.objectContaining({ kind: 'bad-response' }) as Error);
    },
  );

  it('loses no field that only looks like its code or its name', () => {
    const { details } = decodeAnswer({ country: { code: 'Z9', country_name: 'Nippon', ...JP } });
    expect(details).toEqual([
      { key: 'code', value: 'Z9' },
      { key: 'country_name', value: 'Nippon' },
    ]);
  });
});
