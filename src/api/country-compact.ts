import { isWhole, type Answer, type Detail } from '../model/answer.js';
import { SECTIONS, type CountryCompact, type Section } from '../model/country.js';
import { Failure } from '../model/failure.js';
import { asText, keepSent } from '../model/sent.js';
import { decodeAnswer, fetchJson, isFresh } from './client.js';
import {
  detailsOf,
  read,
  record,
  type Names,
  type Read,
  type WireRecord,
  decodeOnce,
  listIn,
  opened,
  type Decoded,
  type Decoder,
  type ListForm,
} from './decode.js';
import { pageState } from './page-state.js';
import { countriesUrl, countryUrl, MIN_COUNTRIES_FOR_LIST, type CachedResponse } from './request.js';

/** Contract sections 2.1 and 2.2; sections of a country have their names in `sections` attributes. */
export const COUNTRY = {
  iso2: ['alpha2'],
  iso3: ['alpha3'],
  name: ['text'],
  region: ['text'],
  score: ['score', 'risk_score'],
  tier: ['text', 'risk_tier'],
  flag: ['flag'],
  summary: ['text'],
  breakdown: ['object'],
  advisories: ['object'],
  'drug-law': ['object', 'drug_law'],
  lgbtq: ['object'],
  'womens-safety': ['object', 'womens_safety'],
  'peace-index': ['object', 'peace_index'],
  'quick-facts': ['object', 'quick_facts'],
} as const satisfies Names;

const COUNTRY_MAX_AGE = 15 * 60_000;
export const LIST_MAX_AGE = 60 * 60_000;
/** More rows than any list of countries has; the rest is counted and not read. */
const MAX_LISTED = 400;

/** A country as it was sent, what its fields say, what is left over, and what stood beside it in its answer. */
export interface CountrySent extends Read<typeof COUNTRY> {
  readonly from: WireRecord;
  readonly compact: CountryCompact;
  readonly beside: readonly Detail[];
}

/** The sections of a country by the API's names; the methodology is an answer of its own. */
export const SECTION_OF: ReadonlyMap<string, Section> = new Map(
  SECTIONS.filter((section) => section !== 'methodology').map((section) => [section.replaceAll('-', '_'), section]),
);

function countryIn(from: WireRecord, beside: readonly Detail[] = []): CountrySent | undefined {
  const { fields, left } = read(from, COUNTRY);
  const { iso2, iso3, name, region, score, tier, flag } = fields;
  if (!iso2) return undefined;
  const others = Object.fromEntries(Object.entries(left).filter(([one]) => !SECTION_OF.has(one)));
  const unread = { score: asText(left[COUNTRY.score[1]]), tier: asText(left[COUNTRY.tier[1]]) };
  const compact = { iso2, iso3, name: name ?? iso2, region, score, tier, flag, ...((unread.score ?? unread.tier) && { unread }), details: detailsOf(others) };
  return { from, compact, fields, left, beside };
}

/** The answer about one country (contract section 4.2). */
const COUNTRY_SENT: Decoder<CountrySent> = {
  name: 'country',
  decode: (json) => {
    const { held, beside } = opened(json, 'country');
    return countryIn(record(held) ?? {}, beside);
  },
};

/** What `dataOf` makes of the answer about a country; `undefined` if it is about another one. */
export const decoderOf = <T extends object>(iso2: string, name: string, dataOf: (sent: CountrySent) => T): Decoder<Decoded<T>> => ({
  name: `${name} ${iso2}`,
  decode: (json) => {
    const sent = decodeOnce(json, COUNTRY_SENT);
    return sent?.compact.iso2 === iso2 ? { data: keepSent(dataOf(sent), sent.from), beside: sent.beside } : undefined;
  },
});

export const countryDecoder = (iso2: string): Decoder<Decoded<CountryCompact>> => decoderOf(iso2, 'country', ({ compact }) => compact);

const FORM: ListForm<CountryCompact> = { name: 'countries', row: (from) => countryIn(from)?.compact, key: ({ iso2 }) => iso2, own: ['iso2', 'name'] };

/** The list of countries (contract section 4.1). Rows of the same country are merged into what they agree on. */
export const COUNTRIES: Decoder<Decoded<readonly CountryCompact[]>> = { name: 'countries', decode: (json) => listIn(json, FORM, MAX_LISTED) };

/** True if the page has so many different compact countries that one request for the list serves them. */
export const areMany = (): boolean => new Set(pageState.compactCountries.values()).size >= MIN_COUNTRIES_FOR_LIST;

/** The answer about one country. A compact tag takes the whole list if it is fresh, or if the page has three or more countries. */
export function fetchCountry(base: string, iso2: string, isCompact: boolean): Promise<CachedResponse> {
  const list = countriesUrl(base);
  const own = countryUrl(base, iso2);
  const wantsList = isCompact && (isFresh(list, LIST_MAX_AGE) || (areMany() && !isFresh(own, COUNTRY_MAX_AGE)));
  return wantsList ? fetchJson(list, LIST_MAX_AGE, COUNTRIES) : fetchJson(own, COUNTRY_MAX_AGE, countryDecoder(iso2));
}

/** The compact facts of a country, from the whole list or from an answer about that country alone. */
export function decodeCountryCompact(base: string, response: CachedResponse, iso2: string): Answer<CountryCompact> {
  if (!decodeOnce(response.json, COUNTRIES)) return decodeAnswer(base, response, countryDecoder(iso2));
  const list = decodeAnswer(base, response, COUNTRIES);
  const data = list.data.find((country) => country.iso2 === iso2);
  // Among rows that cannot be read or were not sent, this country may be.
  if (!data) throw new Failure(isWhole(list) && list.data.length ? 'not-found' : 'bad-response');
  return { ...list, data };
}
