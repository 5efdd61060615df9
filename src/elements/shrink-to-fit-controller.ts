import type { LitElement } from 'lit';
import { afterPaint } from '../data/attention.js';

/**
 * Removes the space that a box has reserved for more rows than there are, if nothing visible moves: the end of the rows has to be below the viewport. The box
 * then keeps its size, whatever a reader filters. `answer` returns what the rows are made from; nothing until all are rendered.
 */
export function shrinkToFit(host: LitElement, selector: string, answer: () => unknown): void {
  let lastShown: unknown;

  /** After the rows are painted: measuring them earlier would lay them out twice. */
  async function fit(): Promise<void> {
    await afterPaint();
    const box = host.renderRoot.querySelector<HTMLElement>(selector);
    if (!box) return;
    box.removeAttribute('data-fit');
    box.style.minBlockSize = '';
    const { bottom } = box.getBoundingClientRect();
    const end = Math.max(...[...box.children].filter((child) => !child.matches('.reserved')).map((child) => child.getBoundingClientRect().bottom));
    const hasRoom = end < bottom - 1;
    if (!hasRoom || end < innerHeight) return;
    box.toggleAttribute('data-fit', true);
    box.style.minBlockSize = `${box.getBoundingClientRect().height}px`;
  }

  host.addController({
    hostUpdated() {
      const shown = answer();
      if (shown === lastShown) return;
      lastShown = shown;
      if (shown) void fit();
    },
  });
}
