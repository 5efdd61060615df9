import { Failure, type FailureKind } from '../model/failure.js';
import { MOST_PER_MINUTE, type Pause, type Sent } from './ask.js';
import { isJson, type Learned } from './client.js';
import { page } from './page.js';
import { statedWait, usedUpWait } from './rate-limit.js';

const PATIENCE = 10_000;
const MINUTE = 60_000;
const SHOWN_STALE = 24 * 60 * MINUTE;
/** How often a request is tried before the reader is told; failures of any other kind are final at once. */
const TRIES: Partial<Record<FailureKind, number>> = { network: 3, server: 3, 'bad-response': 2 };

const jitter = (most: number): number => Math.random() * most;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const pauseOf = (origin: string): Pause | undefined => {
  const pause = page.pauses.get(origin);
  return pause && pause.until > Date.now() ? pause : undefined;
};

// Once back online, pauses that we only guessed are over; those a server asked for still hold.
globalThis.addEventListener?.('online', () => {
  for (const [origin, { isStated }] of page.pauses) if (!isStated) page.pauses.delete(origin);
});

/** Waits until the page's request budget has room. During a pause it resolves with an old answer, or rejects if there is none. */
export async function awaitTurn(url: string): Promise<Learned | undefined> {
  const { origin } = new URL(url);
  const pause = pauseOf(origin);
  if (pause) {
    const retryAt = pause.isStated ? pause.until : undefined;
    return staleOr(url, new Failure(retryAt ? 'rate-limited' : 'network', { retryAt, againAt: pause.until }));
  }
  page.pauses.delete(origin);
  const now = Date.now();
  while (page.sent.length && (page.sent[0] ?? now) <= now - MINUTE) page.sent.shift();
  const oldest = page.sent[page.sent.length - MOST_PER_MINUTE];
  if (oldest === undefined) return undefined;
  await wait(oldest + MINUTE - now);
  return awaitTurn(url);
}

/** An answer of the last day, marked as stale, if asking again later may help; else throws the failure. */
export function staleOr(url: string, error: unknown): Learned {
  // The request may have been sent by another copy of our scripts, which has a `Failure` class of its own.
  const failure = error instanceof Failure ? error : new Failure((error as Failure).kind ?? 'fault', error as Failure);
  const known = page.known.get(url);
  if (!known || !failure.againAt || Date.now() - known.fetchedAt > SHOWN_STALE) throw failure;
  return { ...known, stale: true, againAt: failure.againAt };
}

/** Tries again with full jitter. No further attempt begins once ten seconds have passed. */
export async function recover(url: string, first: Sent, read: (sent: Sent, url: string) => Promise<unknown>): Promise<unknown> {
  const { origin } = new URL(url);
  const began = Date.now();
  let sent = first;
  for (let tries = 1; ; tries++) {
    const failure = record(await failureOf(sent), origin);
    const isSpent = tries >= (TRIES[failure.kind] ?? 0) || Date.now() - began > PATIENCE;
    if (isSpent || pauseOf(origin)) throw failure;
    await wait(jitter(1000 * 2 ** (tries - 1)));
    // Whoever asks in the meantime shares this attempt.
    page.asking.delete(url);
    sent = Object.assign(page.ask(url), { answer: first.answer });
    try {
      return await read(sent, url);
    } catch {
      // The next round of the loop works out what this failure was.
    }
  }
}

const again = (kind: FailureKind): Failure => new Failure(kind, { againAt: Date.now() + MINUTE + jitter(MINUTE / 2) });

/** Why a request failed, judging by its response or the lack of one. */
async function failureOf({ response, abort }: Sent): Promise<Failure> {
  if (abort.signal.aborted) return again('timeout');
  const answer = await response.catch(() => undefined);
  if (!answer) return again('network');
  const { status } = answer;
  if (status === 429) {
    const stated = statedWait(answer.headers, Date.now());
    return new Failure('rate-limited', { retryAt: stated && Date.now() + stated, againAt: Date.now() + MINUTE });
  }
  if (status >= 500 || status === 408 || status === 425) return again('server');
  if (answer.ok) return again('bad-response');
  if (status !== 404 || !isJson(answer)) return new Failure('client');
  const deadline = setTimeout(() => abort.abort(), PATIENCE);
  const body = (await answer.json().catch(() => undefined)) as { readonly error?: unknown } | null | undefined;
  clearTimeout(deadline);
  if (abort.signal.aborted) return again('timeout');
  // Any server answers 404 to a wrong address; only the contract's own error code means that the country does not exist.
  return new Failure(body?.error === 'not_found' ? 'not-found' : 'client');
}

/** Records what a failure means for all requests to this origin, and returns it with the time to ask again. */
function record(failure: Failure, origin: string): Failure {
  const lost = failure.kind === 'network' ? (page.lost.get(origin) ?? 0) + 1 : 0;
  page.lost.set(origin, lost);
  if (failure.kind !== 'rate-limited' && lost < 2) return failure;
  // Two unreadable failures in a row may be a refusal whose headers we cannot see: wait as after a refusal.
  const { retryAt } = failure;
  const againAt = pauseUntil((retryAt ?? Date.now() + MINUTE) + jitter(MINUTE / 2), retryAt !== undefined, origin);
  return new Failure(failure.kind, { retryAt, againAt });
}

/** Pauses an origin, and returns when the pause ends: the later end wins. */
function pauseUntil(until: number, isStated: boolean, origin: string): number {
  const former = page.pauses.get(origin);
  if (former && former.until > until) return former.until;
  page.pauses.set(origin, { until, isStated });
  return until;
}

/** Pauses the origin of a good answer that used up the rate limit: until it is reset, every request would be refused. */
export function heed({ headers }: Response, url: string): void {
  const rest = usedUpWait(headers, Date.now());
  if (rest) pauseUntil(Date.now() + rest + jitter(rest / 2), true, new URL(url).origin);
}
