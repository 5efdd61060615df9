import type { ReactiveController, ReactiveControllerHost } from 'lit';

const NEAR = '200px';

/** True once the tag is eager or has come near the view, or the page is printed; waits out prerendering. */
export class Visibility implements ReactiveController {
  isNear = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #isEager: () => boolean;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, isEager: () => boolean) {
    this.#host = host;
    this.#isEager = isEager;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.isNear) return;
    if ((document as { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', this.#watch, { once: true });
    } else this.#watch();
  }

  hostDisconnected(): void {
    document.removeEventListener('prerenderingchange', this.#watch);
    globalThis.removeEventListener('beforeprint', this.#arrive);
    this.#observer?.disconnect();
  }

  hostUpdate(): void {
    if (!this.isNear && this.#isEager()) this.#arrive();
  }

  readonly #watch = (): void => {
    if (this.#isEager()) return this.#arrive();
    globalThis.addEventListener('beforeprint', this.#arrive);
    this.#observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#arrive(), { rootMargin: NEAR });
    this.#observer.observe(this.#host);
  };

  readonly #arrive = (): void => {
    this.hostDisconnected();
    this.isNear = true;
    this.#host.requestUpdate();
  };
}
