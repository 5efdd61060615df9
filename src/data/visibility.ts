import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Near once the tag is eager, has come near the viewport, or the page is printed; never while the page is prerendered. */
export class Visibility implements ReactiveController {
  isNear = false;
  readonly #host: ReactiveControllerHost & Element;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.isNear) return;
    addEventListener('beforeprint', this.arrive);
    try {
      this.#observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.arrive(), { rootMargin: '200px' });
      this.#observer.observe(this.#host);
    } catch {
      // If the host page has no IntersectionObserver, or a broken one, every tag counts as near.
      this.#observer = undefined;
      this.arrive();
    }
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.arrive);
    this.#observer?.disconnect();
  }

  readonly arrive = (): void => {
    // Nobody sees a prerendered page yet.
    if ((document as { prerendering?: boolean }).prerendering) return document.addEventListener('prerenderingchange', this.arrive, { once: true });
    this.hostDisconnected();
    this.isNear = true;
    this.#host.requestUpdate();
  };
}
