import type { Format } from '../format.js';
import { inPlace } from './incident.js';

/** What an open incident says. */
export const incidentDetails = {
  severityOf: (level: number, word: string, format: Format) => `Severity ${format.number(level)} of ${format.number(5)}: ${word}`,
  placeUnknown: 'Place not given',
  reporterUnknown: 'Source not given',
  readAt: (site: string) => `Read the report at ${site}`,
  bothTimes: (yours: string, theirs: string, place: string) => `${yours} your time, ${theirs} ${inPlace(place)}`,
};

/** The shape of this part of every language's dictionary. */
export type IncidentDetailsWords = typeof incidentDetails;
