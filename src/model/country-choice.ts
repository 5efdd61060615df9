import { codeEntries, countryCode, type CountryCompact, type CountryList } from './country.js';
import { arranged, WHOLE_LIST, type CompareNames, type ListView } from './country-list.js';
import type { InvalidAttribute } from './failure.js';

/** What an editor wrote about the rows of a table. */
export type EditorChoice = Readonly<Record<'countries' | 'sort' | 'limit' | 'highlight', string>>;

/** What is left of a list once an editor has chosen. */
export interface ChosenCountries {
  /** In the editor's order, without those beyond the limit. */
  readonly rows: CountryList;
  /** How many there were before the limit. */
  readonly of: number;
  /** True if the limit cut between equal scores, so that only the names decided. */
  readonly isTied: boolean;
  /** Highlighted countries that are shown although the limit would leave them out. */
  readonly added: CountryList;
  /** The codes for which the list has no country. */
  readonly missing: readonly string[];
}

/** What is left of no list. */
export const NO_COUNTRIES: ChosenCountries = { rows: [], of: 0, isTied: false, added: [], missing: [] };

/** The codes in a list with spaces or commas, without what is no code. */
export const codesIn = (text: string): readonly string[] => [...new Set(codeEntries(text).flatMap((entry) => countryCode(entry) ?? []))];

/** What is wrong with a list of codes: each entry that is not one. */
export function* codeMistakes(text: string): Generator<InvalidAttribute> {
  for (const value of codeEntries(text)) if (!countryCode(value)) yield { attribute: 'country', value };
}

/** Up to this limit, a table is as tall as its rows. */
const MAX_SHORT_ROWS = 10;

/** True if an editor has chosen so few rows that the table is only as tall as they are. */
export const isShort = ({ limit, countries }: EditorChoice): boolean =>
  (Number(limit) || codesIn(countries).length || Number.POSITIVE_INFINITY) <= MAX_SHORT_ROWS;

/** How many rows a table has room for before they are known. */
export function reservedRows({ limit, countries, highlight }: EditorChoice): number {
  const wanted = codesIn(countries).length || MAX_SHORT_ROWS;
  return Math.min(Number(limit) || wanted, wanted, MAX_SHORT_ROWS) + codesIn(highlight).length;
}

/** The initial order of the rows, as the editor set it. */
export const editorView = (sort: string): ListView => ({ ...WHOLE_LIST, sort: sort.endsWith('score') ? 'score' : 'name', isDescending: sort === '-score' });

/** The countries that an editor chose. A limit on an order by score counts those that have one: the unknown are neither high nor low. */
export function chosenCountries(list: CountryList, choice: EditorChoice, compare: CompareNames): ChosenCountries {
  const [wanted, marked] = [codesIn(choice.countries), codesIn(choice.highlight)];
  const isWanted = ({ iso2 }: CountryCompact): boolean => !wanted.length || wanted.includes(iso2) || marked.includes(iso2);
  const view = editorView(choice.sort);
  const all = arranged(list.filter(isWanted), view, compare);
  const limit = Number(choice.limit) || all.length;
  const counted = view.sort === 'score' && limit < all.length ? all.filter(({ score }) => score !== undefined) : all;
  const kept = counted.slice(0, limit);
  const added = all.filter((country) => marked.includes(country.iso2) && !kept.includes(country));
  return {
    rows: [...kept, ...added],
    of: all.length,
    isTied: view.sort === 'score' && kept.length < counted.length && kept.at(-1)?.score === counted[kept.length]?.score,
    added,
    missing: [...wanted, ...marked].filter((code, place, codes) => codes.indexOf(code) === place && !list.some(({ iso2 }) => iso2 === code)),
  };
}

/** The rows that match what a reader wants to see, in the reader's order, below those that the editor highlights: they stay, whatever is searched. */
export function shownCountries(rows: CountryList, view: ListView, highlight: string, compare: CompareNames) {
  const codes = codesIn(highlight);
  const isMarked = ({ iso2 }: CountryCompact): boolean => codes.includes(iso2);
  const found = arranged(rows, view, compare);
  const marked = codes.length ? arranged(rows.filter(isMarked), { ...view, search: undefined, region: '' }, compare) : [];
  return { shown: [...marked, ...found.filter((country) => !isMarked(country))], found: found.length };
}
