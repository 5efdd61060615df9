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

/** A sentence as the source of a regular expression, with a pattern in place of each placeholder. */
export const patternOf = (text: string, values: Readonly<Record<string, string>> = {}): string => localize(escaped(text), values);
