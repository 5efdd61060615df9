import { daysBetween, timeHere } from '../model/calendar.js';
import type { Localizer } from './localizer.js';

/** In days, on average. */
const YEAR = 365.2425;
const MONTH = YEAR / 12;

/** "20 months ago": in days up to a month, in years from two on. Empty for a time to come, and in a given zone, where nothing depends on the clock. */
export function ageWord(time: number, now: number, { timeZone, past }: Localizer, isDay?: boolean): string {
  const days = daysBetween(timeHere(time, isDay), now);
  if (timeZone || !(days >= 0)) return '';
  const months = Math.floor(days / MONTH);
  return months < 1 ? past(days, 'day') : months < 24 ? past(months, 'month') : past(days / YEAR, 'year');
}
