import type { CountryCompact, CountryList } from '../model/country.js';
import { integer, rows, text, type WireRecord } from './fields.js';

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
