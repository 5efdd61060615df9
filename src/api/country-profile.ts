import {
  DRUG_LAWS,
  LEGALS,
  QUICK_FACTS,
  RATINGS,
  WOMENS_RATINGS,
  type Assessment,
  type CountryProfile,
  type LgbtqStatus,
  type PeaceIndex,
} from '../model/country-profile.js';
import { placeOf } from '../model/word.js';
import { SECTION_NAMES } from './country-fields.js';
import { integer, number, record, text, truth, type WireRecord } from './decode.js';
import { Fields, isPlain, partsOf, prose, said, words, type Naming, type Take } from './fields.js';

/** The part of a country that only its full profile shows. */
export const decodeProfile = (take: Take): CountryProfile => ({
  drugLaw: take(SECTION_NAMES['drug-law'], (sent) => assessment(sent, ['tier', 'rating', 'level', 'status', 'law'])),
  lgbtq: take(SECTION_NAMES.lgbtq, lgbtq),
  womensSafety: take(SECTION_NAMES['womens-safety'], women),
  peaceIndex: take(SECTION_NAMES['peace-index'], peaceIndex),
  quickFacts: take(SECTION_NAMES['quick-facts'], quickFacts) ?? [],
});

export const NOTES = ['notes', 'summary', 'text', 'description', 'details', 'comment', 'remarks', 'explanation', 'advice', 'guidance', 'info', 'context'];

/** One object, a list of one, or a bare value as one: a sentence is a note, any other word or number a rating. */
function objectOf(value: unknown, rating: string): WireRecord | undefined {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof only === 'boolean' || words(only) === undefined) return undefined;
  // Of several objects none is the rating: the first may be the mildest.
  return record(only) ?? { [Array.isArray(only) || prose(only) ? 'notes' : rating]: only };
}

/** A word beats a code: `{code: 4, label: "severe"}` is severe. */
const word = (value: unknown): string | undefined => (/\p{L}/u.test(said(120)(value) ?? '') ? said(120)(value) : undefined);

/** The first of the contract's words that is itself a field with the value true: `{death_penalty: true}`. */
const flagged = (fields: Fields, known: readonly string[]): string | undefined =>
  known.map((one) => fields.take([one], (value) => (truth(value) ? one : undefined))).find(Boolean);

const isFilled = ({ details, ...rest }: Assessment | LgbtqStatus | PeaceIndex): boolean =>
  details.length > 0 || Object.values(rest).some((value) => value !== undefined);

function assessment(value: unknown, names: readonly string[]): Assessment | undefined {
  const from = objectOf(value, 'rating');
  const fields = from && new Fields(['', from]);
  if (!fields) return undefined;
  const found = {
    rating: fields.take(names, word) ?? fields.take(names, said(120)) ?? flagged(fields, DRUG_LAWS),
    notes: fields.take(NOTES, said(1000)),
    details: fields.rest(),
  };
  return isFilled(found) ? found : undefined;
}

/** Names of what is no explanation, however long it is. */
const NO_NOTES = ['source', 'author', 'publisher', 'url', 'link', 'updated', 'updated_at', 'date', 'id', 'licence', 'attribution'];

/** The notes may have any name, because without them the rating is not shown. */
function women(value: unknown): Assessment | undefined {
  const from = objectOf(value, 'rating');
  const fields = from && new Fields(['', withWholeNotes(from)]);
  if (!fields) return undefined;
  const notes = fields.take(NOTES, explained(prose)) ?? fields.takeAnyBut(NO_NOTES, explained(prose)) ?? fields.take(NOTES, explained(said(1000)));
  const found = { rating: fields.take(RATINGS, word) ?? fields.take(RATINGS, said(120)), notes, details: fields.rest() };
  return isFilled(found) ? found : undefined;
}

/** Notes by day and by night, or by place, are one text. */
const withWholeNotes = (from: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(from).map(([name, sent]) => {
      const inner = placeOf(NOTES, name) < 0 ? undefined : record(sent);
      return [name, inner && !Object.keys(inner).some(isPlain) ? words(inner) : sent];
    }),
  );

/** Only what says more than a rating does, or than that there is nothing to say. */
const explained =
  (read: (value: unknown) => string | undefined) =>
  (value: unknown): string | undefined => {
    const found = read(value);
    const more = WOMENS_RATINGS.reduce((left, one) => left.replaceAll(new RegExp(`\\b${one.replace(' ', '[ _-]?')}\\b`, 'gi'), ''), found ?? '');
    return /^(n\/?a|none|null|nil|unknown|tb[acd]|no (notes|data|details|information)( available)?)\W*$/i.test(more.trim()) || !/\p{L}{2}/u.test(more)
      ? undefined
      : found;
  };

