import type { Answer, Detail } from '../model/answer.js';
import { QUICK_FACTS as FACTS, type CountryProfile } from '../model/country-profile.js';
import { isAdvised, RATING_WORDS, RISK_CATEGORIES, SECTIONS, type Advisory, type Country, type Rating } from '../model/country.js';
import { indexOfWord } from '../model/word.js';
import { decodeAnswer } from './client.js';
import { COUNTRY_SENT, type CountrySent } from './country-compact.js';
import { asText, detailsOf, keepSent, read, record, type WireRecord } from './decode.js';
import { decodeOnce, type Decoded, type Decoder } from './envelope.js';
import { ADVISORY, COUNTRY, DRUG_LAW, GOVERNMENTS, LGBTQ, PEACE_INDEX, QUICK_FACTS, RATING, WOMENS_SAFETY } from './names.js';
import type { CachedResponse } from './request.js';

/** Everything known of a country (contract section 4.2). An answer about another country is a bad response. */
export const decodeCountry = (base: string, response: CachedResponse, iso2: string): Answer<Country> =>
  decodeAnswer(base, response, {
    name: `whole country ${iso2}`,
    decode: (json) => {
      const sent = decodeOnce(json, COUNTRY_SENT);
      return sent?.compact.iso2 === iso2 ? decodeOnce(json, WHOLE) : undefined;
    },
  });

const WHOLE: Decoder<Decoded<Country>> = {
  name: 'whole country',
  decode: (json) => {
    const sent = decodeOnce(json, COUNTRY_SENT);
    return sent && { data: keepSent(countryOf(sent), sent.from), beside: sent.beside };
  },
};

type Sent = Record<string, readonly Detail[]>;

function countryOf({ from, compact, fields, left, beside }: CountrySent): Country {
  const sent: Sent = {};
  const others: Record<string, unknown> = { ...left };
  // What has another type than the contract says is shown under the section's own title.
  for (const section of SECTIONS) {
    const name = section === 'methodology' ? '' : COUNTRY[section].names[0];
    sent[section] = detailsOf({ '': left[name] });
    Reflect.deleteProperty(others, name);
  }
  const { breakdown = {}, advisories = {} } = fields;
  const country = { ...compact, summary: fields.summary, breakdown: ratings(breakdown, sent), advisories: advice(advisories), ...profileOf(fields, sent) };
  const isKnown = !sent['advisories']?.length && Object.entries(advisories).every(([name, value]) => asText(value) === undefined || KNOWN.includes(name));
  const missing = Object.entries(NAMED_BY).filter(([one]) => !country.advisories.some(({ government }) => government === one));
  const unadvised = missing.filter(([one, words]) => !isAdvised(one, compact.iso2) || (isKnown && !mentions([from, beside], words)));
  return { ...country, unadvised: unadvised.map(([one]) => one), sent, details: detailsOf(others) };
}

/** A rating is a number, a word, or an object with both and notes. */
function ratingIn(value: unknown): ReturnType<typeof read<typeof RATING>> {
  const bare = read({ score: value }, RATING);
  return bare.fields.score === undefined ? read(record(value) ?? { [typeof value === 'string' ? 'label' : '']: value }, RATING) : bare;
}

/** One of the steps of the scale, or nothing. */
const isStep = (value: unknown): boolean => /^[1-5]?$/.test(asText(value) ?? '');

