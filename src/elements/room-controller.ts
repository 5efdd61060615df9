import type { LitElement, ReactiveController } from 'lit';

/**
 * Gives back the room that a box has reserved for more rows than there are. Only where nothing moves that a reader sees: what is below the
 * rows has to be below the view. The box then keeps its size, whatever a reader filters.
 */
export class RoomController implements ReactiveController {
  readonly #host: LitElement;
  readonly #selector: string;
  readonly #answer: () => unknown;
  #seen: unknown;

  /** `answer` is what the rows are made of; nothing until it has come. */
  constructor(host: LitElement, selector: string, answer: () => unknown) {
    this.#host = host;
    this.#selector = selector;
    this.#answer = answer;
  }

  hostUpdated(): void {
    const answer = this.#answer();
    if (answer === this.#seen) return;
    this.#seen = answer;
    const box = this.#host.renderRoot.querySelector<HTMLElement>(this.#selector);
    box?.removeAttribute('data-fit');
    box?.style.removeProperty('min-block-size');
    if (box && answer) this.#fit(box);
  }

  #fit(box: HTMLElement): void {
    const { bottom } = box.getBoundingClientRect();
    const end = Math.max(...[...box.children].filter((child) => !child.matches('.room')).map((child) => child.getBoundingClientRect().bottom));
    const hasRoom = end < bottom - 1;
    if (!hasRoom || end < innerHeight) return;
    box.toggleAttribute('data-fit', true);
    box.style.setProperty('min-block-size', `${box.getBoundingClientRect().height}px`);
  }
}
