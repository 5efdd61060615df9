import type { Credit } from '../model/answer.js';
import { earlyPage, type EarlyPage, type Known, type Pause } from './ask.js';

/** The state that all copies of our scripts on a page share. */
export interface Page extends EarlyPage {
  readonly known: Map<string, Known>;
  /** While a pause lasts, nothing is asked of its origin. */
  readonly pauses: Map<string, Pause>;
  /** How many requests in a row got no readable response, by origin. */
  readonly lost: Map<string, number>;
  /** Whom to credit, by base. */
  readonly credits: Record<string, Credit>;
  /** The compact tags connected to the page and the countries they want. */
  readonly compact: Map<object, string>;
  /** The list tags connected to the page and the region each wants, '' for all regions; created with the first such tag. */
  regions?: Map<object, string>;
  /** Called when the settings change. */
  readonly listeners: Set<() => void>;
}

/** The fields that are already there, perhaps from another copy of our scripts, win over new empty ones. */
export const page: Page = Object.assign(earlyPage, {
  known: new Map(),
  pauses: new Map(),
  lost: new Map(),
  credits: {},
  compact: new Map(),
  listeners: new Set<() => void>(),
  isMet: (url: string) => page.pauses.size > 0 || page.known.has(url),
  changed: () => page.listeners.forEach((listener) => listener()),
  ...earlyPage,
});
