import type { Answer } from '../model/answer.js';
import type { Failure } from '../model/failure.js';
import { INCIDENT_CATEGORIES, isAhead, type Incident, type Place } from '../model/incident.js';
import { DEFAULT_HOURS, DEFAULT_LIMIT } from '../model/incident-query.js';
import { safeUrl } from '../model/url.js';
import { decodeList, fetchJson } from './client.js';
import { countryUrl, feedUrl, type CachedResponse, type FeedQuery } from './request.js';
import { integer, text, type WireRecord, first, key, number, time } from './decode.js';
const FEED_MAX_AGE = 5 * 60_000;
const HOUR = 3600_000;

/** A question to the feed, with the editor's choice from the answer. */
export interface IncidentQuery extends FeedQuery {
  /** Ids that are never shown. */
  readonly exclude?: readonly string[];
  /** Ids that come first, in this order, if the feed contains them. */
  readonly pin?: readonly string[];
}

/** Recent incidents (contract section 4.4): pinned ones first, then the newest; no more than asked for, and none older. */
export async function fetchIncidents(base: string, query: IncidentQuery): Promise<Answer<readonly Incident[]>> {
  const response = await fetchJson(feedUrl(base, query), FEED_MAX_AGE).catch((failure: Failure) => explain(failure, base, query.country));
  return decodeList(base, response, 'incidents', decodeIncident, (all) => choose(all, query, response));
}

/** The contract has no code for a country that the feed does not know; the country's own address has. */
async function explain(failure: Failure, base: string, country: string | undefined): Promise<CachedResponse> {
  const isRefused = failure.kind === 'client' && !failure.invalid;
  if (isRefused && country) {
    await fetchJson(countryUrl(base, country), FEED_MAX_AGE).catch((other: Failure) => {
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
    if ((incident.occurredAt ?? since) < since || (incident.resolved && !includeResolved) || isElsewhere(incident, country)) continue;
    unique.set(incident.id, pin.includes(incident.id) ? { ...incident, pinned: true } : incident);
  }
  const place = ({ id, pinned }: Incident): number => (pinned ? pin.indexOf(id) : pin.length);
  // Times that are unknown or still to come are last; equals keep the order in which they were sent.
  const latest = Math.max(Date.now(), asOf || 0);
  const age = ({ occurredAt = 0 }: Incident): number => -(isAhead(occurredAt, latest) ? 0 : occurredAt);
  const sorted = [...unique.values()].toSorted((one, other) => place(one) - place(other) || age(one) - age(other));
  return sorted.slice(0, Number(limit) || DEFAULT_LIMIT);
}

/** True for the code of another country; anything that is no code may be a name of this one. */
const isElsewhere = ({ country = '' }: Incident, wanted: string | undefined): boolean =>
  Boolean(wanted) && /^[A-Z]{2}$/i.test(country) && country.toUpperCase() !== wanted;

function decodeIncident(from: WireRecord): Incident | undefined {
  const title = text(from['title'], 300);
  const summary = text(from['summary'], 1000);
  if (!title && !summary) return undefined;
  const occurredAt = time(first(from, ['occurred_at', 'occurredAt', 'date']));
  const place = placeOf(from);
  const category = key(text(from['category'], 60) ?? 'other');
  return {
    id: text(from['id'], 100) ?? [title, occurredAt, place?.lat, place?.lng].join('|'),
    title: title ?? summary ?? '',
    summary: title ? summary : undefined,
    url: safeUrl(from['url']),
    country: text(first(from, ['country_iso', 'country']), 60),
    city: text(from['city'], 120),
    place,
    occurredAt,
    source: text(from['source'], 120),
    category: INCIDENT_CATEGORIES.find((known) => known === category) ?? category,
    severity: integer(from['severity'], 1, 5),
    resolved: isResolved(from),
  };
}

/** Usable coordinates. Feeds put what they could not place at 0,0, so that point counts as unknown. */
function placeOf(from: WireRecord): Place | undefined {
  const lat = number(first(from, ['lat', 'latitude']));
  const lng = number(first(from, ['lng', 'lon', 'longitude']));
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0)) return undefined;
  return { lat, lng };
}

function isResolved(from: WireRecord): boolean {
  const status = text(first(from, ['status', 'state']), 30)?.toLowerCase();
  const flag = String(first(from, ['resolved', 'is_resolved']));
  return status === 'resolved' || status === 'closed' || flag === 'true' || text(from['resolved_at']) !== undefined;
}
