import { isWhole, type Answer } from './answer.js';
import { splitList } from './attributes.js';
import { countryCode } from './country.js';
import { keepSent, sentOf } from './sent.js';
import { isAhead, isBefore, type Feed, type FeedQuery, type Incident, type IncidentFilter } from './incident.js';

/** The contract's defaults (section 4.4). */
export const DEFAULT_HOURS = 720;
export const DEFAULT_LIMIT = 50;
/** The attributes of an incident tag: valid text, or empty. */
export type IncidentAttributes = Readonly<Record<'country' | 'hours' | 'limit' | 'category' | 'minSeverity', string>>;

export interface IncidentSettings {
  readonly country: string | undefined;
  readonly hours: number;
  readonly limit: number;
  /** Unset parameters are left out of the request, because the feed has defaults of its own. */
  readonly asked: { readonly hours: number | undefined; readonly limit: number | undefined };
  readonly filter: IncidentFilter;
}

export function incidentSettings({ country, hours, limit, category, minSeverity }: IncidentAttributes): IncidentSettings {
  const asked = { hours: Number(hours) || undefined, limit: Number(limit) || undefined };
  const filter = { categories: new Set(splitList(category)), minSeverity: Number(minSeverity) || 1 };
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
