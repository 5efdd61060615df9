import { css } from 'lit';
import type { Failure } from '../model/failure.js';
import type { Localizer } from '../words/localizer.js';

export const failureStyles = css`
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

/** True if an immediate retry may succeed. */
export const isRetriable = ({ kind, retryAt }: Failure): boolean => RETRIABLE.includes(kind) && !retryAt;
