import type { Names } from './decode.js';

/**
 * Every name by which something of an answer is known, and the type its value has to have: field by field, in order, the contract's own name first.
 * A field takes the first name that is there with a value of its type. To learn a new name is one more word here; every other name is shown as sent.
 */

/** What answers have beside what was asked for (contract sections 4.1 and 4.2). */
export const ENVELOPE = {
  count: { type: 'count', names: ['count'] },
  publisher: { type: 'text', names: ['attribution'] },
  licence: { type: 'text', names: ['licence'] },
  methodology: { type: 'url', names: ['methodology'] },
} as const satisfies Names;

/** Contract sections 2.1 and 2.2. The sections of a country have their names in `sections` attributes. */
export const COUNTRY = {
  iso2: { type: 'alpha2', names: ['iso2'] },
  iso3: { type: 'alpha3', names: ['iso3'] },
  name: { type: 'text', names: ['name'] },
  region: { type: 'text', names: ['region'] },
  score: { type: 'score', names: ['risk_score'] },
  tier: { type: 'text', names: ['risk_tier'] },
  flag: { type: 'text', names: ['flag'] },
  summary: { type: 'text', names: ['summary'] },
  breakdown: { type: 'object', names: ['breakdown'] },
  advisories: { type: 'object', names: ['advisories'] },
  'drug-law': { type: 'object', names: ['drug_law'] },
  lgbtq: { type: 'object', names: ['lgbtq'] },
  'womens-safety': { type: 'object', names: ['womens_safety'] },
  'peace-index': { type: 'object', names: ['peace_index'] },
  'quick-facts': { type: 'object', names: ['quick_facts'] },
} as const satisfies Names;

export const RATING = {
  score: { type: 'number', names: ['score', 'rating', 'level'] },
  label: { type: 'text', names: ['label'] },
  notes: { type: 'text', names: ['notes'] },
} as const satisfies Names;

/** Any other name is that of a government. */
export const GOVERNMENTS = {
  uk: { type: 'any', names: ['uk', 'fcdo', 'gb', 'uk_fcdo'] },
  us: { type: 'any', names: ['us', 'usa', 'us_state'] },
} as const satisfies Names;

export const ADVISORY = {
  level: { type: 'level', names: ['level'] },
  text: { type: 'text', names: ['text', 'alert', 'alert_text', 'summary', 'message'] },
  source: { type: 'text', names: ['source'] },
  url: { type: 'url', names: ['url'] },
  updated: { type: 'time', names: ['updated', 'updated_at', 'last_updated', 'date'] },
} as const satisfies Names;

export const DRUG_LAW = {
  rating: { type: 'text', names: ['tier'] },
  notes: { type: 'text', names: ['summary', 'notes'] },
} as const satisfies Names;

export const LGBTQ = {
  legal: { type: 'text', names: ['legal', 'legal_status', 'status'] },
  social: { type: 'text', names: ['social', 'social_acceptance', 'acceptance'] },
  notes: { type: 'text', names: ['notes'] },
} as const satisfies Names;

export const WOMENS_SAFETY = {
  rating: { type: 'text', names: ['rating'] },
  notes: { type: 'text', names: ['notes'] },
} as const satisfies Names;

export const PEACE_INDEX = {
  rank: { type: 'rank', names: ['rank'] },
  score: { type: 'number', names: ['score'] },
  edition: { type: 'level', names: ['year', 'edition'] },
  total: { type: 'rank', names: ['total'] },
} as const satisfies Names;

export const QUICK_FACTS = {
  'tap-water': { type: 'fact', names: ['tap_water'] },
  currency: { type: 'fact', names: ['currency'] },
  voltage: { type: 'fact', names: ['voltage'] },
  'plug-type': { type: 'fact', names: ['plug_type', 'plug_types'] },
  'calling-code': { type: 'fact', names: ['calling_code'] },
  'time-zone': { type: 'fact', names: ['time_zone', 'timezone'] },
  'drive-side': { type: 'fact', names: ['drive_side', 'driving_side'] },
} as const satisfies Names;

/** Contract section 2.4. */
export const INCIDENT = {
  id: { type: 'text', names: ['id'] },
  title: { type: 'text', names: ['title'] },
  summary: { type: 'text', names: ['summary'] },
  url: { type: 'url', names: ['url'] },
  country: { type: 'text', names: ['country_iso'] },
  city: { type: 'text', names: ['city'] },
  lat: { type: 'latitude', names: ['lat', 'latitude'] },
  lng: { type: 'longitude', names: ['lng', 'lon', 'longitude'] },
  time: { type: 'time', names: ['occurred_at', 'date'] },
  source: { type: 'text', names: ['source'] },
  category: { type: 'text', names: ['category'] },
  severity: { type: 'step', names: ['severity'] },
} as const satisfies Names;

/** What says whether an incident is over: if they disagree, none is believed. */
export const RESOLVED = {
  status: { type: 'status', names: ['status'] },
  state: { type: 'status', names: ['state'] },
  resolved: { type: 'truth', names: ['resolved'] },
  isResolved: { type: 'truth', names: ['is_resolved'] },
} as const satisfies Names;

/** A time, which says so once it is past. */
export const RESOLVED_AT = { at: { type: 'time', names: ['resolved_at'] } } as const satisfies Names;

/** Contract section 2.3. */
export const METHODOLOGY = {
  composite: { type: 'object', names: ['composite'] },
  components: { type: 'object', names: ['components'] },
  tiers: { type: 'list', names: ['tiers'] },
  sources: { type: 'list', names: ['sources'] },
  cadence: { type: 'object', names: ['review_cadence'] },
  licence: { type: 'text', names: ['licence'] },
  attribution: { type: 'text', names: ['attribution'] },
  docs: { type: 'url', names: ['docs'] },
} as const satisfies Names;

export const COMPOSITE = {
  formula: { type: 'text', names: ['formula'] },
  isRenormalised: { type: 'truth', names: ['renormalised_when_missing'] },
  scale: { type: 'text', names: ['scale'] },
} as const satisfies Names;

export const COMPONENT = {
  weight: { type: 'number', names: ['weight'] },
  description: { type: 'text', names: ['description'] },
} as const satisfies Names;

export const TIER_BAND = {
  range: { type: 'text', names: ['range'] },
  label: { type: 'text', names: ['label'] },
  level: { type: 'integer', names: ['level'] },
} as const satisfies Names;
