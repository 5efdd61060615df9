import type { Answer } from './answer.js';
import type { Country } from './country.js';
import { countryCode } from './country-code.js';
import type { Failure } from './failure.js';

/** One of the countries set side by side: its answer, or why there is none; neither while it is asked for. */
export interface Column {
  /** ISO 3166-1 alpha-2, or what was written in its place. */
  readonly code: string;
  readonly answer?: Answer<Country>;
  readonly failure?: Failure;
  /** Asks for this country alone again. */
  again?(): void;
}

const FEWEST = 2;
const MOST = 5;

/** The different entries of `countries`, 2 to 5 of them, else nothing. Whether each is a code is for its own column to say. */
export function comparedCodes(text: string): readonly string[] | undefined {
  const entries = text.split(/[\s,;]+/).filter(Boolean);
  const codes = [...new Set(entries.map((entry) => countryCode(entry) ?? entry))];
  return codes.length >= FEWEST && codes.length <= MOST ? codes : undefined;
}
