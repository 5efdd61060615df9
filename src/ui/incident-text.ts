import { html, nothing, type TemplateResult } from 'lit';
import type { Answer } from '../model/answer.js';
import { isCutOff, knownPart, type IncidentSettings } from '../model/incident-query.js';
import { filterIncidents, UNCLASSIFIED, type Feed, type FeedUpdate, type Incident, type IncidentFilter } from '../model/incident.js';
import { agoWord, longDay } from '../words/day-word.js';
import { displayName, type Localizer } from '../words/localizer.js';
export type ListLocalizer = Localizer<'incidents' | 'common'>;
/** The words of an open incident, with its local time once `zoneOf` is loaded. */
export type DetailsLocalizer = Localizer<'incidents' | 'incidentDetails' | 'common'> & {
  readonly zoneOf?: ((iso2: string | undefined) => string | undefined) | undefined;
};
export type FiltersLocalizer = Localizer<'incidents' | 'incidentFilters' | 'common'>;
export type IncidentLocalizer = Localizer<'incidents' | 'incidentMap' | 'map' | 'common'>;

/** Text of the feed: shown as it is, in its own direction, marked as the publisher's language. */
export const feedText = (text: string, { lang }: ListLocalizer): TemplateResult =>
  html`<bdi dir="auto" lang=${lang.startsWith('en') ? nothing : 'en'}>${text}</bdi>`;

/** When it happened, relative to now and in full; an unreadable time as it was sent. */
export function incidentTime({ occurredAt, isDay, unread }: Incident, now: number, localizer: ListLocalizer): TemplateResult {
  if (occurredAt === undefined) return html`<span>${unread?.time ? feedText(unread.time, localizer) : localizer.strings.timeUnknown}</span>`;
  const exact = new Date(occurredAt).toISOString();
  return isDay
    ? html`<time datetime=${exact.slice(0, 10)}>${localizer.date(occurredAt, true)}</time>`
    : html`<time datetime=${exact}>${agoWord(occurredAt, now, localizer)}</time>`;
}

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** The category in words; an unknown one is shown as sent. */
export const categoryWord = (category: string, { strings }: ListLocalizer): string => own(strings.categories, category) ?? category;

export const severityWord = (severity: number | undefined, { strings }: ListLocalizer): string =>
  strings.severities[(severity ?? 0) - 1] ?? strings.severityUnknown;

/** The severity beside words of another gender: with its noun, in languages where its adjective would not agree with them. */
export function severityBeside(severity: number | undefined, { strings, localize }: ListLocalizer, phrase = '{severity}'): string {
  const word = strings.severitiesInText[(severity ?? 0) - 1];
  return word ? localize(strings.ofSeverity, { severity: localize(phrase, { severity: word }) }) : strings.severityUnknown;
}

/** Category, severity and time in a row, unreadable ones as they were sent. Nothing is called "not given" where something unreadable was sent: it is among the details, and may be this value. */
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

