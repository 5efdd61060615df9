import type { Answer, Credit, Extent } from '../model/answer.js';
import { Failure } from '../model/failure.js';
import { credit, keepSent, integer, record, rows, type WireRecord } from './decode.js';
import { pageState } from './page-state.js';
import { timeOf } from './rate-limit.js';
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
    .then((body) => store(url, { ...body, fetchedAt: request.sentAt }))
    .finally(() => pageState.pending.delete(url));
  return request.answer.catch((error: unknown) => staleOrThrow(url, error));
}

function store(url: string, entry: CacheEntry): CacheEntry {
  pageState.networkFailures.delete(new URL(url).origin);
  pageState.cache.set(url, entry);
  return entry;
}

/** Reads a response, with one deadline for headers and body. Rejects with whatever went wrong; `retryWithBackoff` works out what it means. */
async function read({ response, abort }: PendingRequest, url: string): Promise<Omit<CacheEntry, 'fetchedAt'>> {
  const deadline = setTimeout(() => abort.abort(), REQUEST_TIMEOUT);
  try {
    const answer = await response;
    if (!answer.ok || !isJson(answer)) throw new Failure('client');
    applyRateLimit(answer, url);
    return { json: JSON.parse(await textOf(answer)), asOf: timeOf(answer.headers) };
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
  { json, fetchedAt, asOf, stale, autoRetryAt }: CachedResponse,
  decode: (envelope: WireRecord) => T | undefined,
): Answer<T> {
  const envelope = envelopeOf(json);
  const data = decode(envelope);
  if (data === undefined) {
    // No failure is cached: the next time, the question is asked again.
    for (const [url, entry] of pageState.cache) if (entry.json === json) pageState.cache.delete(url);
    throw new Failure('bad-response');
  }
  return { data, credit: rememberCredit(base, envelope), fetchedAt, asOf, stale, autoRetryAt };
}

/** Some servers send the feed as a bare array. */
const envelopeOf = (json: unknown): WireRecord => record(json) ?? { incidents: json };

/**
 * A list of the contract, its readable rows decoded, then arranged. An answer without the list is a bad response, and so is one that
 * sends or counts rows of which none can be read: nothing may be called absent but what an empty list leaves out.
 */
export function decodeList<Row extends object>(
  base: string,
  response: CachedResponse,
  name: string,
  decode: (row: WireRecord) => Row | undefined,
  arrange: (all: readonly Row[]) => readonly Row[],
): Answer<readonly Row[]> {
  const { [name]: list, count } = envelopeOf(response.json);
  const sent = Array.isArray(list) ? list.length : -1;
  const all = rows(list)
    .map((row) => keepSent(decode(row), row))
    .filter((row) => row !== undefined);
  const read = all.length;
  const counted = [integer(count, 0, Number.MAX_SAFE_INTEGER), sent].find((each) => each !== undefined && each !== read);
  const extent: Extent = { sent, read, counted };
  return { ...decodeAnswer(base, response, () => (read || counted === undefined ? arrange(all) : undefined)), extent };
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
