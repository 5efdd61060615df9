import type { Answer, Detail } from '../model/answer.js';
import { COMPARED_SECTIONS, RATING_WORDS, RISK_CATEGORIES } from '../model/country.js';
import type { Advisory, Country, CountryProfile, Rating, Section } from '../model/country.js';
import { GOVERNMENTS, isAdvised, isNamed } from '../model/government.js';
import { asText, detailLines } from '../model/sent.js';
import { indexOfWord } from '../model/text.js';
import { decodeAnswer } from './client.js';
import { decoderOf, SECTION_OF, type CountrySent } from './country-compact.js';
import { detailsOf, read, record, type Names, type Read, type WireRecord } from './decode.js';
import type { CachedResponse } from './request.js';

// Sections of a country, contract section 2.2.

export const RATING = { score: ['number', 'score', 'rating', 'level'], label: ['text'], notes: ['text'] } as const satisfies Names;

/** Any other key is the name of a government. */
export const GOVERNMENT = { uk: ['any', 'uk', 'fcdo', 'gb', 'uk_fcdo'], us: ['any', 'us', 'usa', 'us_state'] } as const satisfies Names;

export const ADVISORY = {
  level: ['level'],
  text: ['text', 'text', 'alert', 'alert_text', 'summary', 'message'],
  source: ['text'],
  url: ['url'],
  updated: ['time', 'updated', 'updated_at', 'last_updated', 'date'],
} as const satisfies Names;

export const DRUG_LAW = { rating: ['text', 'tier'], notes: ['text', 'summary', 'notes'] } as const satisfies Names;
export const LGBTQ = {
  legal: ['text', 'legal', 'legal_status', 'status'],
  social: ['text', 'social', 'social_acceptance', 'acceptance'],
  notes: ['text'],
} as const satisfies Names;
export const WOMENS_SAFETY = { rating: ['text'], notes: ['text'] } as const satisfies Names;
export const PEACE_INDEX = { rank: ['rank'], score: ['number'], edition: ['level', 'year', 'edition'], total: ['rank'] } as const satisfies Names;

export const QUICK_FACTS = {
  'tap-water': ['fact', 'tap_water'],
  currency: ['fact'],
  voltage: ['fact'],
  'plug-type': ['fact', 'plug_type', 'plug_types'],
  'calling-code': ['fact', 'calling_code'],
  'time-zone': ['fact', 'time_zone', 'timezone'],
  'drive-side': ['fact', 'drive_side', 'driving_side'],
} as const satisfies Names;

/** Decodes a whole country (contract section 4.2). Throws `bad-response` if the answer is about another country. */
export const decodeCountry = (base: string, response: CachedResponse, iso2: string): Answer<Country> =>
  decodeAnswer(base, response, decoderOf(iso2, 'whole country', countryOf));

type Sent = Partial<Record<Section, readonly Detail[]>>;

/** The leftover fields of a section. Sections that only a profile has are shown by its own code, so they load no other code for leftovers. */
const leftIn = (section: Section, left: WireRecord): readonly Detail[] => (COMPARED_SECTIONS.includes(section) ? detailsOf : detailLines)(left);

function countryOf({ from, compact, fields, left, beside }: CountrySent): Country {
  const sent: Sent = {};
  // Values of an unexpected type are shown under the section's own title.
  for (const [field, section] of SECTION_OF) sent[section] = leftIn(section, { '': left[field] });
  const { breakdown = {}, advisories = {} } = fields;
  const country = {
    ...compact,
    summary: fields.summary,
    breakdown: ratings(breakdown, sent),
    advisories: advice(advisories, sent),
    ...profileOf(fields, sent),
  };
  const isKnown = !sent.advisories?.length && country.advisories.every(({ government }) => KNOWN.includes(government));
  const missing = GOVERNMENTS.filter((one) => !country.advisories.some(({ government }) => government === one));
  const unadvised = missing.filter((one) => !isAdvised(one, compact.iso2) || (isKnown && !isNamed(one, [from, beside])));
  return { ...country, unadvised, sent };
}

/** Returns the fields of a section, and adds its leftovers to `sent`. */
function inSection<N extends Names>(section: Section, sent: Sent, { fields, left }: Read<N>): Read<N>['fields'] {
  sent[section] = [...(sent[section] ?? []), ...leftIn(section, left)];
  return fields;
}

