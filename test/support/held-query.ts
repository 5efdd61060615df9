import { afterEach, beforeEach, vi } from 'vitest';
import { Resource, type Query } from '../../src/data/resource.js';
import type { Answer } from '../../src/model/answer.js';
import { Failure } from '../../src/model/failure.js';
import { FakeHost } from './host.js';

export const MINUTE = 60_000;

type TestAnswer = Answer<string>;

/** A query whose requests the test settles, in order. */
export function heldQuery(key: string) {
  const requests: { resolve(answer: TestAnswer): void; reject(error: unknown): void }[] = [];
  const fetch = vi.fn(() => new Promise<TestAnswer>((resolve, reject) => requests.push({ resolve, reject })));
  const query: Query<string> = { key, urls: [], fetch };
  return { query, fetch, requests };
}

export const answer = (data: string, more: Partial<TestAnswer> = {}): TestAnswer => ({ data, credit: {}, fetchedAt: 0, ...more });

/** A failure with a retry due in a minute. */
export const failLater = (kind: 'server' | 'network' = 'server') => new Failure(kind, { autoRetryAt: performance.now() + MINUTE });

/** Runs everything that does not wait for a timer. */
export const flush = () => vi.advanceTimersByTimeAsync(0);

interface Opened {
  readonly page: { visibilityState: string };
  readonly window: EventTarget;
  readonly host: FakeHost;
  readonly resource: Resource<string>;
}

/** Gives each test a visible page with a host that sends requests. */
export function openBeforeEach(give: (opened: Opened) => void): void {
  let host: FakeHost;

  beforeEach(() => {
    vi.useFakeTimers();
    const window = new EventTarget();
    const page = { visibilityState: 'visible' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    host = new FakeHost();
    give({ page, window, host, resource: new Resource(host) });
  });

  afterEach(() => {
    host.disconnect();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
