import { INCIDENT_CATEGORIES, UNCLASSIFIED, type Incident, type Place } from '../model/incident.js';
import { safeUrl } from '../model/url.js';
import { placeOf } from '../model/word.js';
import { hasZone, key, number, text, time, truth, type WireRecord } from './decode.js';
import { Fields, said, words } from './fields.js';

const TIME = ['occurred_at', 'occurred', 'date', 'time', 'datetime', 'timestamp', 'event_time', 'started_at', 'published_at', 'published', 'created_at'];
const COUNTRY = ['country_iso', 'country_code', 'iso2', 'iso', 'country'];

/** One report; `undefined` if it says nothing that could be shown. What has no field of its own becomes a detail. */
export function decodeIncident(from: WireRecord): Incident | undefined {
  const fields = new Fields(['', from]);
  const summary = fields.take(['summary', 'description', 'text', 'body', 'content', 'details'], said(1000));
  const title = fields.take(['title', 'headline', 'name'], (sent) => words(sent, 300)) ?? summary;
  if (!title) return undefined;
  let isZoned = true;
  const occurredAt = fields.take(TIME, (sent) => {
    const at = time(sent);
    isZoned = at === undefined || hasZone(sent);
    return at;
  });
  // As sent and whole, because ids are there to be compared.
  const id = fields.take(['id', 'uuid', 'guid'], (sent) => text(sent) && String(sent).trim());
  const place = placeFrom(fields);
  const country = fields.take(COUNTRY, said(60));
  const severity = severityFrom(fields);
  const category = categoryFrom(fields);
  const votes = votesOf(fields);
  const isDoubtful = votes.includes(true) && votes.includes(false);
  return {
    id: id ?? JSON.stringify(from),
    title,
    summary: summary === title ? undefined : summary,
    url: fields.take(['url', 'link', 'href'], safeUrl),
    country: country?.length === 2 ? country.toUpperCase() : country,
    city: fields.take(['city', 'town', 'place', 'location'], said(120)),
    place,
    occurredAt,
    isZoneAssumed: isZoned ? undefined : true,
    source: fields.take(['source', 'feed', 'publisher', 'provider'], said(120)),
    category,
    severity,
    resolved: votes.includes(true) && !isDoubtful,
    ...detailsOf(fields, isDoubtful ? new Fields(['', pick(from, SIGNS_OF_END)]) : undefined),
  };
}

function detailsOf(...all: readonly (Fields | undefined)[]): Pick<Incident, 'details'> {
  const details = all.flatMap((fields) => fields?.rest() ?? []);
  return details.length ? { details } : {};
}

const pick = (from: WireRecord, names: readonly string[]): WireRecord => Object.fromEntries(Object.entries(from).filter(([name]) => placeOf(names, name) >= 0));

/** Usable coordinates. Feeds put what they could not place at 0,0, so that point counts as unknown. */
function placeFrom(fields: Fields): Place | undefined {
  const lat = fields.take(['lat', 'latitude'], number);
  const lng = fields.take(['lng', 'lon', 'long', 'longitude'], number);
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0)) return undefined;
  return { lat, lng };
}

/** The first known one of several, which are all kept as a detail, or the one that was sent. */
function categoryFrom(fields: Fields): string {
  let category: string | undefined;
  const found = fields.take(['category', 'type', 'kind'], (sent) => {
    const sentAll: readonly unknown[] = [sent].flat();
    const all = sentAll.flatMap((one) => categoryOf(one) ?? []);
    category ??= all.find((one) => (INCIDENT_CATEGORIES as readonly string[]).includes(one)) ?? all[0];
    return sentAll.length === 1 ? all[0] : undefined;
  });
  return found ?? category ?? UNCLASSIFIED;
}

function categoryOf(sent: unknown): string | undefined {
  const word = said(60)(sent) ?? '';
  return INCIDENT_CATEGORIES[placeOf(INCIDENT_CATEGORIES, word)] ?? (key(word) || undefined);
}

/** Words for the steps of severity. The first ones are ours too; the others stay a detail, so that a reader sees what was sent. */
const SEVERITY_WORDS: readonly (readonly string[])[] = [
  ['minor', 'low'],
  ['moderate'],
  ['serious', 'medium'],
  ['severe', 'high', 'major'],
  ['extreme', 'critical'],
];

/** A step from 1 to 5, also as "4/5", "level 4" or in a word. */
function severityFrom(fields: Fields): number | undefined {
  let inWords: number | undefined;
  const found = fields.take(['severity', 'severity_level'], (sent) => {
    const said = text(sent, 30) ?? '';
    const [, step] = /^(?:level )?([1-5])(?:\.0+)?(?: ?(?:\/|of|out of) ?5)?$/i.exec(said) ?? [];
    if (step) return Number(step);
    const place = SEVERITY_WORDS.findIndex((words) => placeOf(words, said) >= 0);
    inWords ??= place + 1 || undefined;
    return placeOf(SEVERITY_WORDS[place] ?? [], said) === 0 ? inWords : undefined;
  });
  return found ?? inWords;
}

const STATUS = ['status', 'state'];
const OVER = ['resolved', 'closed', 'ended', 'over', 'finished', 'concluded', 'expired', 'inactive', 'past', 'archived', 'cleared'];
const LIVE = ['live', 'active', 'open', 'ongoing', 'current', 'unresolved'];
const flags = (names: readonly string[]): readonly string[] => names.flatMap((name) => [name, `is_${name}`]);
const OVER_AT = ['resolved_at', 'ended_at', 'closed_at', 'resolved_on', 'ended_on', 'closed_on'];
const SIGNS_OF_END = [...STATUS, ...flags(OVER), ...flags(LIVE)];

/** True for each sign that an incident is over, false for each that it is not. If they disagree it is not over. */
function votesOf(fields: Fields): readonly (boolean | undefined)[] {
  let isPast = false;
  fields.look(OVER_AT, (sent) => {
    isPast ||= (time(sent) ?? Number.POSITIVE_INFINITY) <= Date.now();
  });
  const status = fields.take(STATUS, (sent) => {
    const word = text(sent, 30) ?? '';
    return placeOf(OVER, word) >= 0 ? true : placeOf(LIVE, word) >= 0 ? false : undefined;
  });
  const over = flags(OVER).map((name) => fields.take([name], truth));
  const live = flags(LIVE).map((name) => fields.take([name], truth));
  return [isPast || undefined, status, ...over, ...live.map((is) => (is === undefined ? undefined : !is))];
}
