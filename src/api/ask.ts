import type { Settings } from '../model/settings.js';

/** A question on its way. */
export interface Sent {
  readonly response: Promise<Response>;
  readonly abort: AbortController;
  /** When it went out: no answer is older than that. */
  readonly at: number;
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

/** What the first script on a page makes for all copies of our scripts; page.ts adds what only tags need. */
export interface EarlyPage {
  readonly settings: Settings;
  readonly asking: Map<string, Sent>;
  /** When the requests of the last minute went out. */
  readonly sent: number[];
  /** True once a loader looks after this page. */
  isLoading?: boolean;
  /** The question under way with this address, asked now if nobody has. */
  ask(url: string): Sent;
  /** Once the code of tags is there: true where a question has its answer or had better wait, and what tags do when the settings change. */
  isMet?(url: string): boolean;
  changed?(): void;
}

// Taken once: what a host page later puts in its place is not ours to trust.
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
      // No more than a signal: by nature fetch sends no cookie across origins, and lets a preload hint be reused.
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

/** The first script on the page makes it. The chunks of the CDN build always find the loader's. */
export const earlyPage = (__HAS_LOADER__ ? versions['1'] : (versions['1'] ||= newPage)) as EarlyPage;

/** Sets page-wide defaults. Tags already on the page follow; attributes on a tag win. */
export function configure(settings: Settings): void {
  Object.assign(earlyPage.settings, settings);
  earlyPage.changed?.();
}

/** Leaves room for other readers behind the same address: the limit is 100 a minute for all of them (contract section 8). */
export const MOST_PER_MINUTE = 60;

/** The list of countries (contract section 4.1), and what a country's own address begins with (section 4.2). */
export const COUNTRIES = '/countries';

/** Contract section 4.3. */
export const METHODOLOGY = '/methodology';

/** The feed with the parameters of contract section 4.4. Equal questions have equal addresses: one order, nothing that was not set. */
export const feedPath = (country?: string, hours?: string | number, limit?: string | number, isResolvedToo?: boolean): string =>
  '/incidents/recent' +
  Object.entries({ country, hours, limit, include_resolved: isResolvedToo })
    .map((pair) => (pair[1] ? `&${pair.join('=')}` : ''))
    .join('')
    .replace('&', '?');

/** So many different countries in compact form are one question for the list. */
export const MANY = 3;
