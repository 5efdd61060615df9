import { css, html, nothing, type TemplateResult } from 'lit';
import type { Failure } from '../model/failure.js';
import { trouble, type TroubleWords } from '../words/en/trouble.js';
import { dated } from '../words/format.js';
import type { PlainVoice, Voice } from '../words/voice.js';
import { details } from './theme-details.js';

export const english = trouble;

const failureStyles = css`
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
  :host([variant='inline']) :is(.failure, .failure p) {
    display: inline;
  }
  :host([variant='inline']) .failure {
    margin-inline-start: 0.3em;
  }
`;

export const styles = [details, failureStyles];

/** The kinds of failure after which asking again at once can help. */
const RETRIABLE: readonly string[] = ['server', 'timeout', 'bad-response', 'fault'];

/** The failure in one sentence and, if that is planned, when the tag asks again. */
function sentenceOf({ kind, problem, retryAt, againAt }: Failure, { say, format }: Voice<TroubleWords>, notFound: string): string {
  if (problem) return say.problem[problem.problem](problem.value);
  if (kind === 'not-found') return notFound;
  const sentence = say.failure[kind === 'attribute' ? 'fault' : kind];
  const next = retryAt ? say.triedAgainAt(format.time(retryAt)) : againAt ? say.triedAgain : '';
  return `${sentence} ${next}`.trim();
}

/** One sentence and, if it can help, a button. */
export function failureView(failure: Failure, voice: PlainVoice<TroubleWords>, notFound: string, retry: () => void): TemplateResult {
  const button = html`<button part="retry" type="button" @click=${retry}>${voice.say.retry}</button>`;
  return html`<div class="failure" part="error">
    <p>${sentenceOf(failure, dated(voice), notFound)}</p>
    ${RETRIABLE.includes(failure.kind) ? button : nothing}
  </div>`;
}

const warned = new Set<string>();

/** The sentence the reader sees; a mistake in an attribute is also reported on the console, once. */
export function explain(failure: Failure, voice: PlainVoice<TroubleWords>, notFound: string, tag: string): string {
  const sentence = sentenceOf(failure, dated(voice), notFound);
  const message = `<${tag}> ${sentence}`;
  if (failure.problem && !warned.has(message)) console.warn(message);
  warned.add(message);
  return sentence;
}
