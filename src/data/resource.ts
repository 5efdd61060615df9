import { initialState, Task, TaskStatus } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Answer } from '../model/answer.js';
import { Failure } from '../model/failure.js';
import { now, SPREAD, isPageHidden } from '../model/page.js';
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

/** A question to the API; equal questions have equal keys. */
export interface Query<T> {
  readonly key: string;
  /** The addresses of the answer (contract section 4). */
  readonly urls: readonly string[];
  fetch(): Promise<Answer<T>>;
}

/** The answer to a tag's current query, never to an earlier one. Nothing is aborted, since other tags may be waiting for the same answer. */
export class Resource<T> implements ReactiveController {
  answer: Answer<T> | undefined;
  readonly #task: Task<readonly [Query<T> | undefined], Answer<T>>;
  #query: Query<T> | undefined;
  /** The key of the query that was asked last. */
  #key: string | undefined;
  readonly #retry: Retry;

  /** `onReturn` is called before the tag retries for a returning reader. */
  constructor(host: ReactiveControllerHost & Element, onReturn?: () => void) {
    this.#retry = new Retry(host, (isDue) => {
      if (!isDue) onReturn?.();
      void this.reload();
    });
    this.#task = new Task(host, {
      autoRun: false,
      task: ([query]) => query?.fetch() ?? initialState,
      onComplete: (answer) => (this.answer = answer),
      onError: () => (this.answer = undefined),
    });
    host.addController(this);
  }

  get isPending(): boolean {
    return this.#query !== undefined && this.#task.status === TaskStatus.PENDING;
  }

  /** Why there is no answer. */
  get failure(): Failure | undefined {
    const { status, error } = this.#task;
    if (status !== TaskStatus.ERROR) return undefined;
    return error instanceof Failure ? error : new Failure('fault');
  }

  /** Asks if the query is another one than before; without a query there is no answer either. */
  ask(query: Query<T> | undefined): void {
    this.#query = query;
    if (query?.key !== this.#key) void this.reload();
  }

  /** Asks the current query again; its answer stays until the new one is here. */
  async reload(): Promise<void> {
    if (this.#query?.key !== this.#key) this.answer = undefined;
    this.#key = this.#query?.key;
    this.#retry.plan(undefined);
    try {
      await this.#task.run([this.#query]);
    } catch {
      // On a host page without a working AbortController not even a task begins: the tag stays as it is, with its fallback.
    }
  }

  /** Asks again within moments instead of at the time planned, if there is one: the service has answered another question. */
  retrySoon(): void {
    this.#retry.hasten(now() + Math.random() * SPREAD);
  }

  /** After a failure, retries by itself if that makes sense. The client still holds back requests that a server has ruled out for now. */
  hostUpdated(): void {
    this.#retry.plan(this.isPending ? undefined : (this.failure ?? this.answer)?.autoRetryAt);
  }
}
