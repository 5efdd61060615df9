import type { Answer } from './answer.js';

/** What a tag shows at the moment, for readers who take it along. */
export interface Shown {
  readonly publisher: { readonly name: string | undefined; readonly url: string | undefined };
  readonly answer: Answer<unknown>;
  /** As much of the answer as is shown; all of it where nothing is given. */
  readonly shown?: unknown;
  /** What it is, in words, where it has no name of its own. */
  readonly title?: string | undefined;
  /** What the credit line says of changes. */
  readonly changes?: string | undefined;
}

/** True where not all of an answer is shown: CC BY wants it said. */
export const isFiltered = ({ answer: { data }, shown, changes }: Shown): boolean =>
  Boolean(changes) || (Array.isArray(shown) && Array.isArray(data) && shown.length < data.length);

/** What was asked, and what of the answer a reader chose to see. */
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

/** Whom a file credits, and for what. */
export interface TakenCredit {
  readonly publisher: string;
  readonly publisherUrl?: string | undefined;
  readonly licence: string;
  readonly licenceUrl: string;
  /** Where the data was asked for. */
  readonly source: string;
  /** ISO 8601; empty where nobody knows. */
  readonly retrieved: string;
  readonly changes: string;
}

export type Cell = string | number | boolean | undefined;

/** A row of a spreadsheet: the names of its columns with their values. */
export type Row = ReadonlyMap<string, Cell>;

/** What stands in a record, its inner records and lists included, each under its whole name: `breakdown.crime.score`, `tiers.1.label`. */
export function flat(value: unknown, name = ''): Row {
  if (typeof value !== 'object' || value === null) return new Map([[name, value as Cell]]);
  const inner = Array.isArray(value) ? value.map((one, place) => [String(place + 1), one] as const) : Object.entries(value);
  return new Map(inner.flatMap(([key, one]) => [...flat(one, name ? `${name}.${key}` : key)]));
}

/** Spreadsheets run text that begins like this, from a stranger's headline too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function csvCell(value: Cell): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * RFC 4180, with the mark by which spreadsheets know UTF-8. The credit stands in the last columns of every row: lines of its own
 * above or below the data would be lost as soon as somebody sorts, filters or copies rows. Without any data it is the only row.
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
