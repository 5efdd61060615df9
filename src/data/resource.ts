import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Answer } from '../model/answer.js';
import { Failure } from '../model/failure.js';

/** Something to ask; equal questions have equal keys. */
export interface Question<T> {
  readonly key: string;
  ask(): Promise<Answer<T>>;
}

/** What a tag knows about its current question. */
export interface Source<T> {
  readonly isAsking: boolean;
  readonly answer: Answer<T> | undefined;
  /** Why there is no answer. */
  readonly failure: Failure | undefined;
  /** The date of an answer in words, if the usual wording does not fit. */
  when?(answer: Answer<T>): string | undefined;
  /** Asks again. */
  reload(): Promise<void>;
}

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** The answer to a tag's current question, never to an earlier one. No request is cancelled, since other tags may be waiting for the same answer. */
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

  /** Asks the current question again. */
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
    // A later call has taken over in the meantime.
    if (turn !== this.#turn) return;
    this.#answer = answer;
    this.failure = failure;
    this.isAsking = false;
    this.#host.requestUpdate();
  }

  /** Asks as soon as the question changes; a tag that was taken out of the page asks once it is back. */
  hostUpdate(): void {
    if (this.#host.isConnected && this.#question()?.key !== this.#key) void this.reload();
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** After a failure, asks again by itself if that makes sense and somebody is looking. */
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
