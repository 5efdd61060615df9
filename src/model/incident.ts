import { CLOCK_SKEW, type Answer, type Detail } from './answer.js';
import { timeHere } from './moment.js';
import { keepSent, sentOf } from './sent.js';

/** The seven categories of contract section 2.4. */
export const INCIDENT_CATEGORIES = ['terrorism', 'crime', 'civil-unrest', 'natural-disaster', 'transport-disruption', 'health', 'other'] as const;
/** The category of a report that was sent without one. */
export const UNCLASSIFIED = 'unclassified';
export const SEVERITIES = [1, 2, 3, 4, 5] as const;

/** A usable point on the map: latitude -90 to 90, longitude -180 to 180, never 0,0. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
  /** True if it is far from the requested country. */
  readonly isFarOutside?: boolean;
}

/** One automatically classified report (contract section 2.4). */
export interface Incident {
  /** As sent, or made from the content if missing. Unique within a feed: repeated ids get a number appended. */
  readonly id: string;
  /** The id as sent, if `id` has a number appended. */
  readonly sharedId?: string | undefined;
  readonly title: string;
  readonly summary?: string | undefined;
  /** An http(s) link, already checked. */
  readonly url?: string | undefined;
  /** An ISO 3166-1 alpha-2 code, or as sent. */
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  /** Absent when the report has no usable coordinates: such incidents stay in the list. */
  readonly place?: Place | undefined;
  /** Epoch milliseconds; absent when unknown. */
  readonly occurredAt?: number | undefined;
  /** True if the time was sent without a zone and is assumed to be UTC. */
  readonly isZoneAssumed?: boolean | undefined;
  /** True if only the date was sent; `occurredAt` is its noon in UTC. */
  readonly isDay?: boolean | undefined;
  readonly source?: string | undefined;
  /** One of `INCIDENT_CATEGORIES`, any other as sent, or `UNCLASSIFIED`. */
  readonly category: string;
  /** 1 (minor) to 5 (extreme); absent when unknown. */
  readonly severity?: number | undefined;
  readonly resolved: boolean;
  /** Unreadable values sent as time or severity. */
  readonly unread?: Readonly<Partial<Record<'time' | 'severity', string | undefined>>> | undefined;
  /** Unknown fields, and known fields with unreadable values: shown as sent. */
  readonly details?: readonly Detail[] | undefined;
  /** True if the editor pinned it to the top. */
  readonly pinned?: boolean | undefined;
}

/** The parameters of contract section 4.4; unset ones are left out of the URL. */
export interface FeedQuery {
  readonly country?: string | undefined;
  readonly hours?: string | number | undefined;
  readonly limit?: string | number | undefined;
  readonly includeResolved?: boolean | undefined;
}

/** Makes ids unique: every repetition gets a number appended. */
export function withOwnIds(all: readonly Incident[]): readonly Incident[] {
  const taken = new Map<string, number>();
  return all.map((incident) => {
    const { id } = incident;
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? incident : keepSent({ ...incident, id: `${id} (${count})`, sharedId: id }, sentOf(incident));
  });
}

/** The incidents of one answer of the feed. */
export type Feed = readonly Incident[];

/** The most (ms) that a moment of a date can be from its noon in UTC, in any time zone. */
const MAX_ZONE_OFFSET = 26 * 60 * 60_000;

/** True for a future time, which is a mistake or a forecast. A date without a time is in the future only if it is in every time zone. */
export const isAhead = ({ occurredAt = 0, isDay }: Pick<Incident, 'occurredAt' | 'isDay'>, now: number): boolean =>
  occurredAt - (isDay ? MAX_ZONE_OFFSET : 0) > now + CLOCK_SKEW;

/** True if the incident happened before a time; false if its own time is unknown. */
export const isBefore = ({ occurredAt, isDay }: Incident, then: number): boolean =>
  occurredAt !== undefined && occurredAt + (isDay ? MAX_ZONE_OFFSET : 0) < then;

/** A range of epoch milliseconds, `until` excluded. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** An empty set of categories means all of them. */
export interface IncidentFilter {
  readonly categories: ReadonlySet<string>;
  readonly minSeverity: number;
  readonly days?: Period | undefined;
}

function isInPeriod({ occurredAt, isDay }: Incident, days: Period | undefined): boolean {
  if (!days || occurredAt === undefined) return true;
  const time = timeHere(occurredAt, isDay);
  return time >= days.from && time < days.until;
}

/** Incidents of unknown severity or time are never hidden: unknown is not minor. */
export const filterIncidents = (incidents: readonly Incident[], { categories, minSeverity, days }: IncidentFilter): readonly Incident[] =>
  incidents.filter((one) => (!categories.size || categories.has(one.category)) && (one.severity ?? 5) >= minSeverity && isInPeriod(one, days));

/** The latest answer, the part of it that is shown, and how many of its incidents are new. */
export interface FeedUpdate {
  readonly latest: Answer<Feed>;
  readonly shown: Answer<Feed>;
  /** How many new incidents are held back until the reader asks for them. */
  readonly pending: number;
  /** How many new incidents were announced to screen readers; stays the same until something changes. */
  readonly announced: number;
}

/** Merges a newer answer to the same query. While the tag is in use, removed incidents disappear, but new ones are held back. */
export function mergeUpdate(before: FeedUpdate | undefined, latest: Answer<Feed>, isBeingRead: boolean): FeedUpdate {
  if (before?.latest === latest) return before;
  if (!before) return { latest, shown: latest, pending: 0, announced: 0 };
  const seen = before.shown.data;
  const ids = new Set(seen.map(({ id }) => id));
  const fresh = latest.data.filter(({ id }) => !ids.has(id)).length;
  const announced = fresh || (seen.length === latest.data.length ? before.announced : 0);
  if (!isBeingRead) return { latest, shown: latest, pending: 0, announced };
  const now = new Map(latest.data.map((incident) => [incident.id, incident]));
  return { latest, shown: { ...latest, data: seen.flatMap(({ id }) => now.get(id) ?? []) }, pending: fresh, announced };
}

/** Shows the incidents that were held back. */
export const acceptUpdate = (news: FeedUpdate): FeedUpdate => ({ ...news, shown: news.latest, pending: 0 });
