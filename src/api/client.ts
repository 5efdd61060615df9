import { Failure, type FailureKind } from '../model/failure.js';
import { ask, page, send, type Known, type Pause, type Sent } from './ask.js';
import { statedWait } from './rate-limit.js';

const DEADLINE = 10_000;
const MOST_TRIES = 3;
const MOST_BYTES = 2_000_000;
const MINUTE = 60_000;
/** Leaves room for other readers behind the same address: the limit is 100 a minute for all of them (contract section 8). */
const MOST_PER_MINUTE = 60;
const SHOWN_STALE = 24 * 60 * MINUTE;

const jitter = (most: number): number => Math.random() * most;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What is known, and whether it is older than it should be because a newer answer did not come. */
export interface Learned extends Known {
  readonly stale: boolean;
  /** When asking again makes sense, for stale answers. */
  readonly againAt?: number | undefined;
}

/** The answer at an address: a fresh one as it is, one under way shared, else asked for. Rejects with `Failure`. */
export async function learn(url: string, maxAge: number): Promise<Learned> {
  const known = page.known.get(url);
  if (known && Date.now() - known.fetchedAt < maxAge) return { ...known, stale: false };
  try {
    const answer = await underWay(url);
    return { ...answer, stale: false };
  } catch (error) {
    const failure = asFailure(error);
    if (known && failure.againAt && Date.now() - known.fetchedAt < SHOWN_STALE) return { ...known, stale: true, againAt: failure.againAt };
    throw failure;
  }
}

/** True while an answer is young enough to serve without asking. */
export const isFresh = (url: string, maxAge: number): boolean => Date.now() - (page.known.get(url)?.fetchedAt ?? 0) < maxAge;

export const asFailure = (error: unknown): Failure => (error instanceof Failure ? error : new Failure('fault'));

async function underWay(url: string): Promise<Known> {
  if (!page.asking.has(url)) {
    refuseWhilePaused(url);
    await room();
  }
  const sent = ask(url);
  sent.answer ??= insist(url, sent).finally(() => page.asking.delete(url));
  return sent.answer;
}

const pauseOf = (origin: string): Pause | undefined => {
  const pause = page.pauses.get(origin);
  return pause && pause.until > Date.now() ? pause : undefined;
};

// Back online, what we only guessed no longer counts; what a server said still does.
globalThis.addEventListener?.('online', () => {
  for (const [origin, { isStated }] of page.pauses) if (!isStated) page.pauses.delete(origin);
});

function refuseWhilePaused(url: string): void {
  const pause = pauseOf(new URL(url).origin);
  if (!pause) return;
  throw new Failure(pause.isStated ? 'rate-limited' : 'network', { retryAt: pause.isStated ? pause.until : undefined, againAt: pause.until });
}

async function room(): Promise<void> {
  const now = Date.now();
  while (page.sent.length && (page.sent[0] ?? now) <= now - MINUTE) page.sent.shift();
  const oldest = page.sent[page.sent.length - MOST_PER_MINUTE];
  if (oldest !== undefined) {
    await wait(oldest + MINUTE - now);
    await room();
  }
}

/** Asks up to three times with full jitter; nobody is kept waiting for another try once the deadline has passed. */
async function insist(url: string, first: Sent): Promise<Known> {
  const { origin } = new URL(url);
  const began = Date.now();
  let sent = first;
  for (let tries = 1; ; tries++) {
    try {
      const known = { json: await read(sent), fetchedAt: Date.now() };
      page.lost.delete(origin);
      page.known.set(url, known);
      return known;
    } catch (error) {
      const failure = noted(asFailure(error), origin);
      const most = failure.kind === 'bad-response' ? 2 : MOST_TRIES;
      if (!failure.againAt || tries >= most || pauseOf(origin) || Date.now() - began > DEADLINE) throw failure;
      await wait(jitter(1000 * 2 ** (tries - 1)));
      sent = send(url);
    }
  }
}

/** Writes down what a failure means for everybody asking this origin. */
function noted(failure: Failure, origin: string): Failure {
  const now = Date.now();
  const lost = failure.kind === 'network' ? (page.lost.get(origin) ?? 0) + 1 : 0;
  page.lost.set(origin, lost);
  if (failure.kind !== 'rate-limited' && lost < 2) {
    page.pauses.delete(origin);
    return failure;
  }
  // Two unreadable failures in a row may be a refusal without its headers: wait as for one.
  const until = (failure.retryAt ?? now + MINUTE) + jitter(MINUTE / 2);
  page.pauses.set(origin, { until: Math.max(until, page.pauses.get(origin)?.until ?? 0), isStated: failure.retryAt !== undefined });
  return new Failure(failure.kind, { retryAt: failure.retryAt, againAt: until });
}

const again = (kind: FailureKind): Failure => new Failure(kind, { againAt: Date.now() + MINUTE + jitter(MINUTE / 2) });

/** One deadline over headers and body, whichever of them hangs. */
async function read(sent: Sent): Promise<unknown> {
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    sent.abort.abort();
  }, DEADLINE);
  try {
    const response = await sent.response.catch(() => {
      throw again('network');
    });
    return await json(response);
  } catch (error) {
    throw isLate ? again('timeout') : error;
  } finally {
    clearTimeout(deadline);
  }
}

async function json(response: Response): Promise<unknown> {
  const { status } = response;
  if (status === 429) {
    const stated = statedWait(response.headers, true, Date.now());
    throw new Failure('rate-limited', { retryAt: stated && Date.now() + stated, againAt: Date.now() + MINUTE });
  }
  if (status >= 500 || status === 408 || status === 425) throw again('server');
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
  const body = isJson ? await parsed(response) : undefined;
  if (status === 404 && (body as { error?: unknown } | undefined)?.error === 'not_found') throw new Failure('not-found');
  if (!response.ok) throw new Failure('client');
  if (!isJson) throw again('bad-response');
  return body;
}

async function parsed(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await text(response));
  } catch {
    throw again('bad-response');
  }
}

/** The body as text, given up once it is larger than any answer of the contract can be. */
async function text(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let whole = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return whole + decoder.decode();
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      void reader.cancel();
      throw again('bad-response');
    }
    whole += decoder.decode(value, { stream: true });
  }
}
