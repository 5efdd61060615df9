import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** True once the tag is eager or has come near the view, or the page is printed; waits out prerendering. */
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
      // Where the host page has none, or broke it, every tag is near.
      this.#observer = undefined;
      this.arrive();
    }
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.arrive);
    this.#observer?.disconnect();
  }

  readonly arrive = (): void => {
    // A page rendered ahead is not looked at yet.
    if ((document as { prerendering?: boolean }).prerendering) return document.addEventListener('prerenderingchange', this.arrive, { once: true });
    this.hostDisconnected();
    this.isNear = true;
    this.#host.requestUpdate();
  };
}
