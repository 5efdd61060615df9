import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHost } from '../support/host.js';
import { openWindow } from '../support/network.js';

type Report = (entries: readonly { readonly isIntersecting: boolean; readonly target: unknown }[]) => void;

/** The page's observers, and what they observe. */
const observers: { readonly report: Report; readonly options: unknown; readonly watched: Set<unknown> }[] = [];

class FakeObserver {
  readonly #own: (typeof observers)[number];
  constructor(report: Report, options: unknown) {
    observers.push((this.#own = { report, options, watched: new Set() }));
  }
  observe(target: unknown): void {
    this.#own.watched.add(target);
  }
  unobserve(target: unknown): void {
    this.#own.watched.delete(target);
  }
}

describe('attention to a tag', () => {
  let page: ReturnType<typeof openWindow>;
  let observeAttention: (typeof import('../../src/data/attention.js'))['observeAttention'];

  const attended = (tag = new FakeHost()) => {
    const heard: string[] = [];
    const stop = observeAttention(tag, (isNear, isBack) => heard.push(`${isNear ? 'near' : 'away'}${isBack ? ', back' : ''}`));
    return { tag, heard, stop };
  };
  const report = (tag: unknown, isIntersecting: boolean): void =>
    observers.forEach((one) => one.watched.has(tag) && one.report([{ isIntersecting, target: tag }]));
  const watched = (): number => observers.reduce((sum, one) => sum + one.watched.size, 0);
  const send = (type: string): unknown => dispatchEvent(new Event(type));
  const show = (visibilityState: string): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(async () => {
    observers.length = 0;
    page = openWindow();
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.resetModules();
    ({ observeAttention } = await import('../../src/data/attention.js'));
  });

  afterEach(() => vi.unstubAllGlobals());

  it('reports whether the tag is near the view, and when a reader scrolls back to it', () => {
    const { tag, heard } = attended();
    for (const isNear of [true, false, true]) report(tag, isNear);
    expect(heard).toEqual(['near', 'away', 'near, back']);
  });

  it('reports it a little before the tag is in view', () => {
    attended();
    expect(observers[0]?.options).toEqual({ rootMargin: '200px' });
  });

  it('reports on its own tag, with one observer for all of them', () => {
    const [one, other] = [attended(), attended()];
    report(one.tag, true);
    expect([one.heard, other.heard, observers.length, watched()]).toEqual([['near'], [], 1, 2]);
  });

  it('works beside other listeners on the same tag, and after they have stopped', () => {
    const one = attended();
    report(one.tag, false);
    const other = attended(one.tag);
    report(one.tag, true);
    one.stop();
    report(one.tag, false);
    expect([one.heard, other.heard]).toEqual([
      ['away', 'near, back'],
      ['near', 'away'],
    ]);
  });

  it.each([
    ['the browser is online again', () => send('online')],
    ['the page becomes visible', () => show('visible')],
  ])('reports that a reader is back when %s, near or not', (_, comeBack) => {
    const { tag, heard } = attended();
    comeBack();
    report(tag, true);
    comeBack();
    expect(heard).toEqual(['away, back', 'near', 'near, back']);
  });

  it('reports no return to a hidden page', () => {
    const { heard } = attended();
    show('hidden');
    send('online');
    expect(heard).toEqual([]);
  });

  it('reports the visit to a prerendered page, and no return before it', () => {
    page.visibilityState = 'hidden'; // as browsers report while they prerender a page
    const { heard } = attended();
    send('online');
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(heard).toEqual(['away, back']);
  });

  it('reports every tag as near when the page is printed', () => {
    const [one, other] = [attended(), attended()];
    report(one.tag, false);
    send('beforeprint');
    expect([one.heard, other.heard]).toEqual([['away', 'near, back'], ['near']]);
  });

  it('reports nothing once it has stopped, and observes nothing any more', () => {
    const { tag, heard, stop } = attended();
    stop();
    stop();
    for (const type of ['beforeprint', 'online']) send(type);
    show('visible');
    report(tag, true);
    expect([heard, watched()]).toEqual([[], 0]);
    attended(tag);
    expect(watched()).toBe(1);
  });

  it.each([undefined, Object])('reports the tag as near where the page has broken the observer: %s', async (broken) => {
    vi.stubGlobal('IntersectionObserver', broken);
    const { heard } = attended();
    await Promise.resolve();
    expect(heard).toEqual(['near']);
  });
});
