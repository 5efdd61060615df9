import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, vi } from 'vitest';

const ORIGIN = 'https://api.example';
export const BASE = `${ORIGIN}/api/v1`;
export const COUNTRY = `${BASE}/countries/JP`;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** Freshness lifetime of a response. */
export const AGE = 15 * MINUTE;

type Reply = (url: string, init: RequestInit) => Response | Promise<Response>;

/** A fake network: returns the replies in turn, then repeats the last one. */
export interface Network {
  /** `at` is on the monotonic clock. */
  readonly requests: readonly { readonly url: string; readonly init: RequestInit; readonly at: number }[];
  /** Sets the replies from now on. */
  reply(...replies: Reply[]): void;
}

export const json =
  (body: unknown = { country: { iso2: 'JP', name: 'Japan' } }, headers: Record<string, string> = {}): Reply =>
  () =>
    new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } });

export const text =
  (body: BodyInit | null, type = 'application/json', status = 200): Reply =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });

export const status =
  (code: number, headers: Record<string, string> = {}, error = 'internal_error'): Reply =>
  () =>
    new Response(JSON.stringify({ error, message: 'A sentence.' }), { status: code, headers: { 'Content-Type': 'application/json', ...headers } });

/** Offline, a broken connection or missing CORS headers: browsers report all three this way. */
export const networkFailure = (): Reply => () => Promise.reject(new TypeError('Failed to fetch'));

const aborted = (): DOMException => new DOMException('The operation was aborted.', 'AbortError');

/** Sends no headers until the client aborts. */
export const hang = (): Reply => (_url, init) => new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(aborted())));

/** Sends headers and the start of a body, then nothing until the client aborts. */
export const hangBody =
  (code = 200): Reply =>
  (_url, init) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"country":'));
          init.signal?.addEventListener('abort', () => controller.error(aborted()));
        },
      }),
      { status: code, headers: { 'Content-Type': 'application/json' } },
    );

/** The connection ends in the middle of the body. */
export const breakOff = (): Reply => () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"country":')),
      pull: (controller) => controller.error(new TypeError('network error')),
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

/** A reply that waits for `release`. */
export function held(reply: Reply = json()): { readonly reply: Reply; readonly release: () => void } {
  let release = (): void => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: async (url, init) => opened.then(() => reply(url, init)), release };
}

function openNetwork(): Network {
  const requests: { url: string; init: RequestInit; at: number }[] = [];
  let replies: Reply[] = [json()];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    requests.push({ url, init, at: performance.now() });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    return reply?.(url, init);
  });
  return {
    requests,
    reply: (...next) => {
      replies = next;
    },
  };
}

/** Loads the modules again, like a second copy of our scripts on the page. */
async function copy() {
  vi.resetModules();
  const [client, countryCompact, incident, request, { pageState }] = await Promise.all([
    import('../../src/api/client.js'),
    import('../../src/api/country-compact.js'),
    import('../../src/api/incident.js'),
    import('../../src/api/request.js'),
    import('../../src/api/page-state.js'),
    import('../../src/api/retry.js'), // imported lazily by the client, so load it before fake timers advance
  ]);
  /** Sends a request; accepts any response. */
  const ask = (url = COUNTRY) => client.fetchJson(url, AGE, { name: 'anything', decode: () => true });
  return { ask, client, countryCompact, incident, request, pageState };
}

export type Page = Awaited<ReturnType<typeof openPage>>;

/** A new page with our script, on fake timers. */
export async function openPage() {
  vi.useFakeTimers({ now: Date.parse('2026-05-20T10:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  Reflect.deleteProperty(globalThis, Symbol.for('travel-safety-embeds'));
  const network = openNetwork();
  return { network, ...(await copy()), secondCopy: copy };
}

/** Seeds `Math.random`. */
function seedRandom(seed = 123_456_789): void {
  let state = seed;
  vi.spyOn(Math, 'random').mockImplementation(() => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  });
}

/** A fake window and document for scripts in Node: listeners and visibility. */
export function openWindow(): EventTarget & { visibilityState: string } {
  // One target for both, because events of the document bubble to the window.
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  setMaxListeners(0, document);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, document[name].bind(document));
  vi.stubGlobal('document', document);
  vi.stubGlobal('getComputedStyle', () => ({}));
  return document;
}

/** For `afterEach`. */
export function closePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Opens a page before each test, and closes it afterwards. */
export function openPageBeforeEach(give: (page: Page) => unknown): void {
  beforeEach(async () => {
    await give(await openPage());
  });
  afterEach(closePage);
}

/** The page opened before each test, for tests without further setup. */
export function pageBeforeEach(): Page {
  const page = {} as Page;
  openPageBeforeEach((opened) => Object.assign(page, opened));
  return page;
}

/** Like `openPageBeforeEach`, with a fake window and seeded random numbers. */
export function openWindowBeforeEach(give: (page: Page, window: ReturnType<typeof openWindow>) => unknown): void {
  let window: ReturnType<typeof openWindow>;
  beforeEach(() => {
    window = openWindow();
    seedRandom();
  });
  openPageBeforeEach((page) => give(page, window));
}

/** Sends a request as a tag does: retries when the failure says, until a response arrives. */
export async function retryUntilDone<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { autoRetryAt } = error as { readonly autoRetryAt?: number };
    if (autoRetryAt === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, autoRetryAt - performance.now()));
    return retryUntilDone(ask);
  }
}

/** Advances time until a request settles; returns its value or error. */
export async function outcome(question: Promise<unknown>, within = 15_000): Promise<unknown> {
  let isOver = false;
  const settled = question.then(
    (value) => value,
    (error: unknown) => error,
  );
  void settled.then(() => {
    isOver = true;
  });
  for (let passed = 0; !isOver && passed <= within; passed += 100) await vi.advanceTimersByTimeAsync(100);
  return isOver ? settled : 'still waiting';
}
