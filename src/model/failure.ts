/** Why there is nothing to show. `attribute` is a mistake that an editor can correct; `fault` is a bug of ours. */
export type FailureKind = 'attribute' | 'network' | 'timeout' | 'rate-limited' | 'server' | 'client' | 'not-found' | 'bad-response' | 'fault';

/** Which attribute is wrong and what was written there. The sentence for each is in `words`. */
export interface Problem {
  readonly problem:
    | 'api-base'
    | 'allowed-api-origins'
    | 'refresh'
    | 'theme'
    | 'palette'
    | 'loading'
    | 'heading-level'
    | 'country'
    | 'countries'
    | 'region'
    | 'variant'
    | 'sections'
    | 'published'
    | 'published-score'
    | 'hours'
    | 'limit'
    | 'category'
    | 'min-severity'
    | 'tile-url'
    | 'snapshot'
    | 'frozen';
  readonly value: string;
}

interface FailureDetails {
  readonly retryAt?: number | undefined;
  readonly againAt?: number | undefined;
  readonly problem?: Problem;
}

/** A question without an answer. Times are epoch milliseconds. */
export class Failure extends Error {
  readonly kind: FailureKind;
  /** When the server told us to come back. */
  readonly retryAt: number | undefined;
  /** When the tag should ask again by itself; `undefined` if it never should. */
  readonly againAt: number | undefined;
  readonly problem: Problem | undefined;

  constructor(kind: FailureKind, { retryAt, againAt, problem }: FailureDetails = {}) {
    super(kind);
    this.kind = kind;
    this.retryAt = retryAt;
    this.againAt = againAt;
    this.problem = problem;
  }
}

export const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null && 'problem' in value;
