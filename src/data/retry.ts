import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isPageHidden, now } from '../model/page.js';
import { attend } from './attention.js';

/** Retries what failed: after a while, or as soon as a reader is back. Never while the page is hidden. */
export class Retry implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #again: (isDue: boolean) => void;
  #at: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ignore: (() => void) | undefined;

  /** `again` is told whether the time has come; if not, the reader is back. */
  constructor(host: ReactiveControllerHost & Element, again: (isDue: boolean) => void) {
    this.#host = host;
    this.#again = again;
    host.addController(this);
  }

  /** Plans one more try at the latest at a time (by `now()`), or none. */
  plan(at: number | undefined): void {
    if (at === this.#at) return;
    this.hostDisconnected();
    this.#at = at;
    this.hostConnected();
  }

  /** Tries at another time than planned, if a try is planned. */
  hasten(at: number): void {
    if (this.#at !== undefined) this.#setTimer(at);
  }

  #setTimer(at: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tryAgain(true), Math.max(1000, at - now()));
  }

  hostConnected(): void {
    if (this.#at === undefined || !this.#host.isConnected) return;
    this.#setTimer(this.#at);
    this.#ignore = attend(this.#host, (_, isBack) => isBack && this.#tryAgain(false));
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#ignore?.();
  }

  /** On a hidden page nothing happens: once it is visible again, the reader has come back. */
  #tryAgain(isDue: boolean): void {
    if (isPageHidden()) return;
    this.plan(undefined);
    this.#again(isDue);
  }
}
