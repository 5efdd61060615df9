import type { Credit } from '../model/answer.js';
import { earlyPage, type EarlyPage, type Known, type Pause } from './ask.js';

/** What all copies of our scripts on a page share. */
export interface Page extends EarlyPage {
  readonly known: Map<string, Known>;
  /** By origin. */
  readonly pauses: Map<string, Pause>;
  /** Unreadable failures in a row, by origin. */
  readonly lost: Map<string, number>;
  /** Who is credited, by base. */
  readonly credits: Record<string, Credit>;
  /** The compact tags connected to the page and the countries they want. */
  readonly compact: Map<object, string>;
  /** The list tags connected to the page and the region each wants, '' for all; there once one is. */
  regions?: Map<object, string>;
  /** Told when the settings change. */
  readonly listeners: Set<() => void>;
}

/** Another copy of our scripts may have made it whole already. */
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
