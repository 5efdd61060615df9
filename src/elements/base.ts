import { pageState } from '../api/page-state.js';
import type { InvalidAttribute } from '../model/failure.js';
import { apiBase } from '../model/url.js';

/** Without a page, as in Node, the rules of a secure page hold. */
const { protocol = 'https:', origin } = (globalThis.location ?? {}) as Partial<Location>;

const bases = new Map<string, string | undefined>();

/** All tags of a page ask at one or two addresses, again and again. */
function baseOf(value: string): string | undefined {
  if (!bases.has(value)) bases.set(value, apiBase(value, protocol, origin));
  return bases.get(value);
}

/** Where a tag asks: its own attribute comes first, if the page allows it. */
export function baseFor(written: string): string | InvalidAttribute {
  const { settings } = pageState;
  const value = written || settings.apiBase || import.meta.env.VITE_API_BASE || '';
  const base = baseOf(value.trim());
  if (!base) return { attribute: 'api-base', value };
  const isForbidden = written && settings.allowedApiOrigins !== undefined && !settings.allowedApiOrigins.split(/[\s,]+/).includes(new URL(base).origin);
  return isForbidden ? { attribute: 'allowed-api-origins', value } : base;
}
