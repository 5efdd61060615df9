import { indexOfWord } from './text.js';

/** The credit in an answer (contract sections 4.1 to 4.3). Missing fields are filled in from other answers of the same API base, on the next render. */
export interface Credit {
  readonly publisher?: string | undefined;
  readonly licence?: string | undefined;
  /** http(s) link to the publisher's methodology guide. */
  readonly methodology?: string | undefined;
}

/** Tolerated difference (ms) between the clocks of server and device. Network time keeps both right to the second, so this is generous. */
export const CLOCK_SKEW = 5 * 60_000;

/** How much of a list was received: the rows sent, the rows that could be read, and the server's own count. */
export interface Completeness {
  readonly sent: number;
  readonly read: number;
  /** The `count` in the answer, or else the number of rows sent; set only if it differs from `read`. */
  readonly counted?: number | undefined;
  /** True if the rows were not sorted newest first, as the contract requires: rows beyond a limit may then be newer. */
  readonly isUnordered?: boolean | undefined;
}

/** The contract's licence (section 1), unless an answer names another. */
export const LICENCE = 'CC BY 4.0';

/** The address of a licence, known only for CC BY 4.0. */
export const licenceUrl = (licence: string): string | undefined =>
  indexOfWord([LICENCE], licence) < 0 ? undefined : 'https://creativecommons.org/licenses/by/4.0/';

/** Decoded data with its credit and the time of the request (epoch milliseconds). */
export interface Answer<T> {
  readonly data: T;
  readonly credit: Credit;
  readonly fetchedAt: number;
  /** When the data left the server, by its response headers, if the page may read them. */
  readonly asOf?: number | undefined;
  /** True if only the date is known: `fetchedAt` is then midnight in the reader's time zone. */
  readonly isDay?: boolean | undefined;
  /** The time zone for its times, if it was prerendered. */
  readonly timeZone?: string | undefined;
  /** Only for lists. */
  readonly completeness?: Completeness | undefined;
  /** Undocumented fields of the envelope, shown as sent. */
  readonly beside?: readonly Detail[] | undefined;
  /** True if the request for a newer answer failed. */
  readonly stale?: boolean | undefined;
  /** When to retry for a stale answer, on the clock of `now()` in `page.ts`. */
  readonly autoRetryAt?: number | undefined;
}

/** True if all rows were read and no undocumented field might say that there are more. */
export const isWhole = ({ completeness, beside }: Pick<Answer<unknown>, 'completeness' | 'beside'>): boolean =>
  completeness?.counted === undefined && !beside?.length;

/** A label and a value, for data whose meaning the contract leaves open. */
export interface Detail {
  /** The field's name as sent, or its path (`outer.inner`) if it is nested; empty if it has none. */
  readonly key: string;
  readonly value: string;
}
