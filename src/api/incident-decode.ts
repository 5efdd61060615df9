import { INCIDENT_CATEGORIES, UNCLASSIFIED, type Incident, type Place } from '../model/incident.js';
import { safeUrl } from '../model/url.js';
import { placeOf, stem } from '../model/word.js';
import { key, number, record, text, time, truth, type WireRecord } from './decode.js';
import { Fields, said, words } from './fields.js';
import { countriesFrom, COUNTRY } from './incident-country.js';
import { ENDS, isScaleToFive } from './scale.js';

const ID = ['id', 'uuid', 'guid'];
const TIME = ['occurred_at', 'occurred', 'date', 'time', 'datetime', 'timestamp', 'event_time', 'started_at', 'published_at', 'published', 'created_at'];
const LAT = ['lat', 'latitude'];
const LNG = ['lng', 'lon', 'long', 'longitude'];
const CITY = ['city', 'town', 'place', 'location'];
const SEVERITY = ['severity', 'severity_level'];
const CATEGORY = ['category', 'type', 'kind'];
const SOURCE = ['source', 'feed', 'publisher', 'provider'];

/** One report; `undefined` if it says nothing that could be shown. What has no field of its own becomes a detail. */
export function decodeIncident(from: WireRecord): Incident | undefined {
  const [countries, rest] = countriesFrom(withoutNothing(withPlace(from)));
  const fields = new Fields(['', rest]);
  const summary = fields.take(['summary', 'description', 'text', 'body', 'content', 'details'], said(1000));
  const title = fields.take(['title', 'headline', 'name'], (sent) => words(sent, 300)) ?? summary;
  if (!title) return undefined;
  const { at: occurredAt, isZoneAssumed, isDay } = fields.takeTime(TIME);
  // As sent and whole, because ids are there to be compared.
  const id = fields.take(ID, (sent) => text(sent) && String(sent).trim());
  const place = placeFrom(fields);
  const severity = isScaleToFive(severityScale(from)) ? severityFrom(fields) : undefined;
  const category = categoryFrom(fields) ?? (key(sentAs(rest, CATEGORY) ?? '') || UNCLASSIFIED);
  const city = fields.take(CITY, said(120));
  const source = fields.take(SOURCE, said(120));
  const country = countries.length ? countries.join(', ') : undefined;
  const votes = votesOf(fields);
  const isDoubtful = votes.includes(true) && votes.includes(false);
  return {
    id: id ?? JSON.stringify(from),
    title,
    summary: summary === title ? undefined : summary,
    url: fields.take(['url', 'link', 'href'], safeUrl),
    country,
    ...(countries.length > 1 && { countries }),
    city,
    place,
    occurredAt,
    isZoneAssumed,
    ...(isDay && { isDay }),
    source,
    category,
    severity,
    resolved: votes.includes(true) && !isDoubtful,
    ...unreadOf(rest, { occurredAt, severity, city, country, source }),
    ...detailsOf(fields, isDoubtful ? new Fields(['', pick(from, SIGNS_OF_END)]) : undefined),
  };
}

/** What was sent under one of these names, whether or not anybody could read it. */
function sentAs(from: WireRecord, names: readonly string[]): string | undefined {
  const all = Object.entries(from).filter(([name]) => placeOf(names, name) >= 0);
  return all.flatMap(([, value]) => words(value, 60) ?? [])[0];
}

/** What nobody could read of what a row says. */
function unreadOf(from: WireRecord, { occurredAt, severity, city, country, source }: Partial<Incident>): Pick<Incident, 'unread'> {
  const end = Object.entries(severityScale(from)).find(([name]) => placeOf(ENDS, name) >= 0)?.[1];
  const step = sentAs(from, SEVERITY);
  const unread = {
    time: occurredAt === undefined ? sentAs(from, TIME) : undefined,
    severity: severity === undefined && step ? [step, number(step) !== undefined && words(end, 20)].filter(Boolean).join(' / ') : undefined,
    place: city || country ? undefined : sentAs(from, [...CITY, ...COUNTRY]),
    source: source ? undefined : sentAs(from, SOURCE),
  };
  return Object.values(unread).some(Boolean) ? { unread } : {};
}

