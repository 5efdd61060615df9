import { CLOCK_SKEW } from '../model/answer.js';
import { DAY_LENGTH, daysBetween, midnight, timeHere } from '../model/moment.js';
import { intl, type Localizer } from './localizer.js';

type Words = Pick<Localizer, 'lang' | 'timeZone' | 'firstDay' | 'strings'>;

/** "Sunday 7 June", for use inside a sentence; with the year where `dayWord` has it. */
export function longDay(time: number, now: number, { lang, timeZone, firstDay }: Words, isDay?: boolean): string {
  const year = !timeZone && new Date(timeHere(time, isDay)).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  const day = intl('DateTimeFormat', lang, { weekday: 'long', day: 'numeric', month: 'long', year, timeZone: isDay ? 'UTC' : timeZone }).format(time);
  return firstDay(day, time, isDay);
}

/**
 * "Today, Wednesday 10 June", also for yesterday, else the date alone, in the reader's time zone; with the year if it is not the current one. In a given zone,
 * always the date with its year. `isDay`: the date has no time of day.
 */
function dayWord(time: number, now: number, localizer: Words, isDay?: boolean): string {
  const { lang, timeZone, strings } = localizer;
  const day = longDay(time, now, localizer, isDay);
  const age = daysBetween(timeHere(time, isDay), now);
  const isNear = !timeZone && (age === 0 || age === 1);
  const word = isNear ? intl('RelativeTimeFormat', lang, { numeric: 'auto' }).format(-age, 'day') + strings.comma + day : day;
  return word.charAt(0).toLocaleUpperCase(lang) + word.slice(1);
}

/** `dayWord` with a cache by day, since many times fall on few days. */
export function dayWords(now: number, localizer: Words): (time: number, isDay?: boolean) => string {
  const words = new Map<number, string>();
  return (time, isDay) => {
    if (localizer.timeZone) return dayWord(time, now, localizer, isDay);
    const day = midnight(timeHere(time, isDay));
    const word = words.get(day) ?? dayWord(time, now, localizer, isDay);
    words.set(day, word);
    return word;
  };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * DAY_LENGTH;

/**
 * "3 hours ago", in calendar days from a day on; after a week, the date. Times clearly ahead of the device's clock, and all times in a given zone, are written
 * in full.
 */
export function agoWord(time: number, now: number, { timeZone, date, dateTime, past }: Localizer): string {
  const age = now - time;
  if (timeZone || age < -CLOCK_SKEW) return dateTime(time);
  if (age > WEEK || Number.isNaN(age)) return date(time);
  if (age < MINUTE) return past(0, 'second');
  if (age < HOUR) return past(age / MINUTE, 'minute');
  return age < DAY_LENGTH ? past(age / HOUR, 'hour') : past(daysBetween(time, now), 'day');
}
