import type { Credit } from '../model/answer.js';
import { earlyPageState, type EarlyPageState, type CacheEntry } from './request.js';
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

/** The state that all copies of our scripts on a page share. */
interface PageState extends EarlyPageState {
  readonly cache: Map<string, CacheEntry>;
  /** By address, or by origin. */
  readonly pauses: Map<string, Pause>;
  /** The requests that have failed since the last answer, by origin. */
  readonly failures: Map<string, readonly { readonly url: string; readonly kind: FailureKind }[]>;
  /** Called when an origin answers after a pause. */
  readonly recoveryListeners: Set<() => void>;
  /** The credits in answers, by base. */
  readonly credits: Record<string, Credit[]>;
  /** The compact tags connected to the page and the countries they show. */
  readonly compactCountries: Map<object, string>;
  /** The list tags connected to the page and the region each shows, '' for all regions. */
  readonly requestedRegions: Map<object, string>;
  readonly settingsListeners: Set<() => void>;
}

/** The fields that are already there, perhaps from another copy of our scripts, win over new empty ones. */
export const pageState: PageState = Object.assign(earlyPageState, {
  cache: new Map(),
  pauses: new Map(),
  failures: new Map(),
  recoveryListeners: new Set<() => void>(),
  credits: {},
  compactCountries: new Map(),
  requestedRegions: new Map(),
  settingsListeners: new Set<() => void>(),
  isAnswered: (url: string) => pageState.pauses.size > 0 || pageState.cache.has(url),
  settingsChanged: () => pageState.settingsListeners.forEach((listener) => listener()),
  ...earlyPageState,
});
