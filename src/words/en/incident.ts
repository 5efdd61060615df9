import type { Format } from '../format.js';

const WITH_ARTICLE = /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles|Central African|Dominican Republic|Vatican)|Islands$/;

/** Every sentence of the incident map and list, in English. */
export const incident = {
  // Counts and summary
  incidents: (count: number, format: Format) => (count ? format.plural(count, { one: '# incident', other: '# incidents' }) : 'No incidents'),
  anyIncidents: 'Incidents',
  summary: (incidents: string, place: string | undefined, span: string) =>
    `${incidents}${place ? ` in ${WITH_ARTICLE.test(place) ? 'the ' : ''}${place}` : ''}, ${span}`,
  lastHours: (hours: number, format: Format) => format.plural(hours, { one: 'last hour', other: 'last # hours' }),
  lastDays: (days: number, format: Format) => format.plural(days, { one: 'last day', other: 'last # days' }),
  newest: (count: number, format: Format) => format.plural(count, { one: 'Showing the newest incident.', other: 'Showing the newest # incidents.' }),
  shown: (count: number, all: number, format: Format) => `${format.number(count)} of ${format.number(all)} match the filters.`,
  unplaced: (count: number, format: Format) => format.plural(count, { one: '# has no position on the map.', other: '# have no position on the map.' }),
  noIncidents: 'No incidents reported for this time.',
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
  severityOf: (level: number, word: string, format: Format) => `Severity ${format.number(level)} of ${format.number(5)}: ${word}`,
  severityUnknown: 'Severity not given',
  resolved: 'Resolved',
  timeUnknown: 'Time not given',
  placeUnknown: 'Place not given',
  noPosition: 'No position on the map',
  reportedBy: (name: string) => `Source: ${name}`,
  reporterUnknown: 'Source not given',
  readAt: (site: string) => `Read the report at ${site}`,
  classified: 'Classified automatically.',
  checkAdvice: 'Check your government’s advice.',

  // Filters and legend
  legend: 'Legend and filters',
  category: 'Category',
  severity: 'Severity, at least',
  atLeast: (word: string) => `${word} or higher`,
  anySeverity: 'All severities',
  clear: 'Clear filters',
  several: 'Ring: several incidents, the worst gives the colour',
  window: 'Time',
  windowHours: (hours: number, format: Format) => format.plural(hours, { one: '# hour', other: '# hours' }),
  windowDays: (days: number, format: Format) => format.plural(days, { one: '# day', other: '# days' }),

  // List and map
  list: 'List of incidents',
  mapOf: (summary: string) => `Map of ${summary}`,
  mapHelp: 'Arrow keys move between markers, Enter opens one, Escape returns. The list has the same incidents.',
  tilesWait: (site: string) => `A detailed map comes from ${site}.`,
  loadTiles: 'Load it',
  mapFailed: 'The map could not be loaded. The list has every incident.',
  boundaries: 'The outline is no statement on the legal status of any territory.',
  fit: 'Show all incidents',
  group: (count: number, format: Format, word: string | undefined) =>
    format.plural(count, { one: '# incident', other: '# incidents' }) + (word ? `, up to ${word.toLowerCase()}` : ''),
  groupHere: (count: number, format: Format) => format.plural(count, { one: '# incident here', other: '# incidents here' }),
  zoomHere: 'Zoom in here',
  back: 'Back',
  close: 'Close',
};

/** The shape every language's incident dictionary has. */
export type IncidentWords = typeof incident;
