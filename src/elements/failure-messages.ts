import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Failure } from '../model/failure.js';
import { common } from '../words/en.json?common';
import type { FailureSentences } from './failure-sentences.js';
import type { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';

/** How a tag retries. */
interface Retrying {
  readonly retry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
}

/** What a tag says about a failure: in the sentences that come with the rest of its code, and without that in one. */
export class FailureMessages {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #localize: LocalizeController;
  readonly #rest: Lazy<typeof import('./rest.js')>;
  #made: FailureSentences | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, localize: LocalizeController, rest: Lazy<typeof import('./rest.js')>) {
    this.#host = host;
    this.#localize = localize;
    this.#rest = rest;
  }

  /** Loads what the view of a failure needs. */
  prepare(failure: Failure | undefined): void {
    if (failure) this.#rest.want();
    this.#sentences?.prepare(failure);
  }

  /** The sentence a reader sees; a mistake of an editor is also reported on the console, once. */
  async report(failure: Failure, empty: () => string): Promise<string> {
    await this.#rest.load();
    return this.#sentences?.report(failure, empty) ?? this.missing;
  }

  /** The same sentence, announced if there is a way to `retry`, and beside it, if it can help, a button that asks again; `isRetrying` says that it has been pressed. */
  view(failure: Failure | undefined, empty: string, { retry, isRetrying }: Retrying = {}): TemplateResult {
    const sentences = this.#sentences;
    const sentence = failure && (sentences ? sentences.shown(failure, empty, isRetrying) : this.#rest.isMissing ? this.missing : '');
    const button =
      sentence && sentences?.isRetriable(failure) !== false
        ? html` <button part="retry" type="button" aria-disabled=${isRetrying} @click=${retry}>${this.#localize.localizer(common).strings.retry}</button>`
        : nothing;
    return html`<span part=${sentence ? 'error' : nothing}><span role=${retry ? 'status' : nothing}>${sentence}</span>${button}</span>`;
  }

  /** Shown in place of a feature whose code cannot be loaded. */
  get missing(): string {
    return this.#sentences?.missing ?? this.#localize.localizer(common).strings.fault;
  }

  get #sentences(): FailureSentences | undefined {
    const { value } = this.#rest;
    return (this.#made ??= value && new value.FailureSentences(this.#host, this.#localize));
  }
}
