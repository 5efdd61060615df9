import { Failure } from '../model/failure.js';
import type { Answer } from '../model/answer.js';
import type { CountryCompact, CountryList } from '../model/country.js';
import { decodeAnswer, fetchJson, isFresh } from './client.js';
import { integer, keepSent, record, rows, text, type WireRecord } from './decode.js';
import { pageState } from './page-state.js';
import { countriesUrl, countryUrl, MIN_COUNTRIES_FOR_LIST, type CachedResponse } from './request.js';

const COUNTRY_MAX_AGE = 15 * 60_000;
export const LIST_MAX_AGE = 60 * 60_000;
/** More rows than any list of countries has; the rest is ignored. */
export const MAX_COUNTRIES = 400;

/** One row of the list; `undefined` without a usable code. Everything else may be missing. */
export function countryCompact(from: WireRecord): CountryCompact | undefined {
  const iso2 = text(from['iso2'], 2)?.toUpperCase();
  if (!iso2 || !/^[A-Z]{2}$/.test(iso2)) return undefined;
  return {
    iso2,
    iso3: text(from['iso3'], 3),
    name: text(from['name'], 120) ?? iso2,
    region: text(from['region'], 60),
    score: integer(from['risk_score'], 0, 100),
    tier: text(from['risk_tier'], 60),
    flag: text(from['flag'], 8),
  };
}

/** The answer about one country. A compact tag takes the whole list if it is fresh, or if the page wants three or more countries. */
export function fetchCountry(base: string, iso2: string, isCompact: boolean): Promise<CachedResponse> {
  const list = countriesUrl(base);
  const own = countryUrl(base, iso2);
  const isMany = new Set(pageState.compactCountries.values()).size >= MIN_COUNTRIES_FOR_LIST;
  const wantsList = isCompact && (isFresh(list, LIST_MAX_AGE) || (isMany && !isFresh(own, COUNTRY_MAX_AGE)));
  return wantsList ? fetchJson(list, LIST_MAX_AGE) : fetchJson(own, COUNTRY_MAX_AGE);
}

/** The rows of contract section 4.1, without bad ones. */
const compactCountries = (envelope: WireRecord): CountryList =>
  rows(envelope['countries'])
    .slice(0, MAX_COUNTRIES)
    .map((row) => keepSent(countryCompact(row), row))
    .filter((country) => country !== undefined);

/** The compact facts of a country, from the whole list or from an answer about that country alone. */
export const decodeCountryCompact = (base: string, learned: CachedResponse, iso2: string): Answer<CountryCompact> =>
  decodeAnswer(base, learned, (envelope) => {
    const country = [...compactCountries(envelope), countryCompact(record(envelope['country']) ?? {})].find((row) => row?.iso2 === iso2);
    if (!country && envelope['countries']) throw new Failure('not-found');
    return country;
  });
