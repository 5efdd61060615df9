import { afterEach, describe, expect, it, vi } from 'vitest';
import { Lazy } from '../../src/elements/lazy.js';
import { FakeHost } from '../support/host.js';

const feature = { styles: [], name: 'map' };

describe('code that is loaded when a feature is first used', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is not there before, and makes the tag update once it is', async () => {
    const host = new FakeHost();
    const load = vi.fn(async () => feature);
    const lazy = new Lazy(host, load);
    expect([lazy.value, load.mock.calls.length]).toEqual([undefined, 0]);
    await expect(lazy.load()).resolves.toBe(feature);
    await host.updateComplete;
    expect([lazy.value, host.updates]).toEqual([feature, 1]);
  });

  it('is loaded once for all tags; one that finds it here has it at once, without an update', async () => {
    const [one, other] = [new FakeHost(), new FakeHost()];
    const load = vi.fn(async () => feature);
    await new Lazy(one, load).load();
    const lazy = new Lazy(other, load);
    void lazy.load();
    expect(lazy.value).toBe(feature);
    await other.updateComplete;
    expect([load.mock.calls.length, one.updates, other.updates]).toEqual([1, 1, 0]);
  });

  it('that cannot be loaded rejects nothing, and is tried again the next time', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const host = new FakeHost();
    const load = vi.fn<() => Promise<typeof feature>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(feature);
    const lazy = new Lazy(host, load);
    await expect(lazy.load()).resolves.toBeUndefined();
    expect([lazy.value, host.updates, log.mock.calls.length]).toEqual([undefined, 0, 1]);
    await expect(lazy.load()).resolves.toBe(feature);
    expect(lazy.value).toBe(feature);
  });
});
