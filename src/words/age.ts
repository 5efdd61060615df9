import { daysBetween, timeHere } from '../model/moment.js';
import type { Localizer } from './localizer.js';

/** In days, on average. */
const YEAR = 365.2425;
const MONTH = YEAR / 12;

/** So many days as they are told: in days up to a month, in years from two on. */
export function inUnits(days: number): readonly [count: number, unit: 'day' | 'month' | 'year'] {
  const months = Math.floor(days / MONTH);
  return months < 1 ? [days, 'day'] : months < 24 ? [months, 'month'] : [Math.floor(days / YEAR), 'year'];
}

/** "20 months ago"; empty for a time to come. */
export function ageWord(time: number, now: number, { past }: Localizer, isDay?: boolean): string {
  const days = daysBetween(timeHere(time, isDay), now);
  return days >= 0 ? past(...inUnits(days)) : '';
}
