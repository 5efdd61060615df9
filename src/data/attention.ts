import { isPageHidden, onReturn } from '../model/page.js';

/** Reports whether the tag is near the viewport; `undefined` when the reader returns to the page and the tag has not moved. */
type Listener = (isNear?: boolean) => void;

/** One observer for all tags, because a page may have hundreds; and the callbacks of each tag. */
let observer: IntersectionObserver | undefined;
const listenersByTag = new Map<Element, Set<Listener>>();

const notifyAll = (isNear?: boolean): void => listenersByTag.forEach((listeners) => listeners.forEach((listener) => listener(isNear)));

const notifyOnReturn = (): void => {
  if (!isPageHidden()) notifyAll();
};

const notifyBeforePrint = (): void => notifyAll(true);

const onIntersection = (entries: readonly IntersectionObserverEntry[]): void =>
  entries.forEach(({ isIntersecting, target }) => {
    // A tag with `display: contents` has no box that could come near.
    const isNear = isIntersecting || getComputedStyle(target).display === 'contents';
    listenersByTag.get(target)?.forEach((listener) => listener(isNear));
  });

/**
 * Reports whether a tag is near the viewport, and whether the reader may have returned, to the tag, to the page or online. Call the returned function to stop.
 */
export function observeAttention(tag: Element, listener: (isNear: boolean, isBack: boolean) => void): () => void {
  let wasNear: boolean | undefined;
  const notify: Listener = (isNear) => {
    const isBack = isNear === undefined || (isNear && wasNear === false);
    wasNear = isNear ?? wasNear;
    listener(wasNear ?? false, isBack);
  };
  const listeners = listenersByTag.get(tag) ?? new Set();
  listenersByTag.set(tag, listeners.add(notify));
  onReturn(notifyOnReturn);
  addEventListener('beforeprint', notifyBeforePrint);
  try {
    const current = observer ?? new IntersectionObserver(onIntersection, { rootMargin: '200px' });
    // Observed anew, so that later callbacks of the same tag are called too.
    current.unobserve(tag);
    current.observe(tag);
    observer = current;
  } catch {
    // On a page without a working IntersectionObserver, every tag counts as near.
    queueMicrotask(() => notify(true));
  }
  return () => {
    if (!listeners.delete(notify) || listeners.size) return;
    listenersByTag.delete(tag);
    observer?.unobserve(tag);
  };
}

/** The longest (ms) that deferred work waits for an idle browser. */
const MAX_WAIT = 5000;

/** Resolves when the browser is idle, or after `timeout` milliseconds. */
export const idle = (timeout = MAX_WAIT): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, timeout / 10);
  });

/** The longest (ms) that a busy page delays content that the reader may soon scroll to. */
const MAX_CONTENT_DELAY = 200;

/** Resolves when the browser is idle, after the current DOM, and what depends on its measured size, have been painted. */
export async function afterPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await idle(MAX_CONTENT_DELAY);
}
