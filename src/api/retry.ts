import { Failure, type FailureKind } from '../model/failure.js';
import { backoff, isPageHidden, now, onReturn, SPREAD, wallTime } from '../model/page.js';
import { pageState, type Pause } from './page-state.js';
import { COUNTRIES_PATH, MAX_REQUESTS_PER_MINUTE, type PendingRequest, timeOf } from './request.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MAX_WAIT = 24 * 60 * MINUTE;

function retryAfter(text: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(text)) return Number(text) * SECOND;
  const date = /\d{4}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : date - now;
}

/**
 * Milliseconds until an exhausted rate limit resets. The contract's `RateLimit-` headers (section 8) follow the drafts up to 06, with seconds from now;
 * much larger numbers are epoch times, in seconds or milliseconds.
 */
function resetMs(headers: Headers, isRefused: boolean, now: number): number | undefined {
  const reset = /^\s*\d+/.exec(headers.get('RateLimit-Reset') ?? '')?.[0];
  if (reset === undefined || !(isRefused || headers.get('RateLimit-Remaining')?.trim() === '0')) return undefined;
  const wait = Number(reset) * (Number(reset) > 1e12 ? 1 : SECOND);
  return wait > 1e12 ? wait - now : wait;
}

/**
 * The wait (ms) that a response asks for; `undefined` if there is none or it makes no sense. `Retry-After` counts on every status, from a minute to
 * a day. Without it, a 429 waits until the limit resets, and any other response that exhausted the limit for a minute at most.
 * Sources: RFC 9110 section 10.2.3; drafts 01 to 06 of RateLimit header fields for HTTP.
 */
