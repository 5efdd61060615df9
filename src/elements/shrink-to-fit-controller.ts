import type { LitElement, ReactiveController } from 'lit';
import { afterPaint } from '../data/after-paint.js';

/**
 * Gives back the room that a box has reserved for more rows than there are. Only where nothing moves that a reader sees: what is below the
 * rows has to be below the view. The box then keeps its size, whatever a reader filters.
 */
export class ShrinkToFitController implements ReactiveController {
  readonly #host: LitElement;
  readonly #selector: string;
  readonly #answer: () => unknown;
  #seen: unknown;

  /** `answer` is what the rows are made of; nothing until all are there. */
  constructor(host: LitElement, selector: string, answer: () => unknown) {
    this.#host = host;
    this.#selector = selector;
    this.#answer = answer;
  }

  hostUpdated(): void {
    const answer = this.#answer();
    if (answer === this.#seen) return;
    this.#seen = answer;
    if (answer) void this.#fit();
  }

  /** Once the rows have been painted: until then, to measure them is to lay them out twice. */
  async #fit(): Promise<void> {
    await afterPaint();
    const box = this.#host.renderRoot.querySelector<HTMLElement>(this.#selector);
    if (!box) return;
    box.removeAttribute('data-fit');
    box.style.minBlockSize = '';
    const { bottom } = box.getBoundingClientRect();
    const end = Math.max(...[...box.children].filter((child) => !child.matches('.room')).map((child) => child.getBoundingClientRect().bottom));
    const hasRoom = end < bottom - 1;
    if (!hasRoom || end < innerHeight) return;
    box.toggleAttribute('data-fit', true);
    box.style.minBlockSize = `${box.getBoundingClientRect().height}px`;
  }
}
