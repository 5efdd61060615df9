import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHost } from '../support/host.js';
import { openWindow } from '../support/network.js';

type See = (entries: readonly { readonly isIntersecting: boolean; readonly target: unknown }[]) => void;

/** The observers of a page, and what they watch. */
const observers: { readonly tell: See; readonly options: unknown; readonly watched: Set<unknown> }[] = [];

class FakeObserver {
  readonly #own: (typeof observers)[number];
  constructor(tell: See, options: unknown) {
    observers.push((this.#own = { tell, options, watched: new Set() }));
  }
  observe(target: unknown): void {
    this.#own.watched.add(target);
  }
  unobserve(target: unknown): void {
    this.#own.watched.delete(target);
  }
}

describe('a tag is near', () => {
  let page: ReturnType<typeof openWindow>;
  let load: typeof import('../../src/data/visibility.js');

  const tag = (loading = '') => {
    const host = Object.assign(new FakeHost(), { loading });
    const near = new load.Visibility(host, () => host.loading === 'eager');
    host.connect();
    return { host, near };
  };
  const see = (host: unknown, isIntersecting = true): void =>
    observers.forEach(({ tell, watched }) => watched.has(host) && tell([{ isIntersecting, target: host }]));
  const watched = (): number => observers.reduce((sum, one) => sum + one.watched.size, 0);

  beforeEach(async () => {
    observers.length = 0;
    page = openWindow();
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.resetModules();
    load = await import('../../src/data/visibility.js');
  });

  afterEach(() => vi.unstubAllGlobals());

  it('once it comes near the view, and then for good', async () => {
    const { host, near } = tag();
    see(host, false);
    expect(near.isNear).toBe(false);
    see(host);
    expect(near.isNear).toBe(true);
    await host.updateComplete;
    expect(host.updates).toBe(1);
    host.disconnect();
    host.connect();
    near.arrive();
    await host.updateComplete;
    expect([near.isNear, watched(), host.updates]).toEqual([true, 0, 1]);
  });

  it('a little before it is in view', () => {
    tag();
    expect(observers[0]?.options).toEqual({ rootMargin: '200px' });
  });

  it('each for itself, with one observer for all of them', () => {
    const [one, other] = [tag(), tag()];
    see(one.host);
    expect([one.near.isNear, other.near.isNear, observers.length, watched()]).toEqual([true, false, 1, 1]);
    see(other.host);
    const third = tag();
    expect([other.near.isNear, third.near.isNear, observers.length]).toEqual([true, false, 1]);
  });

  it('not once it has left the page', () => {
    const { host, near } = tag();
    host.disconnect();
    dispatchEvent(new Event('beforeprint'));
    expect([near.isNear, watched()]).toEqual([false, 0]);
  });

  it('when the page is printed, with all others, also one that came later', () => {
    const [one, other] = [tag(), tag()];
    see(one.host);
    const third = tag();
    third.host.disconnect();
    dispatchEvent(new Event('beforeprint'));
    expect([other.near.isNear, third.near.isNear]).toEqual([true, false]);
    third.host.connect();
    dispatchEvent(new Event('beforeprint'));
    expect(third.near.isNear).toBe(true);
  });

  it('at once if it is eager', () => {
    expect([tag('eager').near.isNear, tag('lazy').near.isNear, observers.length]).toEqual([true, false, 1]);
  });

  it('at once if nobody tells what is in view', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(tag().near.isNear).toBe(true);
  });

  it('never before a visit of a page that is rendered ahead of it', () => {
    page.prerendering = true;
    const { near } = tag('eager');
    expect(near.isNear).toBe(false);
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(near.isNear).toBe(true);
  });
});