/** What feeds write where they have nothing to say. */
const NOTHING =
  /^(?:n\.?[/ ]?a\.?|none|null|nil|undefined|unknown|unspecified|not (?:known|specified|available|given|provided|applicable)|no data|tb[acd]|[\s?._*–—-]+)$/i;
/** The same for an id, of which any other word may be one. */
const NO_ID = /^\s*(?:n\/?a|null|nil|none|undefined|[?._–—-]+)\s*$/i;
/** Fields of which we say ourselves that they were not given. */
const OURS = [...TIME, ...CITY, ...SEVERITY, ...CATEGORY, ...SOURCE, ...COUNTRY, 'summary', 'description', 'url', 'link'];

/** True for a field that only says that there is nothing in it. */
function saysNothing([name, sent]: readonly [string, unknown]): boolean {
  if (typeof sent !== 'string') return false;
  return placeOf(ID, name) >= 0 ? NO_ID.test(sent) : NOTHING.test(sent.trim()) && placeOf(OURS, name) >= 0;
}

const withoutNothing = (from: WireRecord): WireRecord => Object.fromEntries(Object.entries(from).filter((field) => !saysNothing(field)));

function detailsOf(...all: readonly (Fields | undefined)[]): Pick<Incident, 'details'> {
  const details = all.flatMap((fields) => fields?.rest() ?? []);
  return details.length ? { details } : {};
}

const pick = (from: WireRecord, names: readonly string[]): WireRecord => Object.fromEntries(Object.entries(from).filter(([name]) => placeOf(names, name) >= 0));

/** What may be around a position. */
const AROUND = ['location', 'position', 'place', 'geo', 'geometry', 'geolocation', 'point', 'coordinates', 'coords', 'gps'];

/** A report whose place stands in an object of its own, with that object's fields beside the others. */
function withPlace(from: WireRecord): WireRecord {
  return Object.entries(from).reduce<WireRecord>((all, [name, value]) => {
    const around = placeOf(AROUND, name) < 0 ? undefined : record(value);
    if (!around) return all;
    const its = { ...pointOf(around), ...around };
    const found = Object.entries(its).filter(([own]) =>
      [...LAT, ...LNG, 'city', 'town', 'country', 'country_iso', 'country_code'].some((one) => stem(one) === stem(own)),
    );
    const isNew = found.filter(([own]) => !Object.hasOwn(all, own));
    const left = Object.entries(its).filter(([own]) => !isNew.some(([one]) => one === own));
    return { ...all, [name]: Object.fromEntries(left), ...Object.fromEntries(isNew) };
  }, from);
}

/** A point of GeoJSON has its longitude first; of any other pair nobody can tell. */
function pointOf({ type, coordinates }: WireRecord): WireRecord {
  const [lng, lat] = type === 'Point' && Array.isArray(coordinates) ? (coordinates as readonly unknown[]) : [];
  return number(lng) === undefined || number(lat) === undefined ? {} : { lng, lat };
}

/** Usable coordinates; any others stay a detail. Feeds put what they could not place at 0,0, so that point counts as unknown. */
function placeFrom(fields: Fields): Place | undefined {
  const [lat, lng] = [LAT, LNG].map((names, index) => {
    let found: number | undefined;
    fields.look(names, (sent) => {
      const at = number(sent);
      if (at !== undefined && Math.abs(at) <= 90 * (index + 1)) found ??= at;
    });
    return found;
  });
  if (lat === undefined || lng === undefined || (lat === 0 && lng === 0)) return undefined;
  fields.take(LAT, (sent) => (number(sent) === lat ? true : undefined));
  fields.take(LNG, (sent) => (number(sent) === lng ? true : undefined));
  return { lat, lng };
}

