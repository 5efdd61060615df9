import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Retry } from '../../src/data/resource.js';
import { now } from '../../src/model/page.js';
import { FakeHost } from '../support/host.js';
import { fakeWindow, type FakeWindow } from '../support/window.js';

const MINUTE = 60_000;

describe('what failed is tried again', () => {
  let window: FakeWindow;
  let host: FakeHost;
  let tries: boolean[];
  let retry: Retry;

  beforeEach(() => {
    vi.useFakeTimers();
    window = fakeWindow();
    host = new FakeHost();
    tries = [];
    retry = new Retry(host, (isDue) => tries.push(isDue));
  });

  afterEach(() => {
    host.disconnect();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each<[string, () => void]>([
    ['the browser is online again', () => window.online()],
    [
      'a reader comes back to the page',
      () => {
        window.show(false);
        window.show(true);
      },
    ],
    [
      'a reader scrolls back to the tag',
      () => {
        window.scroll(false);
        window.scroll(true);
      },
    ],
    [
      'the browser went online while the page was hidden, and it is visible now',
      () => {
        window.show(false);
        window.online();
        window.show(true);
      },
    ],
  ])('at once when %s, once', (_, comeBack) => {
    retry.plan(now() + MINUTE);
    comeBack();
    comeBack();
    expect(tries).toEqual([false]);
    expect(window.watchers).toBe(0);
  });

  it('at the planned time, not before', async () => {
    retry.plan(now() + MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(tries).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries).toEqual([true]);
  });

  it('not while the page is hidden', async () => {
    retry.plan(now() + MINUTE);
    window.show(false);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    window.online();
    expect(tries).toEqual([]);
  });

  it('not by the wall clock: only elapsed time counts', async () => {
    retry.plan(now() + MINUTE);
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(tries).toEqual([true]);
  });

  it('never once it is here, and never without a failure', async () => {
    window.online();
    retry.plan(now() + MINUTE);
    retry.plan(undefined);
    window.online();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([tries, window.watchers]).toEqual([[], 0]);
  });

  it('not for a tag that has left the page, until it is back', () => {
    retry.plan(now() + MINUTE);
    host.disconnect();
    window.online();
    expect([tries, window.watchers, vi.getTimerCount()]).toEqual([[], 0, 0]);
    retry.plan(now() + 2 * MINUTE);
    expect(window.watchers).toBe(0);
    host.connect();
    window.online();
    expect(tries).toEqual([false]);
  });

  it('sooner when that is wanted, if a try is planned at all', async () => {
    retry.hasten(now());
    expect(vi.getTimerCount()).toBe(0);
    retry.plan(now() + 60 * MINUTE);
    retry.hasten(now() + 5000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(tries).toEqual([true]);
  });

  it('by the same plan however often it is made', async () => {
    const at = now() + MINUTE;
    retry.plan(at);
    window.scroll(false);
    retry.plan(at);
    window.scroll(true);
    expect(tries).toEqual([false]);
  });

  it('not because of a report of nothing', () => {
    retry.plan(now() + MINUTE);
    window.scroll(false);
    window.scrollNowhere();
    expect(tries).toEqual([]);
  });
});
