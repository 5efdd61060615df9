import { CLOCK_SKEW } from '../model/answer.js';
import { DAY_LENGTH, daysBetween } from '../model/moment.js';
import type { Localizer } from './localizer.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * DAY_LENGTH;

/** "3 hours ago", from a day on by the calendar, within a week; else the date. A time clearly ahead of the reader's clock is given in full, never relative to now; so are all times in a given zone. */
export function agoWord(time: number, now: number, { timeZone, date, dateTime, past }: Localizer): string {
  const age = now - time;
  if (timeZone || age < -CLOCK_SKEW) return dateTime(time);
  if (age > WEEK || Number.isNaN(age)) return date(time);
  if (age < MINUTE) return past(0, 'second');
  if (age < HOUR) return past(age / MINUTE, 'minute');
  return age < DAY_LENGTH ? past(age / HOUR, 'hour') : past(daysBetween(time, now), 'day');
}
