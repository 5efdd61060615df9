import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Resource, type Query } from '../../src/data/resource.js';
import type { Answer } from '../../src/model/answer.js';
import { Failure } from '../../src/model/failure.js';
import { FakeHost } from '../support/host.js';

const MINUTE = 60_000;

type TestAnswer = Answer<string>;

/** A query whose requests are answered when the test says so, in their order. */
function heldQuery(key: string) {
  const requests: { resolve(answer: TestAnswer): void; reject(error: unknown): void }[] = [];
  const fetch = vi.fn(() => new Promise<TestAnswer>((resolve, reject) => requests.push({ resolve, reject })));
  const query: Query<string> = { key, urls: [], fetch };
  return { query, fetch, requests };
}

const answer = (data: string, more: Partial<TestAnswer> = {}): TestAnswer => ({ data, credit: {}, fetchedAt: 0, ...more });

describe('the answer to a tag’s query', () => {
  const page = { visibilityState: 'visible' };
  let window: EventTarget;
  let host: FakeHost;
  let resource: Resource<string>;

  /** Lets everything happen that waits for no clock. */
  const soon = () => vi.advanceTimersByTimeAsync(0);
  const failLater = (kind: 'server' | 'network' = 'server') => new Failure(kind, { autoRetryAt: performance.now() + MINUTE });

  beforeEach(() => {
    vi.useFakeTimers();
    window = new EventTarget();
    page.visibilityState = 'visible';
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    host = new FakeHost();
    resource = new Resource(host);
  });

  afterEach(() => {
    host.disconnect();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked for once, however often the same query comes', async () => {
    const { query, fetch, requests } = heldQuery('JP');
    resource.ask(query);
    resource.ask({ ...query });
    expect([fetch.mock.calls.length, resource.isPending, resource.answer]).toEqual([1, true, undefined]);
    requests[0]?.resolve(answer('Japan'));
    await soon();
    resource.ask({ ...query });
    expect([fetch.mock.calls.length, resource.isPending, resource.answer?.data]).toEqual([1, false, 'Japan']);
  });

  it('makes the tag update when it is asked for and when it is here', async () => {
    const { query, requests } = heldQuery('JP');
    resource.ask(query);
    await soon();
    expect(host.updates).toBe(1);
    requests[0]?.resolve(answer('Japan'));
    await soon();
    expect(host.updates).toBe(2);
  });

  it('is never the answer to an earlier query', async () => {
    const [japan, thailand] = [heldQuery('JP'), heldQuery('TH')];
    resource.ask(japan.query);
    japan.requests[0]?.resolve(answer('Japan'));
    await soon();
    resource.ask(thailand.query);
    expect([resource.answer, resource.isPending]).toEqual([undefined, true]);
    thailand.requests[0]?.resolve(answer('Thailand'));
    await soon();
    expect(resource.answer?.data).toBe('Thailand');
  });

  it('is not replaced by what comes late for an earlier query', async () => {
    const [japan, france, thailand] = [heldQuery('JP'), heldQuery('FR'), heldQuery('TH')];
    for (const { query } of [japan, france, thailand]) resource.ask(query);
    thailand.requests[0]?.resolve(answer('Thailand'));
    await soon();
    japan.requests[0]?.resolve(answer('Japan'));
    france.requests[0]?.reject(failLater());
    await soon();
    expect([resource.answer?.data, resource.failure, resource.isPending]).toEqual(['Thailand', undefined, false]);
  });

  it('stays pending while only an earlier query is answered', async () => {
    const [japan, thailand] = [heldQuery('JP'), heldQuery('TH')];
    resource.ask(japan.query);
    resource.ask(thailand.query);
    japan.requests[0]?.resolve(answer('Japan'));
    await soon();
    expect([resource.answer, resource.isPending]).toEqual([undefined, true]);
  });

  it('is none without a query, also if one comes late', async () => {
    const { query, requests } = heldQuery('JP');
    resource.ask(query);
    resource.ask(undefined);
    expect([resource.answer, resource.failure, resource.isPending]).toEqual([undefined, undefined, false]);
    requests[0]?.resolve(answer('Japan'));
    await soon();
    expect([resource.answer, resource.failure, resource.isPending]).toEqual([undefined, undefined, false]);
  });

  it('stays while it is asked for again, until the new one is here', async () => {
    const { query, requests } = heldQuery('JP');
    resource.ask(query);
    requests[0]?.resolve(answer('Japan'));
    await soon();
    const reloaded = resource.reload();
    await soon();
    expect([resource.answer?.data, resource.isPending]).toEqual(['Japan', true]);
    requests[1]?.resolve(answer('Japan, later'));
    await reloaded;
    expect([resource.answer?.data, resource.isPending]).toEqual(['Japan, later', false]);
  });

  it('is asked for without anything that could abort it: other tags may wait for the same request', () => {
    const [japan, thailand] = [heldQuery('JP'), heldQuery('TH')];
    resource.ask(japan.query);
    resource.ask(thailand.query);
    expect([japan.fetch.mock.calls, thailand.fetch.mock.calls]).toEqual([[[]], [[]]]);
  });

  describe('if it fails,', () => {
    it('is gone, and the failure says why', async () => {
      const { query, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.resolve(answer('Japan'));
      await soon();
      void resource.reload();
      const failure = failLater();
      requests[1]?.reject(failure);
      await soon();
      expect([resource.answer, resource.failure, resource.isPending]).toEqual([undefined, failure, false]);
    });

    it('fails by a fault of ours unless the failure says otherwise', async () => {
      const { query, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(new TypeError('a bug'));
      await soon();
      expect(resource.failure).toMatchObject({ kind: 'fault', autoRetryAt: undefined });
    });

    it('is asked for again when its time has come, not before and only once', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(failLater());
      await soon();
      await vi.advanceTimersByTimeAsync(MINUTE - 100);
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(100);
      expect([fetch.mock.calls.length, resource.isPending, resource.failure]).toEqual([2, true, undefined]);
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      window.dispatchEvent(new Event('visibilitychange'));
      expect(fetch).toHaveBeenCalledTimes(2);
      requests[1]?.resolve(answer('Japan'));
      await soon();
      expect([resource.answer?.data, resource.failure]).toEqual(['Japan', undefined]);
    });

    it('is asked for again after every failure', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      for (const round of [1, 2, 3]) {
        requests.at(-1)?.reject(failLater());
        await soon();
        await vi.advanceTimersByTimeAsync(MINUTE);
        expect(fetch).toHaveBeenCalledTimes(1 + round);
      }
    });

    it('is not asked for again by itself while somebody has asked for it already', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(failLater());
      await soon();
      void resource.reload();
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      window.dispatchEvent(new Event('online'));
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('is not asked for again if the failure is final', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(new Failure('not-found'));
      await soon();
      await vi.advanceTimersByTimeAsync(60 * MINUTE);
      window.dispatchEvent(new Event('online'));
      expect(fetch).toHaveBeenCalledTimes(1);
    });

    it('is asked for again when a reader returns, who is welcome first: the network may be another one', async () => {
      const welcome = vi.fn();
      resource = new Resource(host, welcome);
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(failLater('network'));
      await soon();
      window.dispatchEvent(new Event('visibilitychange'));
      expect([welcome.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 2]);
      requests[1]?.reject(failLater('network'));
      await soon();
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect([welcome.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 3]);
    });

    it('is not asked for again while nobody sees the page, but when the reader returns to it', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(failLater());
      await soon();
      page.visibilityState = 'hidden';
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      expect(fetch).toHaveBeenCalledTimes(1);
      page.visibilityState = 'visible';
      window.dispatchEvent(new Event('visibilitychange'));
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('is asked for again as soon as the browser is online', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(failLater('network'));
      await soon();
      window.dispatchEvent(new Event('online'));
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('is not asked for again once the tag has left the page or asks something else', async () => {
      const [japan, thailand] = [heldQuery('JP'), heldQuery('TH')];
      resource.ask(japan.query);
      japan.requests[0]?.reject(failLater());
      await soon();
      resource.ask(thailand.query);
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      expect(japan.fetch).toHaveBeenCalledTimes(1);
      thailand.requests[0]?.reject(failLater());
      await soon();
      host.disconnect();
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      window.dispatchEvent(new Event('online'));
      expect(thailand.fetch).toHaveBeenCalledTimes(1);
    });
  });

  it('that is out of date is asked for again when that makes sense', async () => {
    const { query, fetch, requests } = heldQuery('JP');
    resource.ask(query);
    requests[0]?.resolve(answer('Japan', { stale: true, autoRetryAt: performance.now() + MINUTE }));
    await soon();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([fetch.mock.calls.length, resource.answer?.data]).toEqual([2, 'Japan']);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(fetch, 'not again while it is pending').toHaveBeenCalledTimes(2);
  });
});
