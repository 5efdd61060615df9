/** Why there is nothing to show. `attribute` covers everything an editor can mend, `fault` is ours. */
export type FailureKind =
  | 'attribute'
  | 'network'
  | 'timeout'
  | 'rate-limited'
  | 'server'
  | 'client'
  | 'not-found'
  | 'bad-response'
  | 'fault';

/** What is wrong with an attribute; `value` is what was written. The sentence for each is in `words`. */
export interface Problem {
  readonly problem:
    | 'api-base-missing'
    | 'api-base-invalid'
    | 'api-base-blocked'
    | 'country-missing'
    | 'country-invalid'
    | 'country-uk'
    | 'countries-count'
    | 'region-invalid'
    | 'variant-invalid'
    | 'section-invalid'
    | 'hours-invalid'
    | 'limit-invalid'
    | 'category-invalid'
    | 'severity-invalid'
    | 'tiles-incomplete'
    | 'snapshot-invalid';
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
  /** When the server said to come back. */
  readonly retryAt: number | undefined;
  /** When asking again by itself makes sense; absent when it never will. */
  readonly againAt: number | undefined;
  readonly problem: Problem | undefined;

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(kind);
    this.kind = kind;
    this.retryAt = details.retryAt;
    this.againAt = details.againAt;
    this.problem = details.problem;
  }
}

export const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null && 'problem' in value;
