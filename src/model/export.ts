import type { Country, CountryCompact, CountryList, Section } from './country.js';
import type { Incident } from './incident.js';
import type { Methodology } from './methodology.js';

/** The displayed part of an answer. */
export type ExportContent =
  | { readonly kind: 'country'; readonly data: CountryCompact | Country; readonly sections: readonly Section[] }
  | { readonly kind: 'comparison'; readonly data: readonly Country[] }
  | { readonly kind: 'countries'; readonly data: readonly CountryCompact[] }
  | { readonly kind: 'incidents'; readonly data: readonly Incident[] }
  | { readonly kind: 'methodology'; readonly data: Methodology };

/**
 * Changes by the editor or the reader, which CC BY requires us to state: a custom country name, a selection of sections, a comparison,
 * a list cut by `limit`, filters, excluded reports, and translation.
 */
export type Change = 'name' | 'sections' | 'comparison' | 'limit' | 'filter' | 'exclude' | 'translation';
export type Changes = Readonly<Partial<Record<Change, boolean>>>;

/** What a tag currently shows, for saving and citing. */
export interface ExportView {
  readonly content: ExportContent;
  readonly query: ExportQuery;
  readonly changes: Changes;
  /** A description; countries without one are cited with their ratings. */
  readonly title?: string | undefined;
  /** The editor's own name for the country. */
  readonly name?: string | undefined;
}

/** What only pictures add to the view. */
export interface PictureView {
  /** The finding, in one line. */
  readonly finding?: string | undefined;
  /** What the finding does not say of its subject, such as the period. */
  readonly about?: string | undefined;
  /** Of a map: true if not all countries of the data are on it. */
  readonly isPart?: boolean;
  /** The countries on a country's ruler, and its standing among them in words. */
  readonly peers?: { readonly countries: CountryList; readonly standing: string } | undefined;
}

/** The parameters of the request and the reader's filters; unset means not used. */
export interface ExportQuery {
  readonly countries?: readonly string[] | undefined;
  readonly region?: string | undefined;
  readonly hours?: number | undefined;
  readonly limit?: number | undefined;
  /** The order that decides which rows a limit leaves out. */
  readonly sort?: string | undefined;
  readonly includeResolved?: boolean | undefined;
  readonly sections?: readonly Section[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly minSeverity?: number | undefined;
  readonly search?: string | undefined;
}

export interface ExportCredit {
  readonly publisher: string;
  readonly publisherUrl?: string | undefined;
  readonly licence: string;
  /** Only for CC BY 4.0. */
  readonly licenceUrl?: string | undefined;
  /** The addresses the data came from. */
  readonly sourceUrl: string;
  /** ISO 8601; empty if unknown. */
  readonly retrievedAt: string;
  readonly changes: string;
}

/** Converts keys to snake case, as in the API. */
const inFile = (from: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]));

/** The query without unset and default values. */
function chosen({ categories, minSeverity, ...query }: ExportQuery): object {
  const all = { ...query, categories: categories?.map((one) => one.replaceAll('-', '_')), minSeverity: minSeverity === 1 ? undefined : minSeverity };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value && (!Array.isArray(value) || value.length)));
}

/** The JSON file, with the credit first. */
export function jsonOf({ retrievedAt: retrieved, ...credit }: ExportCredit, tag: string, query: ExportQuery, data: unknown): string {
  return `${JSON.stringify({ credit: inFile(credit), retrieved, question: { tag, ...inFile(chosen(query)) }, data }, null, 2)}
`;
}

/** The credit as columns of a spreadsheet. */
export const creditCells = (credit: ExportCredit): ExportRow => flat(inFile(credit));

/** The rows of a CSV file: one for each country or incident; for the methodology, one for each field. */
export function exportRows({ kind }: ExportContent, data: unknown): readonly ExportRow[] {
  if (kind === 'methodology') return [...flat(data)].flatMap(([field, value]) => (value === undefined ? [] : flat({ field, value })));
  return (Array.isArray(data) ? data : [data]).map((one) => flat(one));
}

export type Cell = string | number | boolean | undefined;

/** A spreadsheet row: values by column name. */
type ExportRow = ReadonlyMap<string, Cell>;

/** Flattens a record: every value, nested ones included, under its full path, such as `breakdown.crime.score` or `tiers.1.label`. */
export function flat(value: unknown, name = ''): ExportRow {
  if (typeof value !== 'object' || value === null) return new Map([[name, value as Cell]]);
  const inner = Array.isArray(value) ? value.map((one, index) => [String(index + 1), one] as const) : Object.entries(value);
  return new Map(inner.flatMap(([key, one]) => [...flat(one, name ? `${name}.${key}` : key)]));
}

/** What spreadsheets take for the start of a formula, full-width forms included, after blanks, quotes and invisible characters that they drop. */
const FORMULA = /^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/** Where some spreadsheets start a new cell: German and French ones do at semicolons, even within text that is quoted for English ones. */
const SEPARATOR = /([,;|\t\r\n])/;

/** Prevents CSV injection: an apostrophe before each piece that a spreadsheet could run as a formula makes it text. */
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

/** A file name lists at most this many countries, or none. */
const MAX_NAMED = 5;

/** `incident-map-KE-2026-05-20.csv`: the tag, the countries or the region, the date of the data; of a picture, its size. */
export function fileName(tag: string, { countries = [], region }: ExportQuery, retrieved: string, ending: string, size = ''): string {
  const about = countries.length ? countries.filter(() => countries.length <= MAX_NAMED) : region ? [region.toLowerCase().replaceAll(' ', '-')] : [];
  return `${[tag, ...about, retrieved.slice(0, 10), size].filter(Boolean).join('-')}.${ending}`;
}
