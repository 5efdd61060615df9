/** A moment in epoch milliseconds. */
export interface Moment {
  readonly at: number;
  /** True if only the date was sent; `at` is its noon in UTC. */
  readonly isDay?: true;
  /** True if the time was sent without a zone and is assumed to be UTC. */
  readonly isZoneAssumed?: true;
}

/** RFC 3339, with the zone or the whole time of day optional; from 2000 on, because systems send year 1, 1900 or 1970 for “unknown”. */
const TIME = /^(2\d{3}-\d\d-(\d\d))(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?)([Zz]|[+-]\d\d:\d\d)?)?$/;

/** Parses a time, as UTC if it has no zone, or a date, as its noon in UTC. `Date.parse` alone accepts far more, and differs between engines. */
export function momentOf(value: unknown): Moment | undefined {
  const [, date = '', day, clock, zone] = (typeof value === 'string' && TIME.exec(value)) || [];
  const at = Date.parse(`${date}T${clock ?? '12:00:00'}${zone?.toUpperCase() ?? 'Z'}`);
  // `Date` turns 30 February into a day in March.
  if (Number.isNaN(at) || (Number(day) > 28 && new Date(`${date}T12:00:00Z`).getUTCDate() !== Number(day))) return undefined;
  return { at, ...(clock === undefined ? { isDay: true } : zone === undefined && { isZoneAssumed: true }) };
}

const CALENDAR_DATE = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)(?:T\S*)?$/i;

/** Midnight of a day in the reader's time zone; `undefined` for a day that does not exist, or is far in the future. */
export function dayOf(text: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (CALENDAR_DATE.exec(text) ?? []).map(Number);
  const date = new Date(year, month - 1, day);
  // A day that its month does not have has become one of the next month. One of 58 days ahead is a mistake; a clock that is further behind opens no page by https.
  return date.getDate() === day && date.getTime() - Date.now() < 5e9 ? date.getTime() : undefined;
}

/** In milliseconds. The two days a year on which clocks change are shorter or longer. */
export const DAY_LENGTH = 24 * 3600_000;

/** The start of a time's day in the reader's time zone. */
export const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** The number of calendar days between two times, in the reader's time zone. */
export const daysBetween = (time: number, now: number): number => Math.round((midnight(now) - midnight(time)) / DAY_LENGTH);

/** A time in the reader's calendar. A date without a time of day is the same date in every zone, so it becomes the reader's own noon. */
export function timeHere(time: number, isDay?: boolean): number {
  const date = new Date(time);
  return !isDay ? time : new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
}
