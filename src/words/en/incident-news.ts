import type { Format } from '../format.js';

/** What a list of incidents says when a newer answer has come. */
export const incidentNews = {
  newIncidents: (count: number, format: Format) => format.plural(count, { one: '# new incident', other: '# new incidents' }),
};

/** The shape of this part of every language's dictionary. */
export type IncidentNewsWords = typeof incidentNews;
