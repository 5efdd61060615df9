import type { Answer } from './answer.js';
import { DAY_LENGTH, daysBetween, midnight, timeHere } from './moment.js';
import { isCutOff, filterIncidents, INCIDENT_CATEGORIES, SEVERITIES, type Feed, type Incident, type IncidentFilter, type Period } from './incident.js';

/** Counts the incidents of the selected days: by category under the severity filter, and by severity under the category filter. */
export function filterCounts(all: readonly Incident[], filter: IncidentFilter) {
  const severe = filterIncidents(all, { ...filter, categories: new Set() });
  const names = new Set([...INCIDENT_CATEGORIES, ...all.map(({ category }) => category)]);
  const categories = new Map([...names].map((name) => [name, severe.filter(({ category }) => category === name).length]));
  const chosen = filterIncidents(all, { ...filter, minSeverity: 1 });
  const severities = new Map<number | undefined, number>(
    [...SEVERITIES, undefined].map((each) => [each, chosen.filter(({ severity }) => severity === each).length]),
  );
  return { categories, severities };
}

/** Sorts unknown severities last. */
const UNKNOWN = 6;

/** The days that a feed request covers, oldest first. */
interface StripDays {
  /** The severities of each day's incidents, ascending, unknown ones last. */
  readonly columns: readonly (readonly (number | undefined)[])[];
  /** Index of the first day with data: earlier days were cut off by the limit. */
  readonly loaded: number;
  /** Index of the first complete day: earlier days may have had more incidents. */
  readonly whole: number;
  /** When a day begins; `startOf(columns.length)` is the end of the last day. */
  readonly startOf: (index: number) => number;
  /** The index of the day of a time; outside of `columns` for other days. */
  readonly indexOf: (time: number) => number;
}

/**
 * Splits the last `hours` of an answer into days of the reader's calendar or, if it was prerendered in a time zone, into 24-hour periods up to its own time.
 */
export function stripDays(answer: Answer<Feed>, hours: number, limit: number): StripDays {
  const { data, fetchedAt, asOf = fetchedAt, timeZone, completeness } = answer;
  const end = Math.min(fetchedAt, asOf);
  const count = Math.ceil(hours / 24) + (timeZone ? 0 : 1);
  const last = count - 1;
  const startOf = (index: number): number =>
    timeZone ? end - (count - index) * DAY_LENGTH : new Date(midnight(end)).setDate(new Date(end).getDate() + index - last);
  const indexOf = (time: number): number => last - (timeZone ? Math.floor((end - time) / DAY_LENGTH) : daysBetween(time, end));
  const columns = Array.from({ length: count }, (): (number | undefined)[] => []);
  for (const { occurredAt = Number.NaN, isDay, severity } of data) columns[indexOf(timeHere(occurredAt, isDay))]?.push(severity);
  for (const column of columns) column.sort((one = UNKNOWN, other = UNKNOWN) => one - other);
  const oldest = columns.findIndex(({ length }) => length);
  const isCut = isCutOff(completeness?.sent ?? data.length, limit);
  // An unsorted answer, or one whose times are unknown, may lack incidents of any day.
  const whole = oldest < 0 || completeness?.isUnordered ? count : oldest + 1;
  return { columns, loaded: isCut ? Math.max(0, oldest) : 0, whole: isCut ? whole : 0, startOf, indexOf };
}

/** Indexes of the selected days, `until` excluded; all loaded days if the reader has selected none. */
export function chosenDays({ columns, loaded, indexOf }: StripDays, days: Period | undefined): readonly [from: number, until: number] {
  if (!days) return [loaded, columns.length];
  const from = Math.max(loaded, indexOf(days.from));
  return [from, Math.max(from, indexOf(days.until - 1)) + 1];
}

/** The period for two indexes, as `chosenDays` returns them; `undefined` for all days. */
export const periodOf = ({ columns, loaded, startOf }: StripDays, from: number, until: number): Period | undefined =>
  from <= loaded && until >= columns.length ? undefined : { from: startOf(from), until: startOf(until) };
