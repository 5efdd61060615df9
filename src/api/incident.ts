import type { Answer } from '../model/answer.js';
import type { Failure } from '../model/failure.js';
import {
  chosenIncidents,
  DEFAULT_LIMIT,
  type IncidentQuery,
  INCIDENT_CATEGORIES,
  UNCLASSIFIED,
  withOwnIds,
  type Incident,
  type Place,
} from '../model/incident.js';
import { DAY_LENGTH, type Moment } from '../model/moment.js';
import { asText } from '../model/sent.js';
import { indexOfWord } from '../model/text.js';
import { decodeAnswer, fetchJson } from './client.js';
import { countryDecoder } from './country-compact.js';
import { detailsOf, read, type Names, type WireRecord, listIn, type Decoded, type Decoder, type ListForm } from './decode.js';
import { countryUrl, feedUrl, type CachedResponse } from './request.js';

/** Contract section 2.4. */
export const INCIDENT = {
  id: ['id'],
  title: ['text'],
  summary: ['text'],
  url: ['url'],
  country: ['text', 'country_iso'],
  city: ['text'],
  lat: ['latitude', 'lat', 'latitude'],
  lng: ['longitude', 'lng', 'lon', 'longitude'],
  time: ['time', 'occurred_at', 'date'],
  source: ['text'],
  category: ['text', 'category'],
  severity: ['step', 'severity'],
} as const satisfies Names;

/** The fields that say whether an incident is over; if they disagree, it is not. `resolved_at` counts once it is past, and is always shown. */
export const RESOLVED = { status: ['status'], state: ['status'], resolved: ['truth'], is: ['truth', 'is_resolved'] } as const satisfies Names;
export const RESOLVED_AT = { at: ['time', 'resolved_at'] } as const satisfies Names;

const FEED_MAX_AGE = 5 * 60_000;

/** Recent incidents (contract section 4.4): pinned ones first, then the newest, within the requested limit and hours. */
export async function fetchIncidents(base: string, query: IncidentQuery): Promise<Answer<readonly Incident[]>> {
  const decoder = feedDecoder(Number(query.limit) || DEFAULT_LIMIT);
  const response = await fetchJson(feedUrl(base, query), FEED_MAX_AGE, decoder).catch((failure: Failure) => explain(failure, base, query.country));
  const answer = decodeAnswer(base, response, decoder);
  return { ...answer, data: chosenIncidents(answer, query, Date.now()) };
}

/** The feed has no error code for an unknown country, so the country's own endpoint is asked. */
async function explain(failure: Failure, base: string, country: string | undefined): Promise<CachedResponse> {
  if (failure.kind !== 'client' || failure.invalid || !country) throw failure;
  await fetchJson(countryUrl(base, country), FEED_MAX_AGE, countryDecoder(country)).catch((other: Failure) => {
    if (other.kind === 'not-found') throw other;
  });
  throw failure;
}

const FORM: ListForm<Incident> = {
  name: 'incidents',
  row: decodeIncident,
  // Reports with the same id but other content are distinct. No title has a line break.
  key: ({ id, title, occurredAt, isDay, unread }) => `${occurredAt} ${isDay} ${unread?.time} ${title}\n${id}`,
  own: ['id', 'title', ...INCIDENT.time],
  isLimited: true,
};

/** The decoder for a limit: rows beyond it are counted but not decoded. */
export const feedDecoder = (limit: number): Decoder<Decoded<readonly Incident[]>> => ({
  name: `incidents ${limit}`,
  decode: (json) => {
    const feed = listIn(json, FORM, limit);
    const times = feed?.data.flatMap(({ occurredAt }) => occurredAt ?? []) ?? [];
    const isUnordered = times.some((time, index) => time > (times[index - 1] ?? time));
    return feed && { ...feed, data: withOwnIds(feed.data), completeness: feed.completeness && { ...feed.completeness, ...(isUnordered && { isUnordered }) } };
  },
});

/** One report; `undefined` without a title or a summary. Leftover fields become details. */
export function decodeIncident(from: WireRecord): Incident | undefined {
  const { fields, left } = read(from, INCIDENT);
  const { id = JSON.stringify(from), summary, title = summary, lat, lng, time, category: word, ...facts } = fields;
  if (title === undefined) return undefined;
  // Feeds use 0,0 for an unknown place.
  const place: Place | undefined = lat === undefined || lng === undefined || (lat === 0 && lng === 0) ? undefined : { lat, lng };
  const unplaced = place ? left : { ...left, ...Object.fromEntries([...INCIDENT.lat, ...INCIDENT.lng].map((name) => [name, from[name]])) };
  const { at: occurredAt, ...moment }: Partial<Moment> = time ?? {};
  const { isOver, left: others } = resolved(unplaced, occurredAt);
  const details = detailsOf(others);
  const category = INCIDENT_CATEGORIES[indexOfWord(INCIDENT_CATEGORIES, word ?? '')] ?? word;
  const unread = { time: time ? undefined : sentAs(left, INCIDENT.time), severity: facts.severity ? undefined : sentAs(left, INCIDENT.severity) };
  return {
    ...facts,
    id,
    title,
    summary: summary === title ? undefined : summary,
    place,
    occurredAt,
    ...moment,
    category: category ?? sentAs(left, INCIDENT.category) ?? UNCLASSIFIED,
    resolved: isOver,
    ...((unread.time ?? unread.severity) !== undefined && { unread }),
    ...(details.length > 0 && { details }),
  };
}

/** The first unreadable value under these names. */
const sentAs = (left: WireRecord, [, ...names]: readonly [string, string, ...string[]]): string | undefined =>
  names.flatMap((name) => asText(left[name]) ?? [])[0];

/**
 * Over only if all fields agree; fields that disagree are shown as sent, and `resolved_at` always is. An end before the incident says nothing; a day of
 * tolerance, because either may be a date in some time zone.
 */
function resolved(left: WireRecord, occurredAt = 0): { readonly isOver: boolean; readonly left: WireRecord } {
  const signs = read(left, RESOLVED);
  const end = read(left, RESOLVED_AT).fields.at;
  const votes = [...Object.values(signs.fields), ...(end && end.at <= Date.now() && end.at > occurredAt - DAY_LENGTH ? [true] : [])];
  const isOver = votes.includes(true) && !votes.includes(false);
  return { isOver, left: votes.includes(true) && !isOver ? left : signs.left };
}
