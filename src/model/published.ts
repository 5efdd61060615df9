import type { CountryCompact } from './country.js';
import type { InvalidAttribute } from './failure.js';

/** What a story said about a country when it ran. */
export interface Published {
  /** Midnight of that day in the reader's time zone, because a day has none of its own. */
  readonly day?: number | undefined;
  readonly score?: number | undefined;
  readonly tier?: string | undefined;
}

/** The same, as an editor writes it in attributes. */
export interface PublishedAttributes {
  readonly published: string;
  readonly publishedScore: string;
  readonly publishedTier: string;
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:T\S*)?$/i;

/** Midnight of a day in the reader's time zone; `undefined` for a day that does not exist. */
export function dayOf(text: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number);
  const date = new Date(year, month - 1, day);
  return year && date.getMonth() === month - 1 && date.getDate() === day ? date.getTime() : undefined;
}

/** The attributes parsed, or the first that is invalid; `undefined` if none is written. */
export function publishedFacts(attributes: PublishedAttributes): Published | InvalidAttribute | undefined {
  const [date, score, tier] = [attributes.published.trim(), attributes.publishedScore.trim(), attributes.publishedTier.trim()];
  if (!(date || score || tier)) return undefined;
  const day = dayOf(date);
  if (date && day === undefined) return { attribute: 'published', value: date };
  if ((score && !/^(\d\d?|100)$/.test(score)) || !(score || tier)) return { attribute: 'published-score', value: score };
  return { day, score: score ? Number(score) : undefined, tier: tier || undefined };
}

/** True if anything the story said no longer holds; what it did not say does not count. */
export function hasChanged({ score, tier }: Published, now: CountryCompact): boolean {
  const isOther = tier !== undefined && tier.toLowerCase() !== now.tier?.toLowerCase();
  return isOther || (score !== undefined && score !== now.score);
}
