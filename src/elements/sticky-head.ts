import type { LitElement, ReactiveController } from 'lit';

/** Between the head and what is scrolled into view below it, in pixels: a focus ring. */
const AIR = 4;

/** Tells a scroll box how much of it a sticky head covers, so that the focus never goes behind the head: how tall that is depends on language, width and text size. */
export class StickyHead implements ReactiveController {
  readonly #host: LitElement;
  readonly #selector: string;
  #head: HTMLElement | null = null;
  #observer: ResizeObserver | undefined;

  constructor(host: LitElement, selector: string) {
    this.#host = host;
    this.#selector = selector;
    host.addController(this);
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  hostUpdated(): void {
    const head = this.#host.renderRoot.querySelector<HTMLElement>(this.#selector);
    if (head === this.#head) return;
    this.#observer?.disconnect();
    this.#head = head;
    try {
      this.#observer = new ResizeObserver(() => this.#reserve());
      if (head) this.#observer.observe(head);
    } catch {
      // A page may have broken it; the table does not depend on it.
    }
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#head = null;
  }

  #reserve(): void {
    const box = this.#head?.closest<HTMLElement>('[part=table], [part=list]');
    box?.style.setProperty('scroll-padding-block-start', `${(this.#head?.offsetHeight ?? 0) + AIR}px`);
  }
}
