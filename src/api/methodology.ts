import type { Answer, Detail } from '../model/answer.js';
import { tierLevel } from '../model/country.js';
import { COMPONENTS, type Component, type DataSource, type Methodology, type TierBand } from '../model/methodology.js';
import { safeUrl } from '../model/url.js';
import { placeOf, stem } from '../model/word.js';
import { decodeAnswer, METHODOLOGY_MAX_AGE, fetchJson } from './client.js';
import { licenceOf } from './credit.js';
import { keepSent, key, named as nameOf, number, record, text, truth, type WireRecord } from './decode.js';
import { objectIn } from './envelope.js';
import { Fields, partsOf, said, taking, words, type Naming, type Part } from './fields.js';
import { methodologyUrl } from './request.js';

/** The methodology of contract section 2.3. An answer that says nothing about it is a bad response. */
export async function fetchMethodology(base: string): Promise<Answer<Methodology>> {
  const decode = (json: unknown): Methodology | undefined => {
    const from = objectIn(json, ['methodology'], (one) => decodeMethodology(one) !== undefined);
    return from && keepSent(decodeMethodology(from), from);
  };
  return decodeAnswer(base, await fetchJson(methodologyUrl(base), METHODOLOGY_MAX_AGE, (json) => decode(json) !== undefined), decode);
}

/** `undefined` if nothing in an answer says how the score is computed. */
export function decodeMethodology(from: WireRecord): Methodology | undefined {
  const composite = record(from['composite']) ?? { formula: from['composite'] };
  const { take, rest } = taking(composite, { ...from, composite: undefined });
  const found = {
    formula: take(['formula'], said(500)),
    scale: take(['scale'], said(200)),
    isRenormalised: take(['renormalised_when_missing', 'renormalised'], truth),
    components: take(['components', 'weights', 'component_weights'], components) ?? [],
    tiers: take(['tiers', 'bands', 'tier_bands', 'boundaries', 'tier_boundaries'], tiers) ?? [],
    sources: take(['sources', 'data_sources'], sources) ?? [],
    cadence: take(['review_cadence', 'cadence', 'review'], cadence) ?? [],
    licence: take(['licence', 'license'], (sent) => licenceOf(sent)),
    attribution: take(['attribution'], (sent) => nameOf(sent, 200)),
    docs: take(['docs', 'documentation'], safeUrl) ?? take(['methodology'], safeUrl),
  };
  const says = [found.formula, found.scale, found.components, found.tiers, found.sources, found.cadence];
  return says.some((part) => part?.length) || found.isRenormalised !== undefined ? { ...found, details: rest() } : undefined;
}

/** A list with something in it; what nobody could read stays a detail. */
const filled = <T>(list: readonly T[]): readonly T[] | undefined => (list.length ? list : undefined);

const WEIGHT = ['weight', 'share', 'value', 'percentage', 'percent'];
const DESCRIPTION = ['description', 'summary', 'notes', 'text'];
const PARTS: Naming = {
  knows: (name) => placeOf(COMPONENTS, name) >= 0,
  content: [...WEIGHT, ...DESCRIPTION],
  names: ['component', 'factor', 'type', 'name', 'key', 'title', 'label', 'id'],
};
const BANDS: Naming = {
  knows: (name) => tierLevel(name) !== undefined,
  content: ['range', 'scores', 'level', 'min', 'max'],
  names: ['label', 'name', 'title', 'tier', 'key', 'id'],
  isNumbered: true,
};
const SOURCES: Naming = { knows: () => false, content: ['url'], names: ['name', 'title', 'label', 'source', 'key', 'id'] };

/** The parts of a list or a map by name; in a list, a bare value is a name. */
const named = (value: unknown, naming: Naming): readonly Part[] =>
  partsOf(value, naming).map(([name, inner]) => {
    const bare = said(60)(inner);
    return name || record(inner) ? [name, inner] : bare ? [bare, undefined] : ['', { text: inner }];
  });

function components(value: unknown): readonly Component[] | undefined {
  const found = named(value, PARTS).flatMap(([name, inner]) => {
    const fields = new Fields(['', record(inner) ?? { weight: inner }]);
    const sent = fields.take(WEIGHT, said(60));
    const weight = weightOf(sent);
    const description = fields.take(DESCRIPTION, said(500));
    const details = fields.rest();
    const isSaid = (inner === undefined && name) || sent !== undefined || description || details.length;
    return isSaid
      ? [
          {
            name: COMPONENTS[placeOf(COMPONENTS, name)] ?? (key(name) || 'unnamed'),
            weight,
            ...(String(weight) !== sent && { sentWeight: sent }),
            description,
            details,
          },
        ]
      : [];
  });
  const place = ({ name }: Component): number => (COMPONENTS as readonly string[]).indexOf(name) + 1 || COMPONENTS.length + 1;
  return filled(found.toSorted((one, other) => place(one) - place(other)));
}

