import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isPageHidden, now } from '../model/page.js';
import { attend } from './attention.js';

const MINUTE = 60_000;
/** A reader without any input for this long has left. */
const IDLE = 30 * MINUTE;
const MAX_MINUTES = 24 * 60;
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;
const PASSIVE = { capture: true, passive: true };

/** How long to wait: the editor's minutes, up to a fifth more or less, so that the readers of a story do not all ask at once. */
export const intervalOf = (minutes: number, chance: number): number => Math.round(Math.min(minutes, MAX_MINUTES) * MINUTE * (0.8 + 0.4 * chance));

type Host = ReactiveControllerHost & Element & { readonly refresh: string };

/** Asks again every few minutes while the page is visible, the tag near the view and the reader active. If a refresh was missed, it asks on return. */
export class Refresh implements ReactiveController {
  readonly #host: Host;
  readonly #ask: () => unknown;
  #ignore: (() => void) | undefined;
  #isNear = false;
  #inputAt = 0;
  #dueAt = 0;
  #written = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, ask: () => unknown) {
    this.#host = host;
    this.#ask = ask;
    host.addController(this);
  }

  hostConnected(): void {
    this.#ignore = attend(this.#host, (isNear) => {
      this.#isNear = isNear;
      this.#askIfDue();
    });
    this.#inputAt = now();
    for (const input of INPUTS) addEventListener(input, this.#onInput, PASSIVE);
    this.#plan();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#ignore?.();
    this.#isNear = false;
    for (const input of INPUTS) removeEventListener(input, this.#onInput, PASSIVE);
  }

  hostUpdated(): void {
    if (this.#host.refresh !== this.#written && this.#host.isConnected) this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.#written = this.#host.refresh;
    const minutes = Number(this.#written);
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (!(minutes >= 1)) return;
    const pause = intervalOf(minutes, Math.random());
    this.#dueAt = now() + pause;
    this.#timer = setTimeout(this.#askIfDue, pause);
  }

  get #isWatched(): boolean {
    return this.#isNear && !isPageHidden() && now() - this.#inputAt < IDLE;
  }

  readonly #askIfDue = (): void => {
    if (now() < this.#dueAt || !this.#isWatched) return;
    this.#plan();
    this.#ask();
  };

  readonly #onInput = (): void => {
    this.#inputAt = now();
    this.#askIfDue();
  };
}