export function statedWait({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): number | undefined {
  // Dates are compared with the server's own clock, if `Date` is readable: the device's may be wrong.
  const then = timeOf(headers) ?? now;
  const requested = retryAfter(headers.get('Retry-After') ?? '', then);
  if (requested === undefined && status !== 429) return usedUpWait(headers, now);
  const wait = requested ?? resetMs(headers, true, then);
  return wait === undefined ? undefined : Math.min(MAX_WAIT, Math.max(requested === undefined ? SECOND : MINUTE, wait));
}

/**
 * The wait (ms) after a response that exhausted the rate limit. The header is only a hint and may come from a cache, so it counts only if the response's
 * age is known, and for a minute at most.
 */
function usedUpWait(headers: Headers, now: number): number | undefined {
  const sentAt = /\bno-store\b/i.test(headers.get('Cache-Control') ?? '') ? now : (timeOf(headers) ?? Number.NaN);
  const age = Math.max(0, now - sentAt);
  const wait = (resetMs(headers, false, now - age) ?? Number.NaN) - age;
  return wait > 0 ? Math.min(MINUTE, wait) : undefined;
}

/*
 * The states of retrying, shared by all tags of a page: one for each origin, and one for each URL that fails alone. A pause lasts as long as the server
 * asked for, else a minute after a 429 or lost requests, which may be 429s; plus a random time of up to 2, 4, ... 30 minutes (backoff with jitter).
 *
 * | state  | a new request                     | success                          | temporary failure                       | 429, second lost request, stated wait | time, reader                               |
 * | ------ | --------------------------------- | -------------------------------- | --------------------------------------- | ------------------------------------- | ------------------------------------------ |
 * | open   | is sent                           | open                             | retried within 1 s, then 2 s; after the | origin: paused                        |                                            |
 * |        |                                   |                                  | last attempt, URL: paused; at the third |                                       |                                            |
 * |        |                                   |                                  | failing URL, origin: trial              |                                       |                                            |
 * | trial  | waits                             | open                             | retried when due                        | origin: paused                        | 1 s: due                                   |
 * | paused | fails, with the time of its retry | open, unless the wait was stated | paused                                  | paused until the later of the two     | its time: due; unless stated, “Try again”: |
 * |        |                                   |                                  |                                         |                                       | due once; a return after a loss: due       |
 * | due    | the first is sent as the probe;   | open: the others follow          | paused, twice as long                   | paused, twice as long                 |                                            |
 * |        | the others wait for it for 3 s    | within 10 s                      |                                         |                                       |                                            |
 *
 * In any state, nothing is sent while the page is hidden, or above the budget of a minute. A failed tag retries at the time that its failure names,
 * when the reader returns, or soon after its origin is open again (`data/resource.ts`).
 */

const RETRY_TIMEOUT = 10 * SECOND;
/** The longest (ms) that a request is held back for its turn; beyond, it fails and the tag shows why. */
const MAX_DELAY = 3 * SECOND;
/** Returns to a tag within this time (ms) count once: a reader may scroll up and down. */
const BETWEEN_RETURNS = 5 * SECOND;
/** After this many distinct URLs have failed since the last success, the whole origin counts as failing. */
const MAX_FAILING_URLS = 3;
/** The most failures kept for an origin. */
const MAX_FAILURES = 20;
/** The only URLs where a 404 can mean that the dataset has no such country (contract section 7). */
const COUNTRY_URL = new RegExp(`${COUNTRIES_PATH}/[A-Z]{2}$`);
/** Attempts before a failure is shown, by kind; other kinds are not retried. */
const MAX_ATTEMPTS: Partial<Record<FailureKind, number>> = { network: 3, server: 3, 'bad-response': 2, timeout: 1, 'rate-limited': 1 };

/** Retries with exponential backoff and full jitter, unless a pause begins. No attempt starts after `RETRY_TIMEOUT`. */
export async function retryWithBackoff<T>(url: string, first: PendingRequest, read: (request: PendingRequest) => Promise<T>): Promise<T> {
  const startedAt = now();
  let request = first;
  for (let attempt = 1; ; attempt++) {
    const answer = await request.response.catch(() => undefined);
    const failure = await failureOf(answer, request, url);
    const stated = answer && statedWait(answer, Date.now());
    const maxAttempts = MAX_ATTEMPTS[failure.kind];
    if (maxAttempts === undefined) {
      noteAnswer(url, answer);
      throw failure;
    }
    const isExhausted = attempt >= maxAttempts || now() - startedAt > RETRY_TIMEOUT;
    const outcome = noteFailure(url, failure.kind, stated, isExhausted);
    if (outcome) throw outcome;
    await wait(jitter(1000 * 2 ** (attempt - 1)));
    for (let delay; (delay = delayBefore(url, failure.kind));) await delay;
    // Requests made in the meantime join this attempt.
    pageState.pending.delete(url);
    request = Object.assign(pageState.request(url), { answer: first.answer });
    try {
      return await read(request);
    } catch {
      // The next iteration classifies this failure.
    }
  }
}

/** Classifies a failure by its response, or the lack of one. */
async function failureOf(answer: Response | undefined, { abort }: PendingRequest, url: string): Promise<Failure> {
  if (abort.signal.aborted) return new Failure('timeout');
  if (!answer) return new Failure('network');
  const { status } = answer;
  if (status === 429) return new Failure('rate-limited');
  if (status >= 500 || status === 408 || status === 425) return new Failure('server');
  if (answer.ok) return new Failure('bad-response');
  if (status !== 404) return new Failure('client');
  const wrongUrl = new Failure('client', { invalid: { attribute: 'api-base', value: url } });
  if (!COUNTRY_URL.test(url)) return wrongUrl;
  const deadline = setTimeout(() => abort.abort(), RETRY_TIMEOUT);
  const body = (await answer.json().catch(() => undefined)) as { readonly error?: unknown } | null | undefined;
  clearTimeout(deadline);
  if (abort.signal.aborted) return new Failure('timeout');
  // Any server sends 404 for a wrong URL; only the contract's own error code means that the country does not exist.
  return body?.error === 'not_found' ? new Failure('not-found') : wrongUrl;
}

const jitter = (max: number): number => Math.random() * max;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const originOf = (url: string): string => new URL(url).origin;
const isRunning = (pause: Pause): boolean => pause.until > now() && !pause.isCut;

const failureDuring = ({ kind, until, isStated, isTried }: Pause): Failure =>
  new Failure(kind, { retryAt: isStated || isTried ? wallTime(until) : undefined, autoRetryAt: until + jitter(SPREAD) });

/** Cuts pauses short, unless the server named the time: the next request is then the probe. */
function cut(matches: (pause: Pause, key: string) => boolean): void {
  for (const [key, pause] of pageState.pauses) if (matches(pause, key)) pause.isCut = !pause.isStated;
}

/** Lets a reader's “Try again” probe this URL's origin, but not twice in a row. */
export const cutPauses = (url: string): void => cut((pause, key) => originOf(key) === originOf(url) && !pause.isTried);

/** Allows a retry of lost requests on return: the reader may have been offline. */
const cutLost = (): void => cut(({ kind }) => kind === 'network');

/** Requests held back until the page is visible. */
const waiting = new Set<() => void>();

onReturn(() => {
  cutLost();
  if (isPageHidden()) return;
  waiting.forEach((go) => go());
  waiting.clear();
});

let returnedAt = Number.NEGATIVE_INFINITY;

/** `cutLost` for a reader's return to a tag, at most once in `BETWEEN_RETURNS`. */
export function retryLost(): void {
  if (now() - returnedAt < BETWEEN_RETURNS) return;
  returnedAt = now();
  cutLost();
}

/** Waits for a turn within `MAX_DELAY`. If it is later, throws so that the tag shows why it is empty; the tag then retries at its turn. */
function waitForTurn(at: number, kind: FailureKind): Promise<unknown> {
  if (at - now() > MAX_DELAY) throw new Failure(kind, { autoRetryAt: at });
  return wait(at - now());
}

/** Waits for a probe to settle, at most `MAX_DELAY`. If it takes longer, the tag retries in a minute, or as soon as the pause ends. */
async function waitForProbe(probe: Promise<unknown>, kind: FailureKind): Promise<void> {
  if (!(await Promise.race([Promise.allSettled([probe]), wait(MAX_DELAY)]))) throw new Failure(kind, { autoRetryAt: now() + MINUTE });
}

/** What to await before a request; `undefined` if it may be sent at once. Throws while paused, or with the given kind of failure if no slot is free soon. */
export function delayBefore(url: string, kind: FailureKind = 'rate-limited'): Promise<unknown> | undefined {
  if (isPageHidden()) return new Promise<void>((go) => waiting.add(go));
  for (const key of [originOf(url), url]) {
    const pause = pageState.pauses.get(key);
    if (!pause) continue;
    if (isRunning(pause)) {
      if (pause.rounds) throw failureDuring(pause);
      return waitForTurn(pause.until, pause.kind);
    }
    const probe = pause.probe === url ? undefined : pageState.pending.get(pause.probe ?? '')?.answer;
    if (probe) return waitForProbe(probe, pause.kind).then(() => waitForTurn(now() + (pageState.pauses.has(key) ? 0 : jitter(SPREAD)), pause.kind));
    pause.probe = url;
  }
  return delayByBudget(kind);
}

function delayByBudget(kind: FailureKind): Promise<unknown> | undefined {
  const { recentRequests } = pageState;
  while ((recentRequests[0] ?? Number.POSITIVE_INFINITY) <= now() - MINUTE) recentRequests.shift();
  const oldest = recentRequests[recentRequests.length - MAX_REQUESTS_PER_MINUTE];
  return oldest === undefined ? undefined : waitForTurn(oldest + MINUTE, kind);
}

/** Begins or extends a pause. `stated` is the wait (ms) that the server asked for. */
function pauseFor(key: string, kind: FailureKind, stated?: number, isFirstTry = false): Pause {
  const former = pageState.pauses.get(key);
  const isOngoing = former !== undefined && former.rounds > 0 && isRunning(former);
  // The failure of a request sent before the pause extends it only if the server asks for a longer wait.
  if (isOngoing && former.until >= now() + (stated ?? 0)) return former;
  const rounds = isFirstTry ? 0 : (former?.rounds ?? 0) + (isOngoing ? 0 : 1);
  // A 429 may have headers that the page cannot read, and a lost request may be such a 429.
  const minimum = stated ?? (kind === 'rate-limited' || kind === 'network' ? MINUTE : 0);
  const maxRandom = isFirstTry ? SECOND : backoff(rounds);
  const pause: Pause = { until: now() + minimum + jitter(maxRandom), kind, rounds, isStated: stated !== undefined, isTried: former?.isCut ?? false };
  pageState.pauses.set(key, pause);
  return pause;
}

/** Records a failure that may be temporary, and returns it with the time of its retry; `undefined` if the request is to be retried now. */
function noteFailure(url: string, kind: FailureKind, stated: number | undefined, isExhausted: boolean): Failure | undefined {
  const origin = originOf(url);
  const failures = [...(pageState.failures.get(origin) ?? []), { url, kind }].slice(-MAX_FAILURES);
  pageState.failures.set(origin, failures);
  const pause = pageState.pauses.get(origin);
  // Two lost requests in a row may be 429s that the page cannot read.
  const isRefused = kind === 'rate-limited' || (kind === 'network' && failures.at(-2)?.kind === kind);
  const isProbe = pause !== undefined && !isRunning(pause);
  if (stated !== undefined || isRefused || isProbe) return failureDuring(pauseFor(origin, kind, stated));
  if (pause) return pause.rounds || isExhausted ? failureDuring(pause) : undefined;
  if (new Set(failures.map((failed) => failed.url)).size >= MAX_FAILING_URLS) {
    const originPause = pauseFor(origin, kind, undefined, !isExhausted);
    return isExhausted ? failureDuring(originPause) : undefined;
  }
  return isExhausted || pageState.pauses.has(url) ? failureDuring(pauseFor(url, kind)) : undefined;
}

/** Records that an origin responds, which ends its pause unless the server named the end. A successful response may ask for a wait too. */
export function noteAnswer(url: string, answer: Response | undefined): void {
  const stated = answer && statedWait(answer, Date.now());
  const origin = originOf(url);
  const pause = pageState.pauses.get(origin);
  pageState.failures.delete(origin);
  pageState.pauses.delete(url);
  if (pause && !(pause.isStated && isRunning(pause))) {
    for (const key of pageState.pauses.keys()) if (originOf(key) === origin) pageState.pauses.delete(key);
    for (const listener of pageState.recoveryListeners) listener();
  }
  if (stated !== undefined) pauseFor(origin, 'rate-limited', stated);
}
