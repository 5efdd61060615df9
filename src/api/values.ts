import type { Detail } from '../model/answer.js';
import { text, type WireRecord } from './fields.js';

const MOST_DETAILS = 20;

/** A finite number, even if sent as text. */
export function number(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
  return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;

/**
 * Epoch milliseconds of an RFC 3339 date or date-time that exists in the calendar. `Date.parse` alone accepts far more, and differs between engines.
 * A date alone means noon in UTC, so that it is the same date for nearly every reader.
 */
export function time(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? DATE.exec(value.trim()) : null;
  if (!parts) return undefined;
  const [, year, month, day] = parts.map(Number);
  const isInCalendar = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day;
  const at = isInCalendar ? Date.parse(parts[4] ? parts[0].toUpperCase() : `${parts[0]}T12:00Z`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** The value under the first of several aliases that is not empty. */
export const first = (from: WireRecord, names: readonly string[]): unknown =>
  names.map((name) => (Object.hasOwn(from, name) ? from[name] : undefined)).find((value) => value !== null && value !== undefined && value !== '');

/** A wire name as the model spells it: `natural_disasters` becomes `natural-disasters`. */
export const key = (name: string): string => text(name.toLowerCase().replaceAll('_', '-'), 60) ?? '';

/** The fields of an object that are not in `known`, one level deep. */
export function details(from: WireRecord, known: readonly string[]): readonly Detail[] {
  const rest = Object.entries(from).filter(([name]) => !known.includes(name));
  const found = rest.flatMap(([name, value]) => {
    const shown = text(typeof value === 'boolean' ? String(value) : value, 1000);
    return shown ? [{ key: key(name), value: shown }] : [];
  });
  return found.slice(0, MOST_DETAILS);
}
