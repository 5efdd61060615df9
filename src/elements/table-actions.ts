// What only serves to act on a table, in one file that comes after its first rows.
import type { LitElement } from 'lit';
import { listenForLetters, listenForSteps, type FindName } from '../ui/keyboard.js';
import { rangeHandleStyles } from '../ui/range-handle.js';
import { usedTableStyles } from '../ui/risk-table-use.styles.js';
import { tableFilterStyles } from '../ui/table-filters.js';
import { shrinkToFit } from './shrink-to-fit-controller.js';

export { scoreHandles, tableFilters } from '../ui/table-filters.js';
export { tableFilters as english } from '../words/en.json?tableFilters';

export const styles = [usedTableStyles, rangeHandleStyles, tableFilterStyles];

/** Lets readers move in the table of a host by keys; returns what finds a name by its first letters. `rows`: what the rows are made of; nothing until all are there. */
export function actOn(host: LitElement, rows: () => unknown): FindName {
  reserveForHead(host, 'thead');
  shrinkToFit(host, '.rows', rows);
  listenForSteps(host.renderRoot, 'th button');
  return listenForLetters(host.renderRoot, 'tbody button');
}

/** Between the head and what is scrolled into view below it, in pixels: a focus ring. */
const AIR = 4;

/** Tells a scroll box how much of it a sticky head covers, so that the focus never goes behind the head: how tall that is depends on language, width and text size. */
function reserveForHead(host: LitElement, selector: string): void {
  let head: HTMLElement | null = null;
  let observer: ResizeObserver | undefined;

  function reserve(): void {
    const box = head?.closest<HTMLElement>('[part=table], [part=list]');
    box?.style.setProperty('scroll-padding-block-start', `${(head?.offsetHeight ?? 0) + AIR}px`);
  }

  function observe(): void {
    const found = host.renderRoot.querySelector<HTMLElement>(selector);
    if (found === head) return;
    observer?.disconnect();
    head = found;
    try {
      observer = new ResizeObserver(reserve);
      if (head) observer.observe(head);
    } catch {
      // A page may have broken it; the table does not depend on it.
    }
  }

  host.addController({
    hostConnected: observe,
    hostUpdated: observe,
    hostDisconnected() {
      observer?.disconnect();
      head = null;
    },
  });
}
