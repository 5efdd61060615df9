import type { Answer } from '../model/answer.js';
import { QUICK_FACTS, RISK_CATEGORIES } from '../model/country.js';
import type { Advisory, Assessment, Country, LgbtqStatus, PeaceIndex, Rating } from '../model/country.js';
import { safeUrl } from '../model/link.js';
import { answered } from './answered.js';
import type { Learned } from './client.js';
import { countryCompact } from './countries.js';
import { integer, record, text, type WireRecord } from './fields.js';
import { details, first, key, number, time } from './values.js';

/** Everything about a country (contract section 4.2). An answer about another country is a bad one. */
export const decodeCountry = (base: string, learned: Learned, iso2: string): Answer<Country> =>
  answered(base, learned, (envelope) => countryOf(record(envelope['country']), iso2));

/** `undefined` when the answer is no country, or a country other than the one asked for. */
function countryOf(from: WireRecord | undefined, iso2: string): Country | undefined {
  const compact = from && countryCompact(from);
  if (!from || compact?.iso2 !== iso2) return undefined;
  return {
    ...compact,
    summary: text(from['summary'], 1000),
    breakdown: breakdown(record(from['breakdown'])),
    advisories: advisories(record(from['advisories'])),
    drugLaw: assessment(record(from['drug_law']), ['tier', 'rating']),
    lgbtq: lgbtq(record(from['lgbtq'])),
    womensSafety: assessment(record(from['womens_safety']), ['rating', 'tier']),
    peaceIndex: peaceIndex(record(from['peace_index'])),
    quickFacts: quickFacts(record(from['quick_facts'])),
  };
}

function breakdown(from: WireRecord = {}): readonly Rating[] {
  const ratings = Object.entries(from).map(([name, value]) => rating(key(name), value));
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
  const others = Object.entries(from).filter(([name]) => !named.includes(name));
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
  return found.level || found.text || found.details.length ? found : undefined;
}

const NOTES = ['summary', 'notes'];

function assessment(from: WireRecord | undefined, names: readonly string[]): Assessment | undefined {
  if (!from) return undefined;
  const found = { rating: text(first(from, names), 120), notes: text(first(from, NOTES), 1000), details: details(from, [...names, ...NOTES]) };
  return found.rating || found.notes || found.details.length ? found : undefined;
}

const LEGAL = ['legal', 'legal_status', 'status'];
const SOCIAL = ['social', 'social_acceptance', 'acceptance'];

function lgbtq(from: WireRecord | undefined): LgbtqStatus | undefined {
  if (!from) return undefined;
  const found = {
    legal: text(first(from, LEGAL), 200),
    social: text(first(from, SOCIAL), 200),
    notes: text(first(from, NOTES), 1000),
    details: details(from, [...LEGAL, ...SOCIAL, ...NOTES]),
  };
  return found.legal || found.social || found.notes || found.details.length ? found : undefined;
}

function peaceIndex(from: WireRecord | undefined): PeaceIndex | undefined {
  if (!from) return undefined;
  const found = {
    rank: integer(from['rank'], 1, 999),
    total: integer(from['total'], 1, 999),
    score: number(from['score']),
    edition: text(first(from, ['year', 'edition']), 20),
    details: details(from, ['rank', 'total', 'score', 'year', 'edition']),
  };
  return found.rank || found.score !== undefined || found.details.length ? found : undefined;
}

const FACT_NAMES: Readonly<Record<string, string>> = { plug_types: 'plug-type', timezone: 'time-zone', driving_side: 'drive-side' };

function quickFacts(from: WireRecord = {}): Country['quickFacts'] {
  const joined = Object.entries(from).map(
    ([name, value]) =>
      [
        name,
        Array.isArray(value)
          ? value
              .map((one) => text(one, 40))
              .filter(Boolean)
              .join(', ')
          : value,
      ] as const,
  );
  const facts = details(Object.fromEntries(joined), []).map((fact) => ({ ...fact, key: FACT_NAMES[fact.key.replaceAll('-', '_')] ?? fact.key }));
  const known = QUICK_FACTS.flatMap((name) => facts.find((fact) => fact.key === name) ?? []);
  return [...known, ...facts.filter((fact) => !known.includes(fact))];
}
