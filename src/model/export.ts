import type { Country, CountryCompact, CountryList, Section } from './country.js';
import type { Incident } from './incident.js';
import type { Methodology } from './methodology.js';

/** The part of an answer that is shown. */
export type ExportContent =
  | { readonly kind: 'country'; readonly data: CountryCompact | Country; readonly sections: readonly Section[] }
  | { readonly kind: 'comparison'; readonly data: readonly Country[] }
  | { readonly kind: 'countries'; readonly data: readonly CountryCompact[] }
  | { readonly kind: 'incidents'; readonly data: readonly Incident[] }
  | { readonly kind: 'methodology'; readonly data: Methodology };

/**
 * What the editor or the reader altered, which CC BY requires us to say: a name of the editor's own for the country, only some sections,
 * countries side by side, a list cut by `limit`, filters, reports that are never shown, and translation.
 */
export type Change = 'name' | 'sections' | 'comparison' | 'limit' | 'filter' | 'exclude' | 'translation';
export type Changes = Readonly<Partial<Record<Change, boolean>>>;

/** What a tag shows at the moment, for readers who save or cite it. */
export interface ExportView {
  readonly content: ExportContent;
  readonly query: ExportQuery;
  readonly changes: Changes;
  /** What it is, in words; countries without a title are cited with their ratings. */
  readonly title?: string | undefined;
  /** The editor's own name for the country. */
  readonly name?: string | undefined;
}

/** What a picture of it says besides. */
export interface PictureView {
  /** What was found, in a line. */
  readonly finding?: string | undefined;
  /** The countries that stand around the score of one, and its standing among them in words. */
  readonly peers?: { readonly countries: CountryList; readonly standing: string } | undefined;
}

/** What was asked, and which part of the answer a reader chose to see. What is left out was not. */
export interface ExportQuery {
  readonly countries?: readonly string[] | undefined;
  readonly region?: string | undefined;
  readonly hours?: number | undefined;
  readonly limit?: number | undefined;
  /** The order that decided what a limit leaves out. */
  readonly sort?: string | undefined;
  readonly includeResolved?: boolean | undefined;
  readonly sections?: readonly Section[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly minSeverity?: number | undefined;
  readonly search?: string | undefined;
}

/** The credit that a saved file carries. */
export interface ExportCredit {
  readonly publisher: string;
  readonly publisherUrl?: string | undefined;
  readonly licence: string;
  /** Only of CC BY 4.0; any other licence is named as sent. */
  readonly licenceUrl?: string | undefined;
  /** The addresses the data came from. */
  readonly sourceUrl: string;
  /** ISO 8601; empty if unknown. */
  readonly retrievedAt: string;
  readonly changes: string;
}

/** In files, names are in snake case, as the API writes them. */
const inFile = (from: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]));

/** What was asked and chosen; everything else is left out. */
function chosen({ categories, minSeverity, ...query }: ExportQuery): object {
  const all = { ...query, categories: categories?.map((one) => one.replaceAll('-', '_')), minSeverity: minSeverity === 1 ? undefined : minSeverity };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value && (!Array.isArray(value) || value.length)));
}

/** The whole file: whom to credit before anything else. */
export function jsonOf({ retrievedAt: retrieved, ...credit }: ExportCredit, tag: string, query: ExportQuery, data: unknown): string {
  return `${JSON.stringify({ credit: inFile(credit), retrieved, question: { tag, ...inFile(chosen(query)) }, data }, null, 2)}
`;
}

/** The same as cells of a spreadsheet. */
export const creditCells = (credit: ExportCredit): ExportRow => flat(inFile(credit));

/** What is saved as rows: one for each country or incident; for the methodology, one for each of its fields. */
export function exportRows({ kind }: ExportContent, data: unknown): readonly ExportRow[] {
  if (kind === 'methodology') return [...flat(data)].flatMap(([field, value]) => (value === undefined ? [] : flat({ field, value })));
  return (Array.isArray(data) ? data : [data]).map((one) => flat(one));
}

export type Cell = string | number | boolean | undefined;

/** A row of a spreadsheet: the names of its columns with their values. */
type ExportRow = ReadonlyMap<string, Cell>;

/** A record flattened: every value, also those of inner records and lists, under its full path, such as `breakdown.crime.score` or `tiers.1.label`. */
export function flat(value: unknown, name = ''): ExportRow {
  if (typeof value !== 'object' || value === null) return new Map([[name, value as Cell]]);
  const inner = Array.isArray(value) ? value.map((one, index) => [String(index + 1), one] as const) : Object.entries(value);
  return new Map(inner.flatMap(([key, one]) => [...flat(one, name ? `${name}.${key}` : key)]));
}

/** What spreadsheets take for the beginning of a formula, full-width forms too, behind blanks, quotes and signs that they drop. */
const FORMULA = /^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/** Where some spreadsheet begins a new cell: German and French ones at semicolons, in the middle of text that English ones see quoted. */
const SEPARATOR = /([,;|\t\r\n])/;

/** Nothing that a spreadsheet would run, even if it is a stranger's headline: an apostrophe makes a piece text wherever one would begin a cell with it. */
function harmless(text: string): string {
  const pieces = text.split(SEPARATOR).map((piece) => (FORMULA.test(piece) ? `'${piece}` : piece));
  return (/^[\t\r\n]/.test(text) ? "'" : '') + pieces.join('');
}

function csvCell(value: Cell): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? harmless(value) : String(value);
  return /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. The credit is in the last columns of every row: separate
 * lines above or below the data would be lost as soon as rows are sorted, filtered or copied. Without data it is the only row.
 */
export function csvOf(rows: readonly ExportRow[], credit: ExportRow): string {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
  const filled = rows.length ? rows : [new Map<string, Cell>()];
  const lines = filled.map((row) => line([...columns.map((column) => row.get(column)), ...credit.values()]));
  return `\uFEFF${line([...columns, ...credit.keys()])}${lines.join('')}`;
}

/** No file name has more countries in it. */
const MAX_NAMED = 5;

/** `incident-map-KE-2026-05-20.csv`: the tag, what it is about, the day of the data; of a picture, its size. */
export function fileName(tag: string, { countries = [], region }: ExportQuery, retrieved: string, ending: string, size = ''): string {
  const about = countries.length ? countries.filter(() => countries.length <= MAX_NAMED) : region ? [region.toLowerCase().replaceAll(' ', '-')] : [];
  return `${[tag, ...about, retrieved.slice(0, 10), size].filter(Boolean).join('-')}.${ending}`;
}
