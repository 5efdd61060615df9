import type { Answer, Detail } from '../model/answer.js';
import { safeUrl } from '../model/url.js';
import { COMPONENTS, type Component, type DataSource, type Methodology, type TierBand } from '../model/methodology.js';
import { decodeAnswer, METHODOLOGY_MAX_AGE, fetchJson } from './client.js';
import { methodologyUrl } from './request.js';
import { keepSent, record, text, type WireRecord, details, first, key, number } from './decode.js';
const MAX_ROWS = 40;

/** The methodology of contract section 2.3. An answer that says nothing about it is a bad response. */
export async function fetchMethodology(base: string): Promise<Answer<Methodology>> {
  return decodeAnswer(base, await fetchJson(methodologyUrl(base), METHODOLOGY_MAX_AGE), (from) => keepSent(decodeMethodology(from), from));
}

const FORMULA = ['formula'];
const SCALE = ['scale'];
const RENORMALISED = ['renormalised_when_missing', 'renormalized_when_missing', 'renormalised', 'renormalized'];
const KNOWN = [
  'composite',
  'components',
  'tiers',
  'sources',
  'review_cadence',
  'licence',
  'attribution',
  'docs',
  'methodology',
  ...FORMULA,
  ...SCALE,
  ...RENORMALISED,
];

/** `undefined` if nothing in an answer says how the score is computed. */
export function decodeMethodology(from: WireRecord): Methodology | undefined {
  const composite = record(from['composite']) ?? { formula: from['composite'] };
  const about: WireRecord = { ...from, ...composite };
  const found: Methodology = {
    formula: text(first(about, FORMULA), 500),
    scale: text(first(about, SCALE), 200),
    isRenormalised: truth(first(about, RENORMALISED)),
    components: components(from['components']),
    tiers: named(from['tiers'], 'label', 'range').map(tierBand).filter(isFilled),
    sources: sources(from['sources']),
    cadence: cadence(from['review_cadence']),
    licence: text(from['licence'], 60),
    attribution: text(from['attribution'], 200),
    docs: safeUrl(from['docs']) ?? safeUrl(from['methodology']),
    details: [...details(composite, KNOWN), ...details(from, KNOWN)],
  };
  const says = [found.formula, found.scale, found.components, found.tiers, found.sources, found.cadence];
  return says.some((part) => part?.length) || found.isRenormalised !== undefined ? found : undefined;
}

/** The rows of a list or of a map. A bare value in a list becomes the row's `name`; in a map the key does, and a bare value becomes `only`. */
function named(value: unknown, name: string, only: string): readonly WireRecord[] {
  const isList = Array.isArray(value);
  const all = isList ? value.map((one) => ['', one] as const) : Object.entries(record(value) ?? {});
  return all
    .slice(0, MAX_ROWS)
    .map(([its, inner]: readonly [string, unknown]) => ({ ...(its ? { [name]: its } : {}), ...(record(inner) ?? { [isList ? name : only]: inner }) }));
}

const WEIGHT = ['weight', 'share'];
const DESCRIPTION = ['description', 'summary', 'notes', 'text'];

function components(value: unknown): readonly Component[] {
  const found = named(value, 'name', 'weight').map((from) => ({
    name: key(text(from['name'], 60) ?? ''),
    weight: weight(first(from, WEIGHT)),
    description: text(first(from, DESCRIPTION), 500),
    details: details(from, ['name', ...WEIGHT, ...DESCRIPTION]),
  }));
  const place = ({ name }: Component): number => (COMPONENTS as readonly string[]).indexOf(name) + 1 || MAX_ROWS;
  return found
    .filter(({ name, ...rest }) => name && (rest.weight !== undefined || rest.description || rest.details.length))
    .toSorted((one, other) => place(one) - place(other));
}

/** A weight sent as 0.5, 50, "0.50" or "50%"; `undefined` below zero. */
function weight(value: unknown): number | undefined {
  const found = number(typeof value === 'string' ? value.replace(/\s*%$/, '') : value);
  return found !== undefined && found >= 0 ? found : undefined;
}

function tierBand(from: WireRecord): TierBand {
  const range = from['range'];
  const ends = Array.isArray(range) ? range : [from['min'], from['max']];
  const made = ends.length === 2 && ends.every((end) => number(end) !== undefined) ? ends.join('–') : undefined;
  return {
    label: text(from['label'], 60),
    range: text(range, 60) ?? made,
    level: text(from['level'], 20),
    details: details(from, ['range', 'label', 'level', ...(made ? ['min', 'max'] : [])]),
  };
}

const isFilled = ({ label, range, level }: TierBand): boolean => Boolean(label || range || level);

function sources(value: unknown): readonly DataSource[] {
  return named(typeof value === 'string' ? [value] : value, 'name', 'url').flatMap((from) => {
    const name = text(from['name'], 200);
    return name ? [{ name, url: safeUrl(from['url']) }] : [];
  });
}

function cadence(value: unknown): readonly Detail[] {
  const only = text(value, 300);
  return only ? [{ key: '', value: only }] : details(record(value) ?? {}, []);
}

function truth(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}
