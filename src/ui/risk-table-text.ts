import { isWhole, type Answer } from '../model/answer.js';
import { editorView, type ChosenCountries } from '../model/country-choice.js';
import type { ListView } from '../model/country-list.js';
import type { CountryList } from '../model/country.js';
import { intl } from '../words/localizer.js';
import { tierFinding, type TableLocalizer } from './risk-table.js';

/** What a table shows: computed once per update. */
export interface TableView {
  /** `undefined` until it has arrived. */
  readonly answer: Answer<CountryList> | undefined;
  /** What the editor chose among the countries of the answer. */
  readonly chosen: ChosenCountries;
  /** The countries the reader wants to see, in the reader's order, below those that the editor highlights. */
  readonly shown: CountryList;
  /** How many the reader's search found. */
  readonly found: number;
  /** How many countries the answer has. */
  readonly sent: number;
}

/** What the table is about, with the range of scores that the reader chose. */
export const titleText = (subject: string, { lowest, highest }: ListView, { strings, number }: TableLocalizer): string =>
  subject + (lowest > 0 || highest < 100 ? ` · ${strings.columns.score} ${number(lowest)}–${number(highest)}` : '');

/** What the countries have in common of the region shown; nothing of a list that is cut, or that could not be read as a whole. */
export function findingText({ answer, chosen: { rows }, sent }: TableView, { region }: ListView, localizer: TableLocalizer): string {
  if (!answer || rows.length < sent || !isWhole(answer)) return '';
  return tierFinding(region ? rows.filter((country) => country.region === region) : rows, localizer);
}

/** In which order the rows are. */
export const orderText = ({ sort, isDescending }: ListView, { strings, localize }: TableLocalizer): string =>
  localize(isDescending ? strings.sortedDown : strings.sortedUp, { column: strings.columns[sort] });

/** "12 of 180 countries", and what the editor left out: "The 10 of 180 countries with the highest risk scores". */
export function countText({ answer, chosen, found, sent }: TableView, sort: string, localizer: TableLocalizer): string {
  if (!answer) return '';
  const { strings, localize } = localizer;
  const { rows, of, isTied, added } = chosen;
  const all = rows.length;
  const { completeness } = answer;
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

/** "This source does not cover Kosovo.": of countries that an editor has named and that are neither in the answer nor among the rows that could not be decoded. A part of the list tells nothing of the rest. */
export const missingText = ({ answer, chosen }: TableView, localizer: TableLocalizer): string =>
  answer && isWhole(answer)
    ? localizer.sentences(...chosen.missing.map((iso2) => localizer.localize(localizer.strings.notInDataset, { iso2: localizer.countryNameInText(iso2) })))
    : '';
