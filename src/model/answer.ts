/**
 * Whom to credit, as far as an answer says (contract sections 4.1 to 4.3). All answers of one API base share one such object:
 * what one answer leaves out, an earlier or a later one fills in, and tags already on the page show it when they next render.
 */
export interface Credit {
  readonly publisher?: string | undefined;
  /** http(s) link that the publisher asks for. */
  readonly url?: string | undefined;
  readonly licence?: string | undefined;
  /** http(s) link to the publisher's methodology guide. */
  readonly methodology?: string | undefined;
}

/** Decoded data with its credit and the moment (epoch milliseconds) it was received. */
export interface Answer<T> {
  readonly data: T;
  readonly credit: Credit;
  readonly fetchedAt: number;
  /** True if a newer answer was asked for and did not come. */
  readonly stale?: boolean | undefined;
  /** When asking again makes sense (epoch milliseconds), for stale answers. */
  readonly autoRetryAt?: number | undefined;
}

/** A value whose meaning the contract leaves open: shown as a label and a value. */
export interface Detail {
  /** Its name as sent, after a full stop if it stands within another; empty if it has none. */
  readonly key: string;
  readonly value: string;
}
