import type { Credit } from '../model/answer.js';
import { earlyPageState, type CacheEntry } from './request.js';
import type { FailureKind } from '../model/failure.js';

/**
 * While it lasts, nothing is asked: at one address, or at all addresses of an origin. Then one question is the probe. If it fails,
 * a longer pause follows; if it is answered, the pause is over and the other questions follow, spread out.
 */
export interface Pause {
  /** By `now()`. */
  readonly until: number;
  readonly kind: FailureKind;
  /** How many rounds in a row have failed; 0 while a question that has just failed is tried again. */
  readonly rounds: number;
  /** True if the server named the time, false if it is our own guess. */
  readonly isStated: boolean;
  /** True if the probe before it did not wait for its time: the next one does. */
  readonly isTried: boolean;
  /** True once a reader has pressed “Try again”, or the browser is online again. */
  isCut?: boolean;
  probe?: string;
}

/** The credits in answers, by base. */
const credits: Record<string, Credit[]> = {};

/** The state that all copies of our scripts on a page share: the fields that are already there, perhaps from another copy, win over new empty ones. */
export const pageState = Object.assign(earlyPageState, {
  cache: new Map<string, CacheEntry>(),
  /** By address, or by origin. */
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
