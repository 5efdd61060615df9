import { Failure, type FailureKind } from '../model/failure.js';
import { pageState } from './page-state.js';
import { statedWait, usedUpWait } from './rate-limit.js';
import { COUNTRIES_PATH, isJson, MAX_REQUESTS_PER_MINUTE, type Backoff, type CachedResponse, type PendingRequest } from './request.js';

const RETRY_TIMEOUT = 10_000;
const MINUTE = 60_000;
const MAX_STALE_AGE = 24 * 60 * MINUTE;
/** The only address at which a 404 can mean that the dataset has no such country (contract section 7). */
const COUNTRY_URL = new RegExp(`${COUNTRIES_PATH}/[A-Z]{2}$`);
/** How often a request is tried before the reader is told; failures of any other kind are final at once. */
const MAX_ATTEMPTS: Partial<Record<FailureKind, number>> = { network: 3, server: 3, 'bad-response': 2 };

const jitter = (most: number): number => Math.random() * most;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const backoffOf = (origin: string): Backoff | undefined => {
  const backoff = pageState.backoffs.get(origin);
  return backoff && backoff.until > Date.now() ? backoff : undefined;
};

/** Ends the backoffs that we only guessed; those a server asked for still hold. */
function endGuesses(): void {
  for (const [origin, { isStated }] of pageState.backoffs) if (!isStated) pageState.backoffs.delete(origin);
}

globalThis.addEventListener?.('online', endGuesses);

/** A reader who scrolls up and down comes back only once in this time (ms). */
const BETWEEN_RETURNS = 5_000;
let returnedAt = Number.NEGATIVE_INFINITY;

/** Somebody has come back to the page or to a tag, and may be online again: the backoffs that we only guessed are over. */
export function welcomeBack(): void {
  if (performance.now() - returnedAt < BETWEEN_RETURNS) return;
  returnedAt = performance.now();
  endGuesses();
}

/** True if a request might have to wait. */
export const isRestrained = (): boolean => pageState.backoffs.size > 0 || pageState.recentRequests.length >= MAX_REQUESTS_PER_MINUTE;

/** Waits until the page's request budget has room. During a backoff it resolves with an old answer, or rejects if there is none. */
export async function waitForBudget(url: string): Promise<CachedResponse | undefined> {
  const { origin } = new URL(url);
  const backoff = backoffOf(origin);
  if (backoff) {
    const retryAt = backoff.isStated ? backoff.until : undefined;
    return staleOrThrow(url, new Failure(retryAt ? 'rate-limited' : 'network', { retryAt, autoRetryAt: backoff.until }));
  }
  pageState.backoffs.delete(origin);
  const now = Date.now();
  while (pageState.recentRequests.length && (pageState.recentRequests[0] ?? now) <= now - MINUTE) pageState.recentRequests.shift();
  const oldest = pageState.recentRequests[pageState.recentRequests.length - MAX_REQUESTS_PER_MINUTE];
  if (oldest === undefined) return undefined;
  await wait(oldest + MINUTE - now);
  return waitForBudget(url);
}

/** An answer of the last day, marked as stale, if asking again later may help; else throws the failure. */
export function staleOrThrow(url: string, error: unknown): CachedResponse {
  // The request may have been sent by another copy of our scripts, which has a `Failure` class of its own.
  const failure = error instanceof Failure ? error : new Failure((error as Failure).kind ?? 'fault', error as Failure);
  const entry = pageState.cache.get(url);
  if (!entry || !failure.autoRetryAt || Date.now() - entry.fetchedAt > MAX_STALE_AGE) throw failure;
  return { ...entry, stale: true, autoRetryAt: failure.autoRetryAt };
}

/** Tries again with full jitter. No further attempt begins once ten seconds have passed. */
export async function retryWithBackoff<T>(url: string, first: PendingRequest, read: (request: PendingRequest, url: string) => Promise<T>): Promise<T> {
  const { origin } = new URL(url);
  const began = Date.now();
  let request = first;
  for (let attempt = 1; ; attempt++) {
    const failure = noteFailure(await failureOf(request, url), origin);
    const isSpent = attempt >= (MAX_ATTEMPTS[failure.kind] ?? 0) || Date.now() - began > RETRY_TIMEOUT;
    if (isSpent || backoffOf(origin)) throw failure;
    await wait(jitter(1000 * 2 ** (attempt - 1)));
    // Whoever asks in the meantime shares this attempt.
    pageState.pending.delete(url);
    request = Object.assign(pageState.request(url), { answer: first.answer });
    try {
      return await read(request, url);
    } catch {
      // The next round of the loop works out what this failure was.
    }
  }
}

const temporary = (kind: FailureKind): Failure => new Failure(kind, { autoRetryAt: Date.now() + MINUTE + jitter(MINUTE / 2) });

/** Why a request failed, judging by its response or the lack of one. */
async function failureOf({ response, abort }: PendingRequest, url: string): Promise<Failure> {
  if (abort.signal.aborted) return temporary('timeout');
  const answer = await response.catch(() => undefined);
  if (!answer) return temporary('network');
  const { status } = answer;
  if (status === 429) {
    const stated = statedWait(answer.headers, Date.now());
    return new Failure('rate-limited', { retryAt: stated && Date.now() + stated, autoRetryAt: Date.now() + MINUTE });
  }
  if (status >= 500 || status === 408 || status === 425) return temporary('server');
  if (answer.ok) return temporary('bad-response');
  if (status !== 404) return new Failure('client');
  const nothingThere = new Failure('client', { invalid: { attribute: 'api-base', value: url } });
  if (!isJson(answer) || !COUNTRY_URL.test(url)) return nothingThere;
  const deadline = setTimeout(() => abort.abort(), RETRY_TIMEOUT);
  const body = (await answer.json().catch(() => undefined)) as { readonly error?: unknown } | null | undefined;
  clearTimeout(deadline);
  if (abort.signal.aborted) return temporary('timeout');
  // Any server answers 404 to a wrong address; only the contract's own error code means that the country does not exist.
  return body?.error === 'not_found' ? new Failure('not-found') : nothingThere;
}

/** Records what a failure means for all requests to this origin, and returns it with the time to ask again. */
function noteFailure(failure: Failure, origin: string): Failure {
  const failures = failure.kind === 'network' ? (pageState.networkFailures.get(origin) ?? 0) + 1 : 0;
  pageState.networkFailures.set(origin, failures);
  if (failure.kind !== 'rate-limited' && failures < 2) return failure;
  // Two unreadable failures in a row may be a refusal whose headers we cannot see: wait as after a refusal.
  const { retryAt } = failure;
  const autoRetryAt = backOffUntil((retryAt ?? Date.now() + MINUTE) + jitter(MINUTE / 2), retryAt !== undefined, origin);
  return new Failure(failure.kind, { retryAt, autoRetryAt });
}

/** Backs off from an origin, and returns until when: the later end wins. */
function backOffUntil(until: number, isStated: boolean, origin: string): number {
  const former = pageState.backoffs.get(origin);
  if (former && former.until > until) return former.until;
  pageState.backoffs.set(origin, { until, isStated });
  return until;
}

/** Backs off from the origin of a good answer that used up the rate limit: until it is reset, every request would be refused. */
export function applyRateLimit({ headers }: Response, url: string): void {
  const rest = usedUpWait(headers, Date.now());
  if (rest) backOffUntil(Date.now() + rest + jitter(rest / 2), true, new URL(url).origin);
}
