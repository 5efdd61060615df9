import type { Credit } from '../model/answer.js';
import { earlyPageState, type CacheEntry } from './request.js';
import type { FailureKind } from '../model/failure.js';

/**
 * While a pause lasts, no request is sent to a URL, or to any URL of an origin. Then one request is the probe. If it fails, a longer
 * pause follows; if it succeeds, the pause ends and the other requests follow, spread out.
 */
export interface Pause {
  /** By `now()`. */
  readonly until: number;
  readonly kind: FailureKind;
  /** How many rounds in a row have failed; 0 while the first failure is being retried. */
  readonly rounds: number;
  /** True if the server named the time, false if it is our own backoff. */
  readonly isStated: boolean;
  /** True if the previous pause was cut short: “Try again” cannot cut this one too. */
  readonly isTried: boolean;
  /** True once the pause was cut short: the reader pressed “Try again”, or returned after a lost request. */
  isCut?: boolean;
  probe?: string;
}

/** The credits in answers, by base. */
const credits: Record<string, Credit[]> = {};

/** The state that all copies of our scripts on a page share. Existing fields, perhaps from another copy, take precedence over new ones. */
export const pageState = Object.assign(earlyPageState, {
  cache: new Map<string, CacheEntry>(),
  /** By URL, or by origin. */
  pauses: new Map<string, Pause>(),
  /** The requests that have failed since the last answer, by origin. */
  failures: new Map<string, readonly { readonly url: string; readonly kind: FailureKind }[]>(),
  /** Called when an origin answers after a pause. */
  recoveryListeners: new Set<() => void>(),
  credits,
  /** The compact tags connected to the page and the countries they show. */
  compactCountries: new Map<object, string>(),
  /** The list tags connected to the page and the region each shows, '' for all regions. */
  requestedRegions: new Map<object, string>(),
  settingsListeners: new Set<() => void>(),
  isAnswered: (url: string): boolean => pageState.pauses.size > 0 || pageState.cache.has(url),
  settingsChanged: (): void => pageState.settingsListeners.forEach((listener) => listener()),
  ...earlyPageState,
});
