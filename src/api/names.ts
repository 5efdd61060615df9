import type { Names } from './decode.js';

// Every name by which something of an answer is known. Each field has the type that its value must have, and names in order, the contract's own first; without
// names it has its own. It takes the first one that is there with a value of its type. A new name is one more word here; all others are shown as sent.

/** What stands beside what was asked for (contract sections 4.1 and 4.2). */
export const ENVELOPE = { count: ['count'], publisher: ['text', 'attribution'], licence: ['text'], methodology: ['url'] } as const satisfies Names;

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

export const RATING = { score: ['number', 'score', 'rating', 'level'], label: ['text'], notes: ['text'] } as const satisfies Names;

/** Any other name is that of a government. */
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

/** Contract section 2.4. */
export const INCIDENT = {
  id: ['id'],
  title: ['text'],
  summary: ['text'],
  url: ['url'],
  country: ['text', 'country_iso'],
  city: ['text'],
  lat: ['latitude', 'lat', 'latitude'],
  lng: ['longitude', 'lng', 'lon', 'longitude'],
  time: ['time', 'occurred_at', 'date'],
  source: ['text'],
  category: ['text', 'category'],
  severity: ['step', 'severity'],
} as const satisfies Names;

/** What says whether an incident is over: if they disagree, none is believed. `resolved_at` says so once it is past, and is shown in any case. */
export const RESOLVED = { status: ['status'], state: ['status'], resolved: ['truth'], is: ['truth', 'is_resolved'] } as const satisfies Names;
export const RESOLVED_AT = { at: ['time', 'resolved_at'] } as const satisfies Names;

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
