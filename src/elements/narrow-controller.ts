import type { LitElement, ReactiveController } from 'lit';
import { PRINTS } from '../ui/map-container.js';

/** Below this width, in sizes of the text, a tag is as narrow as on a phone: the same as in its styles. */
const WIDTH = 30;

/** Tells whether a tag is as narrow as on a phone, and has it rendered again when that changes; until then its styles see to it that nothing has another size. Paper never is narrow. */
export class NarrowController implements ReactiveController {
  readonly #host: LitElement;
  #observer: ResizeObserver | undefined;
  #observed: Element | undefined;
  #isNarrow = false;
  #isPaper = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  get isNarrow(): boolean {
    return this.#isNarrow && !this.#isPaper;
  }

  hostDisconnected(): void {
    if (!this.#observer) return;
    this.#observer.disconnect();
    this.#observed = undefined;
    for (const name of PRINTS) removeEventListener(name, this.#onPrint);
  }

  /** The first time there is something to measure. A tag that was taken out of the page may still be updated once, and nothing would end what begins then. */
  hostUpdated(): void {
    const root = this.#host.renderRoot.querySelector('.root');
    if (!root || root === this.#observed || !this.#host.isConnected) return;
    this.#observer ??= new ResizeObserver(([entry]) => entry && this.#measure(entry));
    this.#observer.disconnect();
    this.#observed = root;
    this.#observer.observe(root);
    for (const name of PRINTS) addEventListener(name, this.#onPrint);
  }

  readonly #onPrint = ({ type }: Event): void => {
    this.#isPaper = type === 'beforeprint';
    if (this.#isNarrow) this.#host.requestUpdate();
  };

  #measure({ target, contentRect: { width } }: ResizeObserverEntry): void {
    const isNarrow = width < WIDTH * Number.parseFloat(getComputedStyle(target).fontSize);
    if (!width || isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    // Other sizes while sizes are being observed would be an error on the host page.
    requestAnimationFrame(() => this.#host.requestUpdate());
  }
}
