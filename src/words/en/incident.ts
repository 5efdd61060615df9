import type { Format } from '../format.js';

const WITH_ARTICLE = /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles|Central African|Dominican Republic|Vatican)|Islands$/;

/** "in Kenya", "in the Netherlands". */
export const inPlace = (place: string): string => `in ${WITH_ARTICLE.test(place) ? 'the ' : ''}${place}`;

/** What every list of incidents says. */
export const incident = {
  // Counts and summary
  incidents: (count: number, format: Format) => (count ? format.plural(count, { one: '# incident', other: '# incidents' }) : 'No incidents'),
  anyIncidents: 'Incidents',
  summary: (incidents: string, place: string | undefined, span: string) => `${incidents}${place ? ` ${inPlace(place)}` : ''}, ${span}`,
  lastHours: (hours: number, format: Format) => format.plural(hours, { one: 'last hour', other: 'last # hours' }),
  lastDays: (days: number, format: Format) => format.plural(days, { one: 'last day', other: 'last # days' }),
  newest: (count: number, format: Format) => format.plural(count, { one: 'Showing the newest incident.', other: 'Showing the newest # incidents.' }),
  shown: (count: number, all: number, format: Format) => `${format.number(count)} of ${format.number(all)} ${count === 1 ? 'matches' : 'match'} the filters.`,
  noIncidents: 'No incidents reported in this period.',
  noMatch: 'No incident matches the filters.',

  // One incident
  categories: {
    terrorism: 'Terrorism',
    crime: 'Crime',
    'civil-unrest': 'Civil unrest',
    'natural-disaster': 'Natural disaster',
    'transport-disruption': 'Transport disruption',
    health: 'Health',
    other: 'Other',
  } as Readonly<Record<string, string>>,
  severities: ['Minor', 'Moderate', 'Serious', 'Severe', 'Extreme'] as readonly string[],
  severityUnknown: 'Severity not given',
  resolved: 'Resolved',
  timeUnknown: 'Time not given',
  noPosition: 'No position on the map',
  classified: 'Classified automatically.',
  checkAdvice: 'Check your government’s advice.',

  // Around the rows
  list: 'List of incidents',
  filters: 'Filters',
  clear: 'Clear filters',
  pinned: 'Pinned',
  filtered: 'Changes: filtered',
};

/** The shape of this part of every language's dictionary. */
export type IncidentWords = typeof incident;
