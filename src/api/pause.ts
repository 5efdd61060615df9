import { now, SPREAD, wallTime } from '../model/clock.js';
import { Failure, type FailureKind } from '../model/failure.js';
import { isPageHidden, pageShown } from '../model/page.js';
import { pageState, type Pause } from './page-state.js';
import { MAX_REQUESTS_PER_MINUTE } from './request.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The longest pause of our own choice, in minutes. */
const MOST_MINUTES = 30;
/** If so many different questions have failed since the last answer, it is the service that fails, not a question. */
const FAILING_QUESTIONS = 3;
/** How long (ms) a tag may show nothing while it waits for its turn. */
const PATIENCE = 3 * SECOND;
/** How many of the last failures are remembered. */
const MOST_FAILURES = 20;

export const jitter = (most: number): number => Math.random() * most;
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const originOf = (url: string): string => new URL(url).origin;
const isRunning = (pause: Pause): boolean => pause.until > now() && !pause.isCut;

const failureDuring = ({ kind, until, isStated, isTried }: Pause): Failure =>
  new Failure(kind, { retryAt: isStated || isTried ? wallTime(until) : undefined, autoRetryAt: until + jitter(SPREAD) });

/** Lets the next request be the probe now, but never against the server's own word. */
function cut(isMeant: (pause: Pause, key: string) => boolean): void {
  for (const [key, pause] of pageState.pauses) if (isMeant(pause, key)) pause.isCut = !pause.isStated;
}

/** Lets a reader's "Try again" be the probe of this address's origin: once. */
export const cutPauses = (url: string): void => cut((pause, key) => originOf(key) === originOf(url) && !pause.isTried);

globalThis.addEventListener?.('online', () => cut(() => true));

/** A reader who scrolls up and down comes back only once in this time (ms). */
const BETWEEN_RETURNS = 5 * SECOND;
let returnedAt = Number.NEGATIVE_INFINITY;

/** After a reader's return to the page or to a tag, perhaps from where there was no network: lost requests may be tried again. */
export function welcomeBack(): void {
  if (now() - returnedAt < BETWEEN_RETURNS) return;
  returnedAt = now();
  cut(({ kind }) => kind === 'network');
}

/** Waits for a turn within `PATIENCE`; throws if it is later, so that a reader sees why there is nothing. The tag then asks again at its turn. */
function waitForTurn(at: number, kind: FailureKind): Promise<unknown> {
  if (at - now() > PATIENCE) throw new Failure(kind, { autoRetryAt: at });
  return wait(at - now());
}

/** Waits as long for a probe, however it ends. If it takes longer, the tag asks again in a minute, or as soon as an answer has ended the pause. */
async function waitForProbe(probe: Promise<unknown>, kind: FailureKind): Promise<void> {
  if (!(await Promise.race([Promise.allSettled([probe]), wait(PATIENCE)]))) throw new Failure(kind, { autoRetryAt: now() + MINUTE });
}

/** What has to be waited for before a request; `undefined` if it may be sent at once. Throws during a pause, and with this kind of failure if there is no turn soon. */
export function delayBefore(url: string, kind: FailureKind = 'rate-limited'): Promise<unknown> | undefined {
  if (isPageHidden()) return pageShown();
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

/** Begins or prolongs a pause. `stated` is how long (ms) the server asked us to wait. */
function pauseFor(key: string, kind: FailureKind, stated?: number, isFirstTry = false): Pause {
  const former = pageState.pauses.get(key);
  const goesOn = former !== undefined && former.rounds > 0 && isRunning(former);
  // What was asked before the pause began counts only if a server asks for more.
  if (goesOn && former.until >= now() + (stated ?? 0)) return former;
  const rounds = isFirstTry ? 0 : (former?.rounds ?? 0) + (goesOn ? 0 : 1);
  // A refusal may be one whose headers we cannot see, and a lost request may be such a refusal.
  const least = stated ?? (kind === 'rate-limited' || kind === 'network' ? MINUTE : 0);
  const most = isFirstTry ? SECOND : Math.min(MOST_MINUTES, 2 ** rounds) * MINUTE;
  const pause: Pause = { until: now() + least + jitter(most), kind, rounds, isStated: stated !== undefined, isTried: former?.isCut ?? false };
  pageState.pauses.set(key, pause);
  return pause;
}

/** Records a failure that may pass, and returns it with the time to ask again; `undefined` if its question is to be tried again now. */
export function noteFailure(url: string, kind: FailureKind, stated: number | undefined, isSpent: boolean): Failure | undefined {
  const origin = originOf(url);
  const failures = [...(pageState.failures.get(origin) ?? []), { url, kind }].slice(-MOST_FAILURES);
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

/** Records that a service answers, which ends its pause unless it has named the end itself; an answer too may ask us to wait (`stated`, in ms). */
export function noteAnswer(url: string, stated?: number): void {
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
