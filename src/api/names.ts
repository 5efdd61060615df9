import type { Names } from './decode.js';

// Every name by which something of an answer is known: field by field, the type that its value has to have, then the names in order, the contract's own
// first. A field takes the first name that is there with a value of its type. To learn a new name is one more word here; all others are shown as sent.
const table = <const N extends Names>(names: N): N => names;

/** What stands beside what was asked for (contract sections 4.1 and 4.2). */
export const ENVELOPE = table({
  count: ['count', 'count'],
  publisher: ['text', 'attribution'],
  licence: ['text', 'licence'],
  methodology: ['url', 'methodology'],
});

/** Contract sections 2.1 and 2.2; sections of a country have their names in `sections` attributes. */
export const COUNTRY = table({
  iso2: ['alpha2', 'iso2'],
  iso3: ['alpha3', 'iso3'],
  name: ['text', 'name'],
  region: ['text', 'region'],
  score: ['score', 'risk_score'],
  tier: ['text', 'risk_tier'],
  flag: ['flag', 'flag'],
  summary: ['text', 'summary'],
  breakdown: ['object', 'breakdown'],
  advisories: ['object', 'advisories'],
  'drug-law': ['object', 'drug_law'],
  lgbtq: ['object', 'lgbtq'],
  'womens-safety': ['object', 'womens_safety'],
  'peace-index': ['object', 'peace_index'],
  'quick-facts': ['object', 'quick_facts'],
});

export const RATING = table({ score: ['number', 'score', 'rating', 'level'], label: ['text', 'label'], notes: ['text', 'notes'] });

/** Any other name is that of a government. */
export const GOVERNMENT = table({ uk: ['any', 'uk', 'fcdo', 'gb', 'uk_fcdo'], us: ['any', 'us', 'usa', 'us_state'] });

export const ADVISORY = table({
  level: ['level', 'level'],
  text: ['text', 'text', 'alert', 'alert_text', 'summary', 'message'],
  source: ['text', 'source'],
  url: ['url', 'url'],
  updated: ['time', 'updated', 'updated_at', 'last_updated', 'date'],
});

export const DRUG_LAW = table({ rating: ['text', 'tier'], notes: ['text', 'summary', 'notes'] });
export const LGBTQ = table({
  legal: ['text', 'legal', 'legal_status', 'status'],
  social: ['text', 'social', 'social_acceptance', 'acceptance'],
  notes: ['text', 'notes'],
});
export const WOMENS_SAFETY = table({ rating: ['text', 'rating'], notes: ['text', 'notes'] });
export const PEACE_INDEX = table({ rank: ['rank', 'rank'], score: ['number', 'score'], edition: ['level', 'year', 'edition'], total: ['rank', 'total'] });

export const QUICK_FACTS = table({
  'tap-water': ['fact', 'tap_water'],
  currency: ['fact', 'currency'],
  voltage: ['fact', 'voltage'],
  'plug-type': ['fact', 'plug_type', 'plug_types'],
  'calling-code': ['fact', 'calling_code'],
  'time-zone': ['fact', 'time_zone', 'timezone'],
  'drive-side': ['fact', 'drive_side', 'driving_side'],
});

/** Contract section 2.4. */
export const INCIDENT = table({
  id: ['id', 'id'],
  title: ['text', 'title'],
  summary: ['text', 'summary'],
  url: ['url', 'url'],
  country: ['text', 'country_iso'],
  city: ['text', 'city'],
  lat: ['latitude', 'lat', 'latitude'],
  lng: ['longitude', 'lng', 'lon', 'longitude'],
  time: ['time', 'occurred_at', 'date'],
  source: ['text', 'source'],
  category: ['text', 'category'],
  severity: ['step', 'severity'],
});

/** What says whether an incident is over: if they disagree, none is believed. `resolved_at` says so once it is past, and is shown in any case. */
export const RESOLVED = table({ status: ['status', 'status'], state: ['status', 'state'], resolved: ['truth', 'resolved'], is: ['truth', 'is_resolved'] });
export const RESOLVED_AT = table({ at: ['time', 'resolved_at'] });

/** Contract section 2.3. */
export const METHODOLOGY = table({
  composite: ['object', 'composite'],
  components: ['object', 'components'],
  tiers: ['list', 'tiers'],
  sources: ['list', 'sources'],
  cadence: ['object', 'review_cadence'],
  licence: ['text', 'licence'],
  attribution: ['text', 'attribution'],
  docs: ['url', 'docs'],
});

export const COMPOSITE = table({ formula: ['text', 'formula'], isRenormalised: ['truth', 'renormalised_when_missing'], scale: ['text', 'scale'] });
export const COMPONENT = table({ weight: ['number', 'weight'], description: ['text', 'description'] });
export const TIER_BAND = table({ range: ['text', 'range'], label: ['text', 'label'], level: ['integer', 'level'] });
