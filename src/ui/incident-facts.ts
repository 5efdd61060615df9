import type { Incident } from '../model/incident.js';
import type { IncidentWords } from '../words/en/incident.js';
import type { MapWords } from '../words/en/map.js';
import type { SharedWords } from '../words/en/shared.js';
import type { Voice } from '../words/voice.js';

/** How the incident templates speak. */
export type IncidentVoice = Voice<IncidentWords & MapWords & SharedWords>;

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The category in words; one we do not know is shown as sent. */
export const categoryWord = (category: string, { say }: IncidentVoice): string => own(say.categories, category) ?? category.replaceAll('-', ' ');

/** The severity in one word. */
export const severityWord = (severity: number | undefined, { say }: IncidentVoice): string => say.severities[(severity ?? 0) - 1] ?? say.severityUnknown;

/** "Severity 3 of 5: Serious". */
export const severityInWords = (severity: number | undefined, voice: IncidentVoice): string =>
  severity ? voice.say.severityOf(severity, severityWord(severity, voice), voice.format) : voice.say.severityUnknown;

/** The country's name in the reader's language, or its code. */
export function countryName(iso2: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'region' }).of(iso2) ?? iso2;
}

/** Where it happened, as precisely as the report says. */
export function placeWord({ city, country }: Incident, voice: IncidentVoice): string | undefined {
  const name = country && /^[A-Z]{2}$/.test(country) ? countryName(country, voice.lang) : country;
  return [city, name].filter(Boolean).join(', ') || undefined;
}

/** The look-back window in words: days where it is whole days of a week or more. */
export const spanWord = (hours: number, { say, format }: IncidentVoice): string =>
  isInDays(hours) ? say.lastDays(hours / 24, format) : say.lastHours(hours, format);

/** One choice of the time window: "72 hours", "7 days". */
export const windowWord = (hours: number, { say, format }: IncidentVoice): string =>
  isInDays(hours) ? say.windowDays(hours / 24, format) : say.windowHours(hours, format);

const isInDays = (hours: number): boolean => hours % 24 === 0 && hours >= 168;

/** "40 incidents in Kenya, last 72 hours"; without a count while it is not known. */
export function summaryWord(count: number | undefined, country: string | undefined, hours: number, voice: IncidentVoice): string {
  const { say, format, lang } = voice;
  return say.summary(count === undefined ? say.anyIncidents : say.incidents(count, format), country && countryName(country, lang), spanWord(hours, voice));
}

/** What the list leaves out, and what the map does. */
export function feedNotes(
  { all, shown, limit }: { readonly all: readonly Incident[]; readonly shown: readonly Incident[]; readonly limit: number },
  { say, format }: IncidentVoice,
): string {
  const unplaced = shown.filter(({ place }) => !place).length;
  const notes = [
    all.length >= limit && say.newest(all.length, format),
    shown.length < all.length && say.shown(shown.length, all.length, format),
    unplaced > 0 && say.unplaced(unplaced, format),
  ];
  return notes.filter(Boolean).join(' ');
}

/** What a marker or a row is called aloud. */
export const incidentName = (incident: Incident, voice: IncidentVoice): string =>
  [incident.title, categoryWord(incident.category, voice), severityInWords(incident.severity, voice), incident.resolved && voice.say.resolved]
    .filter(Boolean)
    .join('. ');
