import type { InvalidAttribute } from './failure.js';
import { dayOf } from './moment.js';

/** A country's rating when a story was published. */
export interface Published {
  /** Midnight in the reader's time zone, because only the date is given. */
  readonly day?: number | undefined;
  readonly score?: number | undefined;
  readonly tier?: string | undefined;
}

/** The attributes that hold a `Published`. */
type PublishedAttributes = Readonly<Record<'published' | 'publishedScore' | 'publishedTier', string>>;

const written = ({ published, publishedScore, publishedTier }: PublishedAttributes): readonly string[] =>
  [published, publishedScore, publishedTier].map((text) => text.trim());

/** Mistakes in the attributes, besides an invalid score: a date that does not exist or is far in the future, or one without a score or tier. */
export function* publishedMistakes(attributes: PublishedAttributes): Generator<InvalidAttribute> {
  const [date = '', score, tier] = written(attributes);
  if (date && dayOf(date) === undefined) yield { attribute: 'published', value: date };
  if (date && !score && !tier) yield { attribute: 'published-score', value: '' };
}

/** Parses the attributes; `undefined` if all are empty. */
export function publishedFacts(attributes: PublishedAttributes): Published | undefined {
  const [date = '', score, tier] = written(attributes);
  return date || score || tier ? { day: dayOf(date), score: score ? Number(score) : undefined, tier: tier || undefined } : undefined;
}
