import { apiBase } from '../model/api-base.js';
import type { Problem } from '../model/failure.js';
import { page } from './page.js';

/** Where a tag asks: its own attribute comes first, if the page allows it. */
export function baseFor(written: string): string | Problem {
  const { settings } = page;
  const value = written || settings.apiBase || import.meta.env.VITE_API_BASE || '';
  const base = apiBase(value.trim(), location.protocol);
  if (!base) return { problem: 'api-base', value };
  const isForbidden = written && settings.allowedApiOrigins && !settings.allowedApiOrigins.split(/[\s,]+/).includes(new URL(base).origin);
  return isForbidden ? { problem: 'allowed-api-origins', value } : base;
}
