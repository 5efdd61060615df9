import type { Answer } from '../model/answer.js';
import { RATING_WORDS, RISK_CATEGORIES, type Advisory, type Country, type Rating } from '../model/country.js';
import { safeUrl } from '../model/url.js';
import { kebab, placeOf } from '../model/word.js';
import { decodeAnswer } from './client.js';
import { COMPACT_NAMES, countryCompact, countryIn } from './country-compact.js';
import { gathered, SECTION_NAMES } from './country-fields.js';
import { decodeProfile, NOTES } from './country-profile.js';
import { keepSent, number, record, text, type WireRecord } from './decode.js';
import { Fields, partsOf, said, taking, words, type Naming } from './fields.js';
import { ENDS, isOfScale, isScaleToFive } from './scale.js';
import type { CachedResponse } from './request.js';

/** Everything known of a country (contract section 4.2). An answer about another country is a bad response. */
export const decodeCountry = (base: string, response: CachedResponse, iso2: string): Answer<Country> =>
  decodeAnswer(base, response, (json) => {
    const from = countryIn(json, iso2);
    return from && keepSent(countryOf(from, iso2), from);
  });

function countryOf(from: WireRecord, iso2: string): Country | undefined {
  const compact = countryCompact(from);
  if (compact?.iso2 !== iso2) return undefined;
  const { take, rest } = taking(gathered(from));
  for (const [field, names] of Object.entries(COMPACT_NAMES)) {
    const read = compact[field as keyof typeof COMPACT_NAMES];
    // An object may say more than was read of it, and what has one of its other names may be something else.
    const isOther = (sent: unknown): boolean => record(sent) !== undefined || (field === 'iso2' && text(sent)?.toUpperCase() !== read);
    const isRead = (sent: unknown): true | undefined => (read === undefined || isOther(sent) ? undefined : true);
    names.some((name) => take([name], isRead));
  }
  return {
    ...compact,
    summary: take(SECTION_NAMES.summary, said(1000)),
    breakdown: take(SECTION_NAMES.breakdown, breakdown) ?? [],
    advisories: take(SECTION_NAMES.advisories, advisories) ?? [],
    ...decodeProfile(take),
    details: rest(),
  };
}

const SCORES = ['score', 'rating', 'level', 'value', 'number'];
const LABELS = ['label', 'word', 'text', 'band', ...SCORES];
const CATEGORIES: Naming = {
  knows: (name) => placeOf(RISK_CATEGORIES, name) >= 0,
  content: ['score', 'rating', 'level', 'value', 'label'],
  names: ['category', 'factor', 'indicator', 'type', 'risk', 'key', 'name', 'title', 'label', 'id'],
};

function breakdown(value: unknown): readonly Rating[] | undefined {
  const parts = partsOf(value, CATEGORIES);
  const rated = parts.filter(([name]) => !isOfScale(name));
  // Without a rating, a scale is of none.
  const scale = rated.length ? parts.filter(([name]) => isOfScale(name)).map(([name, sent]) => record(sent) ?? { [name]: sent }) : [];
  const ratings = (rated.length ? rated : parts).flatMap(([name, sent]) => rating(name, sent, scale) ?? []);
  const place = ({ category }: Rating): number => (RISK_CATEGORIES as readonly string[]).indexOf(category) + 1 || RISK_CATEGORIES.length + 1;
  return ratings.length === 0 ? undefined : ratings.toSorted((one, other) => place(one) - place(other));
}

/** `scale` is what was sent of the scale of all ratings. */
function rating(name: string, value: unknown, scale: readonly WireRecord[]): Rating | undefined {
  const fields = new Fields(['', record(value) ?? { value }], ...scale.map((one) => ['', one] as const));
  const isOurs = isScaleToFive({ value, ...scale });
  const score = isOurs ? fields.take(SCORES, stepOf) : undefined;
  const label = isOurs ? fields.take(LABELS, said(60)) : onItsScale(fields);
  const notes = fields.take(NOTES, said(500));
  const details = fields.rest();
  const category = RISK_CATEGORIES[placeOf(RISK_CATEGORIES, name)] ?? text(name, 60) ?? '';
  const inWords = isOurs ? placeOf(RATING_WORDS, label ?? '') + 1 || undefined : undefined;
  if (score !== undefined && inWords !== undefined && inWords !== score) {
    // Which of the two is right, nobody can tell: both are shown, and no scale.
    return { category, score: undefined, label, notes, details: [{ key: 'score', value: String(score) }, ...details] };
  }
  const isBare = typeof value === 'boolean' || words(value) === undefined || (score === undefined && !label && !notes && !details.length);
  return isBare ? undefined : { category, score: score ?? inWords, label, notes, ...(details.length && { details }) };
}

