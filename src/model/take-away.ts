import type { Answer } from './answer.js';

/** What a tag shows at the moment, for readers who save or cite it. */
export interface Shown {
  readonly publisher: { readonly name: string | undefined; readonly url: string | undefined };
  readonly answer: Answer<unknown>;
  /** The part of the answer that is shown; all of it if left out. */
  readonly shown?: unknown;
  /** What it is, in words, if it has no name of its own. */
  readonly title?: string | undefined;
  /** What the credit line says about changes. */
  readonly changes?: string | undefined;
}

/** True if not all of an answer is shown: CC BY requires us to say so. */
export const isFiltered = ({ answer: { data }, shown, changes }: Shown): boolean =>
  Boolean(changes) || (Array.isArray(shown) && Array.isArray(data) && shown.length < data.length);

/** What was asked, and which part of the answer a reader chose to see. */
export interface Asked {
  readonly tag: string;
  readonly countries: readonly string[];
  readonly region?: string | undefined;
  readonly hours?: number | undefined;
  readonly limit?: number | undefined;
  readonly includeResolved?: boolean | undefined;
  readonly sections: readonly string[];
  readonly categories: readonly string[];
  readonly minSeverity?: number | undefined;
  readonly search?: string | undefined;
}

/** The credit that a saved file carries. */
export interface TakenCredit {
  readonly publisher: string;
  readonly publisherUrl?: string | undefined;
  readonly licence: string;
  readonly licenceUrl: string;
  /** The addresses the data came from. */
  readonly source: string;
  /** ISO 8601; empty if unknown. */
  readonly retrieved: string;
  readonly changes: string;
}

export type Cell = string | number | boolean | undefined;

/** A row of a spreadsheet: the names of its columns with their values. */
export type Row = ReadonlyMap<string, Cell>;

/** A record flattened: every value, also those of inner records and lists, under its full path, such as `breakdown.crime.score` or `tiers.1.label`. */
export function flat(value: unknown, name = ''): Row {
  if (typeof value !== 'object' || value === null) return new Map([[name, value as Cell]]);
  const inner = Array.isArray(value) ? value.map((one, place) => [String(place + 1), one] as const) : Object.entries(value);
  return new Map(inner.flatMap(([key, one]) => [...flat(one, name ? `${name}.${key}` : key)]));
}

/** Spreadsheets run text that begins with one of these as a formula, even if it is a stranger's headline; the last four are full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function csvCell(value: Cell): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. The credit is in the last columns of every row: separate
 * lines above or below the data would be lost as soon as somebody sorts, filters or copies rows. Without data it is the only row.
 */
export function csvOf(rows: readonly Row[], credit: Row): string {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
  const filled = rows.length ? rows : [new Map<string, Cell>()];
  const lines = filled.map((row) => line([...columns.map((column) => row.get(column)), ...credit.values()]));
  return `\uFEFF${line([...columns, ...credit.keys()])}${lines.join('')}`;
}

/** `incident-map-KE-2026-05-20.csv`: the tag, what it is about, the day of the data. */
export function fileName({ tag, countries, region }: Asked, retrieved: string, ending: string): string {
  const about = countries.length ? countries : region ? [region.toLowerCase().replaceAll(' ', '-')] : [];
  return `${[tag, ...about, retrieved.slice(0, 10)].filter(Boolean).join('-')}.${ending}`;
}
