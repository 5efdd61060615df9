import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Answer } from '../model/answer.js';
import { Failure } from '../model/failure.js';

/** Something to ask; equal questions have equal keys. */
export interface Question<T> {
  readonly key: string;
  ask(): Promise<Answer<T>>;
}

/** What a tag knows about its present question. */
export interface Source<T> {
  readonly isAsking: boolean;
  readonly answer: Answer<T> | undefined;
  /** Why there is no answer. */
  readonly failure: Failure | undefined;
  /** Of when an answer is, in words, where that is not as usual. */
  when?(answer: Answer<T>): string | undefined;
  /** Asks anew. */
  reload(): Promise<void>;
}

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** The answer to a tag's present question: never the answer to an earlier one. No question is called off, since others may wait for its answer too. */
export class Resource<T> implements ReactiveController, Source<T> {
  isAsking = false;
  failure: Failure | undefined;
  readonly #host: Host;
  readonly #question: () => Question<T> | undefined;
  #key: string | undefined;
  #answer: Answer<T> | undefined;
  #turn = 0;
  #stop: (() => void) | undefined;

  constructor(host: Host, question: () => Question<T> | undefined) {
    this.#host = host;
    this.#question = question;
    host.addController(this);
  }

  get answer(): Answer<T> | undefined {
    return this.#question()?.key === this.#key ? this.#answer : undefined;
  }

  /** Asks the present question again. */
  async reload(): Promise<void> {
    const turn = ++this.#turn;
    const question = this.#question();
    if (this.#key !== question?.key) this.#answer = undefined;
    this.#key = question?.key;
    this.isAsking = !!question;
    this.failure = undefined;
    this.#host.requestUpdate();
    let failure: Failure | undefined;
    const answer = await question?.ask().catch((error: unknown) => {
      failure = error instanceof Failure ? error : new Failure('fault');
      return undefined;
    });
    // Somebody has asked anew meanwhile.
    if (turn !== this.#turn) return;
    this.#answer = answer;
    this.failure = failure;
    this.isAsking = false;
    this.#host.requestUpdate();
  }

  /** A tag's question goes out as soon as it is another one; that of a tag which was taken out of the page, once it is back. */
  hostUpdate(): void {
    if (this.#host.isConnected && this.#question()?.key !== this.#key) void this.reload();
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
