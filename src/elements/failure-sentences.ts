import type { ReactiveControllerHost } from 'lit';
import { missingCode, type Failure } from '../model/failure.js';
import { failureSentence, failureStyles, isRetriable } from '../ui/failure.js';
import { adoptStyles } from '../ui/theme.js';
import { common } from '../words/en.json?common';
import { failure as words } from '../words/en.json?failure';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';
import { warnOnce } from './register.js';

const loadInvalid = () => import('../ui/invalid.js');

const english = { ...common, ...words };

/** The sentences of one tag about what went wrong. Those for editors, about a wrong attribute, are loaded when there is one. */
export function failureSentences(host: ReactiveControllerHost & HTMLElement, localize: LocalizeController) {
  const invalid = new Lazy(host, loadInvalid);

  function sentenceOf(failure: Failure, empty: string): string {
    const { value } = invalid;
    return failure.invalid && value
      ? value.invalidSentence(failure.invalid, failure.kind, localize.localizer(value.english))
      : failureSentence(failure, localize.localizer(english), empty);
  }

  /** A story whose frozen data a CMS has taken away has its link still: that is no error to its readers. */
  const isLeftToFallback = ({ invalid: wrong }: Failure): boolean => wrong?.attribute === 'snapshot' && !wrong.value && host.textContent?.trim() !== '';

  return {
    isRetriable,
    /** Loads the sentences that the view of a failure needs. */
    prepare(failure: Failure | undefined): void {
      if (failure && host.shadowRoot) adoptStyles(host.shadowRoot, [failureStyles]);
      if (failure?.invalid) invalid.want();
    },
    /** The sentence a reader sees, once it is known in which language; a mistake of an editor is also reported on the console, once. */
    async report(failure: Failure, empty: () => string): Promise<string> {
      await Promise.all([localize.loading, failure.invalid && invalid.load()]);
      const sentence = sentenceOf(failure, empty());
      if (failure.invalid) warnOnce(host, sentence);
      return sentence;
    },
    /** What the tag shows of it, if anything: the same sentence, or that it is retrying because the reader pressed the button. */
    shown(failure: Failure, empty: string, isRetrying?: boolean): string | undefined {
      if (isLeftToFallback(failure)) return undefined;
      const { value, isMissing } = invalid;
      if (failure.invalid && !value && !isMissing) return undefined;
      if (isRetrying) return localize.localizer(english).strings.retryingNow;
      const sentence = sentenceOf(failure, empty);
      return failure.invalid && value ? value.addressed(sentence, localize.localizer(value.english)) : sentence;
    },
    /** Shown in place of a feature whose code cannot be loaded. */
    missing: (): string => sentenceOf(missingCode(), ''),
  };
}