/** A rating is a number, or an object with score, label and notes; anything else becomes the label. */
function ratingIn(value: unknown): Read<typeof RATING> {
  const bare = read({ score: value }, RATING);
  return bare.fields.score === undefined ? read(record(value) ?? { label: asText(value) }, RATING) : bare;
}

/** True for a step of the scale, or for no value. */
const isStep = (value: unknown): boolean => asText(value) === undefined || read({ value }, { value: ['step', 'value'] }).fields.value !== undefined;

/** The value for a category. If two keys match the category, neither is used. */
function ratingOf(category: Rating['category'], from: WireRecord) {
  const [name, ...others] = Object.keys(from).filter((one) => indexOfWord([category], one) === 0);
  const only = others.length ? undefined : name;
  return { category, name: only, ...ratingIn(only === undefined ? undefined : from[only]) };
}

/** The ratings of a breakdown. A score is used only if nothing contradicts it; otherwise its text is the label. */
function ratings(from: WireRecord, sent: Sent): Country['breakdown'] {
  const all = RISK_CATEGORIES.map((category) => ratingOf(category, from));
  const left = Object.fromEntries(Object.entries(from).filter(([key]) => !all.some(({ name }) => name === key)));
  inSection('breakdown', sent, { fields: {}, left });
  if (all.every(({ name }) => name === undefined)) return [];
  // The contract's scale is assumed only if no number in the breakdown may be on another scale.
  const others = [left, ...all.map((one) => one.left)].flatMap((one) => Object.values(one));
  const isOurs = others.every(isStep) && all.every(({ fields: { score, label = '' } }) => isStep(score) && !/\d/.test(label));
  const shown = all.filter(({ name }) => name !== undefined || !sent.breakdown?.length);
  return shown.map(({ category, fields: { score, label, notes }, left: beside }) => {
    const rating = { category, score, label, notes, details: detailsOf(beside) };
    const isAlone = Object.values(beside).every((other) => [undefined, String(score)].includes(asText(other)));
    if (isOurs && isAlone && (label === undefined || indexOfWord(RATING_WORDS, label) + 1 === score)) return rating;
    return { ...rating, score: undefined, label: label ?? asText(score), details: label === undefined ? rating.details : detailsOf({ score, ...beside }) };
  });
}

const KNOWN: readonly string[] = Object.values(GOVERNMENT).flatMap(([, ...names]) => names);

/** Fields of one advisory, which name no government. */
const ADVISORY_FIELDS = Object.entries<readonly string[]>(ADVISORY).flatMap(([name, [, ...others]]) => [name, ...others]);

function advice(from: WireRecord, sent: Sent): readonly Advisory[] {
  const { fields, left } = read(from, GOVERNMENT);
  const isField = ([key]: readonly [string, unknown]): boolean => ADVISORY_FIELDS.includes(key);
  const others = Object.entries(left);
  inSection('advisories', sent, { fields: {}, left: Object.fromEntries(others.filter(isField)) });
  return [...Object.entries(fields), ...others].flatMap((entry) => (asText(entry[1]) === undefined || isField(entry) ? [] : advisory(...entry)));
}

/** A bare string is the advice, a bare whole number its level. */
function advisory(government: string, value: unknown): Advisory {
  const bare = typeof value === 'string' ? { text: value } : Number.isInteger(value) ? { level: value } : { '': value };
  const { fields, left } = read(record(value) ?? bare, ADVISORY);
  const { at, ...moment } = fields.updated ?? {};
  return { government, ...fields, updated: at, ...moment, details: detailsOf(left) };
}

/** The sections that a card does not show. */
function profileOf(fields: CountrySent['fields'], sent: Sent): CountryProfile {
  const known = <T extends object>(found: T): T | undefined => (Object.keys(found).length ? found : undefined);
  const facts = inSection('quick-facts', sent, read(fields['quick-facts'] ?? {}, QUICK_FACTS));
  return {
    drugLaw: known(inSection('drug-law', sent, read(fields['drug-law'] ?? {}, DRUG_LAW))),
    lgbtq: known(inSection('lgbtq', sent, read(fields.lgbtq ?? {}, LGBTQ))),
    womensSafety: known(inSection('womens-safety', sent, read(fields['womens-safety'] ?? {}, WOMENS_SAFETY))),
    peaceIndex: known(inSection('peace-index', sent, read(fields['peace-index'] ?? {}, PEACE_INDEX))),
    quickFacts: Object.entries(facts).map(([key, value]) => ({ key, value })),
  };
}
