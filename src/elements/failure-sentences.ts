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

/** The error sentences of one tag. Those about invalid attributes, for editors, are loaded when needed. */
export function failureSentences(host: ReactiveControllerHost & HTMLElement, localize: LocalizeController) {
  const invalid = new Lazy(host, loadInvalid);

  function sentenceOf(failure: Failure, empty: string): string {
    const { value } = invalid;
    return failure.invalid && value
      ? value.invalidSentence(failure.invalid, failure.kind, localize.localizer(value.english))
      : failureSentence(failure, localize.localizer(english), empty);
  }

  /** If a CMS has removed the frozen data, the fallback link still works: that is no error to readers. */
  const isLeftToFallback = ({ invalid: wrong }: Failure): boolean => wrong?.attribute === 'snapshot' && !wrong.value && host.textContent?.trim() !== '';

  return {
    isRetriable,
    /** Loads the styles and sentences for a failure. */
    prepare(failure: Failure | undefined): void {
      if (failure && host.shadowRoot) adoptStyles(host.shadowRoot, [failureStyles]);
      if (failure?.invalid) invalid.want();
    },
    /** The sentence a reader sees, once its language is loaded; an invalid attribute is also reported on the console, once. */
    async report(failure: Failure, empty: () => string): Promise<string> {
      await Promise.all([localize.loading, failure.invalid && invalid.load()]);
      const sentence = sentenceOf(failure, empty());
      if (failure.invalid) warnOnce(host, sentence);
      return sentence;
    },
    /** The visible sentence, if any: the failure's, or that the tag is retrying because the reader pressed the button. */
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
