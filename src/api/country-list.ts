import type { Answer } from '../model/answer.js';
import { REGIONS, type CountryCompact, type CountryList } from '../model/country.js';
import { stem } from '../model/word.js';
import { decodeList, fetchJson, isFresh, SNAPSHOT } from './client.js';
import { COUNTRIES, isCountries, LIST_MAX_AGE, MAX_COUNTRIES } from './country-compact.js';
import { pageState } from './page-state.js';
import { countriesUrl } from './request.js';

/** Notes which region a connected tag shows, `undefined` once it shows none, so that several regions become one request. */
export function requestRegion(tag: object, region: string | undefined): void {
  pageState.requestedRegions ??= new Map();
  if (region === undefined) pageState.requestedRegions.delete(tag);
  else pageState.requestedRegions.set(tag, region);
}

/** The countries of a region, or all of them (contract section 4.1), by name. */
export async function fetchCountries(base: string, region: string): Promise<Answer<CountryList>> {
  const whole = countriesUrl(base);
  const part = countriesUrl(base, region);
  let isDivided = true;
  const ask = async (url: string): Promise<Answer<CountryList>> =>
    decodeList(base, await fetchJson(url, LIST_MAX_AGE, isCountries), COUNTRIES, (all) => {
      isDivided = all.every((country) => regionOf(country));
      return countriesOf(all, region, url === part);
    });
  if (!isFresh(whole, LIST_MAX_AGE) && (isFresh(part, LIST_MAX_AGE) || !isWholeWanted(whole, part))) return ask(part);
  const answer = await ask(whole);
  // Which countries belong to a region that not every row names, only the server can tell.
  return isDivided || !region ? answer : ask(part);
}

/**
 * True if the whole list is on its way anyway, if tags want several parts of it, or if it alone is known and can serve should no newer one come.
 * Never true for an answer kept inside a tag: it already is the part that tag wants.
 */
const isWholeWanted = (whole: string, part: string): boolean =>
  !whole.startsWith(SNAPSHOT) &&
  (pageState.pending.has(whole) ||
    (pageState.cache.has(whole) && !pageState.cache.has(part)) ||
    new Set(pageState.requestedRegions?.values()).size > 1 ||
    new Set(pageState.compactCountries.values()).size > 2);

/** The one of the contract's regions that a row names; one of another division tells nothing. */
const regionOf = ({ region = '' }: CountryCompact): string | undefined => REGIONS.find((known) => stem(known) === stem(region));

/** The rows of a region. A server may leave it out of its rows; one that ignores the region asked for sends rows of others too. */
function countriesOf(all: CountryList, region: string, isAsked: boolean): CountryList {
  const wanted = stem(region);
  const isElsewhere = (country: CountryCompact): boolean => stem(regionOf(country) ?? region) !== wanted;
  const isObeyed = isAsked && !all.some(isElsewhere);
  const unique = new Map<string, CountryCompact>();
  for (const country of all.slice(0, MAX_COUNTRIES)) {
    const isWithin = regionOf(country) ? !isElsewhere(country) : isObeyed;
    if (!unique.has(country.iso2) && (!region || isWithin)) unique.set(country.iso2, country);
  }
  return [...unique.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
