import { css, html, nothing, type TemplateResult } from 'lit';
import type { Failure, FailureKind, InvalidAttribute } from '../model/failure.js';
import type { Localizer, Strings } from '../words/localizer.js';

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
    flex: 1 1 14em;
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

/** Without the sentences about attributes until an attribute is wrong. */
export type FailureLocalizer = Localizer<'failure'> & { readonly strings: Partial<Strings<'attributes'>> };

/** The kinds of failure after which asking again at once can help. */
const RETRIABLE: readonly string[] = ['server', 'timeout', 'bad-response', 'fault'];

/** The sentence about an attribute that fits what was written there. */
function attributeSentence({ attribute, value }: InvalidAttribute, kind: FailureKind, { strings, localize }: FailureLocalizer): string {
  const variant = kind === 'client' ? 'api-base-nothing' : variantOf(attribute, value);
  return localize(strings[variant] ?? strings.fault, { value });
}

function variantOf(attribute: InvalidAttribute['attribute'], value: string): keyof Strings<'attributes'> {
  if (attribute === 'api-base' && !value) return 'api-base-missing';
  if (attribute === 'country' && !value.trim()) return 'country-missing';
  if (attribute === 'country' && /^\s*uk\s*$/i.test(value)) return 'country-uk';
  if (attribute === 'published-score' && !value) return 'published-alone';
  return attribute;
}

/** The failure in one sentence and, if that is planned, when the tag asks again; `empty` says that there is no data. */
export function failureSentence({ kind, invalid, retryAt, autoRetryAt }: Failure, localizer: FailureLocalizer, empty: string): string {
  const { strings, localize, sentences, time } = localizer;
  if (invalid) return attributeSentence(invalid, kind, localizer);
  if (kind === 'not-found') return empty;
  const sentence = strings[kind === 'attribute' ? 'fault' : kind];
  return sentences(sentence, retryAt ? localize(strings.retryingAt, { time: time(retryAt) }) : autoRetryAt ? strings.retrying : '');
}

/** One sentence and, if it can help, a button. What only an editor can mend is addressed to the editors: readers see it too. */
export function failureView(failure: Failure, localizer: FailureLocalizer, empty: string, retry: () => void, isRetrying = false): TemplateResult {
  const { forEditors, retryingNow } = localizer.strings;
  const sentence = isRetrying ? retryingNow : failureSentence(failure, localizer, empty);
  const button = html`<button part="retry" type="button" aria-disabled=${isRetrying || nothing} @click=${retry}>${localizer.strings.retry}</button>`;
  return html`<div class="failure" part="error">
    <p>${failure.invalid && forEditors ? localizer.localize(forEditors, { note: sentence }) : sentence}</p>
    ${RETRIABLE.includes(failure.kind) && !failure.retryAt ? button : nothing}
  </div>`;
}
