import { isServer } from 'lit';
import { afterPaint } from '../data/attention.js';
import type { SafeElement } from './safe-element.js';

/** Rows rendered in one task: about ten milliseconds on a slow phone. */
const SLICE = 8;

/** The minimum height (px) of a row. */
const LEAST_HEIGHT = 40;

/** Events that may need a row which is not rendered yet: printing, focus, the keys of the browser's search, a selection. */
const LOOKS = ['beforeprint', 'focusin', 'keydown', 'selectstart'];

/** Renders the first rows of a list at once and the others while the browser is idle; all of them on the first sign that a reader needs them. */
export function rowsController(host: SafeElement, first: number) {
  let most = isServer ? Infinity : first;
  let all = 0;
  let isGrowing = false;
  const isDone = (): boolean => rows.isWhole && rows.fresh === Infinity;

  function onLook(event: Event): void {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    if (key ? ctrlKey || metaKey : event.type !== 'focusin' || host.matches(':focus-within')) rows.showAll();
  }

  async function grow(): Promise<void> {
    isGrowing = true;
    await afterPaint();
    isGrowing = false;
    most += SLICE;
    rows.fresh = Infinity;
    host.requestUpdate();
  }

  host.addController({
    hostConnected() {
      for (const look of LOOKS) addEventListener(look, onLook);
    },
    hostDisconnected() {
      for (const look of LOOKS) removeEventListener(look, onLook);
    },
    hostUpdated() {
      if (!isDone() && !isGrowing && rows.mayGrow()) void grow();
    },
  });

  const rows = {
    /** False while a tag has something more important to render than more rows or filters, with which prerendered HTML could not be hydrated. */
    mayGrow: (): boolean => !host.isPrerendered,
    /** How many rows to render again: those below still show the previous order. */
    fresh: Infinity,
    /** How many of `count` rows to render. */
    of(count: number): number {
      // Prerendered HTML has all rows; and once all are rendered, a longer list is rendered as a whole.
      if (host.isPrerendered || (all && rows.isWhole)) most = Infinity;
      all = count;
      return Math.min(most, all);
    },
    /** False while rows are not rendered. */
    get isWhole(): boolean {
      return most >= all;
    },
    /** True once more than the first rows are rendered, or there are no more. */
    get hasGrown(): boolean {
      return most > Math.min(first, all - 1);
    },
    /** Call before the rows or their order change: scrolls to the first row, and renders the visible rows first, the others after the paint. */
    restart(box: Element): void {
      if (rows.mayGrow()) rows.fresh = first;
      // In the frame that paints them, which needs a layout anyway.
      requestAnimationFrame(() => {
        box.scrollTo(0, 0);
        if (box.clientHeight > first * LEAST_HEIGHT) rows.showAll();
      });
    },
    /** Renders all rows synchronously: the page may be about to print. */
    showAll(): void {
      if (isDone()) return;
      most = rows.fresh = Infinity;
      host.requestUpdate();
      host.performUpdate();
    },
  };
  return rows;
}
