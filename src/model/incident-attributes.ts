import { countryCode } from './country-code.js';
import type { Problem } from './failure.js';
import { INCIDENT_CATEGORIES, type IncidentFilter } from './incident.js';

/** The contract's defaults (section 4.4). */
export const DEFAULT_HOURS = 720;
export const DEFAULT_LIMIT = 50;
/** The most incidents in one answer (contract section 4.4). */
export const MOST_INCIDENTS = 200;

/** What an editor wrote on an incident tag. */
export interface IncidentAttributes {
  readonly country: string;
  readonly hours: string;
  readonly limit: string;
  readonly category: string;
  readonly minSeverity: string;
}

/** The items of a list as an editor writes it, such as incident ids, separated by spaces or commas. */
export const listed = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

/** The same attributes, parsed. `hours` and `limit` stay `undefined` if nothing was written, because the feed has defaults of its own. */
export interface IncidentSettings {
  readonly country: string | undefined;
  readonly hours: number | undefined;
  readonly limit: number | undefined;
  readonly filter: IncidentFilter;
}

/** Parses the attributes of an incident tag, or reports the first that is invalid. */
export function incidentSettings(written: IncidentAttributes): IncidentSettings | Problem {
  const country = countryCode(written.country);
  if (!country && written.country.trim()) return { problem: 'country', value: written.country };
  const hours = whole(written.hours, 8760);
  if (hours === null) return { problem: 'hours', value: written.hours };
  const limit = whole(written.limit, MOST_INCIDENTS);
  if (limit === null) return { problem: 'limit', value: written.limit };
  const minSeverity = whole(written.minSeverity, 5);
  if (minSeverity === null) return { problem: 'min-severity', value: written.minSeverity };
  const categories = listed(written.category.toLowerCase().replaceAll('_', '-'));
  const unknown = categories.find((category) => !INCIDENT_CATEGORIES.some((known) => known === category));
  if (unknown !== undefined) return { problem: 'category', value: unknown };
  return { country, hours, limit, filter: { categories: new Set(categories), minSeverity: minSeverity ?? 1 } };
}

/** A whole number from 1 to `most`; `undefined` for empty text, `null` for anything else. */
function whole(text: string, most: number): number | undefined | null {
  const value = text.trim();
  if (!value) return undefined;
  return /^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= most ? Number(value) : null;
}
