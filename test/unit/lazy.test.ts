import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lazy } from '../../src/elements/lazy.js';
import { FakeHost } from '../support/host.js';
import { held, networkFailure } from '../support/network.js';
import { fakeWindow, type FakeWindow } from '../support/window.js';

const feature = { styles: [], name: 'map' };
const offline = new TypeError('Importing a module script failed.');

describe('code that is loaded when a feature is first used', () => {
  let window: FakeWindow;
  let host: FakeHost;
  let warnings: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    window = fakeWindow();
    host = new FakeHost();
    warnings = [];
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
  });

  afterEach(() => {
    host.disconnect();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is not there before; a caller that awaits it gets it, and the tag does not update', async () => {
    const load = vi.fn(async () => feature);
    const lazy = new Lazy(host, load);
    expect([lazy.value, load.mock.calls.length]).toEqual([undefined, 0]);
    await expect(lazy.load()).resolves.toBe(feature);
    await host.updateComplete;
    expect([lazy.value, host.updates]).toEqual([feature, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('makes a tag that does without it meanwhile update once it is here', async () => {
    const lazy = new Lazy(host, async () => feature);
    lazy.want();
    await vi.advanceTimersByTimeAsync(0);
    expect([lazy.value, host.updates]).toEqual([feature, 1]);
    lazy.want();
    await vi.advanceTimersByTimeAsync(0);
    expect(host.updates).toBe(1);
  });

  it('makes a second tag update too, which finds it here', async () => {
    const load = async () => feature;
    await new Lazy(new FakeHost(), load).load();
    const lazy = new Lazy(host, load);
    lazy.want();
    await vi.advanceTimersByTimeAsync(0);
    expect([lazy.value, host.updates]).toEqual([feature, 1]);
  });

  it('is there at once for a tag that finds it here, without an update', async () => {
    const other = new FakeHost();
    const load = vi.fn(async () => feature);
    await new Lazy(host, load).load();
    const lazy = new Lazy(other, load);
    void lazy.load();
    expect(lazy.value).toBe(feature);
    await other.updateComplete;
    expect([load.mock.calls.length, host.updates, other.updates]).toEqual([1, 0, 0]);
  });

  it('is loaded once for all tags that need it at the same time', async () => {
    const load = vi.fn(async () => feature);
    const lazies = [new Lazy(host, load), new Lazy(new FakeHost(), load)];
    await Promise.all(lazies.map((lazy) => lazy.load()));
    expect([load.mock.calls.length, ...lazies.map(({ value }) => value)]).toEqual([1, feature, feature]);
  });

  it('that cannot be loaded rejects nothing, and is named once for all tags of a kind', async () => {
    const load = vi.fn<() => Promise<typeof feature>>().mockRejectedValue(offline);
    const other = new FakeHost();
    const lazies = [new Lazy(host, load), new Lazy(other, load)];
    await expect(Promise.all(lazies.map((lazy) => lazy.load()))).resolves.toEqual([undefined, undefined]);
    await host.updateComplete;
    expect(lazies.map(({ isMissing }) => isMissing)).toEqual([true, true]);
    expect(host.updates).toBe(1);
    expect(warnings).toEqual([expect.stringContaining('<country-risk>')]);
    other.disconnect();
  });

  it('is not tried with every update of the tag, but when that may help', async () => {
    const load = vi.fn<() => Promise<typeof feature>>().mockRejectedValueOnce(offline).mockResolvedValue(feature);
    const lazy = new Lazy(host, load);
    await lazy.load();
    await lazy.load();
    expect(load).toHaveBeenCalledTimes(1);
    window.online();
    await vi.advanceTimersByTimeAsync(0);
    expect([load.mock.calls.length, lazy.value, lazy.isMissing, window.watchers]).toEqual([2, feature, false, 0]);
    expect(host.updates).toBe(2);
  });

  it('is tried at once if a reader asks for it', async () => {
    const load = vi.fn<() => Promise<typeof feature>>().mockRejectedValueOnce(offline).mockResolvedValue(feature);
    const lazy = new Lazy(host, load);
    await lazy.load();
    await expect(lazy.retry()).resolves.toBe(feature);
  });

  it('that is missing does not make a tag that does without it update again and again', async () => {
    const load = vi.fn<() => Promise<typeof feature>>().mockRejectedValue(offline);
    const lazy = new Lazy(host, load);
    lazy.want();
    await vi.advanceTimersByTimeAsync(0);
    const { updates } = host;
    lazy.want();
    await vi.advanceTimersByTimeAsync(0);
    expect([lazy.isMissing, load.mock.calls.length, host.updates]).toEqual([true, 1, updates]);
  });

  it('is tried less and less often, and never by a tag that has left the page', async () => {
    const load = vi.fn<() => Promise<typeof feature>>().mockRejectedValue(offline);
    void new Lazy(host, load).load();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    // after 15 s, 30 s, 1, 2, 4, 8 and 16 minutes, then every 30 minutes
    expect(load.mock.calls.length).toBe(8);
    host.disconnect();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([load.mock.calls.length, window.watchers, vi.getTimerCount()]).toEqual([8, 0, 0]);
  });

  it('that comes too late is missing, and appears when it comes', async () => {
    const { reply, release } = held();
    const load = vi.fn(async () => {
      await reply('', {});
      return feature;
    });
    const lazy = new Lazy(host, load);
    const loading = lazy.load();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(lazy.isMissing).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toBeUndefined();
    expect(lazy.isMissing).toBe(true);
    await expect(lazy.retry()).resolves.toBeUndefined();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect([lazy.value, lazy.isMissing, load.mock.calls.length, window.watchers]).toEqual([feature, false, 1, 0]);
  });

  it('is tried again later also where it fails only after the tag has given it up', async () => {
    const { reply, release } = held(networkFailure());
    const load = vi
      .fn<() => Promise<typeof feature>>()
      .mockImplementationOnce(async () => reply('', {}) as never)
      .mockResolvedValue(feature);
    const lazy = new Lazy(host, load);
    void lazy.load();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([lazy.isMissing, load.mock.calls.length]).toEqual([true, 1]);
    release();
    await vi.advanceTimersByTimeAsync(15_000);
    expect([lazy.value, load.mock.calls.length]).toEqual([feature, 2]);
  });
});
