import { html, nothing, type TemplateResult } from 'lit';
import type { Answer } from '../model/answer.js';
import {
  isCutOff,
  knownPart,
  type IncidentSettings,
  filterIncidents,
  isAhead,
  UNCLASSIFIED,
  type Feed,
  type FeedUpdate,
  type Incident,
  type IncidentFilter,
} from '../model/incident.js';
import { agoWord, longDay } from '../words/day-word.js';
import { displayName, type Localizer } from '../words/localizer.js';
export type ListLocalizer = Localizer<'incidents' | 'common'>;
/** Strings of an open incident; the local time is available once `zoneOf` is loaded. */
export type DetailsLocalizer = Localizer<'incidents' | 'incidentDetails' | 'common'> & {
  readonly zoneOf?: ((iso2: string | undefined) => string | undefined) | undefined;
};
export type FiltersLocalizer = Localizer<'incidents' | 'incidentFilters' | 'common'>;
export type IncidentLocalizer = Localizer<'incidents' | 'incidentMap' | 'map' | 'common'>;

/** Text of the feed, unchanged, with its own direction and marked as English. */
export const feedText = (text: string, { lang }: ListLocalizer): TemplateResult =>
  html`<bdi dir="auto" lang=${lang.startsWith('en') ? nothing : 'en'}>${text}</bdi>`;

/** The time of an incident, relative to now, or in full; an unreadable time as sent. */
export function incidentTime({ occurredAt, isDay, unread }: Incident, now: number, localizer: ListLocalizer): TemplateResult {
  if (occurredAt === undefined) return html`<span>${unread?.time ? feedText(unread.time, localizer) : localizer.strings.timeUnknown}</span>`;
  const exact = new Date(occurredAt).toISOString();
  return isDay
    ? html`<time datetime=${exact.slice(0, 10)}>${localizer.date(occurredAt, true)}</time>`
    : html`<time datetime=${exact}>${agoWord(occurredAt, now, localizer)}</time>`;
}

const ownValue = (table: Readonly<Record<string, string>>, key: string): string | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The translated category; an unknown one as sent. */
export const categoryWord = (category: string, { strings }: ListLocalizer): string => ownValue(strings.categories, category) ?? category;

export const severityWord = (severity: number | undefined, { strings }: ListLocalizer): string =>
  strings.severities[(severity ?? 0) - 1] ?? strings.severityUnknown;

/** The severity with its noun, for languages in which its adjective would have to agree with the words around it. */
export function severityBeside(severity: number | undefined, { strings, localize }: ListLocalizer, phrase = '{severity}'): string {
  const word = strings.severitiesInText[(severity ?? 0) - 1];
  return word ? localize(strings.ofSeverity, { severity: localize(phrase, { severity: word }) }) : strings.severityUnknown;
}

/**
 * Category, severity and time of a row, unreadable ones as sent. If the incident has unknown fields, a missing value is left out instead of called "not given":
 * it may be among them.
 */
export function factsInRow(incident: Incident, now: number, localizer: ListLocalizer): readonly unknown[] {
  const { category, severity, occurredAt, unread, details } = incident;
  const isSilent = details !== undefined;
  const sent = unread?.severity && localizer.localize(localizer.strings.ofSeverity, { severity: unread.severity });
  return [
    !(category === UNCLASSIFIED && isSilent) && categoryWord(category, localizer),
    sent || (!(severity === undefined && isSilent) && severityBeside(severity, localizer)),
    !(occurredAt === undefined && !unread?.time && isSilent) && incidentTime(incident, now, localizer),
  ];
}

