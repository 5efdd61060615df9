import type { Answer } from '../model/answer.js';
import type { CountryCompact, CountryList } from '../model/country.js';
import { Failure } from '../model/failure.js';
import { answered } from './answered.js';
import type { Learned } from './client.js';
import { countryCompact, MOST_COUNTRIES } from './countries.js';
import { record, rows, type WireRecord } from './fields.js';

/** The rows of contract section 4.1, without bad ones. */
const compactCountries = (envelope: WireRecord): CountryList =>
  rows(envelope['countries'])
    .slice(0, MOST_COUNTRIES)
    .map(countryCompact)
    .filter((country) => country !== undefined);

/** The compact facts of a country, from the whole list or from an answer about that country alone. */
export const decodeBadge = (base: string, learned: Learned, iso2: string): Answer<CountryCompact> =>
  answered(base, learned, (envelope) => {
    const country = [...compactCountries(envelope), countryCompact(record(envelope['country']) ?? {})].find((row) => row?.iso2 === iso2);
    if (!country && envelope['countries']) throw new Failure('not-found');
    return country;
  });
