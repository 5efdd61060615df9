import { html, nothing, type TemplateResult } from 'lit';
import { RISK_CATEGORIES, type Country, type Rating, type Section } from '../model/country.js';
import { highestRating } from '../model/country-compare.js';
import type { Localizer } from '../words/localizer.js';
import { ratingCells, ratingNotes, type CardLocalizer } from './country-card.js';

export type CompareLocalizer = CardLocalizer & Localizer<'compare' | 'facts'>;

/** One row of the comparison: the same fact about every country. */
export interface ComparedRow {
  readonly label: unknown;
  readonly kind?: 'tier' | 'levels';
  cell(country: Country): unknown;
}

export type Category = Rating['category'];

export const ratingOf = ({ breakdown }: Country, category: Category): Rating | undefined => breakdown.find((rating) => rating.category === category);

/** True if a section that a country lacks may be among what was sent of it. */
export const isElsewhere = ({ sent, details }: Country, section: Section): boolean => Boolean(sent[section]?.length || details?.length);

export const categoriesOf = (countries: readonly Country[]): readonly Category[] =>
  RISK_CATEGORIES.filter((category) => countries.some((country) => ratingOf(country, category)));

/** One row for each category that any country has. The highest rating of a row is emphasised unless all are equal. */
export function ratingRows(
  countries: readonly Country[],
  stepOf: ((country: Country, rating: Partial<Rating>) => string) | undefined,
  localizer: CompareLocalizer,
): { readonly rows: readonly ComparedRow[]; readonly hasHighest: boolean } {
  const { strings } = localizer;
  let hasHighest = false;
  const rows = categoriesOf(countries).map((category): ComparedRow => {
    const highest = highestRating(countries.map((country) => ratingOf(country, category)));
    hasHighest ||= highest !== undefined;
    const cell = (country: Country): TemplateResult => {
      const given = ratingOf(country, category);
      const rating: Partial<Rating> = given ?? {};
      const isHighest = highest !== undefined && rating.score === highest;
      return html`<div class="line rating ${isHighest ? 'highest' : ''} ${stepOf?.(country, rating)}">
          ${!given && isElsewhere(country, 'breakdown') ? html`<span>${strings.asSent}</span>` : ratingCells(rating, localizer)}${
            isHighest ? html`<span class="hidden">${strings.comma}${strings.highest}</span>` : nothing
          }
        </div>
        ${stepOf ? nothing : ratingNotes(rating)}`;
    };
    return { label: strings.riskCategories[category], cell };
  });
  return { rows, hasHighest };
}
