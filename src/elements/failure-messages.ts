import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Failure } from '../model/failure.js';
import { common } from '../words/en.json?common';
import type { failureSentences } from './failure-sentences.js';
import type { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';

/** How a tag retries, and whether it is retrying because the reader pressed its button. */
export interface Retrying {
  readonly retry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
}

export type FailureMessages = ReturnType<typeof failureMessages>;

/** The error sentences of a tag. They are part of `rest.js`; if that cannot be loaded, one general sentence replaces all. */
export function failureMessages(host: ReactiveControllerHost & HTMLElement, localize: LocalizeController, rest: Lazy<typeof import('./rest.js')>) {
  let made: ReturnType<typeof failureSentences> | undefined;
  const sentences = () => (made ??= rest.value?.failureSentences(host, localize));
  const missing = (): string => {
    rest.want();
    return sentences()?.missing() ?? localize.localizer(common).strings.fault;
  };

  return {
    missing,
    prepare(failure: Failure | undefined): void {
      if (failure) rest.want();
      sentences()?.prepare(failure);
    },
    async report(failure: Failure, empty: () => string): Promise<string> {
      await rest.load();
      return sentences()?.report(failure, empty) ?? missing();
    },
    /** Renders the sentence, announced if there is a `retry`, and a button that retries, if that can help. */
    view(failure: Failure | undefined, empty: string, { retry, isRetrying }: Retrying = {}): TemplateResult {
      const ours = sentences();
      const sentence = failure && (ours ? ours.shown(failure, empty, isRetrying) : rest.isMissing ? missing() : '');
      const button =
        sentence && ours?.isRetriable(failure) !== false
          ? html` <button part="retry" type="button" aria-disabled=${isRetrying} @click=${retry}>${localize.localizer(common).strings.retry}</button>`
          : nothing;
      return html`<span part=${sentence ? 'error' : nothing}><span role=${retry ? 'status' : nothing}>${sentence}</span>${button}</span>`;
    },
  };
}
