import { html, nothing, type TemplateResult } from 'lit';
import type { Country, Rating } from '../model/country.js';
import { GOVERNMENTS, hasHiddenLevel, isAdvised, levelDigit } from '../model/government.js';
import { categoriesOf, isElsewhere, ratingOf, type Category, type CompareLocalizer, type ComparedRow } from './compared-ratings.js';
import { governmentLabel, ratingNotes, ratingWord } from './country-card.js';

export { styles } from './country-matrix.styles.js';

/** Legend of the matrix: greys, bold figures, frames, and who assigned the levels. */
export function matrixKey(bold: unknown, { strings, number, localize }: CompareLocalizer): TemplateResult {
  const { ratings, advisories, governments, colon, assigned } = strings;
  return html`<span class="key">${ratings[0]} ${[1, 2, 3, 4, 5].map((step) => html`<i class="step-${step}">${number(step)}</i>`)} ${ratings[4]}</span
    >${bold}<span class="key"><i class="step-level"></i> ${advisories}${localize(strings.aside, { text: `${governments.uk}${colon}${assigned}` })}</span>`;
}

/** The CSS classes of a rating: its grey, or a dash without a rating, or an ellipsis if something unreadable was sent. */
export function stepOf(country: Country, { score, category, label, details }: Partial<Rating>): string {
  const wasSent = category ? (label ?? details?.length) : isElsewhere(country, 'breakdown');
  return score === undefined ? `step-0 ${wasSent ? 'as-sent' : ''}` : `step-${score}`;
}

/** Rows for notes on ratings, which do not fit into the cells of the matrix. */
export function noteRows(countries: readonly Country[], localizer: CompareLocalizer): readonly ComparedRow[] {
  const noteOf = (country: Country, category: Category): unknown => {
    const { score, label, notes, details }: Partial<Rating> = ratingOf(country, category) ?? {};
    if (!notes && !details?.length && (score !== undefined || !label)) return undefined;
    return html`${score === undefined && label ? ratingWord(label, localizer) : nothing} ${ratingNotes({ notes, details })}`;
  };
  return categoriesOf(countries)
    .filter((category) => countries.some((country) => noteOf(country, category)))
    .map((category) => ({ label: localizer.strings.riskCategories[category], cell: (country) => noteOf(country, category) ?? nothing }));
}

/** Rows with only the levels of advice, for the matrix. */
export const levelRows = (localizer: CompareLocalizer): readonly ComparedRow[] =>
  GOVERNMENTS.map((government) => ({
    label: governmentLabel(government, localizer),
    kind: 'levels',
    cell: (country) => levelCell(government, country, localizer),
  }));

function levelCell(government: string, { iso2, advisories, unadvised }: Country, localizer: CompareLocalizer): TemplateResult {
  const { strings, number, localize } = localizer;
  const advice = advisories.find((one) => one.government === government);
  const digit = levelDigit(advice?.level);
  const absence = isAdvised(government, iso2) ? strings.noAdvisory : strings.notApplicable;
  if (digit !== undefined) {
    const level = localize(strings.level, { level: digit });
    return html`<div class="rating step-level"><span aria-hidden="true">${number(digit)}</span><span class="hidden">${level}</span></div>`;
  }
  const sentLevel = advice && (advice.level ?? (hasHiddenLevel(advice) ? strings.asSent : undefined));
  const words = advice ? (sentLevel ?? strings.notGiven) : unadvised.includes(government) ? absence : strings.asSent;
  const wasSent = advice ? sentLevel !== undefined : !unadvised.includes(government);
  return html`<div class="rating step-0 ${wasSent ? 'as-sent' : ''}">
    <span><bdi>${words}</bdi></span>
  </div>`;
}

/** One line of buttons below the matrix for all folded groups. */
export const foldButtons = (buttons: readonly TemplateResult[]): TemplateResult =>
  html`<tbody class="folds" role="rowgroup">
    <tr role="row">
      <td role="cell">${buttons}</td>
    </tr>
  </tbody>`;
