import type { Answer } from './answer.js';
import type { InvalidAttribute } from './attributes.js';
import { now } from './page.js';
export type { InvalidAttribute } from './attributes.js';

/** What a tag is doing; reflected as its `state` attribute. A country that is not in the data and zero incidents are `empty`. */
export type State = 'idle' | 'loading' | 'ready' | 'stale' | 'empty' | 'error';

/** Why there is nothing to show. `attribute` is a mistake that an editor can correct, and so is `client` if the failure names one; `fault` is a bug in this library. */
export type FailureKind = 'attribute' | 'network' | 'timeout' | 'rate-limited' | 'server' | 'client' | 'not-found' | 'bad-response' | 'fault';

/** A question without an answer. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** The time until which nothing is asked (epoch milliseconds), if it is certain: the server named it, or the reader has just tried again. */
  readonly retryAt: number | undefined;
  /** When the tag should ask again by itself, by `now()` of `page.ts`; `undefined` if it never should. */
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

/** How long (ms) a tag waits before it asks again for code that did not come. */
const MINUTE = 60_000;

/** Without its code a tag shows nothing but this, until the code comes. */
export const missingCode = (): Failure => new Failure('fault', { autoRetryAt: now() + MINUTE });

export const invalidFailure = (invalid: InvalidAttribute): Failure => new Failure('attribute', { invalid });

interface Outcome<T> {
  readonly answer?: Answer<T> | undefined;
  readonly failure?: Failure | undefined;
  readonly isPending?: boolean;
}

/** What a tag is doing, by what it has to show: nothing yet on a prototype, which some tools read. */
export function stateOf<T>({ answer, failure, isPending }: Outcome<T> = {}, isEmpty: (data: T) => boolean): State {
  if (failure) return failure.kind === 'not-found' ? 'empty' : 'error';
  if (answer) return isEmpty(answer.data) ? 'empty' : answer.stale ? 'stale' : 'ready';
  return isPending ? 'loading' : 'idle';
}
