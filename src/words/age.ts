import { daysBetween, timeHere } from '../model/moment.js';
import { intl } from './intl.js';
import type { Localizer } from './localizer.js';

/** In days, on average. */
const YEAR = 365.2425;
const MONTH = YEAR / 12;
const MINUTE = 60_000;

/** "20 months": so many whole units as "20 months ago" has, and below a day hours or minutes. */
export function ageInWords(time: number, now: number, localizer: Localizer, isDay?: boolean): string {
  const days = daysBetween(timeHere(time, isDay), now);
  const months = Math.floor(days / MONTH);
  if (months >= 24) return unitInWords(Math.floor(days / YEAR), 'year', localizer);
  if (months > 0) return unitInWords(months, 'month', localizer);
  if (days > 0) return unitInWords(days, 'day', localizer);
  if (isDay) return localizer.age(time, now, isDay);
  const minutes = Math.max(0, Math.floor((now - time) / MINUTE));
  return minutes < 60 ? unitInWords(minutes, 'minute', localizer) : unitInWords(Math.floor(minutes / 60), 'hour', localizer);
}

/** "1 month". Where no space stands between sentences, none stands behind a figure. */
export function unitInWords(count: number, unit: string, { lang, gap }: Localizer): string {
  const text = intl('NumberFormat', lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return gap ? text : text.replace(/(\d) /, '$1');
}
