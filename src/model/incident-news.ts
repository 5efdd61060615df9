import type { Answer } from './answer.js';
import type { Incident } from './incident.js';

type Feed = readonly Incident[];

/** What is shown of the latest answer, and how many incidents came with it that were not shown before. */
export interface IncidentNews {
  readonly latest: Answer<Feed>;
  readonly shown: Answer<Feed>;
  /** How many wait for the reader to ask for them. */
  readonly waiting: number;
  /** How many have been told aloud; the same until something changes. */
  readonly told: number;
}

/** A newer answer to the same question. Under a reader's eyes nothing moves: what is gone is gone, what is new waits. */
export function newsOf(before: IncidentNews | undefined, latest: Answer<Feed>, isBeingRead: boolean): IncidentNews {
  if (before?.latest === latest) return before;
  if (!before) return { latest, shown: latest, waiting: 0, told: 0 };
  const seen = before.shown.data;
  const ids = new Set(seen.map(({ id }) => id));
  const fresh = latest.data.filter(({ id }) => !ids.has(id)).length;
  const told = fresh || (seen.length === latest.data.length ? before.told : 0);
  if (!isBeingRead) return { latest, shown: latest, waiting: 0, told };
  const now = new Map(latest.data.map((incident) => [incident.id, incident]));
  return { latest, shown: { ...latest, data: seen.flatMap(({ id }) => now.get(id) ?? []) }, waiting: fresh, told };
}

/** The reader asks for what waits. */
export const newsTaken = (news: IncidentNews): IncidentNews => ({ ...news, shown: news.latest, waiting: 0 });
