import en from '../../src/words/en.json' with { type: 'json' };
import { createLocalizer, type Localizer, type WordSection } from '../../src/words/localizer.js';
import { escaped } from './keyed.js';

/** Terms of the data and facts about the language itself, which no tag imports. */
const APART = ['language', 'tiers', 'regions', 'drivingSides', 'acceptance', 'countryNames'];

/** What tags import of English, by section. */
export const SECTIONS: Readonly<Record<string, object>> = Object.fromEntries(Object.entries(en).filter(([name]) => !APART.includes(name)));

/** A localizer with all sections. Tests take their sentences from it, so that rewording one is an edit in one place. */
export const english = createLocalizer(Object.assign({}, ...Object.values(SECTIONS)) as object, 'en') as Localizer<WordSection>;

export const { strings, localize } = english;

/** The sentence for a word that an attribute does not accept. */
export const wrongWord = (attribute: string, value: string, words: readonly string[]): string =>
  localize(strings.unsupported, { attribute, value, words: words.join(', ') });

/** The sentence for a number that an attribute does not accept. */
export const wrongNumber = (attribute: string, value: string, least: number, most: number): string =>
  localize(strings.outOfRange, { attribute, value, least: String(least), most: String(most) });

export const wrongDate = (attribute: string, value: string): string => localize(strings.invalidDate, { attribute, value });

/** A sentence as the source of a regular expression, with a pattern in place of each placeholder. */
export const patternOf = (text: string, values: Readonly<Record<string, string>> = {}): string => localize(escaped(text), values);

/** The title of a list cut off at a time: how far back it goes, and that there may be more. */
export const mayBeMoreSince = (oldest: string, lang = 'en-GB'): string =>
  localize(strings.mayBeMore, {
    span: localize(strings.since, { date: new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(oldest)) }),
  });
