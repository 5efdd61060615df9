import type { Answer, Detail } from '../model/answer.js';
import { COMPONENTS, type Methodology } from '../model/methodology.js';
import { asText, keepSent, detailLines } from '../model/sent.js';
import { decodeAnswer, fetchJson, METHODOLOGY_MAX_AGE } from './client.js';
import { detailsOf, read, record, type Names, type Read, type WireRecord, type Decoded, type Decoder } from './decode.js';
import { methodologyUrl } from './request.js';

/** Contract section 2.3. */
export const METHODOLOGY = {
  composite: ['object'],
  components: ['object'],
  tiers: ['list'],
  sources: ['list'],
  cadence: ['object', 'review_cadence'],
  licence: ['text'],
  attribution: ['text'],
  docs: ['url'],
} as const satisfies Names;

export const COMPOSITE = { formula: ['text'], isRenormalised: ['truth', 'renormalised_when_missing'], scale: ['text'] } as const satisfies Names;
export const COMPONENT = { weight: ['number'], description: ['text'] } as const satisfies Names;
export const TIER_BAND = { range: ['text'], label: ['text'], level: ['number'] } as const satisfies Names;

/** The methodology (contract section 2.3). An answer without any of it is a bad response. */
export const fetchMethodology = async (base: string): Promise<Answer<Methodology>> =>
  decodeAnswer(base, await fetchJson(methodologyUrl(base), METHODOLOGY_MAX_AGE, DECODER), DECODER);

const DECODER: Decoder<Decoded<Methodology>> = { name: 'methodology', decode: decodeMethodology };

/** `undefined` if nothing in an answer says how the score is computed. */
export function decodeMethodology(from: WireRecord): Decoded<Methodology> | undefined {
  const { fields, left } = read(from, METHODOLOGY);
  const composite = read(fields.composite ?? {}, COMPOSITE);
  const { composite: _, components: all = {}, tiers, sources, cadence, ...credit } = fields;
  // Values of an unexpected type are shown under the title of their part.
  const { components: noMap, tiers: noList, sources: noSources, review_cadence: noCadence, ...others } = left;
  const isSent = (value: unknown): boolean => asText(value) !== undefined;
  const wrong = (value: unknown): readonly Detail[] => detailsOf({ '': value });
  const found = {
    ...composite.fields,
    components: [...new Set([...COMPONENTS, ...Object.keys(all)])].flatMap((name) => (isSent(all[name]) ? [{ name, ...part(all[name], COMPONENT) }] : [])),
    tiers: tiers?.filter(isSent).map((tier) => part(tier, TIER_BAND)) ?? [],
    sources: sources?.flatMap((source) => asText(source) ?? []) ?? [],
    cadence: detailLines(cadence ?? {}),
  };
  const sent = { components: wrong(noMap), tiers: wrong(noList), sources: wrong(noSources), cadence: wrong(noCadence) };
  const says = [found.formula, found.scale, found.components, found.tiers, found.sources, found.cadence, ...Object.values(sent)];
  if (!says.some((part) => part?.length) && found.isRenormalised === undefined) return undefined;
  return { data: keepSent({ ...found, ...credit, sent, details: [...detailsOf(composite.left), ...detailsOf(others)] }, from) };
}

function part<N extends Names>(value: unknown, names: N): Read<N>['fields'] & { readonly details: readonly Detail[] } {
  const { fields, left } = read(record(value) ?? { '': value }, names);
  return { ...fields, details: detailsOf(left) };
}
