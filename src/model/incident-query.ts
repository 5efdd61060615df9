import { isWhole, type Answer } from './answer.js';
import { splitList } from './attributes.js';
import { countryCode } from './country.js';
import { keepSent, sentOf } from './sent.js';
import { isAhead, isBefore, type Feed, type FeedQuery, type Incident, type IncidentFilter } from './incident.js';

/** The contract's defaults (section 4.4). */
export const DEFAULT_HOURS = 720;
export const DEFAULT_LIMIT = 50;
/** What an editor wrote on an incident tag: text that its attributes accept, or nothing. */
export type IncidentAttributes = Readonly<Record<'country' | 'hours' | 'limit' | 'category' | 'minSeverity', string>>;

/** The same attributes, parsed. */
export interface IncidentSettings {
  readonly country: string | undefined;
  readonly hours: number;
  readonly limit: number;
  /** What was written of these: no more is asked, because the feed has defaults of its own. */
  readonly asked: { readonly hours: number | undefined; readonly limit: number | undefined };
  readonly filter: IncidentFilter;
}

export function incidentSettings({ country, hours, limit, category, minSeverity }: IncidentAttributes): IncidentSettings {
  const asked = { hours: Number(hours) || undefined, limit: Number(limit) || undefined };
  const filter = { categories: new Set(splitList(category)), minSeverity: Number(minSeverity) || 1 };
  return { country: countryCode(country), hours: asked.hours ?? DEFAULT_HOURS, limit: asked.limit ?? DEFAULT_LIMIT, asked, filter };
}

/** True for an answer as long as the limit, or as the contract's default: a server may ignore the limit. */
export const isCutOff = (sent: number, limit: number): boolean => sent >= limit || sent === DEFAULT_LIMIT;

/**
 * Which of all incidents an answer surely has: all, or, cut off at its limit in their order, the newest. `undefined` if rows cannot be read or are
 * fewer than it says, something beside them may say otherwise, or one is still to come. "All" are none only in an answer without rows.
 */
export function knownPart(answer: Answer<Feed>, limit: number, now: number): 'all' | 'newest' | undefined {
  const { data, completeness, asOf = 0 } = answer;
  const { sent = data.length, isUnordered } = completeness ?? {};
  if (!isWhole(answer) || data.some((incident) => isAhead(incident, Math.max(now, asOf)))) return undefined;
  if (!isCutOff(sent, limit)) return data.length || !sent ? 'all' : undefined;
  return Math.min(sent, limit) === data.length && !isUnordered ? 'newest' : undefined;
}

/** A question to the feed, with the editor's choice from the answer. */
export interface IncidentQuery extends FeedQuery {
  readonly exclude?: readonly string[];
  /** Ids that come first, in this order, if the feed contains them. */
  readonly pin?: readonly string[];
}

const HOUR = 3600_000;

const idOf = ({ id, sharedId = id }: Incident): string => sharedId;

/** Applies every parameter but the limit again, because a server may ignore it: pinned incidents first, then the newest. */
export function chosenIncidents({ data, fetchedAt, asOf = fetchedAt }: Answer<Feed>, query: IncidentQuery, now: number): Feed {
  const { pin = [], exclude, country, hours, includeResolved } = query;
  const since = Math.min(fetchedAt, asOf) - (Number(hours) || DEFAULT_HOURS) * HOUR;
  const isWanted = (incident: Incident): boolean => {
    const isElsewhere = country !== undefined && /^[A-Z]{2}$/.test(incident.country ?? '') && incident.country !== country;
    return !exclude?.includes(idOf(incident)) && !isBefore(incident, since) && (!incident.resolved || includeResolved === true) && !isElsewhere;
  };
  const chosen = data.filter(isWanted).map((incident) => (pin.includes(idOf(incident)) ? keepSent({ ...incident, pinned: true }, sentOf(incident)) : incident));
  const place = (incident: Incident): number => (incident.pinned ? pin.indexOf(idOf(incident)) : pin.length);
  // Times that are unknown or still to come are last; equals keep the order in which they were sent.
  const latest = Math.max(now, asOf || 0);
  const age = (incident: Incident): number => -(isAhead(incident, latest) ? 0 : (incident.occurredAt ?? 0));
  return chosen.toSorted((one, other) => place(one) - place(other) || age(one) - age(other));
}
