import type { Answer } from './answer.js';
import type { InvalidAttribute } from './attributes.js';
import { now } from './page.js';
export type { InvalidAttribute } from './attributes.js';

/** A tag's state, reflected as its `state` attribute. `empty` means that the country is not in the data, or that there are no incidents. */
export type State = 'idle' | 'loading' | 'ready' | 'stale' | 'empty' | 'error';

/**
 * Why there is nothing to show. `attribute`, and `client` if it names an `invalid` one, are mistakes an editor can correct; `fault` is a bug in this library,
 * or code that did not load.
 */
export type FailureKind = 'attribute' | 'network' | 'timeout' | 'rate-limited' | 'server' | 'client' | 'not-found' | 'bad-response' | 'fault';

/** The error of a tag that has no answer. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** When requests resume (epoch milliseconds), if that is certain: the server named the time, or the reader has just tried again. */
  readonly retryAt: number | undefined;
  /** When the tag retries by itself, on the clock of `now()` in `page.ts`; `undefined` if never. */
  readonly autoRetryAt: number | undefined;
  readonly invalid: InvalidAttribute | undefined;

  constructor(kind: FailureKind, { retryAt, autoRetryAt, invalid }: Partial<Pick<Failure, 'retryAt' | 'autoRetryAt' | 'invalid'>> = {}) {
    super(kind);
    this.kind = kind;
    this.retryAt = retryAt;
    this.autoRetryAt = autoRetryAt;
    this.invalid = invalid;
  }
}

export const isInvalid = (value: unknown): value is InvalidAttribute => typeof value === 'object' && value !== null && 'attribute' in value;

/** Delay (ms) before a tag requests code again that failed to load. */
const MINUTE = 60_000;

/** The failure a tag shows until its code has loaded. */
export const missingCode = (): Failure => new Failure('fault', { autoRetryAt: now() + MINUTE });

export const invalidFailure = (invalid: InvalidAttribute): Failure => new Failure('attribute', { invalid });

interface Outcome {
  readonly answer?: Answer<unknown> | undefined;
  readonly failure?: Failure | undefined;
  readonly isPending?: boolean;
}

/** A tag's state. Some tools read it on the prototype, where there is no outcome. */
export function stateOf({ answer, failure, isPending }: Outcome = {}): State {
  if (failure) return failure.kind === 'not-found' ? 'empty' : 'error';
  if (answer) return Array.isArray(answer.data) && !answer.data.length ? 'empty' : answer.stale ? 'stale' : 'ready';
  return isPending ? 'loading' : 'idle';
}
