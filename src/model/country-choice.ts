import { codeEntries, countryCode, type CountryCompact, type CountryList } from './country.js';
import { arranged, WHOLE_LIST, type CompareNames, type ListView } from './country-list.js';
import type { InvalidAttribute } from './failure.js';

/** The attributes by which an editor selects the rows of a table. */
export type EditorChoice = Readonly<Record<'countries' | 'sort' | 'limit' | 'highlight', string>>;

/** The rows of a list that an editor selected. */
export interface ChosenCountries {
  /** In the editor's order, cut at the limit and followed by `added`. */
  readonly rows: CountryList;
  /** The number of countries before the limit. */
  readonly of: number;
  /** True if the limit falls between equal scores, so that names decided which countries are shown. */
  readonly isTied: boolean;
  /** Countries that the limit would leave out, but which are shown anyway: highlighted ones and, where scores decide, those with an unreadable score. */
  readonly added: CountryList;
  /** Codes that the list does not contain. */
  readonly missing: readonly string[];
}

export const NO_COUNTRIES: ChosenCountries = { rows: [], of: 0, isTied: false, added: [], missing: [] };

/** The distinct country codes in a list attribute; other entries are skipped. */
export const codesIn = (text: string): readonly string[] => [...new Set(codeEntries(text).flatMap((entry) => countryCode(entry) ?? []))];

/** Reports each entry of a list attribute that is not a country code. */
export function* codeMistakes(text: string): Generator<InvalidAttribute> {
  for (const value of codeEntries(text)) if (!countryCode(value)) yield { attribute: 'country', value };
}

/** Tables of up to this many rows have no fixed height. */
const MAX_SHORT_ROWS = 10;

/** True if an editor selected so few rows that the table needs no scrolling and no filters. */
export const isShort = ({ limit, countries }: EditorChoice): boolean =>
  (Number(limit) || codesIn(countries).length || Number.POSITIVE_INFINITY) <= MAX_SHORT_ROWS;

/** The number of rows to reserve space for while loading. */
export function reservedRows({ limit, countries, highlight }: EditorChoice): number {
  const wanted = codesIn(countries).length || MAX_SHORT_ROWS;
  return Math.min(Number(limit) || wanted, wanted, MAX_SHORT_ROWS) + codesIn(highlight).length;
}

/** The initial order of the rows, as the editor set it. */
export const editorView = (sort: string): ListView => ({ ...WHOLE_LIST, sort: sort.endsWith('score') ? 'score' : 'name', isDescending: sort === '-score' });

/** The countries that an editor selected. Sorted by score, a limit skips countries that were sent without a score: unknown is neither high nor low. */
export function chosenCountries(list: CountryList, choice: EditorChoice, compare: CompareNames): ChosenCountries {
  const [wanted, marked] = [codesIn(choice.countries), codesIn(choice.highlight)];
  const isWanted = ({ iso2 }: CountryCompact): boolean => !wanted.length || wanted.includes(iso2) || marked.includes(iso2);
  const view = editorView(choice.sort);
  const all = arranged(list.filter(isWanted), view, compare);
  const limit = Number(choice.limit) || all.length;
  const counted = view.sort === 'score' && limit < all.length ? all.filter(({ score }) => score !== undefined) : all;
  const kept = counted.slice(0, limit);
  const others = all.filter((country) => !kept.includes(country));
  // No more than the limit, in case no score can be read.
  const unread = view.sort === 'score' ? others.filter((country) => country.unread?.score).slice(0, limit) : [];
  const added = others.filter((country) => marked.includes(country.iso2) || unread.includes(country));
  return {
    rows: [...kept, ...added],
    of: all.length,
    isTied: view.sort === 'score' && kept.length < counted.length && kept.at(-1)?.score === counted[kept.length]?.score,
    added,
    missing: [...wanted, ...marked].filter((code, index, codes) => codes.indexOf(code) === index && !list.some(({ iso2 }) => iso2 === code)),
  };
}

/** The rows that match the reader's filters, in the reader's order, below the highlighted ones, which search and region never hide. */
export function shownCountries(rows: CountryList, view: ListView, highlight: string, compare: CompareNames) {
  const codes = codesIn(highlight);
  const isMarked = ({ iso2 }: CountryCompact): boolean => codes.includes(iso2);
  const found = arranged(rows, view, compare);
  const marked = codes.length ? arranged(rows.filter(isMarked), { ...view, search: undefined, region: '' }, compare) : [];
  return { shown: [...marked, ...found.filter((country) => !isMarked(country))], found: found.length };
}
