import { isPageHidden, onReturn } from '../model/page.js';

/** Reports whether the tag is near the viewport; `undefined` when the reader returns to the page and the tag has not moved. */
type Tell = (isNear?: boolean) => void;

/** One observer for all tags, because a page may have hundreds; and the callbacks of each tag. */
let observer: IntersectionObserver | undefined;
const watched = new Map<Element, Set<Tell>>();

const tellAll = (isNear?: boolean): void => watched.forEach((tells) => tells.forEach((tell) => tell(isNear)));

const returned = (): void => {
  if (!isPageHidden()) tellAll();
};

const printed = (): void => tellAll(true);

const scrolled = (entries: readonly IntersectionObserverEntry[]): void =>
  entries.forEach(({ isIntersecting, target }) => watched.get(target)?.forEach((tell) => tell(isIntersecting)));

/**
 * Reports whether a tag is near the viewport, and whether the reader may have returned, to the tag, to the page or online. Call the returned function to stop.
 */
export function attend(tag: Element, listener: (isNear: boolean, isBack: boolean) => void): () => void {
  let wasNear: boolean | undefined;
  const tell: Tell = (isNear) => {
    const isBack = isNear === undefined || (isNear && wasNear === false);
    wasNear = isNear ?? wasNear;
    listener(wasNear ?? false, isBack);
  };
  const tells = watched.get(tag) ?? new Set();
  watched.set(tag, tells.add(tell));
  onReturn(returned);
  addEventListener('beforeprint', printed);
  try {
    const watching = observer ?? new IntersectionObserver(scrolled, { rootMargin: '200px' });
    // Observed anew, so that later callbacks of the same tag are called too.
    watching.unobserve(tag);
    watching.observe(tag);
    observer = watching;
  } catch {
    // On a page without a working IntersectionObserver, every tag counts as near.
    queueMicrotask(() => tell(true));
  }
  return () => {
    if (!tells.delete(tell) || tells.size) return;
    watched.delete(tag);
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
const SOON = 200;

/** Resolves when the browser is idle, after the current DOM, and what depends on its measured size, have been painted. */
export async function afterPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await idle(SOON);
}
