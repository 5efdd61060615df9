import type { Names } from '../decode.js';

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