/** The first known one of several, which are all kept as a detail, or the one that was sent. */
function categoryFrom(fields: Fields): string | undefined {
  let category: string | undefined;
  const found = fields.take(CATEGORY, (sent) => {
    const sentAll = listedIn(sent);
    const all = sentAll.flatMap((one) => categoryOf(one) ?? []);
    category ??= all.find((one) => (INCIDENT_CATEGORIES as readonly string[]).includes(one)) ?? all[0];
    return sentAll.length === 1 ? all[0] : undefined;
  });
  return found ?? category;
}

/** Several categories, also in one text. */
function listedIn(sent: unknown): readonly unknown[] {
  const parts = typeof sent === 'string' ? sent.split(/\s*[,;/|]\s*/) : [];
  return parts.length > 1 && parts.every((part) => placeOf(INCIDENT_CATEGORIES, part) >= 0) ? parts : [sent].flat();
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

/** What is sent with the severity, by its own name: `severity_max` as well as `severity.max`. */
const severityScale = (from: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(from).flatMap(([name, sent]) => {
      const own = /^severity(?:[_ -](?:level[_ -]?)?|$)(.*)$/i.exec(name)?.[1];
      return own === undefined ? [] : Object.entries((own ? undefined : record(sent)) ?? { [own]: sent });
    }),
  );

/** A step from 1 to 5, also as "4/5", "level 4" or in a word. */
function severityFrom(fields: Fields): number | undefined {
  let inWords: number | undefined;
  const found = fields.take(SEVERITY, (sent) => {
    const all: readonly unknown[] = [sent].flat();
    const said = (all.length > 1 ? undefined : text(all[0], 30)) ?? '';
    const [, step] = /^(?:level )?([1-5])(?:\.0+)?(?: ?(?:\/|of|out of) ?5)?$/i.exec(said) ?? [];
    if (step) return Number(step);
    const place = SEVERITY_WORDS.findIndex((words) => placeOf(words, said) >= 0);
    inWords ??= place + 1 || undefined;
    return placeOf(SEVERITY_WORDS[place] ?? [], said) === 0 ? inWords : undefined;
  });
  return found ?? inWords;
}

const STATUS = ['status', 'state', 'resolution', 'lifecycle', 'incident_status'];
const OVER = ['resolved', 'closed', 'ended', 'over', 'finished', 'completed', 'concluded', 'expired', 'inactive', 'past', 'archived', 'cleared'];
const LIVE = ['live', 'active', 'open', 'ongoing', 'current', 'unresolved'];
/** What a status may say besides. */
const NOT = /^(?:not|no longer|no more) /i;
const flags = (names: readonly string[]): readonly string[] => names.flatMap((name) => [name, `is_${name}`]);
const OVER_AT = [
  ...['resolved', 'ended', 'closed', 'finished', 'expired', 'end'].flatMap((name) => [`${name}_at`, `${name}_on`, `${name}_time`, `${name}_date`]),
  ...OVER,
];
const SIGNS_OF_END = [...STATUS, ...flags(OVER), ...flags(LIVE)];

/** True for each sign that an incident is over, false for each that it is not. If they disagree it is not over. */
function votesOf(fields: Fields): readonly (boolean | undefined)[] {
  let isPast = false;
  fields.look(OVER_AT, (sent) => {
    isPast ||= (time(sent) ?? Number.POSITIVE_INFINITY) <= Date.now();
  });
  const status = fields.take(STATUS, (sent) => {
    const said = text([sent].flat()[0], 30) ?? '';
    const word = said.replace(NOT, '');
    const is = placeOf(OVER, word) >= 0 ? true : placeOf(LIVE, word) >= 0 ? false : undefined;
    return is === undefined || [sent].flat().length > 1 ? undefined : is === (word === said);
  });
  const over = flags(OVER).map((name) => fields.take([name], truth));
  const live = flags(LIVE).map((name) => fields.take([name], truth));
  return [isPast || undefined, status, ...over, ...live.map((is) => (is === undefined ? undefined : !is))];
}
