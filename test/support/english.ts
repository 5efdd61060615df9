import en from '../../src/words/en.json' with { type: 'json' };
import { createLocalizer, type Localizer, type Section } from '../../src/words/localizer.js';
import { escaped } from './keyed.js';

/** The publisher's words and what belongs to a language as such: no tag imports them. */
const APART = ['language', 'tiers', 'regions', 'drivingSides', 'acceptance', 'countryNames'];

/** What tags import of English, by section. */
export const SECTIONS: Readonly<Record<string, object>> = Object.fromEntries(Object.entries(en).filter(([name]) => !APART.includes(name)));

/** How a tag speaks that has all sections. Tests take their sentences from here, so that a better one is written in one place. */
export const english = createLocalizer(Object.assign({}, ...Object.values(SECTIONS)) as object, 'en') as Localizer<Section>;

export const { strings, localize } = english;

/** What an editor is told of a word that an attribute does not accept. */
export const wrongWord = (attribute: string, value: string, words: readonly string[]): string =>
  localize(strings.unsupported, { attribute, value, words: words.join(', ') });

/** What an editor is told of a number that an attribute does not accept. */
export const wrongNumber = (attribute: string, value: string, least: number, most: number): string =>
  localize(strings.outOfRange, { attribute, value, least: String(least), most: String(most) });

export const wrongDate = (attribute: string, value: string): string => localize(strings.invalidDate, { attribute, value });

/** A sentence as the source of a regular expression, with a pattern in place of each placeholder. */
export const patternOf = (text: string, values: Readonly<Record<string, string>> = {}): string => localize(escaped(text), values);

/** What a list says that was cut off after a moment: how far back it goes, and that there may be more. */
export const mayBeMoreSince = (oldest: string, lang = 'en-GB'): string =>
  localize(strings.mayBeMore, {
    span: localize(strings.since, { date: new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(oldest)) }),
  });
