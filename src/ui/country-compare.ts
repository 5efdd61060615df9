import { html, nothing, type TemplateResult } from 'lit';
import { isAdvised, RISK_CATEGORIES, type Advisory, type Country } from '../model/country.js';
import type { Column } from '../model/country-compare.js';
import { dateOf } from '../words/dates.js';
import type { CountryCompareWords } from '../words/en/country-compare.js';
import type { CountryProfileWords } from '../words/en/country-profile.js';
import type { PlainVoice } from '../words/voice.js';
import { gaugeBar, levelText, ratingCells, type CardVoice } from './country-card.js';
import { nameOf } from './country.js';
import { outLink } from './credit.js';
import { labelOf } from './details.js';
import { fold } from './fold.js';
import { termOf, tierNumber, tierWords } from './tier.js';

type CompareVoice = CardVoice & PlainVoice<CountryCompareWords & Pick<CountryProfileWords, 'quickFacts' | 'facts'>>;

/** One row of the comparison: the same fact about every country. */
interface Row {
  readonly label: string;
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
export const comparedNames = (columns: readonly Column[], { say, lang, place }: PlainVoice<CountryCompareWords>): string =>
  say.comparedTitle(new Intl.ListFormat(lang).format(columns.flatMap(({ answer }) => (answer ? (place(answer.data.iso2) ?? answer.data.name) : []))));

/** Countries side by side, row by row; above the rows, the reason for each country that is missing. */
export function compareView(columns: readonly Column[], { title, credit, reason }: CompareFrame, voice: CompareVoice): TemplateResult {
  const countries = columns.flatMap(({ answer }) => answer?.data ?? []);
  const missing = columns.filter(({ answer }) => !answer);
  const { say } = voice;
  return html`<div class="card">
    <div>${title}</div>
    ${missing.length ? html`<div class="missing">${missing.map((column) => html`<div>${reason(column)}</div>`)}</div>` : nothing}
    <table class="compare cols-${countries.length}" part="table" role="table" aria-label=${comparedNames(columns, voice)}>
      <thead role="rowgroup">
        <tr role="row">
          <td class="corner" role="cell"></td>
          ${countries.map((country) => html`<th role="columnheader" scope="col">${nameOf(country, voice)}</th>`)}
        </tr>
      </thead>
      ${groups(countries, voice).map((group) => groupView(group, countries, voice))}
    </table>
    <slot name="note"></slot>
    <div class="foot">
      <p class="quiet">${say.withinCountry} ${say.checkOfficial}</p>
      <p>${credit}</p>
    </div>
  </div>`;
}

function groupView({ title, rows }: Group, countries: readonly Country[], voice: CompareVoice): unknown {
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
                <span class="who" aria-hidden="true">${nameOf(country, voice)}</span>
                <div>${cell(country)}</div>
              </td>`,
          )}
        </tr>`,
    )}
  </tbody>`;
}

/** What is compared, in a fixed order; nothing is ranked. */
function groups(countries: readonly Country[], voice: CompareVoice): readonly Group[] {
  const { say } = voice;
  return [
    {
      rows: [
        { label: say.comparedScore, cell: (country) => scoreCell(country, voice) },
        { label: say.comparedTier, cell: (country) => tierCell(country, voice) },
      ],
    },
    { title: say.breakdown, rows: ratingRows(countries, voice) },
    { title: say.advisories, rows: adviceRows(countries, voice) },
    { title: say.quickFacts, rows: factRows(countries, voice) },
  ];
}

function scoreCell({ score, tier }: Country, { say, number }: CompareVoice): unknown {
  if (score === undefined) return html`<span class="quiet" part="score">${say.scoreUnknown}</span>`;
  return html`<div class="points"><b part="score">${number(score)}</b>${gaugeBar(score, tier)}</div>`;
}

const tierCell = ({ tier }: Country, voice: CompareVoice): TemplateResult => html`<div class="line">${tierNumber(tier, voice)} ${tierWords(tier, voice)}</div>`;

/** The known names that were sent, in their own order, then the unknown ones. */
const namesOf = (known: readonly string[], sent: readonly string[]): readonly string[] => [
  ...new Set([...known.filter((name) => sent.includes(name)), ...sent]),
];

function ratingRows(countries: readonly Country[], voice: CompareVoice): readonly Row[] {
  const sent = countries.flatMap(({ breakdown }) => breakdown.map(({ category }) => category));
  return namesOf(RISK_CATEGORIES, sent).map((category) => ({
    label: labelOf(category, voice.say.riskCategories),
    cell: ({ breakdown }) => html`<div class="line rating">${ratingCells(breakdown.find((rating) => rating.category === category) ?? {}, voice)}</div>`,
  }));
}

function adviceRows(countries: readonly Country[], voice: CompareVoice): readonly Row[] {
  const { say } = voice;
  const sent = countries.flatMap(({ advisories }) => advisories.map(({ government }) => government));
  return [...new Set(['uk', 'us', ...sent])].map((government) => ({
    label: labelOf(government, say.governments),
    cell: ({ iso2, advisories }) => {
      const advice = advisories.find((one) => one.government === government);
      if (advice) return adviceCell(advice, voice);
      return html`<span class="quiet">${isAdvised(government, iso2) ? say.noAdvisory : say.notApplicable}</span>`;
    },
  }));
}

function adviceCell({ government, level, text, updated, url }: Advisory, voice: CompareVoice): TemplateResult {
  const { say, lang } = voice;
  const date = updated === undefined ? nothing : say.updated(dateOf(updated, lang));
  return html`<div part="advisory">
    ${level ? html`<p class="level-text">${levelText(level, government, voice)}</p>` : nothing}${text ? html`<div lang="en">${fold(text, 90, say)}</div>` : nothing}
    <p class="quiet">${date}${url && updated !== undefined ? ' · ' : nothing}${url ? outLink(url, say.officialPage) : nothing}</p>
  </div>`;
}

function factRows(countries: readonly Country[], voice: CompareVoice): readonly Row[] {
  const { say } = voice;
  const sent = countries.flatMap(({ quickFacts }) => quickFacts?.map(({ key }) => key) ?? []);
  return namesOf(Object.keys(say.facts), sent).map((name) => ({
    label: labelOf(name, say.facts),
    cell: ({ quickFacts }) => {
      const fact = quickFacts?.find(({ key }) => key === name);
      return fact ? termOf(fact.value, voice) : html`<span class="quiet">${say.notGiven}</span>`;
    },
  }));
}
