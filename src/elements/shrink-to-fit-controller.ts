import type { LitElement } from 'lit';
import { afterPaint } from '../data/attention.js';

/**
 * Gives back the room that a box has reserved for more rows than there are. Only where nothing moves that a reader sees: what is below the
 * rows has to be below the view. The box then keeps its size, whatever a reader filters. `answer` is what the rows are made of; nothing until
 * all are there.
 */
export function shrinkToFit(host: LitElement, selector: string, answer: () => unknown): void {
  let seen: unknown;

  /** Once the rows have been painted: until then, to measure them is to lay them out twice. */
  async function fit(): Promise<void> {
    await afterPaint();
    const box = host.renderRoot.querySelector<HTMLElement>(selector);
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

  host.addController({
    hostUpdated() {
      const shown = answer();
      if (shown === seen) return;
      seen = shown;
      if (shown) void fit();
    },
  });
}
