import type { Answer } from '../model/answer.js';
import type { CountryCompact, CountryList } from '../model/country.js';
import { Failure } from '../model/failure.js';
import { answered } from './answered.js';
import { compactUrl, countriesUrl, countryUrl, page } from './ask.js';
import { isFresh, learn } from './client.js';
import { integer, record, rows, text, type WireRecord } from './fields.js';

export const COUNTRY_AGE = 15 * 60_000;
export const LIST_AGE = 60 * 60_000;
const MOST_ROWS = 400;

/** `undefined` for a row without a usable code; everything else may be missing. */
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

/** The rows of contract section 4.1, bad ones dropped. */
export const compactCountries = (envelope: WireRecord): CountryList =>
  rows(envelope['countries'])
    .slice(0, MOST_ROWS)
    .map(countryCompact)
    .filter((country) => country !== undefined);

/** The compact facts of a country: from the whole list when that is known or the page wants three or more countries. */
export async function readCompact(base: string, iso2: string): Promise<Answer<CountryCompact>> {
  const list = countriesUrl(base);
  const own = countryUrl(base, iso2);
  const wanted = new Set(page.compact.values()).size;
  const url = isFresh(list, LIST_AGE) ? list : isFresh(own, COUNTRY_AGE) ? own : compactUrl(base, iso2, wanted);
  const learned = await learn(url, url === list ? LIST_AGE : COUNTRY_AGE);
  return answered(base, learned, (envelope) => {
    const country = [...compactCountries(envelope), countryCompact(record(envelope['country']) ?? {})].find((row) => row?.iso2 === iso2);
    if (!country && url === list) throw new Failure('not-found');
    return country;
  });
}
