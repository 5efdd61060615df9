import type { Answer } from './answer.js';
import { codeEntries, type Country, countryCode, isContradictory, type Rating } from './country.js';
import type { Failure } from './failure.js';

/** One compared country: its answer or its failure; neither while the request is pending. */
export interface Column {
  /** ISO 3166-1 alpha-2, or the invalid text in its place. */
  readonly code: string;
  readonly answer?: Answer<Country>;
  readonly failure?: Failure;
  /** Requests this country again. */
  retry?(): void;
}

/** The lowest and highest scores, each with all its countries. `undefined` unless every country's score is known and consistent with its tier. */
export function scoreSpread(countries: readonly Country[]) {
  const scores = countries.map(({ score = Number.NaN, tier }) => (isContradictory(score, tier) ? Number.NaN : score));
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  if (countries.length < MIN_COUNTRIES || Number.isNaN(low)) return undefined;
  const having = (wanted: number): readonly Country[] => countries.filter(({ score }) => score === wanted);
  return { lowest: having(low), highest: having(high), low, high };
}

const MIN_COUNTRIES = 2;
const MAX_COUNTRIES = 5;

/** The distinct entries of `countries`; `undefined` unless there are 2 to 5. An entry that is not a code is reported in its own column. */
export function comparedCodes(text: string): readonly string[] | undefined {
  const entries = codeEntries(text);
  const codes = [...new Set(entries.map((entry) => countryCode(entry) ?? entry))];
  return codes.length >= MIN_COUNTRIES && codes.length <= MAX_COUNTRIES ? codes : undefined;
}

/** The highest rating of a category across countries; `undefined` if any is unknown, which may be the highest, or all are equal. */
export function highestRating(ratings: readonly (Rating | undefined)[]): number | undefined {
  // `NaN` for an unknown rating makes the highest `NaN`, and nothing is less than that.
  const steps = ratings.map((rating) => rating?.score ?? NaN);
  const highest = Math.max(...steps);
  return steps.some((step) => step < highest) ? highest : undefined;
}
