import type { Answer } from '../model/answer.js';
import type { Incident } from '../model/incident.js';
import { MAX_INCIDENTS } from '../model/incident-query.js';
import { decodeAnswer, fetchJson } from './client.js';
import { decodeIncident } from './incident-decode.js';
import { feedUrl, type FeedQuery } from './request.js';
import { rows } from './decode.js';

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
    unique.set(incident.id, pin.includes(incident.id) ? { ...incident, pinned: true } : incident);
  }
  const place = ({ id, pinned }: Incident): number => (pinned ? pin.indexOf(id) : pin.length);
  // Unknown times come last; equals keep the order in which they were sent.
  const sorted = [...unique.values()].toSorted((one, other) => place(one) - place(other) || (other.occurredAt ?? 0) - (one.occurredAt ?? 0));
  return sorted.slice(0, Number(query.limit) || MAX_INCIDENTS);
}
