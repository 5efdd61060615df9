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