/** A weight sent as 0.5, 50, "0.50" or "50%"; `undefined` below zero. */
function weightOf(sent: string | undefined): number | undefined {
  const found = number(sent?.replace(/\s*%$/, ''));
  return found !== undefined && found >= 0 ? found : undefined;
}

const tiers = (value: unknown): readonly TierBand[] | undefined => filled(bandsIn(value).flatMap(tierBand));

/** The bands of a list or a map; a row that is a list, of a label, a range and a level in any order, is a band too. */
const bandsIn = (value: unknown): readonly Part[] => named(Array.isArray(value) ? value.map(bandOfRow) : value, BANDS);

function bandOfRow(row: unknown): unknown {
  if (!Array.isArray(row)) return row;
  const range: unknown = row.find(isRange);
  const label: unknown = row.find((one) => one !== range && typeof one === 'string');
  const level: readonly unknown[] = row.filter((one) => one !== range && one !== label);
  return range !== undefined && label !== undefined && level.length < 2 ? { label, range, ...(level.length && { level: level[0] }) } : row;
}

/** Two numbers with something between them: "0-17", "0 to 17". */
const isRange = (sent: unknown): sent is string => typeof sent === 'string' && /^\s*\d+\D{1,6}\d+\s*$/.test(sent);

const LABEL = ['label', 'name', 'title', 'tier', 'text'];

/** In a map, the key may be the tier, its level or its range; a tier that calls itself something is called that. */
function tierBand([name, inner]: Part): readonly TierBand[] {
  const bare = said(200)(inner);
  const isNamed = tierLevel(name) !== undefined;
  const around = record(inner) ?? (isNamed || !bare || isRange(bare) || Array.isArray(inner) ? { range: inner } : { label: inner });
  const fields = new Fields(['', withEnds(around)]);
  const own = fields.take(LABEL, (sent) => (isNamed && tierLevel(said(200)(sent)) !== tierLevel(name) ? undefined : said(200)(sent)));
  const sent = fields.take(['range', 'scores'], rangeOf) ?? (isRange(name) ? name : undefined);
  const low = sent ? undefined : fields.take(['min', 'from', 'low', 'lower', 'min_score', 'score_min', 'start'], number);
  const high = sent ? undefined : fields.take(['max', 'to', 'high', 'upper', 'max_score', 'score_max', 'end'], number);
  const range = sent ?? (low === undefined && high === undefined ? undefined : `${low ?? ''}–${high ?? ''}`);
  const step = /^[a-z]*[ _-]?(\d)$/i.exec(name)?.[1];
  const level = fields.take(['level', 'number'], said(20)) ?? step;
  // What else a key says is kept beside the name.
  const isSpent = !name || step !== undefined || range === name || own === undefined || stem(own) === stem(name);
  const label = own ?? (step !== undefined || range === name ? undefined : text(name, 200));
  const details = [...(isSpent ? [] : [{ key: 'key', value: name }]), ...fields.rest()];
  return label || range || level || details.length ? [{ label, range, level, details }] : [];
}

/** The ends of a range that is an object, beside the other fields. */
function withEnds(from: WireRecord): WireRecord {
  const ends = Object.entries(record(from['range']) ?? {});
  const isNew = ends.filter(([name]) => !Object.hasOwn(from, name));
  return ends.length ? { ...from, range: Object.fromEntries(ends.filter((end) => !isNew.includes(end))), ...Object.fromEntries(isNew) } : from;
}

/** A range as one text. */
function rangeOf(sent: unknown): string | undefined {
  return Array.isArray(sent) && sent.length === 2 && sent.every((end) => number(end) !== undefined) ? sent.join('–') : said(60)(sent);
}

function sources(value: unknown): readonly DataSource[] | undefined {
  const found = named(value, SOURCES).flatMap(([name, inner]) => {
    const fields = new Fields(['', record(inner) ?? { text: inner }]);
    const url = fields.take(['url', 'link', 'href', 'text'], safeUrl);
    fields.take(['url', 'link', 'href'], (sent) => /^\w+:/.test(text(sent) ?? '') || undefined); // a link that leads nowhere
    const all = text([name, ...fields.rest().map((detail) => detail.value)].filter(Boolean).join(', '), 1000);
    return all ? [{ name: all, url }] : [];
  });
  return filled(found);
}

const REVIEWS: Naming = { knows: PARTS.knows, content: [], names: PARTS.names };

/** A bare value has no key. */
const cadence = (value: unknown): readonly Detail[] | undefined =>
  filled(
    partsOf(value, REVIEWS).flatMap(([name, inner]) => {
      const found = words(inner);
      return found ? [{ key: text(name, 60) ?? '', value: found }] : [];
    }),
  );
