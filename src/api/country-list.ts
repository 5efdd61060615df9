import type { Answer } from '../model/answer.js';
import { regionName, type CountryCompact, type CountryList } from '../model/country.js';
import { decodeAnswer, fetchJson, isFresh, SNAPSHOT } from './client.js';
import { areMany, COUNTRIES, LIST_MAX_AGE } from './country-compact.js';
import { pageState } from './page-state.js';
import { countriesUrl } from './request.js';

/** The countries of a region, or all (contract section 4.1), sorted by name. */
export async function fetchCountries(base: string, region: string): Promise<Answer<CountryList>> {
  const whole = countriesUrl(base);
  const part = countriesUrl(base, region);
  let allHaveRegion = true;
  const ask = async (url: string): Promise<Answer<CountryList>> => {
    const answer = decodeAnswer(base, await fetchJson(url, LIST_MAX_AGE, COUNTRIES), COUNTRIES);
    allHaveRegion = answer.data.every((country) => regionOf(country));
    return { ...answer, data: countriesOf(answer.data, region, url === part) };
  };
  if (!isFresh(whole, LIST_MAX_AGE) && (isFresh(part, LIST_MAX_AGE) || !isWholeWanted(whole, part))) return ask(part);
  const answer = await ask(whole);
  // If some rows have no region of the contract, only the server can tell which countries belong to it.
  return allHaveRegion || !region ? answer : ask(part);
}

/**
 * True if the whole list is already pending, is the only one cached, or serves several tags. False for inline answers, which contain only what their tag shows.
 */
const isWholeWanted = (whole: string, part: string): boolean =>
  !whole.startsWith(SNAPSHOT) &&
  (pageState.pending.has(whole) ||
    (pageState.cache.has(whole) && !pageState.cache.has(part)) ||
    new Set(pageState.requestedRegions.values()).size > 1 ||
    areMany());

/** The row's region, if it is one of the contract's seven; other names are ignored. */
const regionOf = ({ region = '' }: CountryCompact): string | undefined => regionName(region);

/** The rows of a region. A server may leave it out of its rows, or ignore the parameter and send other regions too. */
function countriesOf(all: CountryList, region: string, isAsked: boolean): CountryList {
  const isElsewhere = (country: CountryCompact): boolean => (regionOf(country) ?? region) !== region;
  const isFiltered = isAsked && !all.some(isElsewhere);
  const within = all.filter((country) => !region || (regionOf(country) ? !isElsewhere(country) : isFiltered));
  return within.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
