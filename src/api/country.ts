import type { Answer } from '../model/answer.js';
import { RISK_CATEGORIES, type Advisory, type Country, type Rating } from '../model/country.js';
import { safeUrl } from '../model/url.js';
import { decodeAnswer } from './client.js';
import type { CachedResponse } from './request.js';
import { countryCompact } from './country-compact.js';
import { decodeProfile } from './country-profile.js';
import { integer, keepSent, record, text, type WireRecord, details, first, key, time } from './decode.js';
const MAX_UNKNOWN = 20;

/** Everything known of a country (contract section 4.2). An answer about another country is a bad response. */
export const decodeCountry = (base: string, response: CachedResponse, iso2: string): Answer<Country> =>
  decodeAnswer(base, response, (envelope) => keepSent(countryOf(record(envelope['country']), iso2), envelope['country']));

/** `undefined` if the answer is not about a country, or about one other than the one asked for. */
function countryOf(from: WireRecord | undefined, iso2: string): Country | undefined {
  const compact = from && countryCompact(from);
  if (!from || compact?.iso2 !== iso2) return undefined;
  return {
    ...compact,
    summary: text(from['summary'], 1000),
    breakdown: breakdown(record(from['breakdown'])),
    advisories: advisories(record(from['advisories'])),
    ...decodeProfile(from),
  };
}

function breakdown(from: WireRecord = {}): readonly Rating[] {
  const ratings = Object.entries(from)
    .slice(0, MAX_UNKNOWN)
    .map(([name, value]) => rating(key(name), value));
  const place = ({ category }: Rating): number => {
    const found = RISK_CATEGORIES.indexOf(category as (typeof RISK_CATEGORIES)[number]);
    return found < 0 ? RISK_CATEGORIES.length : found;
  };
  return ratings.filter((found) => found !== undefined).toSorted((one, other) => place(one) - place(other));
}

function rating(category: string, value: unknown): Rating | undefined {
  const inner = record(value) ?? { score: value };
  const sent = first(inner, ['score', 'rating', 'level']);
  const score = integer(sent, 1, 5);
  const label = text(inner['label'], 60) ?? (score === undefined ? text(sent, 60) : undefined);
  const notes = text(first(inner, ['notes', 'note', 'summary']), 500);
  return score === undefined && !label && !notes ? undefined : { category, score, label, notes };
}

const GOVERNMENTS: Readonly<Record<string, readonly string[]>> = {
  uk: ['uk', 'fcdo', 'gb', 'uk_fcdo'],
  us: ['us', 'us_state', 'state', 'usa'],
};
const LEVEL = ['level', 'alert_level'];
const TEXT = ['text', 'alert', 'alert_text', 'summary', 'message'];
const SOURCE = ['source', 'name'];
const LINK = ['url', 'link'];
const UPDATED = ['updated', 'updated_at', 'updatedAt', 'date', 'last_updated'];

function advisories(from: WireRecord = {}): readonly Advisory[] {
  const known = Object.entries(GOVERNMENTS).map(([government, names]) => advisory(government, first(from, names)));
  const named = Object.values(GOVERNMENTS).flat();
  const others = Object.entries(from)
    .filter(([name]) => !named.includes(name))
    .slice(0, MAX_UNKNOWN);
  const found = [...known, ...others.map(([name, value]) => advisory(key(name), value))];
  return found.filter((one) => one !== undefined);
}

function advisory(government: string, value: unknown): Advisory | undefined {
  const from = record(value) ?? (typeof value === 'string' ? { text: value } : {});
  const found: Advisory = {
    government,
    level: text(first(from, LEVEL), 120),
    text: text(first(from, TEXT), 1000),
    source: text(first(from, SOURCE), 120),
    url: safeUrl(first(from, LINK)),
    updated: time(first(from, UPDATED)),
    details: details(from, [...LEVEL, ...TEXT, ...SOURCE, ...LINK, ...UPDATED]),
  };
  return found.level || found.text || found.url || found.details.length ? found : undefined;
}
