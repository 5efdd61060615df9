import { isServer } from 'lit';
import { afterPaint } from '../data/attention.js';
import type { SafeElement } from './safe-element.js';

/** How many rows follow in one task: a slow phone does them in about ten milliseconds. */
const SLICE = 8;

/** No row is lower (px). */
const LEAST_HEIGHT = 40;

/** Events that may need a row which is not rendered yet: printing, focus, the keys of the browser's search, a selection. */
const LOOKS = ['beforeprint', 'focusin', 'keydown', 'selectstart'];

/** Lets a tag render the first rows of a list at once, and those below its view while the browser is idle; all of them on the first sign that a reader needs them. */
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
    /** False while a tag has something more important to show than more rows, or filters; with these, what came with the page would not be taken over. */
    mayGrow: (): boolean => !host.isPrerendered,
    /** How many rows to render anew: those below still show what they showed before another order. */
    fresh: Infinity,
    /** How many of so many rows to render. */
    of(count: number): number {
      // What came with the page has them all; and once all are there, a longer list is rendered as a whole.
      if (host.isPrerendered || (all && rows.isWhole)) most = Infinity;
      all = count;
      return Math.min(most, all);
    },
    /** False while rows are missing. */
    get isWhole(): boolean {
      return most >= all;
    },
    /** True once more rows than the first are rendered, or there are no more. */
    get hasGrown(): boolean {
      return most > Math.min(first, all - 1);
    },
    /** The next update shows other rows or another order, from the first row: at once those in the view of their box, the others once these are painted. */
    restart(box: Element): void {
      if (rows.mayGrow()) rows.fresh = first;
      // In the frame that shows them, which has to lay them out anyway.
      requestAnimationFrame(() => {
        box.scrollTo(0, 0);
        if (box.clientHeight > first * LEAST_HEIGHT) rows.showAll();
      });
    },
    /** Renders all rows, before the next microtask: a page may be printing itself. */
    showAll(): void {
      if (isDone()) return;
      most = rows.fresh = Infinity;
      host.requestUpdate();
      host.performUpdate();
    },
  };
  return rows;
}
