/** A moment in epoch milliseconds. */
export interface Moment {
  readonly at: number;
  /** True if only the date was sent; `at` is its noon in UTC. */
  readonly isDay?: true;
  /** True if the time was sent without a zone, and is taken as UTC. */
  readonly isZoneAssumed?: true;
}

/** RFC 3339, in which the zone, or the whole time of day, may be missing. */
const TIME = /^(\d{4}-\d\d-(\d\d))(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?)([Zz]|[+-]\d\d:\d\d)?)?$/;

/** A moment, taken as UTC without a zone; or a day, of which `at` is the noon in UTC. `Date.parse` alone accepts far more, and differs between engines. */
export function momentOf(value: unknown): Moment | undefined {
  const [, date = '', day, clock, zone] = (typeof value === 'string' && TIME.exec(value)) || [];
  const at = Date.parse(`${date}T${clock ?? '12:00:00'}${zone?.toUpperCase() ?? 'Z'}`);
  // The engines carry 30 February over into March.
  if (Number.isNaN(at) || (Number(day) > 28 && new Date(`${date}T12:00:00Z`).getUTCDate() !== Number(day))) return undefined;
  return { at, ...(clock === undefined ? { isDay: true } : zone === undefined && { isZoneAssumed: true }) };
}

const CALENDAR_DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T\S*)?$/i;

/** Midnight of a day in the reader's time zone; `undefined` for a day that does not exist. */
export function dayOf(text: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (CALENDAR_DATE.exec(text) ?? []).map(Number);
  const date = new Date(year, month - 1, day);
  return year && date.getMonth() === month - 1 && date.getDate() === day ? date.getTime() : undefined;
}

/** In milliseconds, but for the two of a year on which clocks change. */
export const DAY_LENGTH = 24 * 3600_000;

/** The beginning of a day of the reader's calendar. */
export const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** How many days of the reader's calendar lie between two times. */
export const daysBetween = (time: number, now: number): number => Math.round((midnight(now) - midnight(time)) / DAY_LENGTH);

/** When something is by the reader's calendar: a date without an hour is the same date in every zone, so at the reader's own noon of it. */
export function timeHere(time: number, isDay?: boolean): number {
  const date = new Date(time);
  return !isDay ? time : new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
}
