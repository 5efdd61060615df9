import type { Format } from '../format.js';

/** What the legend and the filters of incidents say. */
export const incidentFilters = {
  legend: 'Legend and filters',
  category: 'Category',
  severity: 'Severity, at least',
  atLeast: (word: string) => `${word} or higher`,
  anySeverity: 'All severities',
  window: 'Time',
  windowHours: (hours: number, format: Format) => format.plural(hours, { one: '# hour', other: '# hours' }),
  windowDays: (days: number, format: Format) => format.plural(days, { one: '# day', other: '# days' }),
};

/** The shape of this part of every language's dictionary. */
export type IncidentFiltersWords = typeof incidentFilters;
