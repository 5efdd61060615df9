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
  readonly #question: () => Question<T> | undefined;
  readonly #task: Task<readonly [string | undefined], { readonly key: string; readonly answer: Answer<T> }>;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, question: () => Question<T> | undefined) {
    this.#question = question;
    this.#task = new Task(
      host,
      async ([key]) => {
        const answer = await question()?.ask();
        return key && answer ? { key, answer } : initialState;
      },
      () => [question()?.key] as const,
    );
    host.addController(this);
  }

  get answer(): Answer<T> | undefined {
    const { value } = this.#task;
    return value?.key === this.#question()?.key ? value?.answer : undefined;
  }

  /** Why there is no answer. */
  get failure(): Failure | undefined {
    const { status, error } = this.#task;
    return status === TaskStatus.ERROR ? (error instanceof Failure ? error : new Failure('fault')) : undefined;
  }

  get isAsking(): boolean {
    return this.#task.status === TaskStatus.PENDING;
  }

  /** Asks the present question again. */
  reload(): Promise<void> {
    return this.#task.run();
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** What failed is tried again by itself, when that makes sense and somebody looks. */
  hostUpdated(): void {
    const againAt = (this.failure ?? this.answer)?.againAt;
    this.hostDisconnected();
    if (!againAt || this.isAsking) return;
    let isOver = false;
    this.#stop = () => {
      isOver = true;
    };
    void import('./again.js')
      .then(({ again }) => {
        if (!isOver) this.#stop = again(againAt, () => void this.reload());
      })
      .catch(() => {});
  }
}
