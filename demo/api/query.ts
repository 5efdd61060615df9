import { codeOf } from './data/countries.js';
import { regions, type Region } from './contract.js';
import { invalidParameter } from './errors.js';

/** Query parameters; a repeated one is an array. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface IncidentQuestion {
  readonly limit: number;
  readonly hours: number;
  readonly iso2: string | undefined;
  readonly includeResolved: boolean;
}

export const limits = { lowest: 1, highest: 200, usual: 50 } as const;
export const hours = { lowest: 1, highest: 8760, usual: 720 } as const;

interface Range {
  readonly lowest: number;
  readonly highest: number;
  readonly usual: number;
}

export function regionOf(query: Query): Region | undefined {
  const text = single(query, 'region');
  if (text === undefined) return undefined;
  const region = regions.find((name) => name.toLowerCase() === text.toLowerCase());
  if (!region) throw invalidParameter(`The parameter "region" must be one of ${regions.join(', ')}, in any case.`);
  return region;
}

export function incidentQuestion(query: Query): IncidentQuestion {
  return {
    limit: wholeNumber(query, 'limit', limits),
    hours: wholeNumber(query, 'hours', hours),
    iso2: country(query),
    includeResolved: yesOrNo(query, 'include_resolved'),
  };
}

function wholeNumber(query: Query, name: string, range: Range): number {
  const text = single(query, name);
  if (text === undefined) return range.usual;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (number >= range.lowest && number <= range.highest) return number;
  throw invalidParameter(`The parameter "${name}" must be a whole number from ${range.lowest} to ${range.highest}.`);
}

function yesOrNo(query: Query, name: string): boolean {
  const text = single(query, name) ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw invalidParameter(`The parameter "${name}" must be true or false.`);
}

function country(query: Query): string | undefined {
  const text = single(query, 'country');
  if (text === undefined) return undefined;
  const iso2 = codeOf(text);
  if (iso2) return iso2;
  throw invalidParameter('The parameter "country" must be the ISO 3166-1 alpha-2 code or the English name of a country in the dataset.');
}

function single(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw invalidParameter(`The parameter "${name}" may be given only once.`);
}
