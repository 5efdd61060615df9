import type { Names } from '../decode.js';

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
