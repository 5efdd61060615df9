import { html, type ReactiveControllerHost, css } from 'lit';
import { missingCode, type Failure } from '../model/failure.js';
import { adoptStyles } from '../ui/theme.js';
import { common } from '../words/en.json?common';
import { failure as words } from '../words/en.json?failure';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';
import { warnOnce } from './register.js';
import type { Localizer } from '../words/localizer.js';

const loadInvalid = () => import('../ui/invalid.js');

const english = { ...common, ...words };

const failureStyles = css`
  :host(:not([variant='inline' i])) [part='error'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1em;
    padding-block: 0.5em;
  }
  [part='error'] > span {
    flex: 1 14em;
  }
  @media (pointer: coarse) {
    [part='retry'] {
      min-block-size: 44px;
    }
  }
  :host(:not([variant='inline' i])) ::slotted(a) {
    color: var(--_accent);
    font-weight: 600;
  }
`;

const RETRIABLE: readonly string[] = ['server', 'timeout', 'bad-response', 'fault'];

/** The failure in a sentence, followed by the time of a planned retry; `empty` is the sentence for no data. */
export function failureSentence({ kind, retryAt, autoRetryAt }: Failure, localizer: Localizer<'common' | 'failure'>, empty: string): string {
  const { strings, localize, sentences, time } = localizer;
  if (kind === 'not-found') return empty;
  const sentence = strings[kind === 'attribute' ? 'fault' : kind];
  return sentences(sentence, retryAt ? localize(strings.retryingAt, { time: time(retryAt) }) : autoRetryAt ? strings.retrying : '');
}

/** `variant` is that of `<country-risk>`. */
type Host = ReactiveControllerHost & HTMLElement & { readonly variant?: string };

/** The error sentences of one tag. Those about invalid attributes, for editors, are loaded when needed. */
export function failureSentences(host: Host, localize: LocalizeController) {
  const invalid = new Lazy(host, loadInvalid);

  function sentenceOf(failure: Failure, empty: string): string {
    const { value } = invalid;
    return failure.invalid && value
      ? value.invalidSentence(failure.invalid, failure.kind, localize.localizer(value.english))
      : failureSentence(failure, localize.localizer(english), empty);
  }

  const hasFallback = (): boolean => host.textContent?.trim() !== '';

  /** If a CMS has removed the frozen data, the fallback link still works: that is no error to readers. */
  const isLeftToFallback = ({ invalid: wrong }: Failure): boolean => wrong?.attribute === 'snapshot' && !wrong.value && hasFallback();

  const isInline = ({ invalid: wrong }: Failure): boolean => !wrong && host.variant === 'inline';

  return {
    /** True if an immediate retry may succeed; false where a fallback completes the writer's sentence, which a button would interrupt. */
    isRetriable: (failure: Failure): boolean => RETRIABLE.includes(failure.kind) && !failure.retryAt && !(isInline(failure) && hasFallback()),
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
    /**
     * The visible sentence, if any: the failure's, or that the tag is retrying because the reader pressed the button. Within a sentence of the writer, only the
     * reason in parentheses, and beside a fallback nothing that is visible.
     */
    shown(failure: Failure, empty: string, isRetrying?: boolean): unknown {
      if (isLeftToFallback(failure)) return undefined;
      const { value, isMissing } = invalid;
      if (failure.invalid && !value && !isMissing) return undefined;
      if (isRetrying) return localize.localizer(english).strings.retryingNow;
      const sentence = sentenceOf(failure, empty);
      if (failure.invalid && value) return ` ${value.addressed(sentence, localize.localizer(value.english))}`;
      if (!isInline(failure)) return sentence;
      const { strings, localize: put } = localize.localizer(english);
      return hasFallback() ? html`<span class="hidden">${sentence}</span>` : put(strings.aside, { text: sentence });
    },
    /** Shown in place of a feature whose code cannot be loaded. */
    missing: (): string => sentenceOf(missingCode(), ''),
  };
}
