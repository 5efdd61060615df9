import { compact, countries, countryByCode } from './data/countries.js';
import { incidentsAt } from './data/incidents.js';
import type { IncidentQuestion } from './query.js';

/** The data source of the routes; scenarios may replace it. */
export interface Dataset {
  /** Rows of the country list; a scenario's rows may have any shape. */
  rows(): readonly Row[];
  country(iso2: string): unknown;
  incidents(question: IncidentQuestion, now: number): readonly unknown[];
  /** True if the feed is a bare array, without an envelope. */
  readonly bareFeed?: boolean;
}

export type Row = Readonly<Record<string, unknown>>;

const hour = 3_600_000;

export const sampleDataset: Dataset = {
  rows: () => countries.map((country) => ({ ...compact(country) })),
  country: countryByCode,
  incidents: ({ limit, hours, iso2, includeResolved }, now) =>
    incidentsAt(now)
      .filter((incident) => iso2 === undefined || incident.country_iso === iso2)
      .filter((incident) => includeResolved || incident.status === 'live')
      .filter((incident) => Date.parse(incident.occurred_at) >= now - hours * hour)
      .slice(0, limit),
};
