import type { Credit } from '../model/answer.js';
import type { Settings } from '../model/settings.js';

/** A question on its way. */
export interface Sent {
  readonly response: Promise<Response>;
  readonly abort: AbortController;
  /** When the response came. */
  at?: number;
  /** The whole effort, retries included, once somebody waits for it. */
  answer?: Promise<Known>;
}

/** Parsed JSON as it came: every copy of our scripts decodes for itself. */
export interface Known {
  readonly json: unknown;
  readonly fetchedAt: number;
  /** True once a tag wants something newer. */
  isOld?: boolean;
}

/** Asking a base again before `until` is of no use. */
export interface Pause {
  readonly until: number;
  /** True when the server said so, false when it is our own guess. */
  readonly isStated: boolean;
}

/** What all copies of our scripts on a page share. */
export interface Page {
  readonly settings: Settings;
  readonly asking: Map<string, Sent>;
  readonly known: Map<string, Known>;
  /** By origin. */
  readonly pauses: Map<string, Pause>;
  /** Unreadable failures in a row, by origin. */
  readonly lost: Map<string, number>;
  /** When the requests of the last minute went out. */
  readonly sent: number[];
  /** Who is credited, by base. */
  readonly credits: Record<string, Credit>;
  /** The compact tags connected to the page and the countries they want. */
  readonly compact: Map<object, string>;
  /** The list tags connected to the page and the region each wants, '' for all; there once one is. */
  regions?: Map<object, string>;
  /** Told when the settings change. */
  readonly listeners: Set<() => void>;
  /** True once a loader looks after this page. */
  isLoading?: boolean;
  send(url: string): Sent;
  ask(url: string): Sent;
}

function newPage(): Page {
  // Taken once: what a host page later puts in its place is not ours to trust.
  const { fetch } = globalThis;
  const made: Page = {
    settings: {},
    asking: new Map(),
    known: new Map(),
    pauses: new Map(),
    lost: new Map(),
    sent: [],
    credits: {},
    compact: new Map(),
    listeners: new Set(),
    send(url) {
      const abort = new AbortController();
      // `same-origin` sends no cookie across origins and lets a preload hint be reused.
      const response = (async () => fetch(url, { credentials: 'same-origin', signal: abort.signal }))();
      const sent: Sent = { response, abort };
      response.then(
        () => (sent.at = Date.now()),
        () => {}, // A failure belongs to whoever waits for it, never to the host's error log.
      );
      made.sent.push(Date.now());
      return sent;
    },
    ask(url) {
      const sent = made.asking.get(url) || made.send(url);
      made.asking.set(url, sent);
      return sent;
    },
  };
  return made;
}

const table = globalThis as unknown as Record<symbol, Record<string, Page> | undefined>;
const versions = (table[Symbol.for('travel-safety-embeds')] ||= {});

/** The first script on the page makes the table. The chunks of the CDN build always find the loader's. */
export const page = (__HAS_LOADER__ ? versions['1'] : (versions['1'] ||= newPage())) as Page;

/** Sets page-wide defaults. Tags already on the page follow; attributes on a tag win. */
export function configure(settings: Settings): void {
  Object.assign(page.settings, settings);
  page.listeners.forEach((listener) => listener());
}

/** Leaves room for other readers behind the same address: the limit is 100 a minute for all of them (contract section 8). */
export const MOST_PER_MINUTE = 60;

/** A plain GET that needs no preflight. */
export const send = (url: string): Sent => page.send(url);

/** The question under way with this address, asked now if nobody has. */
export const ask = (url: string): Sent => page.ask(url);

export const countryUrl = (base: string, iso2: string): string => `${base}/countries/${iso2}`;

export const countriesUrl = (base: string, region?: string): string => `${base}/countries${region ? `?region=${encodeURIComponent(region)}` : ''}`;

export const methodologyUrl = (base: string): string => `${base}/methodology`;

/** The parameters of contract section 4.4, as far as a tag sets them. */
export interface FeedQuery {
  readonly country?: string | undefined;
  readonly hours?: string | number | undefined;
  readonly limit?: string | number | undefined;
  readonly includeResolved?: boolean | undefined;
}

/** Equal questions have equal addresses: one order, nothing that was not set. */
export function feedUrl(base: string, query: FeedQuery): string {
  const { country, hours, limit, includeResolved } = query;
  const search = Object.entries({ country, hours, limit, include_resolved: includeResolved }).filter(([, value]) => value);
  const text = search.map((pair) => pair.join('=')).join('&');
  return `${base}/incidents/recent${text && '?'}${text}`;
}

/** So many different countries in compact form are one question for the list. */
export const MANY = 3;

/** What a compact tag asks on a page that wants this many countries. */
export const compactUrl = (base: string, iso2: string, wanted: number): string => (wanted >= MANY ? `${base}/countries` : countryUrl(base, iso2));
