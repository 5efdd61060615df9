import { html, nothing, type TemplateResult } from 'lit';
import type { Incident, IncidentFilter } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
/** How a list of incidents speaks. */
export type ListLocalizer = Localizer<'incidents' | 'common'>;
/** How an open incident speaks. It gives the local time once `zoneOf` is loaded. */
export type DetailsLocalizer = Localizer<'incidents' | 'incidentDetails' | 'common'> & {
  readonly zoneOf?: ((iso2: string | undefined) => string | undefined) | undefined;
};
/** How legend and filters speak. */
export type FiltersLocalizer = Localizer<'incidents' | 'incidentFilters' | 'common'>;
/** How the incident map speaks, with its list. */
export type IncidentLocalizer = DetailsLocalizer & FiltersLocalizer & Localizer<'incidentMap' | 'map'>;

/** Text of the feed: shown as it is, in its own direction, marked as the publisher's language. */
export const feedText = (text: string, { lang }: ListLocalizer): TemplateResult =>
  html`<bdi dir="auto" lang=${lang.startsWith('en') ? nothing : 'en'}>${text}</bdi>`;

/** When it happened, relative to now and in full. */
export const incidentTime = (occurredAt: number | undefined, now: number, { strings, ago }: ListLocalizer): TemplateResult =>
  occurredAt === undefined
    ? html`<span>${strings.timeUnknown}</span>`
    : html`<time datetime=${new Date(occurredAt).toISOString()}>${ago(occurredAt, now)}</time>`;

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The category in words; an unknown one is shown as sent. */
export const categoryWord = (category: string, { strings }: ListLocalizer): string => own(strings.categories, category) ?? category.replaceAll('-', ' ');

/** The severity in one word. */
export const severityWord = (severity: number | undefined, { strings }: ListLocalizer): string =>
  strings.severities[(severity ?? 0) - 1] ?? strings.severityUnknown;

/** "Crime, Health · Serious–Extreme": what a filter lets through. */
export const filterWords = ({ categories, minSeverity }: IncidentFilter, localizer: ListLocalizer): string =>
  [
    [...categories].map((category) => categoryWord(category, localizer)).join(localizer.strings.comma),
    minSeverity > 1 && [minSeverity, 5].map((severity) => severityWord(severity, localizer)).join('–'),
  ]
    .filter(Boolean)
    .join(' · ');

/** Making a `DisplayNames` is dear, and every row of a world list needs one. */
const names = new Map<string, Intl.DisplayNames>();

function intlName(iso2: string, lang: string): string | undefined {
  const own = names.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region' });
  names.set(lang, own);
  return own.of(iso2);
}

/** The country's name in the reader's language, or its code. */
export const countryWord = (iso2: string, { lang, countryName }: ListLocalizer): string => countryName(iso2) ?? intlName(iso2, lang) ?? iso2;

/** The same for use inside a sentence: "in the Netherlands". */
export const countryInText = (iso2: string, localizer: ListLocalizer): string => localizer.countryNameInText(iso2) ?? countryWord(iso2, localizer);

/** The time window in words: in days if it is a week or more of whole days. */
export const spanWord = (hours: number, { strings, localize }: ListLocalizer): string =>
  isInDays(hours) ? localize(strings.lastDays, { count: hours / 24 }) : localize(strings.lastHours, { count: hours });

/** True for a week or more of whole days. */
export const isInDays = (hours: number): boolean => hours % 24 === 0 && hours >= 168;

/** "40 incidents in Kenya, last 72 hours"; without the number until it is known. */
export function summaryWord(count: number | undefined, country: string | undefined, hours: number, localizer: ListLocalizer): string {
  const { strings, localize } = localizer;
  const span = spanWord(hours, localizer);
  const place = country && countryInText(country, localizer);
  if (count === undefined) return place ? localize(strings.anySummaryIn, { place, span }) : localize(strings.anySummary, { span });
  return place ? localize(strings.summaryIn, { count, place, span }) : localize(strings.summary, { count, span });
}

/** What a list leaves out: what the limit cut off first, and what the filters hide of the rest. */
export function feedNotes(
  { all, shown, limit }: { readonly all: readonly Incident[]; readonly shown: readonly Incident[]; readonly limit: number },
  { strings, localize }: ListLocalizer,
): string {
  const notes = [
    all.length >= limit && localize(strings.newest, { count: all.length }),
    shown.length < all.length && localize(strings.shown, { count: shown.length, all: all.length }),
  ];
  return notes.filter(Boolean).join(' ');
}

/** What is announced to screen readers, the new incidents first. */
export const feedStatus = (news: string, all: readonly Incident[], shown: readonly Incident[], summary: string, localizer: ListLocalizer): string =>
  [news, summary, feedNotes({ all, shown, limit: Number.POSITIVE_INFINITY }, localizer)].filter(Boolean).join(localizer.strings.stop);

/** "Severity 3 of 5: Serious". */
export const severityInWords = (severity: number | undefined, localizer: DetailsLocalizer): string =>
  severity
    ? localizer.localize(localizer.strings.severityOf, { level: severity, severity: severityWord(severity, localizer) })
    : localizer.strings.severityUnknown;

/** Where it happened, as precisely as the report says: the city as sent, the country in the reader's language. */
export function placeWords({ city, country }: Incident, localizer: ListLocalizer): readonly string[] {
  const name = country && /^[A-Z]{2}$/.test(country) ? countryWord(country, localizer) : country;
  return [city, name].flatMap((word) => word || []);
}

/** The same for a row: "Santiago, Chile"; in a list of one country, that country goes without saying. */
export function placeInRow(incident: Incident, asked: string | undefined, localizer: ListLocalizer): TemplateResult | undefined {
  const { city, country } = incident;
  const words = placeWords(country === asked ? { ...incident, country: undefined } : incident, localizer);
  if (!words.length) return undefined;
  return html`${words.map((word, index) => html`${index ? localizer.strings.comma : nothing}${word === city ? feedText(word, localizer) : word}`)}`;
}

/** What there is to say of a position: none, or one far from the country asked for. */
export function placeRemark({ place }: Incident, { strings }: IncidentLocalizer, isDoubtful = place?.isDoubtful): string {
  return place ? (isDoubtful ? strings.doubtfulPosition : '') : strings.noPosition;
}

/** How many incidents the map leaves out, because they have no position. */
export function mapNote(shown: readonly Incident[], { strings, localize }: IncidentLocalizer): string {
  const unplaced = shown.filter(({ place }) => !place).length;
  return unplaced ? localize(strings.unplaced, { count: unplaced }) : '';
}

/** The accessible name of a marker. */
export const incidentName = (incident: Incident, localizer: IncidentLocalizer): string =>
  [
    incident.title,
    categoryWord(incident.category, localizer),
    severityInWords(incident.severity, localizer),
    incident.resolved && localizer.strings.resolved,
    placeWords(incident, localizer).join(localizer.strings.comma),
    incident.place?.isDoubtful && localizer.strings.doubtfulPosition,
  ]
    .filter(Boolean)
    .join(localizer.strings.stop);
