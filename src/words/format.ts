import { DAY } from './dates.js';
import type { PlainVoice, Voice } from './voice.js';

const WEEK = 7 * 24 * 3600_000;
const CLOCK_SKEW = 5 * 60_000;
const UNITS = [
  ['day', 24 * 3600_000],
  ['hour', 3600_000],
  ['minute', 60_000],
] as const;

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Numbers, dates and plurals of one language, all by Intl. `lang` must be a valid tag; see `languageOf`. */
export class Format {
  readonly lang: string;
  readonly #made = new Map<string, unknown>();

  constructor(lang: string) {
    this.lang = lang;
  }

  number(value: number): string {
    return this.#once('number', () => new Intl.NumberFormat(this.lang)).format(value);
  }

  /** Picks the plural form of a count and puts the number in place of `#`. */
  plural(count: number, forms: PluralForms): string {
    const rule = this.#once('plural', () => new Intl.PluralRules(this.lang)).select(count);
    return (forms[rule] ?? forms.other).replace('#', this.number(count));
  }

  date(time: number): string {
    return this.#at('date', DAY, time);
  }

  time(time: number): string {
    return this.#at('time', { timeStyle: 'short' }, time);
  }

  /** Date and time in the reader's zone, with the zone's name. */
  dateTime(time: number): string {
    return this.#at('dateTime', { ...DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, time);
  }

  /** "3 hours ago" within a week, else the date. A time clearly ahead of the reader's clock is given in full, never relative to now. */
  ago(time: number, now: number): string {
    const age = now - time;
    if (age < -CLOCK_SKEW) return this.dateTime(time);
    if (age > WEEK || Number.isNaN(age)) return this.date(time);
    const [unit, length] = UNITS.find(([, size]) => age >= size) ?? (['minute', 60_000] as const);
    const relative = this.#once('ago', () => new Intl.RelativeTimeFormat(this.lang, { numeric: 'auto' }));
    return relative.format(-Math.max(0, Math.floor(age / length)), unit);
  }

  /** Empty for an invalid time, for which `Intl` would throw. */
  #at(name: string, parts: Intl.DateTimeFormatOptions, time: number): string {
    const format = this.#once(name, () => new Intl.DateTimeFormat(this.lang, parts));
    return Number.isNaN(new Date(time).getTime()) ? '' : format.format(time);
  }

  #once<T>(name: string, make: () => T): T {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name) as T;
  }
}

const formats = new Map<string, Format>();

/** A voice with the dates and plurals of its language. */
export function dated<Words>(voice: PlainVoice<Words>): Voice<Words> {
  const format = formats.get(voice.lang) ?? new Format(voice.lang);
  formats.set(voice.lang, format);
  return { ...voice, format };
}
