/**
 * Whom to credit, as far as an answer says (contract sections 4.1 to 4.3). All answers of one API base share one such object:
 * what one answer leaves out, an earlier or a later one fills in, and tags already on the page show it when they next render.
 */
export interface Credit {
  readonly publisher?: string | undefined;
  readonly licence?: string | undefined;
  /** http(s) link to the publisher's methodology guide. */
  readonly methodology?: string | undefined;
}

/** What the contract (section 1) licenses the data under, unless an answer says something else. */
export const LICENCE = 'CC BY 4.0';

/** The address of a licence, known only for CC BY 4.0. */
export const licenceUrl = (licence: string): string | undefined =>
  /^(?:cc[ -]by|creative commons attribution)[ -]4\.0(?: international)?$|^https?:\/\/creativecommons\.org\/licenses\/by\/4\.0\/?$/i.test(licence.trim())
    ? 'https://creativecommons.org/licenses/by/4.0/'
    : undefined;

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
  readonly key: string;
  readonly value: string;
}