/** The keys of a breakdown are words of the contract's vocabulary. The scale is drawn only if nothing in it may be on another one, and a step only if no other word was sent with it. */
function ratings(from: WireRecord, sent: Sent): readonly Rating[] {
  const names = RISK_CATEGORIES.map((category) => Object.keys(from).find((name) => indexOfWord([category], name) === 0));
  const left = Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
  const all = names.map((name) => ratingIn(name === undefined ? undefined : from[name]));
  const others = [left, ...all.map((one) => one.left)].flatMap((one) => Object.values(one));
  const isOurs = all.every(({ fields: { score, label = '' } }) => isStep(score) && !/\d/.test(label)) && others.every(isStep);
  const details = detailsOf(left);
  sent['breakdown'] = [...(sent['breakdown'] ?? []), ...details];
  if (names.every((name) => name === undefined)) return [];
  return RISK_CATEGORIES.flatMap((category, place) => {
    const { fields: { score, label, notes } = {}, left: its = {} } = all[place] ?? {};
    if (names[place] === undefined && details.length) return [];
    if (isOurs && (label === undefined || indexOfWord(RATING_WORDS, label) + 1 === score)) return { category, score, label, notes, details: detailsOf(its) };
    const figure = score === undefined ? undefined : String(score);
    return { category, label: label ?? figure, notes, details: detailsOf(label === undefined ? its : { score: figure, ...its }) };
  });
}

const KNOWN: readonly string[] = Object.values(GOVERNMENTS).flatMap(({ names }) => names);

function advice(from: WireRecord): readonly Advisory[] {
  const { fields, left } = read(from, GOVERNMENTS);
  return [...Object.entries(fields), ...Object.entries(left)].flatMap(([government, value]) =>
    asText(value) === undefined ? [] : advisory(government, value),
  );
}

/** A text alone is the advice, a whole number alone its level. */
function advisory(government: string, value: unknown): Advisory {
  const bare = typeof value === 'string' ? { text: value } : Number.isInteger(value) ? { level: value } : { '': value };
  const { fields, left } = read(record(value) ?? bare, ADVISORY);
  const { at, ...moment } = fields.updated ?? {};
  return { government, ...fields, updated: at, ...moment, details: detailsOf(left) };
}

/** By what else a government may be named: then nobody can say that its advice is not in the data. */
const NAMED_BY: Readonly<Record<string, RegExp>> = {
  uk: /\b(u ?k|gb|gbr|fcd?o|britain|british|united kingdom|england|foreign office)\b/,
  us: /\b(u ?s|u ?s ?a|america|american|united states|state dep\w*|department of state)\b/,
};

/** True if a name or a text within a value has one of the words. */
function mentions(value: unknown, words: RegExp): boolean {
  if (typeof value === 'string') return words.test(value.replace(/[^a-z]+/gi, ' ').toLowerCase());
  return Object.entries(record(value) ?? [value].flat()).some(
    ([name, inner]) => asText(inner) !== undefined && (mentions(name, words) || mentions(inner, words)),
  );
}

type PeaceSent = ReturnType<typeof read<typeof PEACE_INDEX>>;

/** A rank beyond the total is none of it, and without a rank the total says nothing: then it is shown as sent. */
function ranked({ fields, left }: PeaceSent): PeaceSent {
  const { total, ...others } = fields;
  return total === undefined || (others.rank ?? Number.POSITIVE_INFINITY) <= total ? { fields, left } : { fields: others, left: { total, ...left } };
}

/** The part of a country that only its full profile shows. */
function profileOf(fields: CountrySent['fields'], sent: Sent): CountryProfile {
  const keep = <T extends object>(section: string, { fields: found, left }: { readonly fields: T; readonly left: WireRecord }): T | undefined => {
    sent[section] = [...(sent[section] ?? []), ...detailsOf(left)];
    return Object.keys(found).length ? found : undefined;
  };
  const facts = keep('quick-facts', read(fields['quick-facts'] ?? {}, QUICK_FACTS)) ?? {};
  return {
    drugLaw: keep('drug-law', read(fields['drug-law'] ?? {}, DRUG_LAW)),
    lgbtq: keep('lgbtq', read(fields.lgbtq ?? {}, LGBTQ)),
    womensSafety: keep('womens-safety', read(fields['womens-safety'] ?? {}, WOMENS_SAFETY)),
    peaceIndex: keep('peace-index', ranked(read(fields['peace-index'] ?? {}, PEACE_INDEX))),
    quickFacts: FACTS.flatMap((key) => (facts[key] === undefined ? [] : [{ key, value: facts[key] }])),
  };
}
