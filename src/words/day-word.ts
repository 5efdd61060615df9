import { intl } from './intl.js';
import { daysBetween, midnight, type Localizer } from './localizer.js';

/** "Today", "Yesterday", else the date, by the reader's clock and calendar; with the year if it is another one. In a given zone always the date with its year. */
export function dayWord(time: number, now: number, { lang, timeZone, firstDay }: Pick<Localizer, 'lang' | 'timeZone' | 'firstDay'>): string {
  const age = daysBetween(time, now);
  const year = !timeZone && new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  const isNear = !timeZone && (age === 0 || age === 1);
  const word = isNear
    ? intl('RelativeTimeFormat', lang, { numeric: 'auto' }).format(-age, 'day')
    : intl('DateTimeFormat', lang, { weekday: 'long', day: 'numeric', month: 'long', year, timeZone }).format(time);
  return firstDay(word.charAt(0).toLocaleUpperCase(lang) + word.slice(1), time);
}

/** The same for many times, of which most lie on few days: each day is put in words once. */
export function dayWords(now: number, localizer: Pick<Localizer, 'lang' | 'timeZone' | 'firstDay'>): (time: number) => string {
  const words = new Map<number, string>();
  return (time) => {
    const day = localizer.timeZone ? time : midnight(time);
    const word = words.get(day) ?? dayWord(time, now, localizer);
    words.set(day, word);
    return word;
  };
}
