import type { InvalidAttribute } from './failure.js';
import { dayOf } from './moment.js';

/** What a story said about a country when it ran. */
export interface Published {
  /** Midnight of that day in the reader's time zone, because a day has none of its own. */
  readonly day?: number | undefined;
  readonly score?: number | undefined;
  readonly tier?: string | undefined;
}

/** The same, as an editor writes it in attributes. */
type PublishedAttributes = Readonly<Record<'published' | 'publishedScore' | 'publishedTier', string>>;

const written = ({ published, publishedScore, publishedTier }: PublishedAttributes): readonly string[] =>
  [published, publishedScore, publishedTier].map((text) => text.trim());

/** What is wrong with them besides the score: a day that no calendar has, or nothing to compare with. */
export function* publishedMistakes(attributes: PublishedAttributes): Generator<InvalidAttribute> {
  const [date = '', score, tier] = written(attributes);
  if (date && dayOf(date) === undefined) yield { attribute: 'published', value: date };
  if (date && !score && !tier) yield { attribute: 'published-score', value: '' };
}

/** The attributes parsed; `undefined` if none is written. */
export function publishedFacts(attributes: PublishedAttributes): Published | undefined {
  const [date = '', score, tier] = written(attributes);
  return date || score || tier ? { day: dayOf(date), score: score ? Number(score) : undefined, tier: tier || undefined } : undefined;
}
