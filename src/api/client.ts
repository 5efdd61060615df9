import type { Answer, Credit } from '../model/answer.js';
import { Failure } from '../model/failure.js';
import { credit, record, type WireRecord } from './decode.js';
import { pageState } from './page-state.js';
import { isJson, methodologyUrl, type CachedResponse, type CacheEntry, type PendingRequest } from './request.js';
import { applyRateLimit, isRestrained, retryWithBackoff, staleOrThrow, waitForBudget } from './retry.js';

const REQUEST_TIMEOUT = 10_000;
const MAX_BYTES = 2_000_000;

/** An answer kept inside a tag is stored under a key with this prefix instead of an address; no request is ever made for it. */
export const SNAPSHOT = 'snapshot:';

/** True if there is an answer recent enough to use without asking. */
export function isFresh(url: string, maxAge: number): boolean {
  const entry = pageState.cache.get(url);
  return !!entry && !entry.isExpired && Date.now() - entry.fetchedAt < maxAge;
}

/** Makes tags ask again for every answer received by `then` or more than a minute ago. Those answers still serve if no newer ones come. */
export function invalidate(then = 0): void {
  const time = Math.max(then, Date.now() - 60_000);
  for (const entry of pageState.cache.values()) entry.isExpired ||= entry.fetchedAt <= time;
}

/** The answer at an address: from the cache if it is fresh, shared if it is under way, else requested. Rejects with `Failure`. */
export async function fetchJson(url: string, maxAge: number): Promise<CachedResponse> {
  const isSnapshot = url.startsWith(SNAPSHOT);
  const entry = pageState.cache.get(url) ?? (isSnapshot ? pageState.cache.get(url.split('/')[0] ?? '') : undefined);
  return entry && (isSnapshot || isFresh(url, maxAge)) ? entry : fetchShared(url);
}

async function fetchShared(url: string): Promise<CachedResponse> {
  // Checked at once: whoever waits for a promise here would not yet count against the budget.
  if (isRestrained() && !pageState.pending.has(url)) {
    const stale = await waitForBudget(url);
    if (stale) return stale;
  }
  const request = pageState.request(url);
  request.answer ??= read(request, url)
    .catch(() => retryWithBackoff(url, request, read))
    .then((json) => store(url, json, request.sentAt))
    .finally(() => pageState.pending.delete(url));
  return request.answer.catch((error: unknown) => staleOrThrow(url, error));
}

function store(url: string, json: unknown, fetchedAt: number): CacheEntry {
  const entry = { json, fetchedAt };
  pageState.networkFailures.delete(new URL(url).origin);
  pageState.cache.set(url, entry);
  return entry;
}

/** Reads a response, with one deadline for headers and body. Rejects with whatever went wrong; `retryWithBackoff` works out what it means. */
async function read({ response, abort }: PendingRequest, url: string): Promise<unknown> {
  const deadline = setTimeout(() => abort.abort(), REQUEST_TIMEOUT);
  try {
    const answer = await response;
    if (!answer.ok || !isJson(answer)) throw new Failure('client');
    applyRateLimit(answer, url);
    return JSON.parse(await textOf(answer));
  } finally {
    clearTimeout(deadline);
  }
}

/** The body as text; abandoned once it is larger than any answer of the contract can be. */
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

/** Decoded data together with its credit. An answer that lacks what was asked for is a bad response. */
export function decodeAnswer<T>(
  base: string,
  { json, fetchedAt, stale, autoRetryAt }: CachedResponse,
  decode: (envelope: WireRecord) => T | undefined,
): Answer<T> {
  // Some servers send the feed as a bare array.
  const envelope = record(json) ?? { incidents: json };
  const data = decode(envelope);
  if (data === undefined) {
    // No failure is cached: the next time, the question is asked again.
    for (const [url, entry] of pageState.cache) if (entry.json === json) pageState.cache.delete(url);
    throw new Failure('bad-response');
  }
  return { data, credit: rememberCredit(base, envelope), fetchedAt, stale, autoRetryAt };
}

/** Adds what an answer says to the one credit that all answers of a base share. */
function rememberCredit(base: string, envelope: WireRecord): Credit {
  const all = (pageState.credits[base] ??= {});
  return Object.assign(all, credit(envelope));
}

/** Asks the methodology endpoint for a publisher's name that no other answer gave. */
export async function fetchCredit(base: string): Promise<void> {
  const response = await fetchJson(methodologyUrl(base), METHODOLOGY_MAX_AGE).catch(() => undefined);
  rememberCredit(base, record(response?.json) ?? {});
}
