import { css, html, nothing, type TemplateResult } from 'lit';
import type { Failure } from '../model/failure.js';
import type { Localizer } from '../words/localizer.js';

export const failureStyles = css`
  .failure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1em;
    font-size: var(--_note);
    padding-block: 0.5em;
    color: var(--_quiet);
  }
  .failure p {
    flex: 1 14em;
  }
  :host(:is([state='error'], [state='empty']):not([variant='inline' i])) ::slotted(a) {
    color: var(--_accent);
    font-weight: 600;
  }
  :host([variant='inline' i]) :is(.failure, .failure p) {
    display: inline;
  }
  :host([variant='inline' i]) .failure {
    margin-inline-start: 0.3em;
  }
`;

/** The kinds of failure after which asking again at once can help. */
const RETRIABLE: readonly string[] = ['server', 'timeout', 'bad-response', 'fault'];

/** The failure in one sentence and, if that is planned, when the tag asks again; `empty` says that there is no data. */
export function failureSentence({ kind, retryAt, autoRetryAt }: Failure, localizer: Localizer<'common' | 'failure'>, empty: string): string {
  const { strings, localize, sentences, time } = localizer;
  if (kind === 'not-found') return empty;
  const sentence = strings[kind === 'attribute' ? 'fault' : kind];
  return sentences(sentence, retryAt ? localize(strings.retryingAt, { time: time(retryAt) }) : autoRetryAt ? strings.retrying : '');
}

/** A sentence about a failure and, if it can help, a button that asks again. */
export function failureView(
  { kind, retryAt }: Failure,
  sentence: string,
  { strings }: Localizer<'common' | 'failure'>,
  retry: () => void,
  isRetrying?: boolean,
): TemplateResult {
  const button = html`<button part="retry" type="button" aria-disabled=${isRetrying || nothing} @click=${retry}>${strings.retry}</button>`;
  return html`<div class="failure" part="error">
    <p>${isRetrying ? strings.retryingNow : sentence}</p>
    ${RETRIABLE.includes(kind) && !retryAt ? button : nothing}
  </div>`;
}
