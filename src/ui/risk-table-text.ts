import type { Completeness } from '../model/answer.js';
import { editorView, type ChosenCountries } from '../model/country-choice.js';
import type { CountryList } from '../model/country.js';
import { intl } from '../words/intl.js';
import type { TableLocalizer } from './risk-table.js';

/** What a table shows: computed once per update. */
export interface TableView {
  /** False until the answer has arrived. */
  readonly isKnown: boolean;
  /** What the editor chose among the countries of the answer. */
  readonly chosen: ChosenCountries;
  /** The countries the reader wants to see, in the reader's order, below those that the editor highlights. */
  readonly shown: CountryList;
  /** How many the reader's search found. */
  readonly found: number;
  /** How many countries the answer has. */
  readonly sent: number;
}

/** "12 of 180 countries", and what the editor left out: "The 10 of 180 countries with the highest risk scores". */
export function countText({ chosen, found, sent }: TableView, sort: string, completeness: Completeness | undefined, localizer: TableLocalizer): string {
  const { strings, localize } = localizer;
  const { rows, of, isTied, added } = chosen;
  const all = rows.length;
  const parts = [
    found < all ? localize(strings.countriesOf, { count: found, all }) : '',
    ...(all - added.length < of ? cutText(chosen, sort, localizer) : [of < sent ? localize(strings.countriesOf, { count: of, all: sent }) : '']),
    isTied ? strings.tiesByName : '',
    completeness?.counted === undefined ? '' : localize(strings.counted, { all: completeness.counted, count: completeness.read }),
  ];
  return parts.filter(Boolean).join(' · ') || localize(strings.countryCount, { count: all });
}

/** What a limit left, and the highlighted countries that are shown besides. */
function cutText({ rows, of, added }: ChosenCountries, sort: string, { strings, localize, lang }: TableLocalizer): readonly string[] {
  const view = editorView(sort);
  const text = view.sort === 'name' ? strings.firstCountries : view.isDescending ? strings.highestCountries : strings.lowestCountries;
  const names = intl('ListFormat', lang).format(added.map(({ name }) => name));
  return [localize(text, { count: rows.length - added.length, all: of }), names && localize(strings.withHighlighted, { names })];
}

/** "This source does not cover Kosovo.": of countries that an editor wants and that are neither in the answer nor among the unreadable rows. */
export const missingText = (codes: readonly string[], localizer: TableLocalizer): string =>
  localizer.sentences(...codes.map((iso2) => localizer.localize(localizer.strings.notInDataset, { iso2: localizer.countryNameInText(iso2) })));