/** A rating on another scale as sent, the scale with it where that is a number: "3 / 10". */
function onItsScale(fields: Fields): string | undefined {
  const label = fields.take(LABELS, said(60));
  const most = number(label) === undefined ? undefined : fields.take(ENDS, number);
  return label && most !== undefined ? `${label} / ${most}` : label;
}

/** A step of the scale from 1 to 5, also written as "3/5" or "3 of 5". */
function stepOf(value: unknown): number | undefined {
  const found = /^([1-5])(?:\.0+)?(?:\s*(?:\/|of|out of)\s*5)?$/.exec(text(value, 20) ?? '');
  return found ? Number(found[1]) : undefined;
}

const LEVEL = [
  'level',
  'alert_level',
  'alert_status',
  'advisory_level',
  'risk_level',
  'threat_level',
  'warning_level',
  'rating',
  'tier',
  'status',
  'value',
  'label',
];
const TEXT = ['text', 'alert', 'alert_text', 'summary', 'message', 'advice', 'advisory', 'description', 'headline', 'title', 'label', ...NOTES];
const SOURCE = ['source', 'name', 'issuer', 'authority', 'agency'];
const LINK = ['url', 'link', 'href'];
const UPDATED = ['updated', 'updated_at', 'date', 'last_updated', 'issued', 'issued_at', 'published', 'published_at'];
const ADVICE = [...LEVEL, ...TEXT, ...SOURCE, ...LINK, ...UPDATED];

const UK = /(^|-)(uk|gb|gbr|fco|fcdo|govuk|britain|british|united-kingdom|foreign-commonwealth)(-|$)/;
const US = /(^|-)(us|usa|united-states|america|american|state-dep\w*|department-of-state|travelstategov)(-|$)|^state$/;

/** `uk`, `us`, or empty for any other. */
const governmentOf = (name: string): string => (UK.test(kebab(name)) ? 'uk' : US.test(kebab(name)) ? 'us' : '');

const GOVERNMENTS: Naming = {
  knows: (name) => governmentOf(name) !== '',
  content: ADVICE,
  names: ['government', 'country', 'source', 'key', 'name'],
};

const hasLevel = (from: WireRecord): boolean => Object.keys(from).some((field) => placeOf(LEVEL, field) >= 0);

/** What has a second level is a further advice of that government: of two levels, the first may be the milder. */
function advisories(value: unknown): readonly Advisory[] {
  const all: { readonly government: string; readonly parts: (readonly [prefix: string, from: WireRecord])[] }[] = [];
  for (const [name, sent] of partsOf(value, GOVERNMENTS)) {
    const government = governmentOf(name) || (text(name, 60) ?? '');
    const from = record(sent) ?? { [fieldOf(name, sent)]: sent };
    const own = all.findLast((one) => one.government === government);
    const isFurther = hasLevel(from) && own?.parts.some(([, known]) => hasLevel(known));
    if (own && !isFurther) own.parts.push([`${name}.`, { ...ownName(name), ...from }]);
    else all.push({ government, parts: [['', { ...ownName(name), ...from }]] });
  }
  const place = (government: string): number => ['uk', 'us'].indexOf(government) + 1 || 3;
  return all
    .toSorted((one, other) => place(one.government) - place(other.government))
    .map(({ government, parts }) => advisory(government, new Fields(...parts)))
    .filter(({ level, text: words, source, url, updated, details }) => details.length || [level, words, source, url, updated].some((one) => one !== undefined));
}

/** A name such as "UK Foreign Office" is a source too; a key such as `uk_fcdo` is not. */
const ownName = (name: string): WireRecord => (governmentOf(name) && /[A-Z].{2,}[a-zA-Z]/.test(name) ? { source: name } : {});

/** What a bare value says: `uk_level` names it, a digit is a level, as is what begins with one; anything else is a text. */
function fieldOf(name: string, sent: unknown): string {
  const last = kebab(name).split('-').at(-1) ?? '';
  if (governmentOf(name) && placeOf(ADVICE, last) >= 0) return last;
  if (typeof sent === 'boolean') return 'advisory';
  return /^(level ?\d\b|\d$)/i.test(words(sent) ?? '') ? 'level' : 'text';
}

const advisory = (government: string, fields: Fields): Advisory => ({
  government,
  level: fields.take(LEVEL, said(1000)),
  text: fields.take(TEXT, said(1000)),
  source: fields.take(SOURCE, said(120)),
  url: fields.take(LINK, safeUrl),
  ...updatedFrom(fields),
  details: fields.rest(),
});

function updatedFrom(fields: Fields): Pick<Advisory, 'updated' | 'isZoneAssumed'> {
  const { at, isZoneAssumed } = fields.takeTime(UPDATED);
  return { updated: at, isZoneAssumed };
}
