import type { Answer } from './answer.js';
import type { Country } from './country.js';

/** A part of an answer that says when it is from. */
interface DatedPart {
  /** `score`, or whose advice it is. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** True if only the date was sent; `at` is its noon in UTC. */
  readonly isDay?: boolean | undefined;
}

/** The parts of an answer that say when they are from: the score is as old as the answer, advice has a date of its own. */
export function datedParts({ data, fetchedAt, asOf = fetchedAt }: Answer<Country>): readonly DatedPart[] {
  const parts = [
    { name: 'score', at: data.score === undefined ? undefined : asOf },
    ...data.advisories.map(({ government, updated, isDay }) => ({ name: government, at: updated, isDay })),
  ];
  return parts.filter((part): part is DatedPart => Number.isFinite(part.at));
}
