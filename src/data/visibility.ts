import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What arrives when its tag comes near the viewport: one observer for all tags, because a page may have hundreds. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const tell = (entries: readonly IntersectionObserverEntry[]): void =>
  entries.forEach(({ isIntersecting, target }) => isIntersecting && waiting.get(target)?.());

const tellAll = (): void => waiting.forEach((arrive) => arrive());

/** Throws if the host page has no IntersectionObserver, or a broken one. */
function wait(tag: Element, arrive: () => void): void {
  if (!waiting.size) addEventListener('beforeprint', tellAll);
  waiting.set(tag, arrive);
  const watching = observer ?? new IntersectionObserver(tell, { rootMargin: '200px' });
  watching.observe(tag);
  observer = watching;
}

function stopWaiting(tag: Element): void {
  if (!waiting.delete(tag)) return;
  observer?.unobserve(tag);
  if (!waiting.size) removeEventListener('beforeprint', tellAll);
}

type Host = ReactiveControllerHost & Element;

/** Near once it is known to be, has come near the viewport, or the page is printed; never while the page is prerendered. */
export class Visibility implements ReactiveController {
  isNear = false;
  readonly #host: Host;
  readonly #isKnown: () => boolean;

  /** `isKnown`: there is no need to measure. */
  constructor(host: Host, isKnown: () => boolean) {
    this.#host = host;
    this.#isKnown = isKnown;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.isNear) return;
    if (this.#isKnown()) return this.arrive();
    try {
      wait(this.#host, this.arrive);
    } catch {
      // If nobody tells what is in view, every tag counts as near.
      this.arrive();
    }
  }

  hostDisconnected(): void {
    stopWaiting(this.#host);
  }

  readonly arrive = (): void => {
    if (this.isNear) return;
    // Nobody sees a prerendered page yet.
    if ((document as { prerendering?: boolean }).prerendering) return document.addEventListener('prerenderingchange', this.arrive, { once: true });
    stopWaiting(this.#host);
    this.isNear = true;
    this.#host.requestUpdate();
  };
}
