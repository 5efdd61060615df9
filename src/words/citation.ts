import type { CountryCompact } from '../model/country.js';
import type { Localizer } from './localizer.js';

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

/** "Thailand: Exercise Increased Caution, risk score 38 of 100 (lower is safer)". An editor's own name for a country is used in every language. */
export function citedCountry(country: CountryCompact, localizer: Localizer<'exportPanel'>, ownName?: string): string {
  const { iso2, name, tier, score } = country;
  const { strings, localize, translateTerm, countryName } = localizer;
  const words = tier && (translateTerm('tiers', tier) ?? tier);
  const rating =
    score === undefined
      ? (words ?? strings.citedWithout)
      : words
        ? localize(strings.citedRating, { tier: words, score })
        : localize(strings.citedScore, { score });
  return localize(strings.citedOf, { name: ownName ?? countryName(iso2) ?? name, rating });
}

/** The changes that CC BY requires us to name: rows left out, words translated. */
function changes(isFiltered: boolean, { strings, isTranslated }: Localizer<'exportPanel'>): string {
  if (isFiltered) return isTranslated ? strings.filteredAndTranslated : strings.filteredOnly;
  return isTranslated ? strings.translatedOnly : '';
}

/** Publisher, title, date, address, licence and changes, separated by a mark that cannot be mistaken for part of an address, as a full stop could. */
export function citation(cited: Cited, localizer: Localizer<'exportPanel'>): string {
  const { strings, localize, date } = localizer;
  const { name, url, title, retrieved, licence, licenceUrl, isFiltered } = cited;
  const day = Number.isFinite(retrieved) ? localize(strings.retrievedOn, { date: date(retrieved) }) : '';
  return [name, title, day, url, `${licence} (${licenceUrl})`, changes(isFiltered, localizer)].filter(Boolean).join(' · ');
}
