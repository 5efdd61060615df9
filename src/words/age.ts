import { daysBetween, timeHere } from '../model/moment.js';
import type { Localizer } from './localizer.js';

/** In days, on average. */
const YEAR = 365.2425;
const MONTH = YEAR / 12;

/** "20 months ago": in days up to a month, in years from two on. Empty for a time to come. */
export function ageWord(time: number, now: number, { past }: Localizer, isDay?: boolean): string {
  const days = daysBetween(timeHere(time, isDay), now);
  if (!(days >= 0)) return '';
  const months = Math.floor(days / MONTH);
  return months < 1 ? past(days, 'day') : months < 24 ? past(months, 'month') : past(days / YEAR, 'year');
}
