import { QUICK_FACTS, type Assessment, type CountryProfile, type LgbtqStatus, type PeaceIndex } from '../model/country-profile.js';
import { integer, record, text, type WireRecord, details, first, number } from './decode.js';
/** The part of a country that only its full profile shows. */
export const decodeProfile = (from: WireRecord): CountryProfile => ({
  drugLaw: assessment(record(from['drug_law']), ['tier', 'rating']),
  lgbtq: lgbtq(record(from['lgbtq'])),
  womensSafety: assessment(record(from['womens_safety']), ['rating', 'tier']),
  peaceIndex: peaceIndex(record(from['peace_index'])),
  quickFacts: quickFacts(record(from['quick_facts'])),
});

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

const FACT_NAMES = new Map([
  ['plug-types', 'plug-type'],
  ['timezone', 'time-zone'],
  ['driving-side', 'drive-side'],
]);

function quickFacts(from: WireRecord = {}): CountryProfile['quickFacts'] {
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
  const facts = details(Object.fromEntries(joined), []).map((fact) => ({ ...fact, key: FACT_NAMES.get(fact.key) ?? fact.key }));
  const known = QUICK_FACTS.flatMap((name) => facts.find((fact) => fact.key === name) ?? []);
  return [...known, ...facts.filter((fact) => !known.includes(fact))];
}
