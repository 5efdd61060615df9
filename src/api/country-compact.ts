import { Failure } from '../model/failure.js';
import type { Answer } from '../model/answer.js';
import type { CountryCompact } from '../model/country.js';
import { decodeAnswer, decodeList, fetchJson, isFresh } from './client.js';
import { kebab } from '../model/word.js';
import { first, keepSent, record, text, type WireRecord } from './decode.js';
import { pageState } from './page-state.js';
import { isScaleToHundred } from './scale.js';
import { countriesUrl, countryUrl, MIN_COUNTRIES_FOR_LIST, type CachedResponse } from './request.js';

const COUNTRY_MAX_AGE = 15 * 60_000;
export const LIST_MAX_AGE = 60 * 60_000;
/** More rows than any list of countries has; the rest is ignored. */
export const MAX_COUNTRIES = 400;

/** By which names the fields of a row are found, the contract's own first. */
export const COMPACT_NAMES = {
  iso2: ['iso2'],
  iso3: ['iso3'],
  name: ['name'],
  region: ['region'],
  score: ['risk_score', 'riskScore'],
  tier: ['risk_tier', 'riskTier'],
  flag: ['flag'],
} as const;

const decoded = new WeakMap<WireRecord, CountryCompact | undefined>();

/** One row of the list; `undefined` without a usable code. Everything else may be missing. A row is decoded once: a hundred badges share one list. */
export function countryCompact(from: WireRecord): CountryCompact | undefined {
  if (!decoded.has(from)) decoded.set(from, decodeRow(from));
  return decoded.get(from);
}

function decodeRow(from: WireRecord): CountryCompact | undefined {
  const iso2 = text(from['iso2'], 2)?.toUpperCase();
  if (!iso2 || !/^[A-Z]{2}$/.test(iso2)) return undefined;
  return {
    iso2,
    iso3: text(from['iso3'], 3),
    name: wholeName(from['name']) ?? iso2,
    region: text(from['region'], 60),
    score: isScaleToHundred(scoreScale(from)) ? scoreOf(plainOf(first(from, COMPACT_NAMES.score), SCORE)) : undefined,
    tier: text(plainOf(first(from, COMPACT_NAMES.tier), TIER), 60),
    flag: text(from['flag'], 8),
  };
}

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
  return { ...record(first(from, COMPACT_NAMES.score)), ...Object.fromEntries(beside) };
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
  return wantsList ? fetchJson(list, LIST_MAX_AGE) : fetchJson(own, COUNTRY_MAX_AGE);
}

/** The compact facts of a country, from the whole list or from an answer about that country alone. */
export function decodeCountryCompact(base: string, learned: CachedResponse, iso2: string): Answer<CountryCompact> {
  const isWanted = (country: CountryCompact | undefined): boolean => country?.iso2 === iso2;
  const { country, countries } = record(learned.json) ?? {};
  if (countries === undefined || country) {
    const from = record(country) ?? {};
    const own = keepSent(countryCompact(from), from);
    return decodeAnswer(base, learned, () => (isWanted(own) ? own : undefined));
  }
  const list = decodeList(base, learned, 'countries', countryCompact, (all) => all);
  const found = list.data.find(isWanted);
  if (found) return { ...list, data: found };
  // Among rows that cannot be read or were not sent, this country may be.
  const { counted, isPartial } = list.extent ?? {};
  throw new Failure(counted === undefined && !isPartial ? 'not-found' : 'bad-response');
}
