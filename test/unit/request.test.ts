import { describe, expect, it } from 'vitest';
import { countriesUrl, countryUrl, feedUrl, methodologyUrl } from '../../src/api/request.js';

const BASE = 'https://api.example/api/v1';

describe('the address of a request', () => {
  it.each([
    [{}, ''],
    [{ country: 'KE' }, '?country=KE'],
    [{ limit: 20, hours: '72', country: 'KE', includeResolved: true }, '?country=KE&hours=72&limit=20&include_resolved=true'],
    [{ country: '', hours: '', limit: undefined, includeResolved: false }, ''],
  ])('of incidents has what was set, always in the same order: %o', (query, search) => {
    expect(feedUrl(BASE, query)).toBe(`${BASE}/incidents/recent${search}`);
  });

  it('of a region has its name', () => {
    expect(countriesUrl(BASE, 'Middle East')).toBe(`${BASE}/countries?region=Middle%20East`);
  });

  it('of a country, of all of them and of the methodology is the contract’s', () => {
    expect([countryUrl(BASE, 'JP'), countriesUrl(BASE), methodologyUrl(BASE)]).toEqual([`${BASE}/countries/JP`, `${BASE}/countries`, `${BASE}/methodology`]);
  });
});