/** "Crime, Health · serious or worse": the active filters. */
export const filterWords = ({ categories, minSeverity, days }: IncidentFilter, localizer: ListLocalizer): string =>
  [
    [...categories].map((category) => categoryWord(category, localizer)).join(localizer.strings.comma),
    minSeverity > 1 && severityBeside(minSeverity, localizer, localizer.strings.atLeast),
    days && `${localizer.date(days.from)} – ${localizer.date(days.until - 1)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The time range in words, in days from a week on. */
export const spanWord = (hours: number, { strings, localize }: ListLocalizer): string =>
  hours % 24 === 0 && hours >= 168 ? localize(strings.lastDays, { count: hours / 24 }) : localize(strings.lastHours, { count: hours });

/** True if an answer in chronological order was truncated at the limit. */
const isFeedCut = ({ data, completeness }: Answer<Feed>, limit: number): boolean =>
  data.length > 0 && !completeness?.isUnordered && isCutOff(completeness?.sent ?? data.length, limit);

/**
 * "since Sunday 7 June": the start of a truncated answer, or "last 30 days" if none of its times can be read. `undefined` if it is complete. Without an answer, a
 * text of similar length, to reserve space.
 */
export function cutWord(answer: Answer<Feed> | undefined, limit: number, hours: number, now: number, localizer: ListLocalizer): string | undefined {
  const { strings, localize } = localizer;
  if (answer && !isFeedCut(answer, limit)) return undefined;
  // Future times come after the oldest.
  const { occurredAt, isDay } = answer?.data.findLast((each) => each.occurredAt !== undefined && !isAhead(each, now)) ?? {};
  const date = occurredAt === undefined ? spanWord(hours, localizer) : longDay(occurredAt, now, localizer, isDay);
  return answer && occurredAt === undefined ? date : localize(strings.since, { date });
}

/** "last 72 hours", or for a truncated list "since Sunday 7 June; there may be more". */
const periodWord = (hours: number, localizer: ListLocalizer, cut?: string): string =>
  cut ? localizer.localize(localizer.strings.mayBeMore, { span: cut }) : spanWord(hours, localizer);

/** "40 incidents in Kenya" from "40 incidents", or "40 incidents worldwide" without a country. */
const whereWord = (what: string, country: string | undefined, { strings, localize, countryNameInText }: ListLocalizer): string =>
  country ? localize(strings.incidentsIn, { what, place: countryNameInText(country) }) : localize(strings.incidentsWorldwide, { what });

/** "40 incidents in Kenya", or without the number while it is unknown. */
function subjectWord(count: number | undefined, country: string | undefined, localizer: ListLocalizer): string {
  const { strings, localize, countryNameInText } = localizer;
  if (count) return whereWord(localize(strings.allIncidents, { count }), country, localizer);
  if (!country) return count === 0 ? strings.nothing : strings.anySummary;
  return localize(count === 0 ? strings.nothingIn : strings.anySummaryIn, { place: countryNameInText(country) });
}

/** "40 incidents in Kenya, last 72 hours". `cut` is the start of a truncated list. */
export const summaryWord = (count: number | undefined, country: string | undefined, hours: number, localizer: ListLocalizer, cut?: string): string =>
  subjectWord(count, country, localizer) + localizer.strings.comma + periodWord(hours, localizer, cut);

/** The two highest severities, which titles count. */
const [SEVERE, EXTREME] = [4, 5];

/**
 * "50 newest incidents in Kenya, 3 of them extreme": the title of a list with all incidents or the newest. Empty if it would only repeat the number of all;
 * without severities if one is unknown.
 */
export function incidentFinding(shown: readonly Pick<Incident, 'severity'>[], isWhole: boolean, country: string | undefined, localizer: ListLocalizer): string {
  const { strings, localize } = localizer;
  const count = shown.length;
  const worst = Math.max(...shown.map(({ severity = Number.POSITIVE_INFINITY }) => severity));
  const worstCount = shown.filter(({ severity }) => severity === worst).length;
  const severe = worst === EXTREME ? strings.extremeAmong : worst === SEVERE ? strings.severeAmong : undefined;
  if (!count || (isWhole && !(severe && count > 1))) return '';
  const subject = whereWord(localize(isWhole ? strings.allIncidents : strings.newestIncidents, { count }), country, localizer);
  return severe && count > 1 ? subject + strings.comma + localize(severe, { count: worstCount }) : subject;
}

/** The longest possible title for the limit: all incidents extreme or, if `isPlain`, a truncated list. */
export function longestTitle({ country, hours, limit }: Asked, isPlain: boolean, localizer: ListLocalizer): string {
  if (isPlain) return summaryWord(limit, country, hours, localizer, cutWord(undefined, limit, hours, 0, localizer));
  const extreme = Array.from({ length: limit }, () => ({ severity: EXTREME }));
  return incidentFinding(extreme, false, country, localizer);
}

/** Omissions that the title does not mention: rows beyond the limit of an unordered feed, unreadable rows, and rows hidden by filters. */
export function feedNotes({ data, completeness }: Answer<Feed>, shown: Feed, limit: number, { strings, localize, sentences }: ListLocalizer): string {
  const count = data.length;
  const { sent = count, isUnordered } = completeness ?? {};
  return sentences(
    (isUnordered ? sent > limit : !count && isCutOff(sent, limit)) && localize(strings.shownOf, { all: sent, count }),
    completeness?.counted !== undefined && localize(strings.counted, { all: completeness.counted, count: completeness.read }),
    shown.length < count && localize(strings.shown, { count: shown.length, all: count }),
  );
}

type Asked = Pick<IncidentSettings, 'country' | 'hours' | 'limit'>;

/** The content of an incident list, computed once per update. */
export interface FeedView {
  /** All incidents of the answer; `undefined` until it is loaded. */
  readonly all?: Feed;
  /** Incidents that match the filters. */
  readonly shown: Feed;
  /** "37 incidents in Kenya, last 72 hours", without the number if it is unknown or does not match `shown`. */
  readonly summary: string;
  /** "last 72 hours", below the finding; while loading, a text of similar length. */
  readonly about: string;
  /**
   * "50 newest incidents in Kenya, 3 of them extreme", or "incidents in Kenya" if their number is unknown or does not match `shown`. Empty if it would only
   * repeat the summary.
   */
  readonly finding: string;
  /** Omissions; see `feedNotes`. */
  readonly notes: string;
}

/** Filters an answer and words its title, which counts all incidents, or the newest if the answer certainly contains those. */
export function feedView(
  update: FeedUpdate | undefined,
  { country, hours, limit }: Asked,
  filter: IncidentFilter,
  now: number,
  isFrozen: boolean,
  localizer: ListLocalizer,
): FeedView {
  const cut = cutWord(update?.shown, limit, hours, now, localizer);
  const about = periodWord(hours, localizer, cut);
  if (!update) return { shown: [], summary: summaryWord(undefined, country, hours, localizer), about, finding: '', notes: '' };
  const { shown: answer, pending } = update;
  const all = answer.data;
  const shown = filterIncidents(all, filter);
  const isAll = shown.length === all.length;
  // Pending incidents count as well.
  const part = pending ? undefined : knownPart(answer, limit, now);
  // Old data cannot support "none in the last 24 hours".
  const isOld = answer.stale || answer.timeZone || isFrozen;
  const count = isAll && part === 'all' && !(isOld && !all.length) ? all.length : undefined;
  return {
    all,
    shown,
    summary: summaryWord(count, country, hours, localizer, cut),
    about,
    finding:
      (isAll && !isOld && part && incidentFinding(all, part === 'all', country, localizer)) ||
      (count === undefined ? subjectWord(count, country, localizer) : ''),
    notes: feedNotes(answer, shown, limit, localizer),
  };
}

/** "This source does not cover Vatican City." */
export const notCoveredText = (iso2: string | undefined, { strings, localize, countryNameInText }: ListLocalizer): string =>
  iso2 ? localize(strings.notCovered, { place: countryNameInText(iso2) }) : '';

/** "Severity 3 of 5: serious". */
export function severityInWords({ severity, unread }: Pick<Incident, 'severity' | 'unread'>, { strings, localize }: IncidentLocalizer): string {
  if (unread?.severity) return localize(strings.ofSeverity, { severity: unread.severity });
  const word = strings.severitiesInText[(severity ?? 0) - 1];
  return severity && word ? localize(strings.severityOf, { level: severity, severity: word }) : strings.severityUnknown;
}

const isCode = (country: string): boolean => /^[A-Z]{2}$/.test(country);

/** City and country of an incident: the city as sent, unless it repeats the country; the country in the page's language. */
export function placeWords({ city, country = '' }: Pick<Incident, 'city' | 'country'>, localizer: ListLocalizer): readonly string[] {
  const name = isCode(country) ? localizer.placeName(country) : country;
  const isRepeated = city !== undefined && [name, country, englishName(country)].includes(city);
  return [isRepeated ? undefined : city, name].flatMap((word) => word || []);
}

/** Feeds name cities in English: to a German reader, "Singapore" in "Singapur" is the same place. */
const englishName = (country: string): string | undefined => (isCode(country) ? displayName('en', country) : undefined);

/** `placeWords` for a row: "Santiago, Chile"; in a list of one country, without the country. */
export function placeInRow(incident: Incident, asked: string | undefined, localizer: ListLocalizer): TemplateResult | undefined {
  const { city, country } = incident;
  const words = placeWords({ city, country: country === asked ? undefined : country }, localizer);
  if (!words.length) return undefined;
  return html`${words.map((word, index) => html`${index ? localizer.strings.comma : nothing}${word === city ? feedText(word, localizer) : word}`)}`;
}

/** A remark on a position that is missing or far outside the requested country. */
export function placeRemark({ place }: Incident, { strings }: IncidentLocalizer, isFarOutside = place?.isFarOutside): string {
  return place ? (isFarOutside ? strings.doubtfulPosition : '') : strings.noPosition;
}

/** The number of incidents without a position, which the map leaves out. */
export function mapNote(shown: readonly Incident[], { strings, localize }: IncidentLocalizer): string {
  const unplaced = shown.filter(({ place }) => !place).length;
  return unplaced ? localize(strings.unplaced, { count: unplaced }) : '';
}

/** The accessible name of a marker; the publisher's text is marked as English. */
export function incidentName(incident: Incident, localizer: IncidentLocalizer): TemplateResult {
  const { strings } = localizer;
  const { title, category, resolved, place, details } = incident;
  const parts = [
    title && feedText(title, localizer),
    !(category === UNCLASSIFIED && details) && categoryWord(category, localizer),
    severityInWords(incident, localizer),
    resolved && strings.resolved,
    placeInRow(incident, undefined, localizer),
    place?.isFarOutside && strings.doubtfulPosition,
  ].filter(Boolean);
  return html`${parts.map((part, index) => html`${index ? strings.stop : nothing}${part}`)}`;
}
