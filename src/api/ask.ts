import type { Settings } from '../model/settings.js';

/** A request under way. */
export interface Sent {
  readonly response: Promise<Response>;
  readonly abort: AbortController;
  /** When it was sent: its answer is at least this recent. */
  readonly at: number;
  /** The answer after all retries; set once somebody waits for it. */
  answer?: Promise<Known>;
}

/** Parsed JSON as received: every copy of our scripts does its own decoding. */
export interface Known {
  readonly json: unknown;
  readonly fetchedAt: number;
  /** True once a tag wants a newer answer. */
  isOld?: boolean;
}

/** Until when an origin is not to be asked. */
export interface Pause {
  readonly until: number;
  /** True if the server named the time, false if it is our own guess. */
  readonly isStated: boolean;
}

/** The state that the first script on a page creates for all copies of our scripts; page.ts adds what only tags need. */
export interface EarlyPage {
  readonly settings: Settings;
  readonly asking: Map<string, Sent>;
  /** When the requests of the last minute were sent. */
  readonly sent: number[];
  /** True once a loader looks after this page. */
  isLoading?: boolean;
  /** The request under way to this address; it is sent now if there is none. */
  ask(url: string): Sent;
  // Both are set once the code of the tags has arrived. `isMet`: there is an answer already, or the API is to be left alone for now.
  isMet?(url: string): boolean;
  changed?(): void;
}

// Taken once, before the host page can replace it.
const { fetch } = globalThis;

const newPage: EarlyPage = {
  settings: {},
  asking: new Map(),
  sent: [],
  ask(url) {
    let question = newPage.asking.get(url);
    if (!question) {
      const abort = new AbortController();
      const at = Date.now();
      // No options but the signal: by default, fetch sends no cookies across origins and can reuse a preloaded response.
      const response = (async () => fetch(url, { signal: abort.signal }))();
      response.catch(() => {}); // A failure belongs to whoever waits for it, never to the host's error log.
      newPage.sent.push(at);
      newPage.asking.set(url, (question = { response, abort, at }));
    }
    return question;
  },
};

if (import.meta.env.VITE_API_BASE) newPage.settings.apiBase = import.meta.env.VITE_API_BASE;

const versions = ((globalThis as unknown as Record<symbol, Record<string, EarlyPage> | undefined>)[Symbol.for('travel-safety-embeds')] ||= {});

/** Created by the first script on the page. The chunks of the CDN build always find the one the loader created. */
export const earlyPage = (__HAS_LOADER__ ? versions['1'] : (versions['1'] ||= newPage)) as EarlyPage;

/** Sets page-wide defaults. Tags already on the page follow; attributes on a tag win. */
export function configure(settings: Settings): void {
  Object.assign(earlyPage.settings, settings);
  earlyPage.changed?.();
}

/** Leaves room for other readers who share an IP address: the limit is 100 a minute for all of them (contract section 8). */
export const MOST_PER_MINUTE = 60;

/** The list of countries (contract section 4.1), and what a country's own address begins with (section 4.2). */
export const COUNTRIES = '/countries';

/** Contract section 4.3. */
export const METHODOLOGY = '/methodology';

/** The feed with the parameters of contract section 4.4, in a fixed order and without unset ones, so that equal questions have equal addresses. */
export const feedPath = (country?: string, hours?: string | number, limit?: string | number, isResolvedToo?: boolean): string =>
  '/incidents/recent' +
  Object.entries({ country, hours, limit, include_resolved: isResolvedToo })
    .map((pair) => (pair[1] ? `&${pair.join('=')}` : ''))
    .join('')
    .replace('&', '?');

/** From this many different compact countries on, a page asks for the list instead of for each country. */
export const MANY = 3;
