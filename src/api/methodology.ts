import type { Answer, Detail } from '../model/answer.js';
import { COMPONENTS, type Component, type Methodology, type TierBand } from '../model/methodology.js';
import { decodeAnswer, METHODOLOGY_MAX_AGE, fetchJson } from './client.js';
import { asText, detailsOf, keepSent, read, record, type WireRecord } from './decode.js';
import type { Decoded, Decoder } from './envelope.js';
import { COMPONENT, COMPOSITE, METHODOLOGY, TIER_BAND } from './names.js';
import { methodologyUrl } from './request.js';

/** The methodology of contract section 2.3. An answer that says nothing about it is a bad response. */
export const fetchMethodology = async (base: string): Promise<Answer<Methodology>> =>
  decodeAnswer(base, await fetchJson(methodologyUrl(base), METHODOLOGY_MAX_AGE, DECODER), DECODER);

const DECODER: Decoder<Decoded<Methodology>> = {
  name: 'methodology',
  decode: (json) => {
    const from = record(json) ?? {};
    const data = decodeMethodology(from);
    return data && { data: keepSent(data, from) };
  },
};

/** `undefined` if nothing in an answer says how the score is computed. */
export function decodeMethodology(from: WireRecord): Methodology | undefined {
  const { fields, left } = read(from, METHODOLOGY);
  const composite = read(fields.composite ?? {}, COMPOSITE);
  const { composite: _, components, tiers, sources, cadence, ...credit } = fields;
  // What has another type than the contract says is shown under the title of its part.
  const { components: noMap, tiers: noList, sources: noSources, review_cadence: noCadence, ...others } = left;
  const wrong = (value: unknown): readonly Detail[] => detailsOf({ '': value });
  const found = {
    ...composite.fields,
    components: Object.entries(components ?? {})
      .flatMap(([name, value]) => component(name, value))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
    tiers: tiers?.flatMap(tierBand) ?? [],
    sources: sources?.flatMap((source) => asText(source) ?? []) ?? [],
    cadence: detailsOf(cadence ?? {}),
  };
  const sent = { components: wrong(noMap), tiers: wrong(noList), sources: wrong(noSources), cadence: wrong(noCadence) };
  const says = [found.formula, found.scale, found.components, found.tiers, found.sources, found.cadence, ...Object.values(sent)];
  if (!says.some((part) => part?.length) && found.isRenormalised === undefined) return undefined;
  return { ...found, ...credit, sent, details: [...detailsOf(composite.left), ...detailsOf(others)] };
}

const placeOf = ({ name }: Component): number => (COMPONENTS as readonly string[]).indexOf(name) + 1 || COMPONENTS.length + 1;

function component(name: string, value: unknown): readonly Component[] {
  const { fields, left } = read(record(value) ?? { '': value }, COMPONENT);
  return asText(value) === undefined ? [] : [{ name, ...fields, details: detailsOf(left) }];
}

function tierBand(value: unknown): readonly TierBand[] {
  const { fields, left } = read(record(value) ?? { '': value }, TIER_BAND);
  return asText(value) === undefined ? [] : [{ ...fields, details: detailsOf(left) }];
}
