import { isWhole, type Answer, type Detail } from '../model/answer.js';
import { SECTIONS, type CountryCompact, type Section } from '../model/country.js';
import { Failure } from '../model/failure.js';
import { asText, keepSent } from '../model/sent.js';
import { decodeAnswer, fetchJson, isFresh } from './client.js';
import { decodeOnce, detailsOf, listIn, read, record, unwrapEnvelope } from './decode.js';
import type { Decoded, Decoder, ListForm, Names, Read, WireRecord } from './decode.js';
import { pageState } from './page-state.js';
import { countriesUrl, countryUrl, MIN_COUNTRIES_FOR_LIST, type CachedResponse } from './request.js';

/** Contract sections 2.1 and 2.2; the sections of a country are named as in the `sections` attribute. */
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
/** More rows than any list of countries has; further rows are counted but not decoded. */
const MAX_LISTED = 400;

/** A country as sent, with its decoded fields, the leftover ones, and those beside it in the envelope. */
export interface CountrySent extends Read<typeof COUNTRY> {
  readonly from: WireRecord;
  readonly compact: CountryCompact;
  readonly beside: readonly Detail[];
}

/** The sections of a country by their API names; the methodology has its own endpoint. */
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
    // Without a country, what else the answer has are not its details.
    const sent = record(json['country']);
    return sent && countryIn(sent, unwrapEnvelope(json, 'country').beside);
  },
};

/** Decodes the answer about a country with `dataOf`; `undefined` if it is about another country. */
export const decoderOf = <T extends object>(iso2: string, name: string, dataOf: (sent: CountrySent) => T): Decoder<Decoded<T>> => ({
  name: `${name} ${iso2}`,
  decode: (json) => {
    const sent = decodeOnce(json, COUNTRY_SENT);
    return sent?.compact.iso2 === iso2 ? { data: keepSent(dataOf(sent), sent.from), beside: sent.beside } : undefined;
  },
});

export const countryDecoder = (iso2: string): Decoder<Decoded<CountryCompact>> => decoderOf(iso2, 'country', ({ compact }) => compact);

const FORM: ListForm<CountryCompact> = { name: 'countries', row: (from) => countryIn(from)?.compact, key: ({ iso2 }) => iso2, own: ['iso2', 'name'] };

/** The list of countries (contract section 4.1). Rows of the same country are merged. */
export const COUNTRIES: Decoder<Decoded<readonly CountryCompact[]>> = { name: 'countries', decode: (json) => listIn(json, FORM, MAX_LISTED) };

/** True if the page has enough distinct compact countries to request the whole list once. */
export const areMany = (): boolean => new Set(pageState.compactCountries.values()).size >= MIN_COUNTRIES_FOR_LIST;

/** The answer about one country. A compact tag uses the whole list if it is fresh, or if the page has many countries and no fresh answer about this one. */
export function fetchCountry(base: string, iso2: string, isCompact: boolean): Promise<CachedResponse> {
  const list = countriesUrl(base);
  const own = countryUrl(base, iso2);
  const wantsList = isCompact && (isFresh(list, LIST_MAX_AGE) || (areMany() && !isFresh(own, COUNTRY_MAX_AGE)));
  return wantsList ? fetchJson(list, LIST_MAX_AGE, COUNTRIES) : fetchJson(own, COUNTRY_MAX_AGE, countryDecoder(iso2));
}

/** A compact country, from the whole list or from the answer about that country alone. */
export function decodeCountryCompact(base: string, response: CachedResponse, iso2: string): Answer<CountryCompact> {
  const own = countryDecoder(iso2);
  // Before the list, because one may stand beside the country.
  if (decodeOnce(response.json, own)) return decodeAnswer(base, response, own);
  const list = decodeAnswer(base, response, COUNTRIES);
  const data = list.data.find((country) => country.iso2 === iso2);
  // The country may be in rows that are unreadable or were not sent.
  if (!data) throw new Failure(isWhole(list) && list.data.length ? 'not-found' : 'bad-response');
  return { ...list, data };
}
