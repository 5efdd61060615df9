import { initialState, Task, TaskStatus } from '@lit/task';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Answer } from '../model/answer.js';
import { Failure } from '../model/failure.js';

/** Something to ask; equal questions have equal keys. */
export interface Question<T> {
  readonly key: string;
  ask(): Promise<Answer<T>>;
}

/** The answer to a tag's present question: never the answer to an earlier one. */
export class Resource<T> implements ReactiveController {
  readonly #key: () => string | undefined;
  readonly #task: Task<readonly [string | undefined], { readonly key: string; readonly answer: Answer<T> }>;
  #timer = 0;
  #isConnected = false;

  constructor(host: ReactiveControllerHost, question: () => Question<T> | undefined) {
    this.#key = () => question()?.key;
    host.addController(this);
    this.#task = new Task(host, {
      args: () => [this.#key()] as const,
      task: async ([key]) => {
        const asked = question();
        return key === undefined || !asked ? initialState : { key, answer: await asked.ask() };
      },
    });
  }

  get answer(): Answer<T> | undefined {
    const value = this.#task.value;
    return value?.key === this.#key() ? value?.answer : undefined;
  }

  /** Why there is no answer. */
  get failure(): Failure | undefined {
    if (this.#task.status !== TaskStatus.ERROR) return undefined;
    const { error } = this.#task;
    return error instanceof Failure ? error : new Failure('fault');
  }

  get isAsking(): boolean {
    return this.#task.status === TaskStatus.PENDING;
  }

  /** Asks the present question again. */
  reload(): Promise<void> {
    return this.#task.run();
  }

  hostConnected(): void {
    this.#isConnected = true;
    globalThis.addEventListener('online', this.#tryAgain);
    document.addEventListener('visibilitychange', this.#tryAgain);
    this.hostUpdated();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    clearTimeout(this.#timer);
    globalThis.removeEventListener('online', this.#tryAgain);
    document.removeEventListener('visibilitychange', this.#tryAgain);
  }

  /** What failed is tried again by itself, when that makes sense and somebody looks. */
  hostUpdated(): void {
    clearTimeout(this.#timer);
    if (!this.#isConnected || !this.#againAt) return;
    this.#timer = setTimeout(this.#tryAgain, Math.max(1000, this.#againAt - Date.now())) as unknown as number;
  }

  get #againAt(): number | undefined {
    return this.isAsking ? undefined : (this.failure?.againAt ?? this.answer?.againAt);
  }

  // `online` and a tab shown again are chances of their own: the client still refuses what a server has forbidden.
  readonly #tryAgain = (event?: Event): void => {
    const isDue = event?.type === 'online' || (this.#againAt ?? Number.POSITIVE_INFINITY) <= Date.now() + 50;
    if (this.#againAt && isDue && document.visibilityState === 'visible') void this.reload();
  };
}
