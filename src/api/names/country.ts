import type { Names } from '../decode.js';

/** Contract sections 2.1 and 2.2; sections of a country have their names in `sections` attributes. */
export const COUNTRY = {
  iso2: ['alpha2'],
  iso3: ['alpha3'],
  name: ['text'],
  region: ['text'],
  score: ['score', 'risk_score'],
  tier: ['text', 'risk_tier'],
  flag: ['flag'],
  summary: ['text'],
  breakdown: ['object'],
  advisories: ['object'],
  'drug-law': ['object', 'drug_law'],
  lgbtq: ['object'],
  'womens-safety': ['object', 'womens_safety'],
  'peace-index': ['object', 'peace_index'],
  'quick-facts': ['object', 'quick_facts'],
} as const satisfies Names;
