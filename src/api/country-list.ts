import type { Answer } from '../model/answer.js';
import { regionName, type CountryCompact, type CountryList } from '../model/country.js';
import { decodeAnswer, fetchJson, isFresh, SNAPSHOT } from './client.js';
import { areMany, COUNTRIES, LIST_MAX_AGE } from './country-compact.js';
import { pageState } from './page-state.js';
import { countriesUrl } from './request.js';

/** The countries of a region, or all of them (contract section 4.1), by name. */
export async function fetchCountries(base: string, region: string): Promise<Answer<CountryList>> {
  const whole = countriesUrl(base);
  const part = countriesUrl(base, region);
  let isDivided = true;
  const ask = async (url: string): Promise<Answer<CountryList>> => {
    const answer = decodeAnswer(base, await fetchJson(url, LIST_MAX_AGE, COUNTRIES), COUNTRIES);
    isDivided = answer.data.every((country) => regionOf(country));
    return { ...answer, data: countriesOf(answer.data, region, url === part) };
  };
  if (!isFresh(whole, LIST_MAX_AGE) && (isFresh(part, LIST_MAX_AGE) || !isWholeWanted(whole, part))) return ask(part);
  const answer = await ask(whole);
  // Which countries belong to a region that not every row names, only the server can tell.
  return isDivided || !region ? answer : ask(part);
}

/** True if the whole list is on its way anyway, if tags show several parts of it, or if it alone is known. Never for an inline answer, which is the part that its tag shows. */
const isWholeWanted = (whole: string, part: string): boolean =>
  !whole.startsWith(SNAPSHOT) &&
  (pageState.pending.has(whole) ||
    (pageState.cache.has(whole) && !pageState.cache.has(part)) ||
    new Set(pageState.requestedRegions.values()).size > 1 ||
    areMany());

/** The one of the contract's regions that a row names; one of another division tells nothing. */
const regionOf = ({ region = '' }: CountryCompact): string | undefined => regionName(region);

/** The rows of a region. A server may leave it out of its rows; one that ignores the region asked for sends rows of others too. */
function countriesOf(all: CountryList, region: string, isAsked: boolean): CountryList {
  const isElsewhere = (country: CountryCompact): boolean => (regionOf(country) ?? region) !== region;
  const isObeyed = isAsked && !all.some(isElsewhere);
  const within = all.filter((country) => !region || (regionOf(country) ? !isElsewhere(country) : isObeyed));
  return within.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
