import { CLOCK_SKEW, type Answer, type Detail, isWhole } from './answer.js';
import { timeHere } from './moment.js';
import { splitList } from './attributes.js';
import { countryCode } from './country.js';
import { keepSent, sentOf } from './sent.js';

/** The seven categories of contract section 2.4. */
export const INCIDENT_CATEGORIES = ['terrorism', 'crime', 'civil-unrest', 'natural-disaster', 'transport-disruption', 'health', 'other'] as const;
/** The category of a report that was sent without one. */
export const UNCLASSIFIED = 'unclassified';
export const SEVERITIES = [1, 2, 3, 4, 5] as const;

/** Colours of severities 1 to 5, for light and dark pages: one hue in five depths, distinct from the colours of tiers. */
export const SEVERITY_DEPTHS: readonly string[] = [
  'light-dark(#7c6bb0, #9d8fca)',
  'light-dark(#6a55a6, #b0a3da)',
  'light-dark(#573d98, #c3b8e8)',
  'light-dark(#412482, #d8d0f4)',
  'light-dark(#270a5c, #f1edff)',
];

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

/** The contract's defaults (section 4.4). */
export const DEFAULT_HOURS = 720;
export const DEFAULT_LIMIT = 50;
/** The attributes of an incident tag: valid text, or empty. */
export type IncidentAttributes = Readonly<Record<'country' | 'hours' | 'limit' | 'category' | 'minSeverity', string>>;

export type IncidentSettings = ReturnType<typeof incidentSettings>;

export function incidentSettings({ country, hours, limit, category, minSeverity }: IncidentAttributes) {
  // Unset parameters are left out of the request, because the feed has defaults of its own.
  const asked = { hours: Number(hours) || undefined, limit: Number(limit) || undefined };
  const filter: IncidentFilter = { categories: new Set(splitList(category)), minSeverity: Number(minSeverity) || 1 };
  return { country: countryCode(country), hours: asked.hours ?? DEFAULT_HOURS, limit: asked.limit ?? DEFAULT_LIMIT, asked, filter };
}

/** True if a limit may have cut the answer off: ours, or the contract's default, since a server may ignore ours. */
export const isCutOff = (sent: number, limit: number): boolean => sent >= limit || sent === DEFAULT_LIMIT;

/**
 * Which incidents an answer is certain to contain: all or, if it was cut off at its limit and sorted, the newest. `undefined` if rows are unreadable or
 * fewer than counted, an undocumented field might say otherwise, or an incident lies in the future. An empty list is `all` only if no rows were sent.
 */
export function knownPart(answer: Answer<Feed>, limit: number, now: number): 'all' | 'newest' | undefined {
  const { data, completeness, asOf = 0 } = answer;
  const { sent = data.length, isUnordered } = completeness ?? {};
  if (!isWhole(answer) || data.some((incident) => isAhead(incident, Math.max(now, asOf)))) return undefined;
  if (!isCutOff(sent, limit)) return data.length || !sent ? 'all' : undefined;
  return Math.min(sent, limit) === data.length && !isUnordered ? 'newest' : undefined;
}

/** A request to the feed, with the editor's selection from the answer. */
export interface IncidentQuery extends FeedQuery {
  readonly exclude?: readonly string[];
  /** Ids that are shown first, in this order, if the feed contains them. */
  readonly pin?: readonly string[];
}

const HOUR = 3600_000;

const idOf = ({ id, sharedId = id }: Incident): string => sharedId;

/** Applies every parameter except the limit again, because a server may ignore it. Pinned incidents come first, then the newest. */
export function chosenIncidents({ data, fetchedAt, asOf = fetchedAt }: Answer<Feed>, query: IncidentQuery, now: number): Feed {
  const { pin = [], exclude, country, hours, includeResolved } = query;
  const since = Math.min(fetchedAt, asOf) - (Number(hours) || DEFAULT_HOURS) * HOUR;
  const isWanted = (incident: Incident): boolean => {
    // UK and EL, which feeds of the EU use for GB and GR, are not in ISO 3166: they are text.
    const isElsewhere = country !== undefined && /^(?!UK|EL)[A-Z]{2}$/.test(incident.country ?? '') && incident.country !== country;
    return !exclude?.includes(idOf(incident)) && !isBefore(incident, since) && (!incident.resolved || includeResolved === true) && !isElsewhere;
  };
  const chosen = data.filter(isWanted).map((incident) => (pin.includes(idOf(incident)) ? keepSent({ ...incident, pinned: true }, sentOf(incident)) : incident));
  const order = (incident: Incident): number => (incident.pinned ? pin.indexOf(idOf(incident)) : pin.length);
  // Unknown and future times come last; equal times keep the order in which they were sent.
  const latest = Math.max(now, asOf || 0);
  const age = (incident: Incident): number => -(isAhead(incident, latest) ? 0 : (incident.occurredAt ?? 0));
  return chosen.toSorted((one, other) => order(one) - order(other) || age(one) - age(other));
}
