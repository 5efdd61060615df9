import type { Settings } from '../model/attributes.js';
import type { FeedQuery } from '../model/incident.js';
import { now } from '../model/page.js';

export interface PendingRequest {
  readonly response: Promise<Response>;
  readonly abort: AbortController;
  /** When it was sent, by `now()`: its answer is at least this recent. */
  readonly sentAt: number;
  /** The answer after all retries; set once it is awaited. */
  answer?: Promise<CacheEntry>;
}

/** Parsed JSON as received: every copy of our scripts does its own decoding. */
export interface CacheEntry {
  readonly json: unknown;
  /** When it was requested, in epoch milliseconds. */
  readonly fetchedAt: number;
  /** The same moment by `now()`; missing from an inline answer. */
  readonly sentAt?: number;
  /** When the data left the server, by its response headers, if the page may read them. */
  readonly asOf?: number | undefined;
  /** True once a tag has requested a newer answer. */
  isExpired?: boolean;
}

/** A response, and whether it is stale because the request for a newer one failed. */
export interface CachedResponse extends CacheEntry {
  readonly stale?: boolean;
  /** When to retry (by `now()`), for stale responses. */
  readonly autoRetryAt?: number | undefined;
}

/** The state that the first script on a page creates for all copies of our scripts; page-state.ts adds what only tags need. */
export interface EarlyPageState {
  readonly settings: Settings;
  readonly pending: Map<string, PendingRequest>;
  /** When the requests of the last minute were sent, by `now()`. */
  readonly recentRequests: number[];
  /** The tags that the loader found near the viewport; set once a loader runs on this page. */
  near?: WeakSet<Element>;
  /** Receives the placeholders that the loader finds: an array, until the code that fills them has loaded. */
  placeholders?: { push(...placeholders: readonly Element[]): unknown };
  /** The pending request to this URL; sends one if there is none. */
  request(url: string): PendingRequest;
  // Both are set once the code of the tags has loaded. `isAnswered`: a response is cached, or requests are paused.
  isAnswered?(url: string): boolean;
  settingsChanged?(): void;
}

// Captured before the host page can replace it.
const { fetch } = globalThis;

/** The URLs requested so far. Only the first request may be answered from the browser's HTTP cache, unnoticed; later ones revalidate. */
const asked = new Set<string>();

const newState: EarlyPageState = {
  settings: {},
  pending: new Map(),
  recentRequests: [],
  request(url) {
    let pending = newState.pending.get(url);
    if (!pending) {
      const abort = new AbortController();
      const sentAt = now();
      // No other options: by default, fetch sends no cookies across origins and can reuse a preloaded response.
      const options: RequestInit = { signal: abort.signal, ...(asked.has(url) && { cache: 'no-cache' }) };
      asked.add(url);
      const response = (async () => fetch(url, options))();
      response.catch(() => {}); // Handled where it is awaited; the host page's error log gets nothing.
      newState.recentRequests.push(sentAt);
      newState.pending.set(url, (pending = { response, abort, sentAt }));
    }
    return pending;
  },
};

/** The version of this state's shape: copies of our scripts share it only if they agree on the shape. */
const VERSION = '4';

const versions = ((globalThis as unknown as Record<symbol, Record<string, EarlyPageState> | undefined>)[Symbol.for('travel-safety-embeds')] ||= {});

/** Created by the first script on the page. The chunks of the CDN build always find the one the loader created. */
export const earlyPageState = (__HAS_LOADER__ ? versions[VERSION] : (versions[VERSION] ||= newState)) as EarlyPageState;

/** True for objects with settings, false for what can be converted to text: a number, a URL, an array. */
const hasSettings = (value: unknown): boolean => /Object|DOMStringMap/.test({}.toString.call(value));

/**
 * Sets page-wide defaults, also for tags already on the page; attributes on a tag win. `null` and `undefined` remove a default.
 * Unusable values are ignored, with a warning in the console.
 */
export function configure(settings: Settings): void {
  const given = hasSettings(settings) ? Object.entries<unknown>({ ...settings }) : [['argument', {}] as const];
  given.forEach(([name, value]) => {
    if (hasSettings(value)) console.warn(`travel-safety-embeds: configure() cannot use this ${name}.`);
    // oxlint-disable-next-line typescript/no-base-to-string -- a list of texts, an address, a number
    else Object.assign(earlyPageState.settings, { [name]: value?.toString() });
  });
  earlyPageState.settingsChanged?.();
}

/** Leaves room for other readers who share an IP address: the limit is 100 a minute for all of them (contract section 8). */
export const MAX_REQUESTS_PER_MINUTE = 60;

/** The path of the list of countries (contract section 4.1), with which a country's own path begins (section 4.2). */
export const COUNTRIES_PATH = '/countries';

/** With this many distinct compact countries, a page requests the list instead of each country. */
export const MIN_COUNTRIES_FOR_LIST = 3;

/** The URLs of the four endpoints of contract section 4, below a base. */
export const countryUrl = (base: string, iso2: string): string => `${base}${COUNTRIES_PATH}/${iso2}`;

export const countriesUrl = (base: string, region?: string): string => `${base}${COUNTRIES_PATH}${region ? `?region=${encodeURIComponent(region)}` : ''}`;

export const methodologyUrl = (base: string): string => `${base}/methodology`;

/** The URL of the feed (contract section 4.4): parameters in a fixed order and without unset ones, so that equal queries have equal URLs. */
export function feedUrl(base: string, { country, hours, limit, includeResolved }: FeedQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ country, hours, limit, include_resolved: includeResolved })) {
    if (value) parameters.set(name, String(value));
  }
  return `${base}/incidents/recent${parameters.size ? `?${parameters.toString()}` : ''}`;
}

/**
 * When a response left its origin at the earliest: `Date` minus `Age`. A cache sends its own `Date` or the origin's (RFC 9111 section 4.2.3); in either case,
 * the result is never too new. `undefined` if the page cannot read `Date`.
 */
export function timeOf(headers: Headers): number | undefined {
  const date = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : date - (Number(headers.get('Age')) * 1000 || 0);
}
