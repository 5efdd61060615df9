import type { CSSResult, TemplateResult } from 'lit';
import type { Failure } from '../model/failure.js';
import type { Speech } from './speech.js';

/** The sentences for failures; loaded only when there is one. */
export class Trouble {
  readonly #tag: string;
  readonly #speech: Speech;
  readonly #adopt: (styles: readonly CSSResult[]) => void;
  #status: typeof import('../ui/status.js') | undefined;

  constructor(tag: string, speech: Speech, adopt: (styles: readonly CSSResult[]) => void) {
    this.#tag = tag;
    this.#speech = speech;
    this.#adopt = adopt;
  }

  /** The sentence a reader sees; an editor's mistake is also reported on the console, once. */
  async explain(failure: Failure, notFound: string): Promise<string> {
    const { learning } = this.#speech;
    [this.#status] = await Promise.all([this.#status ?? import('../ui/status.js').catch(() => undefined), this.#speech.learn('trouble'), learning]);
    if (!this.#status) return '';
    this.#adopt(this.#status.styles);
    return this.#status.explain(failure, this.#speech.speak(this.#status.english), notFound, this.#tag);
  }

  /** The same sentence and, if it can help, a button; `undefined` before `explain` has loaded the words. */
  view(failure: Failure, notFound: string, retry: () => void): TemplateResult | undefined {
    return this.#status?.failureView(failure, this.#speech.speak(this.#status.english), notFound, retry);
  }
}
