import type { Credit } from '../model/answer.js';
import { earlyPageState, type EarlyPageState, type CacheEntry, type Backoff } from './request.js';
import { apiBase } from '../model/url.js';
import type { InvalidAttribute } from '../model/failure.js';

/** The state that all copies of our scripts on a page share. */
export interface PageState extends EarlyPageState {
  readonly cache: Map<string, CacheEntry>;
  /** While a pause lasts, nothing is asked of its origin. */
  readonly backoffs: Map<string, Backoff>;
  /** How many requests in a row got no readable response, by origin. */
  readonly networkFailures: Map<string, number>;
  /** Whom to credit, by base. */
  readonly credits: Record<string, Credit>;
  /** The compact tags connected to the page and the countries they want. */
  readonly compactCountries: Map<object, string>;
  /** The list tags connected to the page and the region each wants, '' for all regions; created with the first such tag. */
  requestedRegions?: Map<object, string>;
  /** Called when the settings change. */
  readonly settingsListeners: Set<() => void>;
}

/** The fields that are already there, perhaps from another copy of our scripts, win over new empty ones. */
export const pageState: PageState = Object.assign(earlyPageState, {
  cache: new Map(),
  backoffs: new Map(),
  networkFailures: new Map(),
  credits: {},
  compactCountries: new Map(),
  settingsListeners: new Set<() => void>(),
  isAnswered: (url: string) => pageState.backoffs.size > 0 || pageState.cache.has(url),
  settingsChanged: () => pageState.settingsListeners.forEach((listener) => listener()),
  ...earlyPageState,
});

/** Where a tag asks: its own attribute comes first, if the page allows it. */
export function baseFor(written: string): string | InvalidAttribute {
  const { settings } = pageState;
  const value = written || settings.apiBase || import.meta.env.VITE_API_BASE || '';
  // Without a page, as in Node, the rules of a secure page hold.
  const base = apiBase(value.trim(), globalThis.location?.protocol ?? 'https:');
  if (!base) return { attribute: 'api-base', value };
  const isForbidden = written && settings.allowedApiOrigins !== undefined && !settings.allowedApiOrigins.split(/[\s,]+/).includes(new URL(base).origin);
  return isForbidden ? { attribute: 'allowed-api-origins', value } : base;
}
