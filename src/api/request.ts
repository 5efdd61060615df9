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
  /** When it was asked for, in epoch milliseconds. */
  readonly fetchedAt: number;
  /** The same moment by `now()`; unknown of an inline answer. */
  readonly sentAt?: number;
  /** The time of the data by the server's own headers, where a page can read them. */
  readonly asOf?: number | undefined;
  /** True once a tag has requested a newer answer. */
  isExpired?: boolean;
}

/** A response from the cache, and whether it is out of date because a newer one did not come. */
export interface CachedResponse extends CacheEntry {
  readonly stale?: boolean;
  /** When asking again makes sense (by `now()`), for stale responses. */
  readonly autoRetryAt?: number | undefined;
}

/** The state that the first script on a page creates for all copies of our scripts; page-state.ts adds what only tags need. */
export interface EarlyPageState {
  readonly settings: Settings;
  readonly pending: Map<string, PendingRequest>;
  /** When the requests of the last minute were sent, by `now()`. */
  readonly recentRequests: number[];
  /** The tags that a loader has found near the view; set once one looks after this page. */
  near?: WeakSet<Element>;
  /** Takes the placeholders that the loader finds: a list, until the code that fills them is here. */
  placeholders?: { push(...placeholders: readonly Element[]): unknown };
  /** The request under way to this address; it is sent now if there is none. */
  request(url: string): PendingRequest;
  // Both are set once the code of the tags has arrived. `isAnswered`: there is an answer already, or the API is to be left alone for now.
  isAnswered?(url: string): boolean;
  settingsChanged?(): void;
}

// Taken once, before the host page can replace it.
const { fetch } = globalThis;

/** The addresses that were asked for. Only the first question may be answered by the browser's cache, which cannot be told from the network: a second request needs a fresh answer. */
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
      response.catch(() => {}); // A failure is for the code that awaits it, never for the host's error log.
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

/** True for objects with settings, as opposed to what can stand for a text: a number, an address, a list. */
const hasSettings = (value: unknown): boolean => /Object|DOMStringMap/.test({}.toString.call(value));

/**
 * Sets page-wide defaults. Tags already on the page follow; attributes on a tag win. `null` and `undefined` take a default back.
 * What cannot be understood changes nothing, and the console says so.
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

/** The list of countries (contract section 4.1), and what a country's own address begins with (section 4.2). */
export const COUNTRIES_PATH = '/countries';

/** From this many different compact countries on, a page asks for the list instead of for each country. */
export const MIN_COUNTRIES_FOR_LIST = 3;

/** The addresses of the four endpoints of contract section 4, below a base. */
export const countryUrl = (base: string, iso2: string): string => `${base}${COUNTRIES_PATH}/${iso2}`;

export const countriesUrl = (base: string, region?: string): string => `${base}${COUNTRIES_PATH}${region ? `?region=${encodeURIComponent(region)}` : ''}`;

export const methodologyUrl = (base: string): string => `${base}/methodology`;

/** The feed of contract section 4.4; its parameters in a fixed order and without unset ones, so that equal questions have equal addresses. */
export function feedUrl(base: string, { country, hours, limit, includeResolved }: FeedQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ country, hours, limit, include_resolved: includeResolved })) {
    if (value) parameters.set(name, String(value));
  }
  return `${base}/incidents/recent${parameters.size ? `?${parameters.toString()}` : ''}`;
}

/** When an answer left its origin at the latest: a cache writes its own `Date` or keeps the one of the origin (RFC 9111 section 4.2.3), so `Age` is taken off, which never makes it newer than it is. `undefined` if a page cannot read `Date`. */
export function timeOf(headers: Headers): number | undefined {
  const date = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : date - (Number(headers.get('Age')) * 1000 || 0);
}
