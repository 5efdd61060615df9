import { now } from '../model/clock.js';
import { Failure, type FailureKind } from '../model/failure.js';
import { delayBefore, jitter, noteAnswer, noteFailure, wait } from './pause.js';
import { pageState } from './page-state.js';
import { statedWait } from './rate-limit.js';
import { COUNTRIES_PATH, isJson, type PendingRequest } from './request.js';

const RETRY_TIMEOUT = 10_000;
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
      noteAnswer(url, stated);
      throw failure;
    }
    const isSpent = attempt >= most || now() - began > RETRY_TIMEOUT;
    const outcome = noteFailure(url, failure.kind, stated, isSpent);
    if (outcome) throw outcome;
    await wait(jitter(1000 * 2 ** (attempt - 1)));
    for (let delay; (delay = delayBefore(url, failure.kind));) await delay;
    // Whoever asks in the meantime shares this attempt.
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
  if (!isJson(answer) || !COUNTRY_URL.test(url)) return nothingThere;
  const deadline = setTimeout(() => abort.abort(), RETRY_TIMEOUT);
  const body = (await answer.json().catch(() => undefined)) as { readonly error?: unknown } | null | undefined;
  clearTimeout(deadline);
  if (abort.signal.aborted) return new Failure('timeout');
  // Any server answers 404 to a wrong address; only the contract's own error code means that the country does not exist.
  return body?.error === 'not_found' ? new Failure('not-found') : nothingThere;
}