/** "Crime, Health · serious or worse": what a filter lets through. */
export const filterWords = ({ categories, minSeverity, days }: IncidentFilter, localizer: ListLocalizer): string =>
  [
    [...categories].map((category) => categoryWord(category, localizer)).join(localizer.strings.comma),
    minSeverity > 1 && severityBeside(minSeverity, localizer, localizer.strings.atLeast),
    days && `${localizer.date(days.from)} – ${localizer.date(days.until - 1)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The time window in words: in days if it is a week or more of whole days. */
export const spanWord = (hours: number, { strings, localize }: ListLocalizer): string =>
  hours % 24 === 0 && hours >= 168 ? localize(strings.lastDays, { count: hours / 24 }) : localize(strings.lastHours, { count: hours });

/** True for an answer that was cut off at the limit, in the order of its times. */
const isFeedCut = ({ data, completeness }: Answer<Feed>, limit: number): boolean =>
  data.length > 0 && !completeness?.isUnordered && isCutOff(completeness?.sent ?? data.length, limit);

/** "since Sunday 7 June": how far back an answer goes that was cut off at the limit, so that there may be more; before there is one, words as long. */
export function cutWord(answer: Answer<Feed> | undefined, limit: number, hours: number, now: number, localizer: ListLocalizer): string | undefined {
  const { strings, localize } = localizer;
  if (answer && !isFeedCut(answer, limit)) return undefined;
  const { occurredAt, isDay } = answer?.data.findLast((each) => each.occurredAt !== undefined) ?? {};
  return localize(strings.since, { date: occurredAt === undefined ? spanWord(hours, localizer) : longDay(occurredAt, now, localizer, isDay) });
}

/** "last 72 hours"; "since Sunday 7 June; there may be more" of a list that was cut off there. */
const periodWord = (hours: number, localizer: ListLocalizer, cut?: string): string =>
  cut ? localizer.localize(localizer.strings.mayBeMore, { span: cut }) : spanWord(hours, localizer);

/** "40 incidents in Kenya"; without the number until it is known. */
function subjectWord(count: number | undefined, country: string | undefined, { strings, localize, countryNameInText }: ListLocalizer): string {
  const place = country && countryNameInText(country);
  const what = count ? localize(strings.allIncidents, { count }) : '';
  if (!place) return what || (count === 0 ? strings.nothing : strings.anySummary);
  return what ? localize(strings.incidentsIn, { what, place }) : localize(count === 0 ? strings.nothingIn : strings.anySummaryIn, { place });
}

/** "40 incidents in Kenya, last 72 hours". `cut`: how far back a list goes before which there may be more. */
export const summaryWord = (count: number | undefined, country: string | undefined, hours: number, localizer: ListLocalizer, cut?: string): string =>
  subjectWord(count, country, localizer) + localizer.strings.comma + periodWord(hours, localizer, cut);

/** The two highest severities, of which a title says how many there are. */
const [SEVERE, EXTREME] = [4, 5];

/**
 * "50 newest incidents in Kenya, 3 of them extreme": what a title says of incidents, the newest of all or all there are. Empty if there is nothing
 * to say besides the number of all; without the severities if one is not known.
 */
export function incidentFinding(shown: readonly Pick<Incident, 'severity'>[], isWhole: boolean, country: string | undefined, localizer: ListLocalizer): string {
  const { strings, localize } = localizer;
  const [count, place] = [shown.length, country && localizer.countryNameInText(country)];
  const worst = Math.max(...shown.map(({ severity = Number.POSITIVE_INFINITY }) => severity));
  const most = shown.filter(({ severity }) => severity === worst).length;
  const severe = worst === EXTREME ? strings.extremeAmong : worst === SEVERE ? strings.severeAmong : undefined;
  if (!count || (isWhole && !(severe && count > 1))) return '';
  const incidents = localize(isWhole ? strings.allIncidents : strings.newestIncidents, { count });
  const subject = place ? localize(strings.incidentsIn, { what: incidents, place }) : incidents;
  return severe && count > 1 ? subject + strings.comma + localize(severe, { count: most }) : subject;
}

/** The longest title of so many incidents: all of them extreme or, where it is plain, some of what there may be. */
export function longestTitle({ country, hours, limit }: Asked, isPlain: boolean, localizer: ListLocalizer): string {
  if (isPlain) return summaryWord(limit, country, hours, localizer, cutWord(undefined, limit, hours, 0, localizer));
  const extreme = Array.from({ length: limit }, () => ({ severity: EXTREME }));
  return incidentFinding(extreme, false, country, localizer);
}

/** What a list leaves out besides what its title says: what the limit cut off of a feed in another order, what could not be read, and what the filters hide of the rest. */
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

/** What a list of incidents shows: computed once per update. */
export interface FeedView {
  /** All incidents of the answer; without it until it has arrived. */
  readonly all?: Feed;
  /** The incidents that pass the filters. */
  readonly shown: Feed;
  /** "37 incidents in Kenya, last 72 hours"; without the number if that is not known, or not of what is shown. */
  readonly summary: string;
  /** "last 72 hours", for below the finding; until there is an answer, in words that are as long as any. */
  readonly about: string;
  /** "50 newest incidents in Kenya, 3 of them extreme"; "incidents in Kenya" where their number is not known, or not of what is shown; empty if there is no more to say than the summary. */
  readonly finding: string;
  /** What the list leaves out. */
  readonly notes: string;
}

/** Filters an answer, and says what there is: of all incidents, or of the newest if that is what it surely has. */
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
  // Incidents that wait for the reader count as well.
  const part = pending ? undefined : knownPart(answer, limit, now);
  // "None in the last 24 hours" is nothing that old data can tell.
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

/** Where it happened, as precisely as the report says: the city as sent, unless it repeats its country; the country in the reader's language. */
export function placeWords({ city, country = '' }: Pick<Incident, 'city' | 'country'>, localizer: ListLocalizer): readonly string[] {
  const name = isCode(country) ? localizer.placeName(country) : country;
  const isRepeated = city !== undefined && [name, country, englishName(country)].includes(city);
  return [isRepeated ? undefined : city, name].flatMap((word) => word || []);
}

/** Feeds write cities in English: to a German, "Singapore" in "Singapur" is the same place. */
const englishName = (country: string): string | undefined => (isCode(country) ? displayName('en', country) : undefined);

/** The same for a row: "Santiago, Chile"; in a list of one country, that country goes without saying. */
export function placeInRow(incident: Incident, asked: string | undefined, localizer: ListLocalizer): TemplateResult | undefined {
  const { city, country } = incident;
  const words = placeWords({ city, country: country === asked ? undefined : country }, localizer);
  if (!words.length) return undefined;
  return html`${words.map((word, index) => html`${index ? localizer.strings.comma : nothing}${word === city ? feedText(word, localizer) : word}`)}`;
}

/** What there is to say of a position: none, or one far from the country asked for. */
export function placeRemark({ place }: Incident, { strings }: IncidentLocalizer, isFarOutside = place?.isFarOutside): string {
  return place ? (isFarOutside ? strings.doubtfulPosition : '') : strings.noPosition;
}

/** How many incidents the map leaves out, because they have no position. */
export function mapNote(shown: readonly Incident[], { strings, localize }: IncidentLocalizer): string {
  const unplaced = shown.filter(({ place }) => !place).length;
  return unplaced ? localize(strings.unplaced, { count: unplaced }) : '';
}

/** The accessible name of a marker, with the publisher's words marked as such. */
export function incidentName(incident: Incident, localizer: IncidentLocalizer): TemplateResult {
  const { strings } = localizer;
  const { title, category, resolved, place } = incident;
  const parts = [
    title && feedText(title, localizer),
    categoryWord(category, localizer),
    severityInWords(incident, localizer),
    resolved && strings.resolved,
    placeInRow(incident, undefined, localizer),
    place?.isFarOutside && strings.doubtfulPosition,
  ].filter(Boolean);
  return html`${parts.map((part, index) => html`${index ? strings.stop : nothing}${part}`)}`;
}
