import type { Answer } from './answer.js';
import type { Feed } from './incident.js';

/** The latest answer, the part of it that is shown, and how many of its incidents are new. */
export interface FeedUpdate {
  readonly latest: Answer<Feed>;
  readonly shown: Answer<Feed>;
  /** How many new incidents wait until the reader asks for them. */
  readonly pending: number;
  /** How many new incidents were announced to screen readers; stays the same until something changes. */
  readonly announced: number;
}

/** Takes in a newer answer to the same question. While somebody is reading, only incidents that are gone disappear; new ones wait. */
export function mergeUpdate(before: FeedUpdate | undefined, latest: Answer<Feed>, isBeingRead: boolean): FeedUpdate {
  if (before?.latest === latest) return before;
  if (!before) return { latest, shown: latest, pending: 0, announced: 0 };
  const seen = before.shown.data;
  const ids = new Set(seen.map(({ id }) => id));
  const fresh = latest.data.filter(({ id }) => !ids.has(id)).length;
  const announced = fresh || (seen.length === latest.data.length ? before.announced : 0);
  if (!isBeingRead) return { latest, shown: latest, pending: 0, announced };
  const now = new Map(latest.data.map((incident) => [incident.id, incident]));
  return { latest, shown: { ...latest, data: seen.flatMap(({ id }) => now.get(id) ?? []) }, pending: fresh, announced };
}

/** The reader asked for the incidents that wait. */
export const acceptUpdate = (news: FeedUpdate): FeedUpdate => ({ ...news, shown: news.latest, pending: 0 });
