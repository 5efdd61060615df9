import { isServer, type ReactiveControllerHost } from 'lit';
import { afterPaint } from '../data/attention.js';
import type { SafeElement } from './safe-element.js';

/** Rows rendered in one task: about ten milliseconds on a slow phone. */
const ROWS_PER_TASK = 8;

/** The minimum height (px) of a row. */
const MIN_ROW_HEIGHT = 40;

/** Events that may need a row which is not rendered yet: printing, focus, the keys of the browser's search, a selection. */
const SHOW_ALL_EVENTS = ['beforeprint', 'focusin', 'keydown', 'selectstart'];

/** Listens to events of the window while a tag is connected. */
export const listenOnWindow = (host: ReactiveControllerHost, names: readonly string[], listener: (event: Event) => void): void =>
  host.addController({
    hostConnected: () => names.forEach((name) => addEventListener(name, listener)),
    hostDisconnected: () => names.forEach((name) => removeEventListener(name, listener)),
  });

/** Renders the first rows of a list at once and the others while the browser is idle; all of them on the first sign that a reader needs them. */
export function rowsController(host: SafeElement, first: number) {
  let maxRows = isServer ? Infinity : first;
  let total = 0;
  let isGrowing = false;
  const isDone = (): boolean => rows.isWhole && rows.fresh === Infinity;

  function onShowAllEvent(event: Event): void {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    if (key ? ctrlKey || metaKey : event.type !== 'focusin' || host.matches(':focus-within')) rows.showAll();
  }

  async function grow(): Promise<void> {
    isGrowing = true;
    await afterPaint();
    isGrowing = false;
    maxRows += ROWS_PER_TASK;
    rows.fresh = Infinity;
    host.requestUpdate();
  }

  listenOnWindow(host, SHOW_ALL_EVENTS, onShowAllEvent);
  host.addController({
    hostUpdated() {
      if (!isDone() && !isGrowing && rows.mayGrow()) void grow();
    },
  });

  const rows = {
    /** False while more rows or filters have to wait: for something more important, or because prerendered HTML could not be hydrated with them. */
    mayGrow: (): boolean => !host.isPrerendered,
    /** How many rows to render again: those below still show the previous order. */
    fresh: Infinity,
    of(count: number): number {
      // Prerendered HTML has all rows; and once all are rendered, a longer list is rendered as a whole.
      if (host.isPrerendered || (total && rows.isWhole)) maxRows = Infinity;
      total = count;
      return Math.min(maxRows, total);
    },
    /** False while rows are not rendered. */
    get isWhole(): boolean {
      return maxRows >= total;
    },
    /** True once more than the first rows are rendered, or there are no more. */
    get hasGrown(): boolean {
      return maxRows > Math.min(first, total - 1);
    },
    /** Call before the rows or their order change: scrolls to the first row, and renders the visible rows first, the others after the paint. */
    restart(box: Element): void {
      if (rows.mayGrow()) rows.fresh = first;
      // In the frame that paints them, which needs a layout anyway.
      requestAnimationFrame(() => {
        box.scrollTo(0, 0);
        if (box.clientHeight > first * MIN_ROW_HEIGHT) rows.showAll();
      });
    },
    /** Renders all rows synchronously: the page may be about to print. */
    showAll(): void {
      if (isDone()) return;
      maxRows = rows.fresh = Infinity;
      host.requestUpdate();
      host.performUpdate();
    },
  };
  return rows;
}
