import type { CountryCompact } from '../model/country.js';
import { countriesUrl, countryUrl } from './address.js';
import { MANY } from './ask.js';
import { isFresh, learn, type Learned } from './client.js';
import { integer, text, type WireRecord } from './fields.js';
import { page } from './page.js';

const COUNTRY_AGE = 15 * 60_000;
export const LIST_AGE = 60 * 60_000;
/** More rows than any list of countries has; the rest is ignored. */
export const MOST_COUNTRIES = 400;

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
export function learnCountry(base: string, iso2: string, isCompact: boolean): Promise<Learned> {
  const list = countriesUrl(base);
  const own = countryUrl(base, iso2);
  const isMany = new Set(page.compact.values()).size >= MANY;
  const wantsList = isCompact && (isFresh(list, LIST_AGE) || (isMany && !isFresh(own, COUNTRY_AGE)));
  return wantsList ? learn(list, LIST_AGE) : learn(own, COUNTRY_AGE);
}
