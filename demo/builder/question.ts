import type { Found } from './advice.js';

/** A question to another server, asked again only when it is about something else. */
export class Question<T> {
  #about = '';
  found: Found = 'unasked';
  answer: T | undefined;

  /** `about` is empty where there is nothing to ask; `done` is called when the question has been settled, unless another has been asked since. */
  ask(about: string, ask: () => Promise<T>, done: () => void): void {
    if (about === this.#about) return;
    this.#about = about;
    this.#settle('unasked');
    if (!about) return;
    const settle = (found: Found, answer?: T): void => {
      if (about !== this.#about) return;
      this.#settle(found, answer);
      done();
    };
    ask().then(
      (answer) => settle('found', answer),
      () => settle('missing'),
    );
  }

  #settle(found: Found, answer?: T): void {
    this.found = found;
    this.answer = answer;
  }
}
