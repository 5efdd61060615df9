import en from '../../src/words/en.json' with { type: 'json' };
import { createLocalizer, type Localizer, type WordSection } from '../../src/words/localizer.js';
import { escaped } from './keyed.js';

/** Sections that no tag imports: terms of the data and facts about the language. */
const EXCLUDED = ['language', 'tiers', 'regions', 'drivingSides', 'acceptance', 'countryNames'];

/** The English sections that tags import. */
export const SECTIONS: Readonly<Record<string, object>> = Object.fromEntries(Object.entries(en).filter(([name]) => !EXCLUDED.includes(name)));

/** A localizer with all sections. Tests take sentences from it, so that rewording one is a single edit. */
export const english = createLocalizer(Object.assign({}, ...Object.values(SECTIONS)) as object, 'en') as Localizer<WordSection>;

export const { strings, localize } = english;

/** The error message for an invalid word. */
export const wrongWord = (attribute: string, value: string, words: readonly string[]): string =>
  localize(strings.unsupported, { attribute, value, words: words.join(', ') });

/** The error message for an invalid number. */
export const wrongNumber = (attribute: string, value: string, least: number, most: number): string =>
  localize(strings.outOfRange, { attribute, value, least: String(least), most: String(most) });

export const wrongDate = (attribute: string, value: string): string => localize(strings.invalidDate, { attribute, value });

/** A sentence as the source of a regular expression; `values` are patterns for its placeholders. */
export const patternOf = (text: string, values: Readonly<Record<string, string>> = {}): string => localize(escaped(text), values);

/** The title of a list truncated at a time. */
export const mayBeMoreSince = (oldest: string, lang = 'en-GB'): string =>
  localize(strings.mayBeMore, {
    span: localize(strings.since, { date: new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(oldest)) }),
  });
