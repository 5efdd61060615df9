import type { ReactiveControllerHost } from 'lit';
import { missingCode, type Failure } from '../model/failure.js';
import { failureSentence, failureStyles, isRetriable } from '../ui/failure.js';
import { adoptStyles } from '../ui/theme.js';
import { common } from '../words/en.json?common';
import { failure } from '../words/en.json?failure';
import type { Localizer } from '../words/localizer.js';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';
import { warnOnce } from './register.js';

const loadInvalid = () => import('../ui/invalid.js');

const english = { ...common, ...failure };

/** The sentences of one tag about what went wrong. Those for editors, about a wrong attribute, are loaded when there is one. */
export class FailureSentences {
  readonly isRetriable = isRetriable;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #localize: LocalizeController;
  readonly #invalid: Lazy<Awaited<ReturnType<typeof loadInvalid>>>;

  constructor(host: ReactiveControllerHost & HTMLElement, localize: LocalizeController) {
    this.#host = host;
    this.#localize = localize;
    this.#invalid = new Lazy(host, loadInvalid);
  }

  /** Loads the sentences that the view of a failure needs. */
  prepare(failure: Failure | undefined): void {
    if (failure && this.#host.shadowRoot) adoptStyles(this.#host.shadowRoot, [failureStyles]);
    if (failure?.invalid) this.#invalid.want();
  }

  /** The sentence a reader sees, once it is known in which language; a mistake of an editor is also reported on the console, once. */
  async report(failure: Failure, empty: () => string): Promise<string> {
    await Promise.all([this.#localize.loading, failure.invalid && this.#invalid.load()]);
    const sentence = this.#sentenceOf(failure, empty());
    if (failure.invalid) warnOnce(this.#host, sentence);
    return sentence;
  }

  /** What the tag shows of it, if anything: the same sentence, or that it is retrying because the reader pressed the button. */
  shown(failure: Failure, empty: string, isRetrying?: boolean): string | undefined {
    if (this.#isLeftToFallback(failure)) return undefined;
    const { value, isMissing } = this.#invalid;
    if (failure.invalid && !value && !isMissing) return undefined;
    if (isRetrying) return this.#localizer.strings.retryingNow;
    const sentence = this.#sentenceOf(failure, empty);
    return failure.invalid && value ? value.addressed(sentence, this.#localize.localizer(value.english)) : sentence;
  }

  /** A story whose frozen data a CMS has taken away has its link still: that is no error to its readers. */
  #isLeftToFallback({ invalid }: Failure): boolean {
    return invalid?.attribute === 'snapshot' && !invalid.value && this.#host.textContent?.trim() !== '';
  }

  /** Shown in place of a feature whose code cannot be loaded. */
  get missing(): string {
    return this.#sentenceOf(missingCode(), '');
  }

  #sentenceOf(failure: Failure, empty: string): string {
    const { value } = this.#invalid;
    return failure.invalid && value
      ? value.invalidSentence(failure.invalid, failure.kind, this.#localize.localizer(value.english))
      : failureSentence(failure, this.#localizer, empty);
  }

  get #localizer(): Localizer<'common' | 'failure'> {
    return this.#localize.localizer(english);
  }
}
