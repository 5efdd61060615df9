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
 * Milliseconds until a limit is reset that is used up. The contract's headers begin with `RateLimit-` (section 8), as in the drafts up to 06,
 * which give seconds from now; an epoch time in seconds or milliseconds is larger than any such.
 */
function resetMs(headers: Headers, isRefused: boolean, now: number): number | undefined {
  const reset = /^\s*\d+/.exec(headers.get('RateLimit-Reset') ?? '')?.[0];
  if (reset === undefined || !(isRefused || headers.get('RateLimit-Remaining')?.trim() === '0')) return undefined;
  const wait = Number(reset) * (Number(reset) > 1e12 ? 1 : SECOND);
  return wait > 1e12 ? wait - now : wait;
}

/**
 * How long (ms) a response asks us to wait; `undefined` if it does not say, cannot be read or makes no sense. `Retry-After` counts on every
 * status, within a minute and a day; without it, a refusal counts until the limit is reset, and a good answer that used it up for a minute at most.
 * Sources: RFC 9110 section 10.2.3; drafts 01 to 06 of RateLimit header fields for HTTP.
 */
export function statedWait({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): number | undefined {
  // The server's dates are compared with its own clock, if a page can read it: the reader's may be wrong.
  const then = timeOf(headers) ?? now;
  const asked = retryAfter(headers.get('Retry-After') ?? '', then);
  if (asked === undefined && status !== 429) return usedUpWait(headers, now);
  const wait = asked ?? resetMs(headers, true, then);
  return wait === undefined ? undefined : Math.min(MAX_WAIT, Math.max(asked === undefined ? SECOND : MINUTE, wait));
}

/**
 * For how long (ms) requests would be refused after a good answer that used up the rate limit. Such a header is only a hint, and a cache may replay an old one, so it counts only if the answer's age is known, and for a minute at most.
 */
function usedUpWait(headers: Headers, now: number): number | undefined {
  const sentAt = /\bno-store\b/i.test(headers.get('Cache-Control') ?? '') ? now : (timeOf(headers) ?? Number.NaN);
  const age = Math.max(0, now - sentAt);
  const wait = (resetMs(headers, false, now - age) ?? Number.NaN) - age;
  return wait > 0 ? Math.min(MINUTE, wait) : undefined;
}

/*
 * When to ask again, for all tags of a page: a state for each origin, and one for each address that fails alone. "Paused" says how long a server
 * has asked us to wait, else a minute after a refusal and after lost requests, which may be refusals; and chance between nothing and 2, 4, ... 30 minutes.
 *
 * | state  | a tag asks                          | answer                     | failure that may pass                            | refusal, second lost request, stated wait | time, reader |
 * | ------ | ----------------------------------- | -------------------------- | ------------------------------------------------ | ----------------------------------------- | -------------------------------------- |
 * | open   | sent                                | open                       | tried again within 1 s, then 2 s; after the last | origin: paused                            | |
 * |        |                                     |                            | try, address: paused; at a third address that    |                                           | |
 * |        |                                     |                            | fails, origin: trial                             |                                           | |
 * | trial  | waits                               | open                       | tried again once due                             | origin: paused                            | 1 s: due |
 * | paused | fails, and knows when to ask again  | open, unless it was stated | paused                                           | paused until the later of the two         | its time: due; unless stated, a press: |
 * |        |                                     |                            |                                                  |                                           | due once; a return after a loss: due |
 * | due    | the first one is sent as the probe; | open: the others follow    | paused, twice as long                            | paused, twice as long                     | |
 * |        | the others wait for it for 3 s      | within 10 s                |                                                  |                                           | |
 *
 * In any state, nothing is sent while the page is hidden, or above the budget of a minute. A tag that has failed asks again at the time that its
 * failure names, when a reader is back, or soon after its origin is open again (`data/resource.ts`).
 */

const RETRY_TIMEOUT = 10 * SECOND;
/** How long (ms) a tag may show nothing while it waits for its turn. */
const MAX_DELAY = 3 * SECOND;
/** A reader who scrolls up and down comes back only once in this time (ms). */
const BETWEEN_RETURNS = 5 * SECOND;
/** After so many different failed questions since the last answer, the service itself counts as failing. */
const FAILING_QUESTIONS = 3;
/** How many of the last failures are remembered. */
const MAX_FAILURES = 20;
/** The only address at which a 404 can mean that the dataset has no such country (contract section 7). */
const COUNTRY_URL = new RegExp(`${COUNTRIES_PATH}/[A-Z]{2}$`);
/** How often a request is tried before the reader is told; failures of any other kind are final. */
const MAX_ATTEMPTS: Partial<Record<FailureKind, number>> = { network: 3, server: 3, 'bad-response': 2, timeout: 1, 'rate-limited': 1 };

/** Tries again with full jitter, as long as the page makes no pause. No further attempt begins once ten seconds have passed. */
export async function retryWithBackoff<T>(url: string, first: PendingRequest, read: (request: PendingRequest) => Promise<T>): Promise<T> {
  const began = now();
  let request = first;
  for (let attempt = 1; ; attempt++) {
    const answer = await request.response.catch(() => undefined);
    const failure = await failureOf(answer, request, url);
    const stated = answer && statedWait(answer, Date.now());
    const most = MAX_ATTEMPTS[failure.kind];
    if (most === undefined) {
      noteAnswer(url, answer);
      throw failure;
    }
    const isSpent = attempt >= most || now() - began > RETRY_TIMEOUT;
    const outcome = noteFailure(url, failure.kind, stated, isSpent);
    if (outcome) throw outcome;
    await wait(jitter(1000 * 2 ** (attempt - 1)));
    for (let delay; (delay = delayBefore(url, failure.kind));) await delay;
    // Requests made in the meantime share this attempt.
    pageState.pending.delete(url);
    request = Object.assign(pageState.request(url), { answer: first.answer });
    try {
      return await read(request);
    } catch {
      // The next round of the loop works out what this failure was.
    }
  }
}

/** Why a request failed, judging by its response or the lack of one. */
async function failureOf(answer: Response | undefined, { abort }: PendingRequest, url: string): Promise<Failure> {
  if (abort.signal.aborted) return new Failure('timeout');
  if (!answer) return new Failure('network');
  const { status } = answer;
  if (status === 429) return new Failure('rate-limited');
  if (status >= 500 || status === 408 || status === 425) return new Failure('server');
  if (answer.ok) return new Failure('bad-response');
  if (status !== 404) return new Failure('client');
  const nothingThere = new Failure('client', { invalid: { attribute: 'api-base', value: url } });
  if (!COUNTRY_URL.test(url)) return nothingThere;
  const deadline = setTimeout(() => abort.abort(), RETRY_TIMEOUT);
  const body = (await answer.json().catch(() => undefined)) as { readonly error?: unknown } | null | undefined;
  clearTimeout(deadline);
  if (abort.signal.aborted) return new Failure('timeout');
  // Any server answers 404 to a wrong address; only the contract's own error code means that the country does not exist.
  return body?.error === 'not_found' ? new Failure('not-found') : nothingThere;
}

const jitter = (most: number): number => Math.random() * most;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const originOf = (url: string): string => new URL(url).origin;
const isRunning = (pause: Pause): boolean => pause.until > now() && !pause.isCut;

const failureDuring = ({ kind, until, isStated, isTried }: Pause): Failure =>
  new Failure(kind, { retryAt: isStated || isTried ? wallTime(until) : undefined, autoRetryAt: until + jitter(SPREAD) });

/** Lets the next request be the probe now, unless the server named the time. */
function cut(isMeant: (pause: Pause, key: string) => boolean): void {
  for (const [key, pause] of pageState.pauses) if (isMeant(pause, key)) pause.isCut = !pause.isStated;
}

/** Lets a reader's "Try again" be the probe of this address's origin: once. */
export const cutPauses = (url: string): void => cut((pause, key) => originOf(key) === originOf(url) && !pause.isTried);

/** A returning reader may have been offline: lost requests may be tried again. */
const cutLost = (): void => cut(({ kind }) => kind === 'network');

/** Requests that wait until the page is visible. */
const waiting = new Set<() => void>();

onReturn(() => {
  cutLost();
  if (isPageHidden()) return;
  waiting.forEach((go) => go());
  waiting.clear();
});

let returnedAt = Number.NEGATIVE_INFINITY;

/** The same after a reader's return to a tag, at most once a while: scrolling up and down is no return. */
export function retryLost(): void {
  if (now() - returnedAt < BETWEEN_RETURNS) return;
  returnedAt = now();
  cutLost();
}

/** Waits for a turn within `MAX_DELAY`; throws if it is later, so that a reader sees why there is nothing. The tag then retries at its turn. */
function waitForTurn(at: number, kind: FailureKind): Promise<unknown> {
  if (at - now() > MAX_DELAY) throw new Failure(kind, { autoRetryAt: at });
  return wait(at - now());
}

/** Waits as long for a probe, however it ends. If it takes longer, the tag asks again in a minute, or as soon as an answer has ended the pause. */
async function waitForProbe(probe: Promise<unknown>, kind: FailureKind): Promise<void> {
  if (!(await Promise.race([Promise.allSettled([probe]), wait(MAX_DELAY)]))) throw new Failure(kind, { autoRetryAt: now() + MINUTE });
}

/** What has to be waited for before a request; `undefined` if it may be sent at once. Throws while paused, or with the given kind of failure if no slot is free soon. */
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

/** Begins or extends a pause. `stated` is how long (ms) the server asked us to wait. */
function pauseFor(key: string, kind: FailureKind, stated?: number, isFirstTry = false): Pause {
  const former = pageState.pauses.get(key);
  const goesOn = former !== undefined && former.rounds > 0 && isRunning(former);
  // What was asked before the pause began counts only if a server asks for more.
  if (goesOn && former.until >= now() + (stated ?? 0)) return former;
  const rounds = isFirstTry ? 0 : (former?.rounds ?? 0) + (goesOn ? 0 : 1);
  // A refusal may be one whose headers we cannot see, and a lost request may be such a refusal.
  const least = stated ?? (kind === 'rate-limited' || kind === 'network' ? MINUTE : 0);
  const most = isFirstTry ? SECOND : backoff(rounds);
  const pause: Pause = { until: now() + least + jitter(most), kind, rounds, isStated: stated !== undefined, isTried: former?.isCut ?? false };
  pageState.pauses.set(key, pause);
  return pause;
}

/** Records a failure that may pass, and returns it with the time to ask again; `undefined` if its question is to be tried again now. */
function noteFailure(url: string, kind: FailureKind, stated: number | undefined, isSpent: boolean): Failure | undefined {
  const origin = originOf(url);
  const failures = [...(pageState.failures.get(origin) ?? []), { url, kind }].slice(-MAX_FAILURES);
  pageState.failures.set(origin, failures);
  const pause = pageState.pauses.get(origin);
  // Two lost requests in a row may be refusals that we cannot read.
  const isRefused = kind === 'rate-limited' || (kind === 'network' && failures.at(-2)?.kind === kind);
  const isProbe = pause !== undefined && !isRunning(pause);
  if (stated !== undefined || isRefused || isProbe) return failureDuring(pauseFor(origin, kind, stated));
  if (pause) return pause.rounds || isSpent ? failureDuring(pause) : undefined;
  if (new Set(failures.map((failed) => failed.url)).size >= FAILING_QUESTIONS) {
    const opened = pauseFor(origin, kind, undefined, !isSpent);
    return isSpent ? failureDuring(opened) : undefined;
  }
  return isSpent || pageState.pauses.has(url) ? failureDuring(pauseFor(url, kind)) : undefined;
}

/** Records that a service answers, which ends its pause unless it has named the end itself. A good answer too may ask us to wait. */
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
