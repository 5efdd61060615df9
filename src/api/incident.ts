import type { Answer } from '../model/answer.js';
import { INCIDENT_CATEGORIES, type Incident, type Place } from '../model/incident.js';
import { MAX_INCIDENTS } from '../model/incident-query.js';
import { safeUrl } from '../model/url.js';
import { decodeAnswer, fetchJson } from './client.js';
import { feedUrl, type FeedQuery } from './request.js';
import { integer, keepSent, rows, text, type WireRecord, first, key, number, time } from './decode.js';
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
  const learned = await fetchJson(feedUrl(base, query), FEED_MAX_AGE);
  return decodeAnswer(base, learned, (envelope) =>
    Array.isArray(envelope['incidents']) ? choose(envelope['incidents'], query, learned.fetchedAt) : undefined,
  );
}

/** Applies every parameter again, because a server may ignore them. */
function choose(list: unknown, query: IncidentQuery, now: number): readonly Incident[] {
  const since = query.hours ? now - Number(query.hours) * HOUR : Number.NEGATIVE_INFINITY;
  const { pin = [] } = query;
  const unique = new Map<string, Incident>();
  for (const row of rows(list)) {
    const incident = decodeIncident(row);
    if (!incident || unique.has(incident.id) || query.exclude?.includes(incident.id)) continue;
    if ((incident.occurredAt ?? now) < since || (incident.resolved && !query.includeResolved)) continue;
    unique.set(incident.id, keepSent(pin.includes(incident.id) ? { ...incident, pinned: true } : incident, row));
  }
  const place = ({ id, pinned }: Incident): number => (pinned ? pin.indexOf(id) : pin.length);
  // Unknown times come last; equals keep the order in which they were sent.
  const sorted = [...unique.values()].toSorted((one, other) => place(one) - place(other) || (other.occurredAt ?? 0) - (one.occurredAt ?? 0));
  return sorted.slice(0, Number(query.limit) || MAX_INCIDENTS);
}

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
