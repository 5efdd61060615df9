import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { afterPaint } from '../data/attention.js';

/** How many rows follow in one task: a slow phone does them in about ten milliseconds. */
const SLICE = 8;

/** No row is lower (px). */
const LEAST_HEIGHT = 40;

/** Events that may need a row which is not rendered yet: printing, focus, the keys of the browser's search, a selection. */
const LOOKS = ['beforeprint', 'focusin', 'keydown', 'selectstart'];

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly isPrerendered: boolean;
  performUpdate(): void;
}

/** Lets a tag render the first rows of a list at once, and those below its view while the browser is idle; all of them on the first sign that a reader needs them. */
export class RowsController implements ReactiveController {
  /** False while a tag has something more important to show than more rows, or filters; with these, what came with the page would not be taken over. */
  mayGrow = (): boolean => !this.#host.isPrerendered;
  /** How many rows to render anew: those below still show what they showed before another order. */
  fresh = Infinity;
  readonly #host: Host;
  readonly #first: number;
  #most: number;
  #all = 0;
  #isGrowing = false;

  constructor(host: Host, first: number) {
    this.#host = host;
    this.#first = first;
    this.#most = isServer ? Infinity : first;
    host.addController(this);
  }

  hostConnected(): void {
    for (const look of LOOKS) addEventListener(look, this.#onLook);
  }

  hostDisconnected(): void {
    for (const look of LOOKS) removeEventListener(look, this.#onLook);
  }

  hostUpdated(): void {
    if (!this.#isDone && !this.#isGrowing && this.mayGrow()) void this.#grow();
  }

  /** How many of so many rows to render. */
  of(all: number): number {
    // What came with the page has them all; and once all are there, a longer list is rendered as a whole.
    if (this.#host.isPrerendered || (this.#all && this.isWhole)) this.#most = Infinity;
    this.#all = all;
    return Math.min(this.#most, all);
  }

  /** False while rows are missing. */
  get isWhole(): boolean {
    return this.#most >= this.#all;
  }

  /** True once more rows than the first are rendered, or there are no more. */
  get hasGrown(): boolean {
    return this.#most > Math.min(this.#first, this.#all - 1);
  }

  get #isDone(): boolean {
    return this.isWhole && this.fresh === Infinity;
  }

  /** The next update shows other rows or another order, from the first row: at once those in the view of their box, the others once these are painted. */
  restart(box: Element): void {
    if (this.mayGrow()) this.fresh = this.#first;
    // In the frame that shows them, which has to lay them out anyway.
    requestAnimationFrame(() => {
      box.scrollTo(0, 0);
      if (box.clientHeight > this.#first * LEAST_HEIGHT) this.showAll();
    });
  }

  /** Renders all rows, before the next microtask: a page may be printing itself. */
  showAll(): void {
    if (this.#isDone) return;
    this.#most = this.fresh = Infinity;
    this.#host.requestUpdate();
    this.#host.performUpdate();
  }

  readonly #onLook = (event: Event): void => {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    if (key ? ctrlKey || metaKey : event.type !== 'focusin' || this.#host.matches(':focus-within')) this.showAll();
  };

  async #grow(): Promise<void> {
    this.#isGrowing = true;
    await afterPaint();
    this.#isGrowing = false;
    this.#most += SLICE;
    this.fresh = Infinity;
    this.#host.requestUpdate();
  }
}
