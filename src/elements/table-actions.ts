// One chunk with what readers need to act on a table; loads after its first rows.
import type { LitElement } from 'lit';
import { listenForTypeahead, listenForArrowKeys } from '../ui/keyboard.js';
import { rangeHandleStyles } from '../ui/range-handle.js';
import { usedTableStyles } from '../ui/risk-table-use.styles.js';
import { scrollBoxStyles } from '../ui/scroll-box.styles.js';
import { tableFilterStyles } from '../ui/table-filters.js';
import { shrinkToFit } from './shrink-to-fit-controller.js';

export { scoreHandles, tableFilters } from '../ui/table-filters.js';
export { tableFilters as english } from '../words/en.json?tableFilters';

export const styles = [usedTableStyles, rangeHandleStyles, scrollBoxStyles, tableFilterStyles];

/** Adds keyboard navigation to a table. `rows`: what the rows are made from; nothing until all are rendered. */
export function actOn(host: LitElement, rows: () => unknown): void {
  reserveForHead(host);
  shrinkToFit(host, '.rows', rows);
  listenForArrowKeys(host.renderRoot, 'th button');
  listenForTypeahead(host.renderRoot, 'tbody button');
  keepTyping(host.renderRoot);
}

const TYPED = /^(.|Arrow.+)$/u;

/** Keeps what readers type in a field from shortcuts of the page, to which the tag, not a field, is the target. */
function keepTyping(box: HTMLElement | DocumentFragment): void {
  for (const type of ['keydown', 'keypress', 'keyup'])
    box.addEventListener(type, (event) => {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      if ((event.target as Element).matches('input, select') && TYPED.test(key) && !ctrlKey && !metaKey) event.stopPropagation();
    });
}

/** Between the head and what is scrolled into view below it, in pixels: room for a focus ring. */
const FOCUS_MARGIN = 4;

/** Sets the scroll padding to the height of the sticky head, which depends on language, width and text size, so that the focus never goes behind it. */
function reserveForHead(host: LitElement): void {
  let head: HTMLElement | null = null;
  const observer = new ResizeObserver(() => {
    const box = head?.closest<HTMLElement>('.rows');
    box?.style.setProperty('scroll-padding-block-start', `${head!.offsetHeight + FOCUS_MARGIN}px`);
  });

  function observe(): void {
    const current = host.renderRoot.querySelector('thead');
    if (current === head) return;
    observer.disconnect();
    head = current;
    if (head) observer.observe(head);
  }

  host.addController({
    hostConnected: observe,
    hostUpdated: observe,
    hostDisconnected() {
      observer.disconnect();
      head = null;
    },
  });
}
