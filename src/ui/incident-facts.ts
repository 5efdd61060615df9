import { html, nothing, type TemplateResult } from 'lit';
import type { Incident, IncidentFilter } from '../model/incident.js';
import type { IncidentDetailsWords } from '../words/en/incident-details.js';
import type { IncidentFiltersWords } from '../words/en/incident-filters.js';
import type { IncidentMapWords } from '../words/en/incident-map.js';
import type { IncidentWords } from '../words/en/incident.js';
import type { MapWords } from '../words/en/map.js';
import type { SharedWords } from '../words/en/shared.js';
import type { Voice } from '../words/voice.js';

/** How a list of incidents speaks. */
export type ListVoice = Voice<IncidentWords & SharedWords>;
/** How an open incident speaks. It gives the local time once `zoneOf` is loaded. */
export type DetailsVoice = Voice<IncidentWords & IncidentDetailsWords & SharedWords> & {
  readonly zoneOf?: ((iso2: string | undefined) => string | undefined) | undefined;
};
/** How legend and filters speak. */
export type FiltersVoice = Voice<IncidentWords & IncidentFiltersWords & SharedWords>;
/** How the incident map speaks, with its list. */
export type IncidentVoice = DetailsVoice & FiltersVoice & Voice<IncidentMapWords & MapWords>;

/** Text of the feed: shown as it is, in its own direction, marked as the publisher's language. */
export const feedText = (text: string, { lang }: ListVoice): TemplateResult =>
  html`<bdi dir="auto" lang=${lang.startsWith('en') ? nothing : 'en'}>${text}</bdi>`;

/** When it happened, relative to now and in full. */
export const incidentTime = (occurredAt: number | undefined, now: number, { say, format }: ListVoice): TemplateResult =>
  occurredAt === undefined
    ? html`<span>${say.timeUnknown}</span>`
    : html`<time datetime=${new Date(occurredAt).toISOString()}>${format.ago(occurredAt, now)}</time>`;

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The category in words; an unknown one is shown as sent. */
export const categoryWord = (category: string, { say }: ListVoice): string => own(say.categories, category) ?? category.replaceAll('-', ' ');

/** The severity in one word. */
export const severityWord = (severity: number | undefined, { say }: ListVoice): string => say.severities[(severity ?? 0) - 1] ?? say.severityUnknown;

/** "Crime, Health · Serious–Extreme": what a filter lets through. */
export const filterWords = ({ categories, minSeverity }: IncidentFilter, voice: ListVoice): string =>
  [
    [...categories].map((category) => categoryWord(category, voice)).join(voice.say.comma),
    minSeverity > 1 && [minSeverity, 5].map((severity) => severityWord(severity, voice)).join('–'),
  ]
    .filter(Boolean)
    .join(' · ');

/** The country's name in the reader's language, or its code. */
export function countryName(iso2: string, { lang, place }: ListVoice): string {
  return place(iso2) ?? new Intl.DisplayNames(lang, { type: 'region' }).of(iso2) ?? iso2;
}

/** The time window in words: in days if it is a week or more of whole days. */
export const spanWord = (hours: number, { say, format }: ListVoice): string =>
  isInDays(hours) ? say.lastDays(hours / 24, format) : say.lastHours(hours, format);

/** True for a week or more of whole days. */
export const isInDays = (hours: number): boolean => hours % 24 === 0 && hours >= 168;

/** "40 incidents in Kenya, last 72 hours"; without the number until it is known. */
export function summaryWord(count: number | undefined, country: string | undefined, hours: number, voice: ListVoice): string {
  const { say, format } = voice;
  return say.summary(count === undefined ? say.anyIncidents : say.incidents(count, format), country && countryName(country, voice), spanWord(hours, voice));
}

/** What a list leaves out: what the limit cut off first, and what the filters hide of the rest. */
export function feedNotes(
  { all, shown, limit }: { readonly all: readonly Incident[]; readonly shown: readonly Incident[]; readonly limit: number },
  { say, format }: ListVoice,
): string {
  const notes = [all.length >= limit && say.newest(all.length, format), shown.length < all.length && say.shown(shown.length, all.length, format)];
  return notes.filter(Boolean).join(' ');
}

/** What is announced to screen readers, the new incidents first. */
export const feedStatus = (news: string, all: readonly Incident[], shown: readonly Incident[], summary: string, voice: ListVoice): string =>
  [news, summary, feedNotes({ all, shown, limit: Number.POSITIVE_INFINITY }, voice)].filter(Boolean).join(voice.say.stop);
