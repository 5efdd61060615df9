import { daysBetween, midnight, timeHere } from '../model/moment.js';
import { intl } from './intl.js';
import type { Localizer } from './localizer.js';

type Words = Pick<Localizer, 'lang' | 'timeZone' | 'firstDay'>;

/** "Today", "Yesterday", else the date, by the reader's clock and calendar; with the year if it is another one. In a given zone always the date with its year. `isDay`: of a date without an hour. */
export function dayWord(time: number, now: number, { lang, timeZone, firstDay }: Words, isDay?: boolean): string {
  const here = timeHere(time, isDay);
  const age = daysBetween(here, now);
  const year = !timeZone && new Date(here).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  const isNear = !timeZone && (age === 0 || age === 1);
  const word = isNear
    ? intl('RelativeTimeFormat', lang, { numeric: 'auto' }).format(-age, 'day')
    : intl('DateTimeFormat', lang, { weekday: 'long', day: 'numeric', month: 'long', year, timeZone: isDay ? 'UTC' : timeZone }).format(time);
  return firstDay(word.charAt(0).toLocaleUpperCase(lang) + word.slice(1), time, isDay);
}

/** The same for many times, of which most lie on few days: each day is put in words once. */
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
