import { Failure } from '../model/failure.js';
import type { Answer } from '../model/answer.js';
import type { CountryCompact } from '../model/country.js';
import { decodeAnswer, decodeList, fetchJson, isFresh, isListOf, type Check, type ListForm } from './client.js';
import { kebab, stem } from '../model/word.js';
import { first, keepSent, record, text, type WireRecord } from './decode.js';
import { listIn, objectIn } from './envelope.js';
import { pageState } from './page-state.js';
import { isScaleToHundred } from './scale.js';
import { countriesUrl, countryUrl, MIN_COUNTRIES_FOR_LIST, type CachedResponse } from './request.js';

const COUNTRY_MAX_AGE = 15 * 60_000;
export const LIST_MAX_AGE = 60 * 60_000;
/** More rows than any list of countries has; the rest is ignored. */
export const MAX_COUNTRIES = 400;

/** By which names the fields of a row are found, the contract's own first. */
export const COMPACT_NAMES = {
  iso2: ['iso2', 'iso_2', 'alpha2', 'alpha_2', 'iso_3166_1_alpha_2', 'country_code', 'country_iso', 'iso_code', 'iso', 'code', 'cca2'],
  iso3: ['iso3'],
  name: ['name', 'country_name'],
  region: ['region'],
  score: ['risk_score'],
  tier: ['risk_tier'],
  flag: ['flag'],
} as const;

const CODE = /^[A-Z]{2}$/;

const decoded = new WeakMap<WireRecord, CountryCompact | undefined>();

/** One row of the list; `undefined` without a usable code. Everything else may be missing. A row is decoded once: a hundred badges share one list. */
export function countryCompact(from: WireRecord): CountryCompact | undefined {
  if (!decoded.has(from)) decoded.set(from, decodeRow(from));
  return decoded.get(from);
}

/** The first value under one of these names, however they are written, that is not empty. */
function under(from: WireRecord, names: readonly string[]): unknown {
  const exact = first(from, names);
  if (exact !== undefined) return exact;
  const own = names.flatMap((name) => Object.keys(from).filter((one) => stem(one) === stem(name)));
  return first(from, own);
}

/** The code in a row, in whatever field: the first that is one. */
function codeIn(from: WireRecord): string | undefined {
  const codes = COMPACT_NAMES.iso2.map((name) => text(under(from, [name]), 2)?.toUpperCase());
  return codes.find((code) => code !== undefined && CODE.test(code));
}

function decodeRow(sent: WireRecord): CountryCompact | undefined {
  const from = codeIn(sent) ? sent : { ...sent, ...WITHIN.map((name) => record(sent[name])).find((inner) => inner && codeIn(inner)) };
  const iso2 = codeIn(from);
  if (!iso2) return undefined;
  return {
    iso2,
    iso3: text(under(from, COMPACT_NAMES.iso3), 3),
    name: wholeName(under(from, COMPACT_NAMES.name)) ?? iso2,
    region: text(under(from, COMPACT_NAMES.region), 60),
    score: isScaleToHundred(scoreScale(from)) ? scoreOf(plainOf(under(from, COMPACT_NAMES.score), SCORE)) : undefined,
    tier: text(plainOf(under(from, COMPACT_NAMES.tier), TIER), 60),
    flag: text(under(from, COMPACT_NAMES.flag), 8),
  };
}

/** Objects that only hold the fields of a row. */
const WITHIN = ['attributes', 'properties', 'fields', 'country', 'data'];

/** How the list of countries is read. */
export const COUNTRIES: ListForm<CountryCompact> = { name: 'countries', key: 'iso2', row: countryCompact };
export const isCountries: Check = (json) => isListOf(json, COUNTRIES);

/** The part of an answer that is about a country. */
export const countryIn = (json: unknown, iso2: string): WireRecord | undefined => objectIn(json, ['country'], (from) => countryCompact(from)?.iso2 === iso2);

/** True for an answer about a country. */
export const isAboutCountry =
  (iso2: string): Check =>
  (json) =>
    countryIn(json, iso2) !== undefined;

const SCORE = ['value', 'score', 'number', 'points'];
const TIER = ['label', 'name', 'title', 'text', 'tier', 'value'];

/** A value, also one alone in a list, or the plain one of an object. */
function plainOf(sent: unknown, names: readonly string[]): unknown {
  const only: unknown = Array.isArray(sent) && sent.length === 1 ? sent[0] : sent;
  return record(only) ? first(only as WireRecord, names) : only;
}

/** What is sent of the scale of the score, in it or beside it: `risk_score_max`. */
function scoreScale(from: WireRecord): WireRecord {
  const beside = Object.entries(from).flatMap(([name, sent]) => {
    const own = /^(?:risk-)?(?:score-)?(scale.*|score-.+)$/.exec(kebab(name))?.[1];
    return own ? [[own.replace('score-', ''), sent] as const] : [];
  });
  return { ...record(under(from, COMPACT_NAMES.score)), ...Object.fromEntries(beside) };
}

/** A name, also one of several in an object. */
const wholeName = (sent: unknown): string | undefined =>
  text(record(sent) ? first(sent as WireRecord, ['common', 'en', 'english', 'short', 'name', 'official']) : sent, 120);

/** The whole number, also of a fraction or of a text such as "38/100". */
function scoreOf(value: unknown): number | undefined {
  const found = Number(/^(\d+(?:\.\d+)?)(?: ?(?:\/|of|out of) ?100)?$/.exec(text(value, 20) ?? '')?.[1] ?? Number.NaN);
  // Between 0 and 1 it may be a share of the whole: rounded, it would be the safest score there is.
  return found <= 100 && (found >= 1 || found === 0) ? Math.round(found) : undefined;
}

/** The answer about one country. A compact tag takes the whole list if it is fresh, or if the page wants three or more countries. */
export function fetchCountry(base: string, iso2: string, isCompact: boolean): Promise<CachedResponse> {
  const list = countriesUrl(base);
  const own = countryUrl(base, iso2);
  const isMany = new Set(pageState.compactCountries.values()).size >= MIN_COUNTRIES_FOR_LIST;
  const wantsList = isCompact && (isFresh(list, LIST_MAX_AGE) || (isMany && !isFresh(own, COUNTRY_MAX_AGE)));
  return wantsList ? fetchJson(list, LIST_MAX_AGE, isCountries) : fetchJson(own, COUNTRY_MAX_AGE, isAboutCountry(iso2));
}

/** The compact facts of a country, from the whole list or from an answer about that country alone. */
export function decodeCountryCompact(base: string, learned: CachedResponse, iso2: string): Answer<CountryCompact> {
  const from = countryIn(learned.json, iso2);
  const own = from && keepSent(countryCompact(from), from);
  if (own || !listIn(learned.json, COUNTRIES.name, COUNTRIES.key)?.list.length) return decodeAnswer(base, learned, () => own);
  const { extent } = decodeList(base, learned, COUNTRIES, (all) => all);
  // Among rows that cannot be read or were not sent, this country may be.
  throw new Failure(extent?.counted === undefined && !extent?.isPartial ? 'not-found' : 'bad-response');
}
