import { CLOCK_SKEW, type Answer } from '../model/answer.js';
import { Failure, missingCode } from '../model/failure.js';
import { isPageHidden, now, wallTime } from '../model/page.js';
import { CREDIT, creditOf, decodeOnce, type Decoded, type Decoder } from './decode.js';
import { pageState } from './page-state.js';
import { MAX_REQUESTS_PER_MINUTE, methodologyUrl, timeOf, type CachedResponse, type CacheEntry, type PendingRequest } from './request.js';

const REQUEST_TIMEOUT = 10_000;
const MINUTE = 60_000;
const MAX_STALE_AGE = 24 * 60 * MINUTE;
const MAX_BYTES = 2_000_000;
const TEN_YEARS = 3652 * 24 * 60 * MINUTE;

/** The retry code, which successful requests do not need. Requested on startup, because the network may fail later. */
let retry: typeof import('./retry.js') | undefined;

const loadRetry = async () => (retry ??= await import('./retry.js'));
loadRetry().catch(() => {}); // Requested again when it is needed.

/** Waits for the retry code, at most `REQUEST_TIMEOUT`. */
async function neededRetry(): Promise<typeof import('./retry.js')> {
  const deadline = new Promise<undefined>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT));
  const code = await Promise.race([loadRetry().catch(() => {}), deadline]);
  if (!code) throw missingCode();
  return code;
}

/** True if a request can be sent at once, without the retry code, as on most pages. */
const isOpen = (): boolean => !isPageHidden() && !pageState.pauses.size && pageState.recentRequests.length < MAX_REQUESTS_PER_MINUTE;

/** An inline answer is cached under a key with this prefix instead of an address; no request is ever made for it. */
export const SNAPSHOT = 'snapshot:';

/** The age (ms) of an entry, the larger one by two clocks: `now()` may stop during sleep, and the device's clock can be set. */
const ageOf = ({ fetchedAt, sentAt = 0 }: CacheEntry): number => Math.max(Date.now() - fetchedAt, now() - sentAt);

/** True if a cached answer is younger than `maxAge` (ms). One dated in the future does not count. */
export function isFresh(url: string, maxAge: number): boolean {
  const entry = pageState.cache.get(url);
  return !!entry && !entry.isExpired && entry.fetchedAt <= Date.now() && ageOf(entry) < maxAge;
}

/** Expires answers requested at or before `then`, or more than a minute ago. They are still shown, as stale, if newer ones fail to load. */
export function invalidate(then = 0): void {
  for (const entry of pageState.cache.values()) entry.isExpired ||= entry.fetchedAt <= then || ageOf(entry) >= MINUTE;
}

/**
 * Returns a cached response if it is fresh, joins a pending request, or sends one. A response that `decoder` cannot read is a failure like any other. Falls
 * back to a stale response, or rejects with `Failure`.
 */
export async function fetchJson(url: string, maxAge: number, decoder: Decoder<unknown>): Promise<CachedResponse> {
  const { cache, pending } = pageState;
  if (url.startsWith(SNAPSHOT)) {
    const inline = cache.get(url) ?? cache.get(url.split('/')[0] ?? '');
    if (inline) return inline;
  }
  try {
    for (;;) {
      const entry = isFresh(url, maxAge) ? cache.get(url) : undefined;
      if (entry) return entry;
      const delay = pending.has(url) || isOpen() ? undefined : retry ? retry.delayBefore(url) : neededRetry();
      // Sent synchronously after the check, so that the next check counts it.
      if (!delay) return await request(url, decoder);
      await delay;
    }
  } catch (error) {
    return staleOrThrow(url, error);
  }
}

function request(url: string, decoder: Decoder<unknown>): Promise<CacheEntry> {
  const pending = pageState.request(url);
  const { sentAt } = pending;
  const readOne = (one: PendingRequest): Promise<Body> => read(one, url, decoder);
  pending.answer ??= readOne(pending)
    .catch(async () => (await neededRetry()).retryWithBackoff(url, pending, readOne))
    .then((body) => {
      const entry = { ...body, fetchedAt: wallTime(sentAt), sentAt };
      pageState.cache.set(url, entry);
      return entry;
    })
    .finally(() => pageState.pending.delete(url));
  return pending.answer;
}

/** Returns a cached response of the last day, marked as stale, if a retry may help later; else throws the failure. */
function staleOrThrow(url: string, error: unknown): CachedResponse {
  // The request may come from another copy of our scripts, with a `Failure` class of its own.
  const failure = error instanceof Failure ? error : new Failure((error as Failure).kind ?? 'fault', error as Failure);
  const entry = pageState.cache.get(url);
  if (!entry || !failure.autoRetryAt || ageOf(entry) > MAX_STALE_AGE) throw failure;
  return { ...entry, stale: true, autoRetryAt: failure.autoRetryAt };
}

type Body = Pick<CacheEntry, 'json' | 'asOf'>;

/** Reads a response, with one timeout for headers and body. Rejects with any error; `retryWithBackoff` classifies it. */
async function read({ response, abort }: PendingRequest, url: string, decoder: Decoder<unknown>): Promise<Body> {
  const deadline = setTimeout(() => abort.abort(), REQUEST_TIMEOUT);
  try {
    const answer = await response;
    if (!answer.ok) throw new Failure('client');
    // Whatever its `Content-Type`: a static host may not know it.
    const json: unknown = JSON.parse(await textOf(answer));
    if (decodeOnce(json, decoder) === undefined) throw new Failure('bad-response');
    loadRetry()
      .then(({ noteAnswer }) => noteAnswer(url, answer))
      .catch(() => {});
    // An implausible date means that a clock is wrong.
    const time = timeOf(answer.headers) ?? Number.NaN;
    return { json, asOf: time > Date.now() - TEN_YEARS && time <= Date.now() + CLOCK_SKEW ? time : undefined };
  } finally {
    clearTimeout(deadline);
  }
}

/** The body as text; cancelled once it is larger than any answer of the contract can be. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (let bytes = 0; bytes < MAX_BYTES;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    bytes += chunk.value.length;
    text += decoder.decode(chunk.value, { stream: true });
  }
  void reader?.cancel();
  throw new Failure('bad-response');
}

export const METHODOLOGY_MAX_AGE = 60 * 60_000;

/** Decodes a response and adds its credit. Throws `bad-response` if the requested data is missing. */
export function decodeAnswer<T>(base: string, response: CachedResponse, decoder: Decoder<Decoded<T>>): Answer<T> {
  const { json, fetchedAt, asOf, stale, autoRetryAt } = response;
  const decoded = decodeOnce(json, decoder);
  if (decoded === undefined) {
    // The response is inline, or from another copy of our scripts. It is removed from the cache, so that the next query sends a request.
    for (const [url, entry] of pageState.cache) if (entry.json === json) pageState.cache.delete(url);
    throw new Failure('bad-response');
  }
  return { ...decoded, credit: creditOf(base, json), fetchedAt, asOf, stale, autoRetryAt };
}

/** Asks the methodology endpoint for a publisher's name that no other answer gave. */
export async function fetchCredit(base: string): Promise<void> {
  const response = await fetchJson(methodologyUrl(base), METHODOLOGY_MAX_AGE, CREDIT).catch(() => undefined);
  if (response) creditOf(base, response.json);
}
