import type { Answer } from './answer.js';
import { DAY_LENGTH, daysBetween, midnight, timeHere } from './moment.js';
import { isCutOff } from './incident-query.js';
import { filterIncidents, INCIDENT_CATEGORIES, SEVERITIES, type Feed, type Incident, type IncidentFilter, type Period } from './incident.js';

/** How many incidents of the days chosen each category would show while the severity filter applies, and how many of each severity there are while that of categories does. */
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

/** Where incidents of unknown severity come among the others. */
const UNKNOWN = 6;

/** The days that a feed was asked about, the oldest first. */
interface StripDays {
  /** The severities of each day's incidents, the mildest first, unknown ones last. */
  readonly columns: readonly (readonly (number | undefined)[])[];
  /** The first day of which something was loaded: before it the limit has cut the answer off. */
  readonly loaded: number;
  /** The first day of which all was loaded: those before may have had more incidents. */
  readonly whole: number;
  /** The moment at which a day begins; of the number of days, that at which the last one ends. */
  readonly startOf: (index: number) => number;
  /** The day of a moment; outside of the columns if it is none of them. */
  readonly indexOf: (time: number) => number;
}

/** The days of an answer to a question that looks so many hours back, by the reader's calendar. Of what was rendered in a given zone they are 24 hours each, until the moment of the answer. */
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
  // An answer in no order may lack incidents of any day, as one may whose times are unknown.
  const whole = oldest < 0 || completeness?.isUnordered ? count : oldest + 1;
  return { columns, loaded: isCut ? Math.max(0, oldest) : 0, whole: isCut ? whole : 0, startOf, indexOf };
}

/** Which days are chosen, from one to before another: all that are loaded, unless a reader has chosen. */
export function chosenDays({ columns, loaded, indexOf }: StripDays, days: Period | undefined): readonly [from: number, until: number] {
  if (!days) return [loaded, columns.length];
  const from = Math.max(loaded, indexOf(days.from));
  return [from, Math.max(from, indexOf(days.until - 1)) + 1];
}

/** The other way round; `undefined` for all of them. */
export const periodOf = ({ columns, loaded, startOf }: StripDays, from: number, until: number): Period | undefined =>
  from <= loaded && until >= columns.length ? undefined : { from: startOf(from), until: startOf(until) };
