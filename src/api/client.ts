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

/** When to ask again, which no good answer needs: asked for as soon as this runs, so that a network that fails later need not bring it. */
let retry: typeof import('./retry.js') | undefined;

const loadRetry = async () => (retry ??= await import('./retry.js'));
loadRetry().catch(() => {}); // Whoever needs it tries again.

/** The same for a question that waits for it, at most as long as for an answer. */
async function neededRetry(): Promise<typeof import('./retry.js')> {
  const deadline = new Promise<undefined>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT));
  const code = await Promise.race([loadRetry().catch(() => {}), deadline]);
  if (!code) throw missingCode();
  return code;
}

/** True if a question has nothing to wait for, as on most pages. */
const isOpen = (): boolean => !isPageHidden() && !pageState.pauses.size && pageState.recentRequests.length < MAX_REQUESTS_PER_MINUTE;

/** An inline answer is cached under a key with this prefix instead of an address; no request is ever made for it. */
export const SNAPSHOT = 'snapshot:';

/** The age (ms) of an answer, by whichever of two clocks says more: one stops while some devices sleep, the other can be changed. */
const ageOf = ({ fetchedAt, sentAt = 0 }: CacheEntry): number => Math.max(Date.now() - fetchedAt, now() - sentAt);

/** True if there is an answer recent enough to use without asking. One that claims to come from the future is not. */
export function isFresh(url: string, maxAge: number): boolean {
  const entry = pageState.cache.get(url);
  return !!entry && !entry.isExpired && entry.fetchedAt <= Date.now() && ageOf(entry) < maxAge;
}

/** Expires every answer received by `then` or more than a minute ago. They are still shown if no newer ones come. */
export function invalidate(then = 0): void {
  for (const entry of pageState.cache.values()) entry.isExpired ||= entry.fetchedAt <= then || ageOf(entry) >= MINUTE;
}

/** The answer at an address: from the cache if it is fresh, shared if it is under way, else requested. One that `decoder` cannot read counts as a failure, with the same pauses. Rejects with `Failure`. */
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
      // Asked in the same turn as it is allowed, so that it counts before the next request.
      if (!delay) return await request(url, decoder);
      await delay;
    }
  } catch (error) {
    return staleOrThrow(url, error);
  }
}

/** Shares the request under way, or sends one. */
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

/** An answer of the last day, marked as stale, if asking again later may help; else throws the failure. */
function staleOrThrow(url: string, error: unknown): CachedResponse {
  // The request may have been sent by another copy of our scripts, which has a `Failure` class of its own.
  const failure = error instanceof Failure ? error : new Failure((error as Failure).kind ?? 'fault', error as Failure);
  const entry = pageState.cache.get(url);
  if (!entry || !failure.autoRetryAt || ageOf(entry) > MAX_STALE_AGE) throw failure;
  return { ...entry, stale: true, autoRetryAt: failure.autoRetryAt };
}

type Body = Pick<CacheEntry, 'json' | 'asOf'>;

/** Reads a response, with one deadline for headers and body. Rejects with whatever went wrong; `retryWithBackoff` works out what it means. */
async function read({ response, abort }: PendingRequest, url: string, decoder: Decoder<unknown>): Promise<Body> {
  const deadline = setTimeout(() => abort.abort(), REQUEST_TIMEOUT);
  try {
    const answer = await response;
    if (!answer.ok) throw new Failure('client');
    // Whatever its type says: a host of files may not know what it serves.
    const json: unknown = JSON.parse(await textOf(answer));
    if (decodeOnce(json, decoder) === undefined) throw new Failure('bad-response');
    loadRetry()
      .then(({ noteAnswer }) => noteAnswer(url, answer))
      .catch(() => {});
    // A date that no answer can have tells of a wrong clock.
    const time = timeOf(answer.headers) ?? Number.NaN;
    return { json, asOf: time > Date.now() - TEN_YEARS && time <= Date.now() + CLOCK_SKEW ? time : undefined };
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

/** What an answer says, together with its credit. One that lacks what was asked for is a bad response. */
export function decodeAnswer<T>(base: string, response: CachedResponse, decoder: Decoder<Decoded<T>>): Answer<T> {
  const { json, fetchedAt, asOf, stale, autoRetryAt } = response;
  const decoded = decodeOnce(json, decoder);
  if (decoded === undefined) {
    // It came with the page, or was asked for by another copy of our scripts. No failure is cached: the next time, the question is asked again.
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
