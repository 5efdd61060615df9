import type { Incident } from '../model/incident.js';
import { categoryWord, countryName, severityWord, type DetailsVoice, type IncidentVoice, type ListVoice } from './incident-facts.js';

/** "Severity 3 of 5: Serious". */
export const severityInWords = (severity: number | undefined, voice: DetailsVoice): string =>
  severity ? voice.say.severityOf(severity, severityWord(severity, voice), voice.format) : voice.say.severityUnknown;

/** Where it happened, as precisely as the report says: the city as sent, the country in the reader's language. */
export function placeWords({ city, country }: Incident, voice: ListVoice): readonly string[] {
  const name = country && /^[A-Z]{2}$/.test(country) ? countryName(country, voice) : country;
  return [city, name].flatMap((word) => word || []);
}

/** How many incidents the map leaves out, because they have no position. */
export function mapNote(shown: readonly Incident[], { say, format }: IncidentVoice): string {
  const unplaced = shown.filter(({ place }) => !place).length;
  return unplaced ? say.unplaced(unplaced, format) : '';
}

/** The accessible name of a marker. */
export const incidentName = (incident: Incident, voice: IncidentVoice): string =>
  [incident.title, categoryWord(incident.category, voice), severityInWords(incident.severity, voice), incident.resolved && voice.say.resolved]
    .filter(Boolean)
    .join(voice.say.stop);
