import { indexOfWord } from './text.js';

/** Whom to credit, as far as answers say (contract sections 4.1 to 4.3): what one leaves out, others of the same API base fill in, and tags show it when they next render. */
export interface Credit {
  readonly publisher?: string | undefined;
  readonly licence?: string | undefined;
  /** http(s) link to the publisher's methodology guide. */
  readonly methodology?: string | undefined;
}

/** How far (ms) the clocks of a server and of a phone may differ: network time keeps both right to the second, so minutes are generous. */
export const CLOCK_SKEW = 5 * 60_000;

/** How complete a list is: how many rows it came with, how many of them were read, and how many there are by its own count. */
export interface Completeness {
  readonly sent: number;
  readonly read: number;
  /** The `count` of the answer, or the number of rows it came with; only if that is another number than could be read. */
  readonly counted?: number | undefined;
  /** True if the rows did not come newest first, as the contract says: what is beyond a limit may then be newer. */
  readonly isUnordered?: boolean | undefined;
}

/** What the contract (section 1) licenses the data under, unless an answer says something else. */
export const LICENCE = 'CC BY 4.0';

/** The address of a licence, known only for CC BY 4.0. */
export const licenceUrl = (licence: string): string | undefined =>
  indexOfWord([LICENCE], licence) < 0 ? undefined : 'https://creativecommons.org/licenses/by/4.0/';

/** Decoded data with its credit and the moment (epoch milliseconds) it was asked for. */
export interface Answer<T> {
  readonly data: T;
  readonly credit: Credit;
  readonly fetchedAt: number;
  /** The time of the data by the server's own headers, where a page can read them. */
  readonly asOf?: number | undefined;
  /** True if `fetchedAt` is the beginning of a day of the reader's calendar: the hour is not known. */
  readonly isDay?: boolean | undefined;
  /** The zone in which its times are written, if it was rendered ahead of time. */
  readonly timeZone?: string | undefined;
  /** Only of lists. */
  readonly completeness?: Completeness | undefined;
  /** What stands beside what was asked for, and is nothing that the contract documents: shown as sent. */
  readonly beside?: readonly Detail[] | undefined;
  /** True if a newer answer was asked for and did not come. */
  readonly stale?: boolean | undefined;
  /** When asking again makes sense, by `now()` of `page.ts`, for stale answers. */
  readonly autoRetryAt?: number | undefined;
}

/** True if a list has as many rows as it counts and nothing else in the answer contradicts that. */
export const isWhole = ({ completeness, beside }: Pick<Answer<unknown>, 'completeness' | 'beside'>): boolean =>
  completeness?.counted === undefined && !beside?.length;

/** A value whose meaning the contract leaves open: shown as a label and a value. */
export interface Detail {
  /** Its name as sent, after a full stop if it stands within another; empty if it has none. */
  readonly key: string;
  readonly value: string;
}
