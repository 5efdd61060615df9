import isoCountries from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import type { ApiError, CountryCompact, CountryFull } from '../../../demo/api/contract.js';
import { countries, countryByCode } from '../../../demo/api/data/countries.js';
import { methodology } from '../../../demo/api/data/methodology.js';
import { apiForTests, json, rows } from './ask.js';

const api = await apiForTests();

/** Kosovo's codes are user-assigned; XKX is the one in common use. */
function alpha3(iso2: string): string | undefined {
  return iso2 === 'XK' ? 'XKX' : isoCountries.alpha2ToAlpha3(iso2);
}

describe('the country list', () => {
  it('holds 180 countries with real, unique codes', async () => {
    const list = await rows<CountryCompact>(api, '/api/v1/countries', 'countries');
    expect(list).toHaveLength(180);
    expect(new Set(list.map(({ iso2 }) => iso2)).size).toBe(180);
    expect(new Set(list.map(({ name }) => name)).size).toBe(180);
    const wrong = list.filter(({ iso2, iso3 }) => alpha3(iso2) !== iso3);
    expect(wrong).toEqual([]);
  });

  it('is alphabetical by name', async () => {
    const names = (await rows<CountryCompact>(api, '/api/v1/countries', 'countries')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(names.indexOf("Côte d'Ivoire")).toBeLessThan(names.indexOf('Croatia'));
  });

  it('carries count, methodology, licence and a credit that says it is sample data', async () => {
    const answer = await json(api, '/api/v1/countries');
    expect(answer).toMatchObject({ count: 180, licence: 'CC BY 4.0' });
    expect(answer['methodology']).toBe(`${api.url}/methodology-guide`);
    expect(answer['attribution']).toMatch(/sample data/i);
  });

  it.each(['Middle East', 'middle east', 'MIDDLE EAST'])('gives one region, written "%s"', async (region) => {
    const answer = await json(api, `/api/v1/countries?region=${encodeURIComponent(region)}`);
    const list = answer['countries'] as CountryCompact[];
    expect(answer['count']).toBe(list.length);
    expect(new Set(list.map((country) => country.region))).toEqual(new Set(['Middle East']));
  });

  it.each(['region=Atlantis', 'region=', 'region=Asia&region=Africa'])('refuses %s with a sentence', async (query) => {
    const response = await fetch(`${api.url}/api/v1/countries?${query}`);
    expect(response.status).toBe(400);
    const { error, message } = (await response.json()) as ApiError;
    expect(error).toBe('invalid_parameter');
    expect(message).toContain('"region"');
  });
});

describe('a country', () => {
  it('has the facts that are publicly known of Thailand', async () => {
    const thailand = (await json(api, '/api/v1/countries/TH'))['country'] as CountryFull;
    expect(thailand).toMatchObject({
      iso3: 'THA',
      region: 'Asia',
      risk_score: 38,
      risk_tier: 'Exercise Increased Caution',
      flag: '🇹🇭',
      drug_law: { tier: 'severe' },
      quick_facts: { currency: 'THB', calling_code: '+66', drive_side: 'left', plug_type: 'A, B, C, F' },
    });
  });

  it.each([
    ['th', 400, 'invalid_iso'],
    ['THA', 400, 'invalid_iso'],
    ['T1', 400, 'invalid_iso'],
    ['%E0%A4%A', 400, 'invalid_iso'],
    ['', 400, 'invalid_iso'],
    ['ZZ', 404, 'not_found'],
    ['VA', 404, 'not_found'],
  ])('"%s" is a %i %s', async (iso, status, error) => {
    const response = await fetch(`${api.url}/api/v1/countries/${iso}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  it('is not advised on by its own government', () => {
    const without = countries.filter(({ advisories }) => !advisories.uk || !advisories.us).map(({ iso2 }) => iso2);
    expect(without.toSorted()).toEqual(['GB', 'US']);
  });

  const advised = countries.flatMap(({ iso2, advisories }) => Object.values(advisories).map((advice) => ({ iso2, ...advice })));

  it('marks every level and date of a real government as a sample, in its title and in its text', () => {
    expect(advised.filter(({ text, source }) => !text.startsWith('Sample: ') || !source.endsWith(' (sample)'))).toEqual([]);
  });

  it('has a date of a real government only where it is a known fact', () => {
    expect(advised.filter(({ updated }) => updated !== undefined)).toHaveLength(22);
  });

  it('names in its text the level and the date that stand beside it, and no other date', () => {
    const dates = advised.map(({ iso2, text }) => [
      iso2,
      (text.match(/\d{1,2} \w+ \d{4}/) ?? []).map((date) => new Date(`${date} UTC`).toISOString().slice(0, 10)),
    ]);
    expect(dates).toEqual(advised.map(({ iso2, updated }) => [iso2, updated ? [updated] : []]));
    const words = ['Exercise Normal Precautions', 'Exercise Increased Caution', 'Reconsider Travel', 'Do Not Travel'];
    const quoted = advised.flatMap(({ iso2, text, level }) => (/“(.*)”/.exec(text)?.slice(1) ?? []).map((quote) => [iso2, quote, words[(level ?? 0) - 1]]));
    expect(quoted).toHaveLength(179);
    expect(quoted.filter(([, quote, word]) => quote !== word)).toEqual([]);
  });

  it('has levels of the two governments that differ now and then, both ways', () => {
    const differences = countries.flatMap(({ advisories: { uk, us } }) => (uk && us && uk.level !== us.level ? [Math.sign(uk.level - us.level)] : []));
    expect(differences.length).toBeGreaterThan(20);
    expect(differences.length).toBeLessThan(60);
    expect(new Set(differences)).toEqual(new Set([-1, 1]));
  });

  it.each([
    ['CI', 'cote-d-ivoire'],
    ['CV', 'cape-verde'],
    ['CZ', 'czechia'],
    ['GM', 'the-gambia'],
    ['LC', 'st-lucia'],
    ['MM', 'myanmar'],
    ['ST', 'sao-tome-and-principe'],
    ['TR', 'turkey'],
    ['US', 'usa'],
  ])('%s links to the British page by the name the government spells it: %s', (iso2, page) => {
    expect(countryByCode(iso2)?.advisories.uk?.url).toBe(`https://www.gov.uk/foreign-travel-advice/${page}`);
  });

  it.each([
    ['MM', '/burma.html'],
    ['TH', '/thailand.html'],
    ['TR', '/turkey.html'],
    ['BS', '.html'],
    ['PS', '.html'],
  ])('%s links to the American page by the name the government spells it: %s', (iso2, page) => {
    expect(countryByCode(iso2)?.advisories.us?.url).toBe(`https://travel.state.gov/en/international-travel/travel-advisories${page}`);
  });

  it('says beside every peace-index rank, and at the beginning of every legal coding and rating, that it is a sample', () => {
    const texts = countries.flatMap(({ peace_index: index, drug_law: law, lgbtq, womens_safety: women }) => [
      index?.note ?? 'Sample',
      law.summary,
      lgbtq?.notes ?? 'Sample',
      women.notes,
    ]);
    expect(texts.filter((text) => !text.startsWith('Sample'))).toEqual([]);
  });

  it('has a peace-index rank of 163, unless it is one of the 17 without', () => {
    const ranks = countries.flatMap(({ peace_index }) => (peace_index ? [peace_index.rank] : []));
    expect(ranks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 163 }, (_, index) => index + 1));
  });

  it('has a tier that fits its score on the published scale', () => {
    const wrong = countries.filter(({ risk_score, risk_tier }) => {
      const tier = methodology.tiers.find(({ label }) => label === risk_tier);
      const [low = NaN, high = NaN] = (tier?.range ?? '').split('-').map(Number);
      return !(risk_score >= low && risk_score <= high);
    });
    expect(wrong).toEqual([]);
  });

  it('says in its summary that it is a sample', () => {
    expect(countries.filter(({ summary }) => !summary.startsWith('Sample text for '))).toEqual([]);
  });
});
