import { css, html, nothing, type TemplateResult } from 'lit';
import type { Failure } from '../model/failure.js';
import type { SharedWords } from '../words/en/shared.js';
import type { Voice } from '../words/voice.js';

export const statusStyles = css`
  .failure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 1em;
    font-size: 0.875em;
    padding-block: 0.5em;
    color: var(--_quiet);
  }
  .failure p {
    flex: 1 1 14em;
  }
`;

/** The failure in one sentence, and when it will be tried again where that is known. */
export function failureSentence(failure: Failure, { say, format }: Voice<SharedWords>, notFound: string): string {
  const { kind, problem, retryAt, againAt } = failure;
  if (problem) return say.problem[problem.problem](problem.value);
  if (kind === 'not-found') return notFound;
  const sentence = say.failure[kind === 'attribute' ? 'fault' : kind];
  const next = retryAt ? say.triedAgainAt(format.time(retryAt)) : againAt ? say.triedAgain : '';
  return next ? `${sentence} ${next}` : sentence;
}

/** One sentence and, where asking again can help at once, a button. */
export function failureView(sentence: string, canRetry: boolean, say: SharedWords, retry: () => void): TemplateResult {
  const button = html`<button part="retry" type="button" @click=${retry}>${say.retry}</button>`;
  return html`<div class="failure" part="error" role="status"><p>${sentence}</p>${canRetry ? button : nothing}</div>`;
}
