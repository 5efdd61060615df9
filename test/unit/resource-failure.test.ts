import { describe, expect, it, vi } from 'vitest';
import { Resource } from '../../src/data/resource.js';
import { Failure } from '../../src/model/failure.js';
import { answer, failLater, heldQuery, MINUTE, openBeforeEach, flush } from '../support/held-query.js';
import type { FakeHost } from '../support/host.js';

describe('the answer to a tag’s query', () => {
  let page: { visibilityState: string };
  let window: EventTarget;
  let host: FakeHost;
  let resource: Resource<string>;
  openBeforeEach((opened) => ({ page, window, host, resource } = opened));

  describe('if it fails,', () => {
    it('is gone, and the failure says why', async () => {
      const { query, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.resolve(answer('Japan'));
      await flush();
      void resource.reload();
      const failure = failLater();
      requests[1]?.reject(failure);
      await flush();
      expect([resource.answer, resource.failure, resource.isPending]).toEqual([undefined, failure, false]);
    });

    it('fails by a fault of ours unless the failure says otherwise', async () => {
      const { query, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(new TypeError('a bug'));
      await flush();
      expect(resource.failure).toMatchObject({ kind: 'fault', autoRetryAt: undefined });
    });

    it('is asked for again when its time has come, not before and only once', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(failLater());
      await flush();
      await vi.advanceTimersByTimeAsync(MINUTE - 100);
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(100);
      expect([fetch.mock.calls.length, resource.isPending, resource.failure]).toEqual([2, true, undefined]);
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      window.dispatchEvent(new Event('visibilitychange'));
      expect(fetch).toHaveBeenCalledTimes(2);
      requests[1]?.resolve(answer('Japan'));
      await flush();
      expect([resource.answer?.data, resource.failure]).toEqual(['Japan', undefined]);
    });

    it('is asked for again after every failure', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      for (const round of [1, 2, 3]) {
        requests.at(-1)?.reject(failLater());
        await flush();
        await vi.advanceTimersByTimeAsync(MINUTE);
        expect(fetch).toHaveBeenCalledTimes(1 + round);
      }
    });

    it('is not requested again by itself while a request is under way', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(failLater());
      await flush();
      void resource.reload();
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      window.dispatchEvent(new Event('online'));
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('is not asked for again if the failure is final', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(new Failure('not-found'));
      await flush();
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
      await flush();
      window.dispatchEvent(new Event('visibilitychange'));
      expect([welcome.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 2]);
      requests[1]?.reject(failLater('network'));
      await flush();
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect([welcome.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 3]);
    });

    it('is not requested again while the page is hidden, but when the reader returns to it', async () => {
      const { query, fetch, requests } = heldQuery('JP');
      resource.ask(query);
      requests[0]?.reject(failLater());
      await flush();
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
      await flush();
      window.dispatchEvent(new Event('online'));
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('is not asked for again once the tag has left the page or asks something else', async () => {
      const [japan, thailand] = [heldQuery('JP'), heldQuery('TH')];
      resource.ask(japan.query);
      japan.requests[0]?.reject(failLater());
      await flush();
      resource.ask(thailand.query);
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      expect(japan.fetch).toHaveBeenCalledTimes(1);
      thailand.requests[0]?.reject(failLater());
      await flush();
      host.disconnect();
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      window.dispatchEvent(new Event('online'));
      expect(thailand.fetch).toHaveBeenCalledTimes(1);
    });
  });
});
