import { html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import { isAdvised, isUnattributed, RISK_CATEGORIES, type Advisory, type Country } from '../model/country.js';
import type { Column } from '../model/country-compare.js';
import type { Localizer } from '../words/localizer.js';
import {
  adviceSource,
  categoryLabel,
  governmentId,
  governmentLabel,
  isCode,
  levelText,
  officialPage,
  ratingCells,
  ratingNotes,
  updatedText,
  type CardLocalizer,
} from './country-card.js';
import { comparedRuler } from './compared-ruler.js';
import { nameOf } from './country.js';
import { outLink } from './credit.js';
import { labelOf } from './label.js';
import { detailRows } from './sections.js';
import { showMore } from './show-more.js';
import { termOf, tierNumber, tierWords } from './tier.js';

export type CompareLocalizer = CardLocalizer & Localizer<'compare' | 'facts'>;

/** One row of the comparison: the same fact about every country. */
interface Row {
  readonly label: unknown;
  cell(country: Country): unknown;
}

interface Group {
  readonly title?: string;
  readonly rows: readonly Row[];
}

/** What the comparison shows around the rows. */
export interface CompareFrame {
  readonly title: TemplateResult;
  readonly credit: TemplateResult;
  /** Why a country is not among the columns. */
  reason(column: Column): unknown;
}

/** The names of the countries that have arrived, listed as the language does it: "Japan, Thailand, and France compared". */
export const comparedNames = (columns: readonly Column[], { strings, localize, lang, countryName }: Localizer<'compare'>): string =>
  localize(strings.comparedTitle, {
    names: new Intl.ListFormat(lang).format(columns.flatMap(({ answer }) => (answer ? (countryName(answer.data.iso2) ?? answer.data.name) : []))),
  });

/** Countries side by side, row by row; above the rows, the reason for each country that is missing. */
export function compareView(columns: readonly Column[], { title, credit, reason }: CompareFrame, localizer: CompareLocalizer): TemplateResult {
  const countries = columns.flatMap(({ answer }) => answer?.data ?? []);
  const missing = columns.filter(({ answer }) => !answer);
  const { strings, sentences } = localizer;
  return html`<div class="card frame">
    <div>${title}${comparedRuler(countries, localizer)}</div>
    ${missing.length ? html`<div class="missing">${missing.map((column) => html`<div>${reason(column)}</div>`)}</div>` : nothing}
    <table class="compare cols-${countries.length}" part="table" role="table" aria-label=${comparedNames(columns, localizer)}>
      <thead role="rowgroup">
        <tr role="row">
          <td class="corner" role="cell"></td>
          ${countries.map((country) => html`<th role="columnheader" scope="col">${nameOf(country, localizer)}</th>`)}
        </tr>
      </thead>
      ${groups(countries, localizer).map((group) => groupView(group, countries, localizer))}
    </table>
    <slot name="note"></slot>
    <div class="foot">
      <p class="quiet">${sentences(strings.withinCountry, strings.checkOfficial)}</p>
      <p>${credit}</p>
    </div>
  </div>`;
}

function groupView({ title, rows }: Group, countries: readonly Country[], localizer: CompareLocalizer): unknown {
  if (!rows.length) return nothing;
  const heading = html`<tr class="group" role="row">
    <th role="rowheader" scope="rowgroup" colspan=${countries.length + 1}>${title}</th>
  </tr>`;
  return html`<tbody role="rowgroup">
    ${title ? heading : nothing}
    ${rows.map(
      ({ label, cell }) =>
        html`<tr role="row" part="row">
          <th role="rowheader" scope="row">${label}</th>
          ${countries.map(
            (country) =>
              html`<td role="cell">
                <span class="who">${nameOf(country, localizer)}</span>
                <div>${cell(country)}</div>
              </td>`,
          )}
        </tr>`,
    )}
  </tbody>`;
}

/** What is compared, in a fixed order; nothing is ranked. */
function groups(countries: readonly Country[], localizer: CompareLocalizer): readonly Group[] {
  const { strings } = localizer;
  return [
    {
      rows: [
        { label: strings.comparedScore, cell: (country) => scoreCell(country, localizer) },
        { label: strings.comparedTier, cell: (country) => tierCell(country, localizer) },
        ...(countries.some(({ summary }) => summary) ? [{ label: strings.summaryTitle, cell: (country: Country) => summaryCell(country, localizer) }] : []),
      ],
    },
    { title: strings.breakdown, rows: ratingRows(countries, localizer) },
    { title: strings.advisories, rows: adviceRows(countries, localizer) },
    { title: strings.quickFacts, rows: factRows(countries, localizer) },
  ];
}

function scoreCell({ score }: Country, { strings, number }: CompareLocalizer): unknown {
  if (score === undefined) return html`<span class="quiet" part="score">${strings.scoreUnknown}</span>`;
  return html`<b part="score">${number(score)}</b>`;
}

const tierCell = ({ tier }: Country, localizer: CompareLocalizer): TemplateResult =>
  html`<div class="line">${tierNumber(tier, localizer)} ${tierWords(tier, localizer)}</div>`;

const summaryCell = ({ summary }: Country, { strings }: CompareLocalizer): TemplateResult =>
  summary ? html`<div lang="en">${showMore(summary, 90, strings)}</div>` : html`<span class="quiet">${strings.notGiven}</span>`;

/** The known names that were sent, in their own order, then the unknown ones. */
const namesOf = (known: readonly string[], sent: readonly string[]): readonly string[] => [
  ...new Set([...known.filter((name) => sent.includes(name)), ...sent]),
];

function ratingRows(countries: readonly Country[], localizer: CompareLocalizer): readonly Row[] {
  const sent = countries.flatMap(({ breakdown }) => breakdown.map(({ category }) => category));
  return namesOf(RISK_CATEGORIES, sent).map((category) => ({
    label: categoryLabel(category, localizer),
    cell: ({ breakdown }) => {
      const ratings = breakdown.filter((rating) => rating.category === category);
      return (ratings.length ? ratings : [{}]).map(
        (rating) =>
          html`<div class="line rating">${ratingCells(rating, localizer)}</div>
            ${ratingNotes(rating)}`,
      );
    },
  }));
}

function adviceRows(countries: readonly Country[], localizer: CompareLocalizer): readonly Row[] {
  const { strings } = localizer;
  const sent = countries.flatMap(({ advisories }) => advisories.map(({ government }) => government));
  // A code goes before a name, because it has a name in every language.
  const governments = new Map([...sent.filter((one) => !isCode(one)), 'uk', 'us', ...sent.filter(isCode)].map((one) => [governmentId(one), one]));
  return [...new Set(['uk', 'us', ...sent].map(governmentId))]
    .map((id) => ({ id, government: governments.get(id) ?? id }))
    .map(({ id, government }) => ({ id, government, label: government ? governmentLabel(government, localizer) : strings.advisories }))
    .map(({ id, government, label }) => ({
      label,
      cell: (country) => {
        const { iso2, advisories } = country;
        const advice = advisories.filter((one) => governmentId(one.government) === id);
        if (advice.length) return advice.map((one) => adviceCell(one, label, country, localizer));
        const isMissing = government && !isUnattributed(advisories);
        return isMissing ? html`<span class="quiet">${isAdvised(government, iso2) ? strings.noAdvisory : strings.notApplicable}</span>` : nothing;
      },
    }));
}

function adviceCell(advice: Advisory, label: unknown, country: Country, localizer: CompareLocalizer): TemplateResult {
  const { strings } = localizer;
  const { government, level, text, updated, url, details } = advice;
  const source = adviceSource(advice, label);
  return html`<div part="advisory">
    ${source ? html`<p class="quiet"><bdi lang="en">${source}</bdi></p>` : nothing}${level ? html`<div class="level-text">${levelText(level, government, localizer)}</div>` : nothing}${text ? html`<div lang="en">${showMore(text, 90, strings)}</div>` : nothing}${detailRows(details)}
    <p class="quiet">
      ${updated === undefined ? nothing : updatedText(advice, localizer)}${url && updated !== undefined ? ' · ' : nothing}${url ? outLink(url, officialPage(label, country, localizer)) : nothing}
    </p>
  </div>`;
}

function factRows(countries: readonly Country[], localizer: CompareLocalizer): readonly Row[] {
  const { strings } = localizer;
  // What nobody foresaw is among the facts, as on a card.
  const factsOf = ({ quickFacts = [], details = [] }: Country): readonly Detail[] => [...quickFacts, ...details];
  const sent = countries.flatMap((country) => factsOf(country).map(({ key }) => key));
  return namesOf(Object.keys(strings.factNames), sent).map((name) => ({
    label: labelOf(name, strings.factNames),
    cell: (country) => {
      const facts = factsOf(country).filter(({ key }) => key === name);
      return facts.length
        ? facts.map(({ value }) => html`<div>${termOf('drivingSides', value, localizer)}</div>`)
        : html`<span class="quiet">${strings.notGiven}</span>`;
    },
  }));
}
