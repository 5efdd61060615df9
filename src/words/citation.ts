import type { CountryCompact } from '../model/country.js';
import type { Changes, ExportView } from '../model/export.js';
import { changesText } from './changes.js';
import type { Localizer } from './localizer.js';

interface Cited {
  readonly name: string | undefined;
  readonly url: string | undefined;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly retrieved: number;
  readonly licence: string;
  readonly licenceUrl: string | undefined;
  readonly changes: Changes;
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

/** Joins the parts with a separator that, unlike a full stop, cannot be taken for part of a URL. */
export function citation(cited: Cited, localizer: Localizer<'exportPanel' | 'common'>): string {
  const { strings, localize, date } = localizer;
  const { name, url, title, retrieved, licence, licenceUrl, changes } = cited;
  const day = Number.isFinite(retrieved) ? localize(strings.retrievedOn, { date: date(retrieved) }) : '';
  const terms = licenceUrl && licenceUrl !== licence ? `${licence} (${licenceUrl})` : licence;
  return [name, title, day, url, terms, changesText(changes, localizer)].filter(Boolean).join(' · ');
}

/** The title of a view; without one, its countries with their ratings. */
export const citedTitle = ({ content: { data }, title, name }: ExportView, localizer: Localizer<'exportPanel'>): string =>
  title ?? ([data].flat() as readonly CountryCompact[]).map((country) => citedCountry(country, localizer, name)).join(localizer.strings.citedNext);
