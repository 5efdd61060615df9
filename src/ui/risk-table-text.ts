import { isWhole, type Answer } from '../model/answer.js';
import { editorView, type ChosenCountries } from '../model/country-choice.js';
import type { ListView } from '../model/country-list.js';
import type { CountryList } from '../model/country.js';
import { intl } from '../words/localizer.js';
import { tierFinding, type TableLocalizer } from './risk-table.js';

/** The content of a table, computed once per update. */
export interface TableView {
  /** `undefined` until loaded. */
  readonly answer: Answer<CountryList> | undefined;
  /** The countries selected by the tag's attributes. */
  readonly chosen: ChosenCountries;
  /** The rows that match the reader's filters, in the reader's order, after the highlighted ones. */
  readonly shown: CountryList;
  /** Number of countries that match the filters. */
  readonly found: number;
  /** Number of countries in the answer. */
  readonly sent: number;
}

/** The title, with the reader's range of scores. */
export const titleText = (subject: string, { lowest, highest }: ListView, { strings, number }: TableLocalizer): string =>
  subject + (lowest > 0 || highest < 100 ? ` · ${strings.columns.score} ${number(lowest)}–${number(highest)}` : '');

/** The finding for the countries of the region shown; empty if the list is truncated or not fully readable. */
export function findingText({ answer, chosen: { rows }, sent }: TableView, { region }: ListView, localizer: TableLocalizer): string {
  if (!answer || rows.length < sent || !isWhole(answer)) return '';
  return tierFinding(region ? rows.filter((country) => country.region === region) : rows, localizer);
}

export const orderText = ({ sort, isDescending }: ListView, { strings, localize }: TableLocalizer): string =>
  localize(isDescending ? strings.sortedDown : strings.sortedUp, { column: strings.columns[sort] });

/** "12 of 180 countries", and how the list was limited: "The 10 of 180 countries with the highest risk scores". */
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

/** The limit in words, and the highlighted countries shown in addition. */
function cutText({ rows, of, added }: ChosenCountries, sort: string, { strings, localize, lang }: TableLocalizer): readonly string[] {
  const view = editorView(sort);
  const text = view.sort === 'name' ? strings.firstCountries : view.isDescending ? strings.highestCountries : strings.lowestCountries;
  const names = intl('ListFormat', lang).format(added.map(({ name }) => name));
  return [localize(text, { count: rows.length - added.length, all: of }), names && localize(strings.withHighlighted, { names })];
}

/**
 * "This source does not cover Kosovo." for countries named by the editor that are missing from the answer. Empty for an incomplete answer, which cannot show
 * what is missing.
 */
export const missingText = ({ answer, chosen }: TableView, localizer: TableLocalizer): string =>
  answer && isWhole(answer)
    ? localizer.sentences(...chosen.missing.map((iso2) => localizer.localize(localizer.strings.notInDataset, { iso2: localizer.countryNameInText(iso2) })))
    : '';
