import { isPageHidden, onReturn } from '../model/page.js';

/** Called with where a tag is; with nothing if a reader is back and the tag has not moved. */
type Tell = (isNear?: boolean) => void;

/** One observer for all tags, because a page may have hundreds, and the callbacks of each tag. */
let observer: IntersectionObserver | undefined;
const watched = new Map<Element, Set<Tell>>();

const tellAll = (isNear?: boolean): void => watched.forEach((tells) => tells.forEach((tell) => tell(isNear)));

const returned = (): void => {
  if (!isPageHidden()) tellAll();
};

const printed = (): void => tellAll(true);

const scrolled = (entries: readonly IntersectionObserverEntry[]): void =>
  entries.forEach(({ isIntersecting, target }) => watched.get(target)?.forEach((tell) => tell(isIntersecting)));

/** Tells a listener whether a tag is near the view, and whether a reader may be back, at the tag, on the page or online, until the returned function is called. */
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
    // Taken anew, so that it tells also those who come later where the tag is.
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

/** The longest wait (ms) for an idle browser. */
const MAX_WAIT = 5000;

/** Resolves once the browser is idle. */
export const idle = (timeout = MAX_WAIT): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, timeout / 10);
  });

/** The same for what a reader may soon scroll to. */
const SOON = 200;

/** Resolves once the browser is idle, after it has painted what there is and what depends on its size. */
export async function afterPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await idle(SOON);
}
