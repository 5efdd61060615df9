import type { Answer } from '../model/answer.js';
import type { Failure } from '../model/failure.js';
import { countriesOf, isAhead, isBefore, type Incident } from '../model/incident.js';
import { DEFAULT_HOURS, DEFAULT_LIMIT } from '../model/incident-query.js';
import { decodeList, fetchJson, isListOf, type Check, type ListForm } from './client.js';
import { keepSent, sentOf } from './decode.js';
import { isAboutCountry } from './country-compact.js';
import { codeOf } from './incident-country.js';
import { decodeIncident } from './incident-decode.js';
import { countryUrl, feedUrl, type CachedResponse, type FeedQuery } from './request.js';

const FEED_MAX_AGE = 5 * 60_000;
const HOUR = 3600_000;

const FEED: ListForm<Incident> = { name: 'incidents', key: 'id', row: decodeIncident };
const isFeed: Check = (json) => isListOf(json, FEED);

/** A question to the feed, with the editor's choice from the answer. */
export interface IncidentQuery extends FeedQuery {
  /** Ids that are never shown. */
  readonly exclude?: readonly string[];
  /** Ids that come first, in this order, if the feed contains them. */
  readonly pin?: readonly string[];
}

/** Recent incidents (contract section 4.4): pinned ones first, then the newest; no more than asked for, and none older. */
export async function fetchIncidents(base: string, query: IncidentQuery): Promise<Answer<readonly Incident[]>> {
  const response = await fetchJson(feedUrl(base, query), FEED_MAX_AGE, isFeed).catch((failure: Failure) => explain(failure, base, query.country));
  return decodeList(base, response, FEED, (all) => choose(all, query, response));
}

/** The contract has no code for a country that the feed does not know; the country's own address has. */
async function explain(failure: Failure, base: string, country: string | undefined): Promise<CachedResponse> {
  const isRefused = failure.kind === 'client' && !failure.invalid;
  if (isRefused && country) {
    await fetchJson(countryUrl(base, country), FEED_MAX_AGE, isAboutCountry(country)).catch((other: Failure) => {
      if (other.kind === 'not-found') throw other;
    });
  }
  throw failure;
}

/** Applies every parameter again, because a server may ignore them. */
function choose(all: readonly Incident[], query: IncidentQuery, { fetchedAt, asOf = fetchedAt }: CachedResponse): readonly Incident[] {
  const { pin = [], exclude, country, hours, limit, includeResolved } = query;
  const since = Math.min(fetchedAt, asOf) - (Number(hours) || DEFAULT_HOURS) * HOUR;
  const unique = new Map<string, Incident>();
  for (const incident of all) {
    if (unique.has(incident.id) || exclude?.includes(incident.id)) continue;
    if (isBefore(incident, since) || (incident.resolved && !includeResolved) || isElsewhere(incident, country)) continue;
    unique.set(incident.id, pin.includes(incident.id) ? keepSent({ ...incident, pinned: true }, sentOf(incident)) : incident);
  }
  const place = ({ id, pinned }: Incident): number => (pinned ? pin.indexOf(id) : pin.length);
  // Times that are unknown or still to come are last; equals keep the order in which they were sent.
  const latest = Math.max(Date.now(), asOf || 0);
  const age = (incident: Incident): number => -(isAhead(incident, latest) ? 0 : (incident.occurredAt ?? 0));
  const sorted = [...unique.values()].toSorted((one, other) => place(one) - place(other) || age(one) - age(other));
  return sorted.slice(0, Number(limit) || DEFAULT_LIMIT);
}

/** True for a report that is only about other countries; anything that is no code may be a name of this one. */
function isElsewhere(incident: Incident, wanted: string | undefined): boolean {
  const codes = countriesOf(incident).map(codeOf);
  return Boolean(wanted) && codes.length > 0 && codes.every((code) => code !== undefined && code !== wanted);
}
