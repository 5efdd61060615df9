import { describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../src/data/resource.js';
import { answer, failLater, heldQuery, MINUTE, openBeforeEach, flush } from '../support/held-query.js';
import type { FakeHost } from '../support/host.js';

describe('the answer to a tag’s query', () => {
  let window: EventTarget;
  let host: FakeHost;
  let resource: Resource<string>;
  openBeforeEach((opened) => ({ window, host, resource } = opened));

  it('is asked for once, however often the same query comes', async () => {
    const { query, fetch, requests } = heldQuery('JP');
    resource.ask(query);
    resource.ask({ ...query });
    expect([fetch.mock.calls.length, resource.isPending, resource.answer]).toEqual([1, true, undefined]);
    requests[0]?.resolve(answer('Japan'));
    await flush();
    resource.ask({ ...query });
    expect([fetch.mock.calls.length, resource.isPending, resource.answer?.data]).toEqual([1, false, 'Japan']);
  });

  it('makes the tag update when it is asked for and when it is here', async () => {
    const { query, requests } = heldQuery('JP');
    resource.ask(query);
    await flush();
    expect(host.updates).toBe(1);
    requests[0]?.resolve(answer('Japan'));
    await flush();
    expect(host.updates).toBe(2);
  });

  it('is never the answer to an earlier query', async () => {
    const [japan, thailand] = [heldQuery('JP'), heldQuery('TH')];
    resource.ask(japan.query);
    japan.requests[0]?.resolve(answer('Japan'));
    await flush();
    resource.ask(thailand.query);
    expect([resource.answer, resource.isPending]).toEqual([undefined, true]);
    thailand.requests[0]?.resolve(answer('Thailand'));
    await flush();
    expect(resource.answer?.data).toBe('Thailand');
  });

  it('is not replaced by what comes late for an earlier query', async () => {
    const [japan, france, thailand] = [heldQuery('JP'), heldQuery('FR'), heldQuery('TH')];
    for (const { query } of [japan, france, thailand]) resource.ask(query);
    thailand.requests[0]?.resolve(answer('Thailand'));
    await flush();
    japan.requests[0]?.resolve(answer('Japan'));
    france.requests[0]?.reject(failLater());
    await flush();
    expect([resource.answer?.data, resource.failure, resource.isPending]).toEqual(['Thailand', undefined, false]);
  });

  it('stays pending while only an earlier query is answered', async () => {
    const [japan, thailand] = [heldQuery('JP'), heldQuery('TH')];
    resource.ask(japan.query);
    resource.ask(thailand.query);
    japan.requests[0]?.resolve(answer('Japan'));
    await flush();
    expect([resource.answer, resource.isPending]).toEqual([undefined, true]);
  });

  it('is none without a query, also if one comes late', async () => {
    const { query, requests } = heldQuery('JP');
    resource.ask(query);
    resource.ask(undefined);
    expect([resource.answer, resource.failure, resource.isPending]).toEqual([undefined, undefined, false]);
    requests[0]?.resolve(answer('Japan'));
    await flush();
    expect([resource.answer, resource.failure, resource.isPending]).toEqual([undefined, undefined, false]);
  });

  it('stays while it is asked for again, until the new one is here', async () => {
    const { query, requests } = heldQuery('JP');
    resource.ask(query);
    requests[0]?.resolve(answer('Japan'));
    await flush();
    const reloaded = resource.reload();
    await flush();
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

  it('that is out of date is asked for again when that makes sense', async () => {
    const { query, fetch, requests } = heldQuery('JP');
    resource.ask(query);
    requests[0]?.resolve(answer('Japan', { stale: true, autoRetryAt: performance.now() + MINUTE }));
    await flush();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([fetch.mock.calls.length, resource.answer?.data]).toEqual([2, 'Japan']);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(fetch, 'not again while it is pending').toHaveBeenCalledTimes(2);
  });
});
