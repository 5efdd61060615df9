import type { Names } from '../decode.js';

// Sections of a country, contract section 2.2.

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
