import { initialState, Task, TaskStatus } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Answer } from '../model/answer.js';
import { Failure } from '../model/failure.js';
import { now, SPREAD, isPageHidden } from '../model/page.js';
import { observeAttention } from './attention.js';

/** Retries after a delay, or as soon as the reader returns. Never while the page is hidden. */
export class Retry implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #onRetry: (isDue: boolean) => void;
  #at: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopObserving: (() => void) | undefined;

  /** `onRetry` is called with true at the planned time, with false if the reader returns earlier. */
  constructor(host: ReactiveControllerHost & Element, onRetry: (isDue: boolean) => void) {
    this.#host = host;
    this.#onRetry = onRetry;
    host.addController(this);
  }

  /** Plans one retry, at this time (by `now()`) or earlier on return; `undefined` cancels it. */
  plan(at: number | undefined): void {
    if (at === this.#at) return;
    this.hostDisconnected();
    this.#at = at;
    this.hostConnected();
  }

  /** Moves a planned retry to another time. */
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
    this.#stopObserving = observeAttention(this.#host, (_, isBack) => isBack && this.#tryAgain(false));
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#stopObserving?.();
  }

  /** Does nothing on a hidden page: becoming visible counts as a return. */
  #tryAgain(isDue: boolean): void {
    if (isPageHidden()) return;
    this.plan(undefined);
    this.#onRetry(isDue);
  }
}

/** A query to the API; equal queries have equal keys. */
export interface Query<T> {
  readonly key: string;
  /** The URLs of the answer (contract section 4). */
  readonly urls: readonly string[];
  fetch(): Promise<Answer<T>>;
}

/** The answer to a tag's current query, never to an earlier one. Requests are not aborted, since other tags may share them. */
export class Resource<T> implements ReactiveController {
  answer: Answer<T> | undefined;
  readonly #task: Task<readonly [Query<T> | undefined], Answer<T>>;
  #query: Query<T> | undefined;
  /** The key of the last query that was sent. */
  #key: string | undefined;
  readonly #retry: Retry;

  /** `onReturn` is called before a retry on the reader's return. */
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

  get failure(): Failure | undefined {
    const { status, error } = this.#task;
    if (status !== TaskStatus.ERROR) return undefined;
    return error instanceof Failure ? error : new Failure('fault');
  }

  /** Sends the query if it is not the same as before; without a query, the answer is cleared. */
  ask(query: Query<T> | undefined): void {
    this.#query = query;
    if (query?.key !== this.#key) void this.reload();
  }

  /** Sends the current query again; its answer is kept until the new one arrives. */
  async reload(): Promise<void> {
    if (this.#query?.key !== this.#key) this.answer = undefined;
    this.#key = this.#query?.key;
    this.#retry.plan(undefined);
    try {
      await this.#task.run([this.#query]);
    } catch {
      // On a host page without a working AbortController, no task can start: the tag keeps its fallback.
    }
  }

  /** Moves a planned retry to within `SPREAD`: the service has answered another request. */
  retrySoon(): void {
    this.#retry.hasten(now() + Math.random() * SPREAD);
  }

  /** Plans a retry after a temporary failure or a stale answer. The client still holds requests back during a pause. */
  hostUpdated(): void {
    this.#retry.plan(this.isPending ? undefined : (this.failure ?? this.answer)?.autoRetryAt);
  }
}
