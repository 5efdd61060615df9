import type { CountryCompact } from '../model/country.js';
import { dateOf } from './dates.js';
import type { TakeAwayWords } from './en/take-away.js';
import type { PlainVoice } from './voice.js';

/** What a citation says: publisher, title, date, address, licence. */
export interface Cited {
  readonly name: string | undefined;
  readonly url: string | undefined;
  /** What the citation is of. */
  readonly title: string;
  /** Epoch milliseconds. */
  readonly retrieved: number;
  readonly licence: string;
  readonly licenceUrl: string;
  readonly isFiltered: boolean;
}

/** "Thailand: Exercise Increased Caution, risk score 38 of 100 (lower is safer)". */
export function citedCountry({ iso2, name, tier, score }: CountryCompact, { say, number, term, place }: PlainVoice<TakeAwayWords>): string {
  const words = tier && (term(tier) ?? tier);
  const rating = score === undefined ? (words ?? say.citedWithout) : words ? say.citedRating(words, number(score)) : say.citedScore(number(score));
  return say.citedOf(place(iso2) ?? name, rating);
}

/** The changes that CC BY requires us to name: rows left out, words translated. */
function changes(isFiltered: boolean, lang: string, say: TakeAwayWords): string {
  const isTranslated = !lang.startsWith('en');
  if (isFiltered) return isTranslated ? say.filteredAndTranslated : say.filteredOnly;
  return isTranslated ? say.translatedOnly : '';
}

/** Publisher, title, date, address, licence and changes, separated by a mark that cannot be mistaken for part of an address, as a full stop could. */
export function citation(cited: Cited, { say, lang }: PlainVoice<TakeAwayWords>): string {
  const { name, url, title, retrieved, licence, licenceUrl, isFiltered } = cited;
  const date = Number.isFinite(retrieved) ? say.retrievedOn(dateOf(retrieved, lang)) : '';
  return [name, title, date, url, `${licence} (${licenceUrl})`, changes(isFiltered, lang, say)].filter(Boolean).join(' · ');
}
