/** `failed` if this page could not read a response. */
export type RequestState = 'idle' | 'loaded' | 'failed';

/** A request to another server, repeated only if its subject changes. */
export class RequestSlot<T> {
  #subject = '';
  state: RequestState = 'idle';
  answer: T | undefined;

  /** `subject` is empty if there is nothing to request; `done` is called when the request settles, unless a newer one has started. */
  ask(subject: string, ask: () => Promise<T>, done: () => void): void {
    if (subject === this.#subject) return;
    this.#subject = subject;
    this.#settle('idle');
    if (!subject) return;
    const settle = (state: RequestState, answer?: T): void => {
      if (subject !== this.#subject) return;
      this.#settle(state, answer);
      done();
    };
    ask().then(
      (answer) => settle('loaded', answer),
      () => settle('failed'),
    );
  }

  /** Takes an answer that needs no request. */
  fill(subject: string, answer: T): void {
    this.#subject = subject;
    this.#settle('loaded', answer);
  }

  #settle(state: RequestState, answer?: T): void {
    this.state = state;
    this.answer = answer;
  }
}
