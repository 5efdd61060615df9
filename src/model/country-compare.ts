import type { Answer } from './answer.js';
import { codeEntries, type Country, countryCode, isContradictory, type Rating } from './country.js';
import type { Failure } from './failure.js';

/** One of the countries side by side: its answer, or why there is none; neither while its answer is awaited. */
export interface Column {
  /** ISO 3166-1 alpha-2, or whatever was written instead. */
  readonly code: string;
  readonly answer?: Answer<Country>;
  readonly failure?: Failure;
  /** Asks again, for this country alone. */
  retry?(): void;
}

/** The lowest and the highest score, each with all countries that have it. `undefined` unless the score of every country is known, and right with its tier. */
export function scoreSpread(countries: readonly Country[]) {
  const scores = countries.map(({ score = Number.NaN, tier }) => (isContradictory(score, tier) ? Number.NaN : score));
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  if (countries.length < MIN_COUNTRIES || Number.isNaN(low)) return undefined;
  const having = (wanted: number): readonly Country[] => countries.filter(({ score }) => score === wanted);
  return { lowest: having(low), highest: having(high), low, high };
}

const MIN_COUNTRIES = 2;
const MAX_COUNTRIES = 5;

/** The distinct entries of `countries`; `undefined` unless there are 2 to 5. Each column itself reports an entry that is not a code. */
export function comparedCodes(text: string): readonly string[] | undefined {
  const entries = codeEntries(text);
  const codes = [...new Set(entries.map((entry) => countryCode(entry) ?? entry))];
  return codes.length >= MIN_COUNTRIES && codes.length <= MAX_COUNTRIES ? codes : undefined;
}

/** The highest of the ratings of one category, country by country; `undefined` if they do not compare: fewer than two, or all alike. */
export function highestRating(ratings: readonly (Rating | undefined)[]): number | undefined {
  const steps = ratings.flatMap((rating) => rating?.score ?? []);
  const highest = Math.max(...steps);
  return steps.some((step) => step < highest) ? highest : undefined;
}
