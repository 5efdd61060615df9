import type { Place } from './incident.js';

const WRITTEN = /^\s*(-?\d+(?:\.\d+)?)(?:\s*,\s*|\s+)(-?\d+(?:\.\d+)?)\s*$/;

/** Parses a note's position, written as latitude and longitude in degrees; `undefined` for any other text. */
export function writtenPlace(written: string): Place | undefined {
  const [lat = NaN, lng = NaN] = WRITTEN.exec(written)?.slice(1).map(Number) ?? [];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
