import { css, html, nothing, type TemplateResult } from 'lit';
import type { Failure } from '../model/failure.js';
import { trouble, type TroubleWords } from '../words/en/trouble.js';
import type { Voice } from '../words/voice.js';

export const english = trouble;

export const styles = css`
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

/** Where asking again at once can help. */
const RETRIABLE: readonly string[] = ['server', 'timeout', 'bad-response', 'fault'];

/** The failure in one sentence, and when it will be tried again where that is known. */
export function failureSentence({ kind, problem, retryAt, againAt }: Failure, { say, format }: Voice<TroubleWords>, notFound: string): string {
  if (problem) return say.problem[problem.problem](problem.value);
  if (kind === 'not-found') return notFound;
  const sentence = say.failure[kind === 'attribute' ? 'fault' : kind];
  const next = retryAt ? say.triedAgainAt(format.time(retryAt)) : againAt ? say.triedAgain : '';
  return `${sentence} ${next}`.trim();
}

/** One sentence and, where it can help, a button. */
export function failureView(failure: Failure, sentence: string, { say }: Voice<TroubleWords>, retry: () => void): TemplateResult {
  const button = html`<button part="retry" type="button" @click=${retry}>${say.retry}</button>`;
  return html`<div class="failure" part="error" role="status"><p>${sentence}</p>${RETRIABLE.includes(failure.kind) ? button : nothing}</div>`;
}

const warned = new Set<string>();

/** Tells the page's developers of what they can mend, once. */
export function warnOnce({ problem }: Failure, message: string): void {
  if (!problem || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