const LEGAL = ['legal', 'legal_status', 'legality', 'law', 'status'];
const SOCIAL = ['social', 'social_acceptance', 'acceptance', 'social_acceptance_band', 'acceptance_band'];

function lgbtq(value: unknown): LgbtqStatus | undefined {
  const from = objectOf(value, placeOf(LEGALS, words(value) ?? '') < 0 ? 'notes' : 'legal');
  const fields = from && new Fields(['', from]);
  if (!fields) return undefined;
  const found = {
    legal: fields.take(LEGAL, said(200)) ?? flagged(fields, LEGALS),
    social: fields.take(SOCIAL, said(200)),
    notes: fields.take(NOTES, said(1000)),
    details: fields.rest(),
  };
  return isFilled(found) ? found : undefined;
}

function peaceIndex(value: unknown): PeaceIndex | undefined {
  const from = objectOf(value, 'value');
  const fields = from && new Fields(['', from]);
  if (!fields) return undefined;
  const [rank, of] = fields.take(['rank', 'ranking', 'position'], rankOf) ?? [];
  const found = {
    rank,
    total: of ?? fields.take(['total', 'of', 'out_of', 'countries'], (total) => integer(total, 1, 999)),
    score: fields.take(['score', 'value'], (score) => (record(value) ? number(score) : undefined)),
    edition: fields.take(['year', 'edition'], said(20)),
    details: fields.rest(),
  };
  return found.rank || found.score !== undefined || found.details.length ? found : undefined;
}

/** A rank as 86, "86th" or "86 of 163". No country has the rank 0: shown as sent, it would look like the best. */
function rankOf(value: unknown): readonly [rank?: number, total?: number | undefined] | undefined {
  if (number(value) === 0) return [];
  const [, rank, total] = /^#?([1-9]\d{0,2})(?:st|nd|rd|th)?(?:\s*(?:\/|of|out of)\s*([1-9]\d{0,2}))?$/i.exec(text(value, 30) ?? '') ?? [];
  return rank ? [Number(rank), Number(total) || undefined] : undefined;
}

/** Other names of the quick facts. */
const FACT_NAMES: Readonly<Record<string, string>> = {
  water: 'tap-water',
  plug: 'plug-type',
  socket: 'plug-type',
  'dialling-code': 'calling-code',
  'dial-code': 'calling-code',
  'phone-code': 'calling-code',
  timezone: 'time-zone',
  'driving-side': 'drive-side',
  'drives-on': 'drive-side',
  driving: 'drive-side',
  'dialing-code': 'calling-code',
  'country-calling-code': 'calling-code',
  'utc-offset': 'time-zone',
};
const FACT_ALIASES = Object.keys(FACT_NAMES);

const factOf = (name: string): string | undefined => QUICK_FACTS[placeOf(QUICK_FACTS, name)] ?? FACT_NAMES[FACT_ALIASES[placeOf(FACT_ALIASES, name)] ?? ''];

const FACTS: Naming = { knows: (name) => factOf(name) !== undefined, content: [], names: ['fact', 'question', 'key', 'name', 'label', 'title', 'type', 'id'] };

/** The value without a field's name that only says once more what the fact is, or that it is one: `drive_side.side`, `answer`. */
function withoutRepeating(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutRepeating(one, key));
  const from = record(value) ?? {};
  const said = [...key.split('-'), 'answer', 'type'];
  const again = Object.hasOwn(from, 'value') ? undefined : Object.keys(from).find((name) => placeOf(said, name) >= 0);
  return again === undefined ? value : Object.fromEntries(Object.entries(from).map(([name, sent]) => [name === again ? 'value' : name, sent] as const));
}

function quickFacts(value: unknown): CountryProfile['quickFacts'] {
  if (typeof value === 'boolean') return undefined;
  const facts = partsOf(value, FACTS).flatMap(([name, inner]) => {
    const key = factOf(name) ?? text(name, 60) ?? 'text';
    const fact = words(withoutRepeating(inner, key));
    return fact ? [{ key, value: fact }] : [];
  });
  const known = QUICK_FACTS.flatMap((name) => facts.filter((fact) => fact.key === name));
  return [...known, ...facts.filter((fact) => !known.includes(fact))];
}
