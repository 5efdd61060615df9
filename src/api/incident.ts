import type { Answer } from '../model/answer.js';
import type { Failure } from '../model/failure.js';
import { INCIDENT_CATEGORIES, isAhead, isBefore, UNCLASSIFIED, type Incident, type Place } from '../model/incident.js';
import { DEFAULT_HOURS, DEFAULT_LIMIT } from '../model/incident-query.js';
import { indexOfWord } from '../model/word.js';
import { decodeAnswer, fetchJson } from './client.js';
import { countryDecoder } from './country-compact.js';
import { asText, detailsOf, keepSent, read, sentOf, type WireRecord } from './decode.js';
import { listIn, type Decoded, type Decoder, type ListForm } from './envelope.js';
import { INCIDENT, RESOLVED, RESOLVED_AT } from './names.js';
import { countryUrl, feedUrl, type CachedResponse, type FeedQuery } from './request.js';

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
  const decoder = feedDecoder(Number(query.limit) || DEFAULT_LIMIT);
  const response = await fetchJson(feedUrl(base, query), FEED_MAX_AGE, decoder).catch((failure: Failure) => explain(failure, base, query.country));
  const answer = decodeAnswer(base, response, decoder);
  return { ...answer, data: choose(answer.data, query, response) };
}

/** The contract has no code for a country that the feed does not know; the country's own address has. */
async function explain(failure: Failure, base: string, country: string | undefined): Promise<CachedResponse> {
  const isRefused = failure.kind === 'client' && !failure.invalid;
  if (isRefused && country) {
    await fetchJson(countryUrl(base, country), FEED_MAX_AGE, countryDecoder(country)).catch((other: Failure) => {
      if (other.kind === 'not-found') throw other;
    });
  }
  throw failure;
}

/** Applies every other parameter again, because a server may ignore them. */
function choose(all: readonly Incident[], query: IncidentQuery, { fetchedAt, asOf = fetchedAt }: CachedResponse): readonly Incident[] {
  const { pin = [], exclude, country, hours, includeResolved } = query;
  const since = Math.min(fetchedAt, asOf) - (Number(hours) || DEFAULT_HOURS) * HOUR;
  const isWanted = (incident: Incident): boolean => {
    const isElsewhere = country !== undefined && /^[A-Z]{2}$/.test(incident.country ?? '') && incident.country !== country;
    return !exclude?.includes(idOf(incident)) && !isBefore(incident, since) && (!incident.resolved || includeResolved === true) && !isElsewhere;
  };
  const chosen = all.filter(isWanted).map((incident) => (pin.includes(idOf(incident)) ? keepSent({ ...incident, pinned: true }, sentOf(incident)) : incident));
  const place = (incident: Incident): number => (incident.pinned ? pin.indexOf(idOf(incident)) : pin.length);
  // Times that are unknown or still to come are last; equals keep the order in which they were sent.
  const latest = Math.max(Date.now(), asOf || 0);
  const age = (incident: Incident): number => -(isAhead(incident, latest) ? 0 : (incident.occurredAt ?? 0));
  return chosen.toSorted((one, other) => place(one) - place(other) || age(one) - age(other));
}

const idOf = ({ id, sharedId = id }: Incident): string => sharedId;

const FORM: ListForm<Incident> = {
  name: 'incidents',
  row: decodeIncident,
  // Reports that only share an id are several.
  key: ({ id, title, occurredAt }) => JSON.stringify([id, title, occurredAt]),
  own: ['id', 'title', ...INCIDENT.time.names],
};

const feedDecoder = (limit: number): Decoder<Decoded<readonly Incident[]>> => ({
  name: `incidents ${limit}`,
  decode: (json) => {
    const feed = listIn(json, FORM, limit);
    const times = feed?.data.flatMap(({ occurredAt }) => occurredAt ?? []) ?? [];
    const isUnordered = times.some((time, place) => time > (times[place - 1] ?? time));
    return feed && { ...feed, data: withOwnIds(feed.data), extent: feed.extent && { ...feed.extent, ...(isUnordered && { isUnordered }) } };
  },
});

/** Gives an id of its own to each report but the first of those that share one. */
function withOwnIds(all: readonly Incident[]): readonly Incident[] {
  const taken = new Map<string, number>();
  return all.map((incident) => {
    const { id } = incident;
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? incident : keepSent({ ...incident, id: `${id} (${count})`, sharedId: id }, sentOf(incident));
  });
}

/** One report; `undefined` if it has neither a title nor a summary. What has no field of its own becomes a detail. */
export function decodeIncident(from: WireRecord): Incident | undefined {
  const { fields, left } = read(from, INCIDENT);
  const { summary, title = summary, lat, lng, time } = fields;
  if (title === undefined) return undefined;
  const place = placeOf(lat, lng);
  const { isOver, left: others } = resolved({ ...left, ...(!place && pick(from, [...INCIDENT.lat.names, ...INCIDENT.lng.names])) });
  const category = fields.category ?? asText(left['category']) ?? UNCLASSIFIED;
  const details = detailsOf(others);
  const unread = { time: time ? undefined : sentAs(left, INCIDENT.time.names), severity: fields.severity ? undefined : sentAs(left, INCIDENT.severity.names) };
  return {
    id: fields.id ?? JSON.stringify(from),
    title,
    summary: summary === title ? undefined : summary,
    url: fields.url,
    country: fields.country,
    city: fields.city,
    place,
    occurredAt: time?.at,
    isZoneAssumed: time?.isZoneAssumed,
    ...(time?.isDay && { isDay: true }),
    source: fields.source,
    category: INCIDENT_CATEGORIES[indexOfWord(INCIDENT_CATEGORIES, category)] ?? category,
    severity: fields.severity,
    resolved: isOver,
    ...((unread.time ?? unread.severity) !== undefined && { unread }),
    ...(details.length > 0 && { details }),
  };
}

/** What was sent under the first of these names that nobody could read. */
const sentAs = (left: WireRecord, names: readonly string[]): string | undefined => names.flatMap((name) => asText(left[name]) ?? [])[0];

const pick = (from: WireRecord, names: readonly string[]): WireRecord => Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

/** Feeds put what they could not place at 0,0, so that point counts as unknown. */
const placeOf = (lat: number | undefined, lng: number | undefined): Place | undefined =>
  lat === undefined || lng === undefined || (lat === 0 && lng === 0) ? undefined : { lat, lng };

/** Over only if every sign says so; signs that disagree are shown as sent, and so is the time at which it was resolved. */
function resolved(left: WireRecord): { readonly isOver: boolean; readonly left: WireRecord } {
  const signs = read(left, RESOLVED);
  const end = read(left, RESOLVED_AT).fields.at;
  const votes = [...Object.values(signs.fields), ...(end && end.at <= Date.now() ? [true] : [])];
  const isOver = votes.includes(true) && !votes.includes(false);
  return { isOver, left: votes.includes(true) && !isOver ? left : signs.left };
}
