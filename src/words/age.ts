import { daysBetween, timeHere } from '../model/moment.js';
import type { Localizer } from './localizer.js';

/** Average, in days. */
const YEAR = 365.2425;
const MONTH = YEAR / 12;

/** A number of days as a count and unit: days below a month, years from two on. */
export function inUnits(days: number): readonly [count: number, unit: 'day' | 'month' | 'year'] {
  const months = Math.floor(days / MONTH);
  return months < 1 ? [days, 'day'] : months < 24 ? [months, 'month'] : [Math.floor(days / YEAR), 'year'];
}

/** "20 months ago"; empty for a future time. */
export function ageWord(time: number, now: number, { past }: Localizer, isDay?: boolean): string {
  const days = daysBetween(timeHere(time, isDay), now);
  return days >= 0 ? past(...inUnits(days)) : '';
}
