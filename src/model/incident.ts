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
  /** True if it is far from the country that was asked for. */
  readonly isFarOutside?: boolean;
}

/** One automatically classified report (contract section 2.4). */
export interface Incident {
  /** As sent, or made from the content when missing; unique within a feed: of several reports that share one, all but the first have a number behind it. */
  readonly id: string;
  /** The id as sent, where several reports share it. */
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
  /** True if the time was sent without a zone, and is taken as UTC. */
  readonly isZoneAssumed?: boolean | undefined;
  /** True if only the date was sent; `occurredAt` is its noon in UTC. */
  readonly isDay?: boolean | undefined;
  readonly source?: string | undefined;
  /** One of `INCIDENT_CATEGORIES`, any other as sent, or `UNCLASSIFIED`. */
  readonly category: string;
  /** 1 (minor) to 5 (extreme); absent when unknown. */
  readonly severity?: number | undefined;
  readonly resolved: boolean;
  /** What was sent as time or severity and could not be read. */
  readonly unread?: Readonly<Partial<Record<'time' | 'severity', string | undefined>>> | undefined;
  /** Fields that the contract does not name, and those that could not be read: shown as sent. */
  readonly details?: readonly Detail[] | undefined;
  /** True if the editor pinned it to the top. */
  readonly pinned?: boolean | undefined;
}

/** The parameters of contract section 4.4; those a tag does not set are left out of the address. */
export interface FeedQuery {
  readonly country?: string | undefined;
  readonly hours?: string | number | undefined;
  readonly limit?: string | number | undefined;
  readonly includeResolved?: boolean | undefined;
}

/** Gives an id of its own to each report but the first of those that share one. */
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

/** From the noon of a date in UTC to its first or last moment anywhere on earth. */
const ANYWHERE = 26 * 60 * 60_000;

/** True for a time still to come, which is a mistake or a forecast: no recent incident. A date alone may be any moment of its day, wherever that is. */
export const isAhead = ({ occurredAt = 0, isDay }: Pick<Incident, 'occurredAt' | 'isDay'>, now: number): boolean =>
  occurredAt - (isDay ? ANYWHERE : 0) > now + CLOCK_SKEW;

/** True for what happened before a moment; never for an unknown time. */
export const isBefore = ({ occurredAt, isDay }: Incident, then: number): boolean => occurredAt !== undefined && occurredAt + (isDay ? ANYWHERE : 0) < then;

/** From one moment until just before another, in epoch milliseconds. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** The filter of a feed. An empty set of categories means all of them. */
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

/** An unknown severity is never hidden, since unknown is not minor, and no unknown time either. */
export const filterIncidents = (incidents: readonly Incident[], { categories, minSeverity, days }: IncidentFilter): readonly Incident[] =>
  incidents.filter((one) => (!categories.size || categories.has(one.category)) && (one.severity ?? 5) >= minSeverity && isInPeriod(one, days));

/** Words, each once, the most frequent first. */
export function byFrequency(words: readonly (string | undefined)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].toSorted((one, other) => counts.get(other)! - counts.get(one)!);
}

/** Some of the places that a sign is for and, in digits, how many more these are; in the order of the language, whatever letters a name has. */
export const placesText = (some: readonly string[], { length }: readonly string[], comma: string, number: (value: number) => string): string =>
  some.map((name) => `\u2068${name}\u2069`).join(comma) + (length > some.length ? ` \u2066+${number(length - some.length)}\u2069` : '');

/** Of severities, from the mildest to the worst: one hue in five depths, none of them a tier's colour; CSS colours for light pages and for dark ones. */
export const SEVERITY_DEPTHS: readonly string[] = [
  'light-dark(#7c6bb0, #9d8fca)',
  'light-dark(#6a55a6, #b0a3da)',
  'light-dark(#573d98, #c3b8e8)',
  'light-dark(#412482, #d8d0f4)',
  'light-dark(#270a5c, #f1edff)',
];

/** The latest answer, the part of it that is shown, and how many of its incidents are new. */
export interface FeedUpdate {
  readonly latest: Answer<Feed>;
  readonly shown: Answer<Feed>;
  /** How many new incidents wait until the reader asks for them. */
  readonly pending: number;
  /** How many new incidents were announced to screen readers; stays the same until something changes. */
  readonly announced: number;
}

/** Takes in a newer answer to the same question. While the tag is in use, only incidents that are gone disappear; new ones wait. */
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

/** The reader asked for the incidents that wait. */
export const acceptUpdate = (news: FeedUpdate): FeedUpdate => ({ ...news, shown: news.latest, pending: 0 });
