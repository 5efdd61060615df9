import { html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import { isContradictory, type Advisory, type Country, type Section } from '../model/country.js';
import { GOVERNMENTS, isAdvised } from '../model/government.js';
import { scoreSpread, type Column } from '../model/country-compare.js';
import { intl, type Localizer } from '../words/localizer.js';
import { adviceSource, governmentLabel, levelWords, officialPage } from './country-card.js';
import { isElsewhere, ratingRows, type CompareLocalizer, type ComparedRow } from './compared-ratings.js';
import { comparedRuler } from './compared-ruler.js';
import { nameOf } from './country.js';
import { outLink } from './credit.js';
import { sentRows } from './details.js';
import { showMore } from './sections.js';
import type * as Matrix from './country-matrix.js';
import { tierClass } from './score.js';
import { termOf, tierNumber, tierWords } from './tier.js';

/** Sections that are folded at first. */
export type FoldableSection = 'advisories' | 'summary' | 'facts';

interface Group {
  readonly title?: string;
  readonly rows: readonly ComparedRow[];
  /** A remark that applies to all rows. */
  readonly note?: unknown;
  /** True for values readable at a glance; in narrow containers they become the cells of the matrix. */
  readonly isMatrix?: boolean;
  /** Folds the rows; for `advisories`, only the texts in them. */
  readonly fold?: FoldableSection;
}

interface CompareFrame {
  readonly title: TemplateResult;
  readonly credit: TemplateResult;
  /** Why a column has no country. */
  reason(column: Column): unknown;
  readonly unfolded: readonly FoldableSection[];
  toggle(fold: FoldableSection): void;
  /** The module of the matrix, once loaded. */
  readonly matrix?: typeof Matrix | undefined;
}

export const loadedCountries = (columns: readonly Column[]): readonly Country[] => columns.flatMap(({ answer }) => answer?.data ?? []);

/** "Japan, Thailand, and France". */
const namesOf = (countries: readonly Country[], { lang, countryName }: Pick<Localizer, 'lang' | 'countryName'>): string =>
  intl('ListFormat', lang).format(countries.map(({ iso2, name }) => countryName(iso2) ?? name));

/** "Japan, Thailand, and France compared": the countries that are loaded. */
export const comparedNames = (columns: readonly Column[], localizer: Localizer<'compare'>): string =>
  localizer.localize(localizer.strings.comparedTitle, { names: namesOf(loadedCountries(columns), localizer) });

/** "Kenya scores 34 points higher than Japan"; empty until all countries are loaded, or if a score is unknown or contradicts its tier. */
export function scoreFinding(columns: readonly Column[], localizer: Localizer<'compare'>): string {
  const { strings, localize } = localizer;
  const countries = loadedCountries(columns);
  const spread = countries.length === columns.length ? scoreSpread(countries) : undefined;
  if (!spread) return '';
  const { low, high } = spread;
  const [lowest, highest] = [namesOf(spread.lowest, localizer), namesOf(spread.highest, localizer)];
  if (low === high) return localize(strings.sameScore, { names: lowest, score: high });
  if (countries.length > 2) return localize(strings.scoresFrom, { low, lowest, high, highest });
  return localize(strings.scoresHigher, { count: high - low, lowest, highest });
}

/** Countries side by side; above the rows, the reason for each country that is missing. */
export function compareView(columns: readonly Column[], frame: CompareFrame, localizer: CompareLocalizer): TemplateResult {
  const countries = loadedCountries(columns);
  const missing = columns.filter(({ answer }) => !answer);
  // Three or more become the rows of a matrix where their columns do not fit.
  const isMany = countries.length > 2;
  const matrix = isMany ? frame.matrix : undefined;
  const all = groups(columns, matrix, localizer).filter(({ rows }) => rows.length);
  const folds = all.filter(({ fold }) => fold);
  const { strings, sentences } = localizer;
  const { title, credit, reason } = frame;
  return html`<div class="card frame">
    <div>${title}${comparedRuler(countries, localizer)}</div>
    ${missing.length ? html`<div class="notice">${missing.map((column) => html`<div>${reason(column)}</div>`)}</div>` : nothing}
    <table class="compare cols-${countries.length} ${isMany ? 'many' : 'few'}" part="table" role="table" aria-label=${comparedNames(columns, localizer)}>
      <thead role="rowgroup">
        <tr role="row">
          <td class="corner" role="cell"></td>
          ${countries.map((country) => html`<th role="columnheader" scope="col">${nameOf(country, localizer)}</th>`)}
        </tr>
      </thead>
      ${all.map((group) => [group === folds[0] ? matrix?.foldButtons(folds.map((fold) => foldButton(fold, frame, fold.title))) : nothing, groupView(group, countries, frame, localizer)])}
    </table>
    <slot name="note"></slot>
    <div class="foot">
      <p class="quiet">${sentences(strings.withinCountry, strings.checkOfficial)}</p>
      <p>${credit}</p>
    </div>
  </div>`;
}

function groupView(group: Group, countries: readonly Country[], frame: CompareFrame, localizer: CompareLocalizer): unknown {
  const { title, rows, fold, isMatrix } = group;
  const folded = fold && !isOpen(group, frame) ? `folded-${fold === 'advisories' ? 'texts' : 'rows'}` : '';
  const { strings } = localizer;
  const more = html`<span class="more">${strings.showMore}</span><span class="hidden">${strings.comma}${title}</span>`;
  const heading = html`<tr class="group" role="row">
    <th role="rowheader" scope="rowgroup">${title}</th>
    <td role="cell" class="quiet" colspan=${countries.length}>${fold ? foldButton(group, frame, more) : group.note}</td>
  </tr>`;
  return html`<tbody role="rowgroup" id=${fold ?? nothing} class=${isMatrix ? 'matrix' : folded}>
    ${title ? heading : nothing}
    ${rows.map(
      ({ label, kind, cell }) =>
        html`<tr role="row" part="row" class=${kind ?? nothing}>
          <th role="rowheader" scope="row">${label}</th>
          ${countries.map(
            (country) =>
              html`<td role="cell" data-name=${localizer.countryName(country.iso2) ?? country.name}>
                <div>${cell(country)}</div>
              </td>`,
          )}
        </tr>`,
    )}
  </tbody>`;
}

const isOpen = ({ fold }: Group, { unfolded }: CompareFrame): boolean => fold !== undefined && unfolded.includes(fold);

function foldButton(group: Group, frame: CompareFrame, words: unknown): TemplateResult {
  const { fold = 'facts' } = group;
  return html`<button type="button" class="unfold" aria-expanded=${isOpen(group, frame)} aria-controls=${fold} @click=${() => frame.toggle(fold)}>
    ${words}
  </button>`;
}

/** The groups in a fixed order; nothing is ranked. */
function groups(columns: readonly Column[], matrix: typeof Matrix | undefined, localizer: CompareLocalizer): readonly Group[] {
  const { strings } = localizer;
  const countries = loadedCountries(columns);
  const { rows: ratings, hasHighest } = ratingRows(countries, matrix?.stepOf, localizer);
  const bold = hasHighest ? html`<b class="note">${strings.bold + strings.colon + strings.highest}</b>` : nothing;
  const sent = (section: Section): readonly ComparedRow[] => sentRow(countries, (country) => country.sent[section], localizer);
  const beside = (country: Country): readonly Detail[] => columns.find(({ answer }) => answer?.data === country)?.answer?.beside ?? [];
  return [
    {
      rows: [
        { label: strings.comparedScore, cell: (country) => scoreCell(country, localizer) },
        { label: strings.comparedTier, kind: 'tier', cell: (country) => tierCell(country, localizer) },
      ],
      isMatrix: true,
    },
    {
      title: strings.breakdown,
      rows: [...ratings, ...(ratings.length ? (matrix?.levelRows(localizer) ?? []) : [])],
      note: matrix ? matrix.matrixKey(bold, localizer) : bold,
      isMatrix: true,
    },
    { rows: [...(matrix?.noteRows(countries, localizer) ?? []), ...sent('breakdown')] },
    { title: strings.advisories, rows: [...adviceRows(countries, localizer), ...sent('advisories')], fold: 'advisories' },
    { title: strings.summaryTitle, rows: [...summaryRows(countries, localizer), ...sent('summary')], fold: 'summary' },
    { title: strings.quickFacts, rows: [...factRows(countries, localizer), ...sent('quick-facts')], fold: 'facts' },
    { rows: sentRow(countries, (country) => [...(country.details ?? []), ...beside(country)], localizer) },
  ];
}

function scoreCell({ score, tier }: Country, { strings, number }: CompareLocalizer): unknown {
  if (score === undefined) return html`<div class="step-0"><span class="quiet" part="score">${strings.scoreUnknown}</span></div>`;
  return html`<b part="score" class=${isContradictory(score, tier) ? nothing : tierClass(tier)}>${number(score)}</b>`;
}

const tierCell = ({ tier }: Country, localizer: CompareLocalizer): TemplateResult =>
  html`<div class="line">${tierNumber(tier, localizer)} ${tierWords(tier, localizer)}</div>`;

function summaryRows(countries: readonly Country[], { strings }: CompareLocalizer): readonly ComparedRow[] {
  const cell = (country: Country): unknown => {
    const { summary } = country;
    if (summary) return html`<div lang="en" dir="auto">${summary}</div>`;
    return isElsewhere(country, 'summary') ? nothing : html`<span class="quiet">${strings.notGiven}</span>`;
  };
  return countries.some(({ summary }) => summary) ? [{ label: html`<span class="hidden">${strings.summaryTitle}</span>`, cell }] : [];
}

function adviceRows(countries: readonly Country[], localizer: CompareLocalizer): readonly ComparedRow[] {
  const { strings } = localizer;
  const sent = countries.flatMap(({ advisories }) => advisories);
  return [...new Set([...GOVERNMENTS, ...sent.map(({ government }) => government)])].map((government) => {
    const label = governmentLabel(government, localizer);
    const isAssigned = government === 'uk' && sent.some((one) => one.government === government && one.level);
    return {
      label: isAssigned
        ? html`${label}
            <p class="quiet">${strings.assigned}</p>`
        : label,
      cell: (country) => {
        const { iso2, advisories, unadvised } = country;
        const advice = advisories.find((one) => one.government === government);
        if (advice) return adviceCell(advice, label, country, localizer);
        const absence = isAdvised(government, iso2) ? strings.noAdvisory : strings.notApplicable;
        return unadvised.includes(government) ? html`<span class="quiet">${absence}</span>` : nothing;
      },
    };
  });
}

function adviceCell(advice: Advisory, label: unknown, country: Country, localizer: CompareLocalizer): TemplateResult {
  const { strings } = localizer;
  const { level, text, updated, url, details } = advice;
  const source = adviceSource(advice, label);
  // Without a level, the text is the only advice, so it is not folded away.
  const words = text && html`<div lang="en" class=${level ? 'text' : nothing} dir="auto">${level ? text : showMore(text, 90, strings)}</div>`;
  return html`<div part="advisory">
    ${source ? html`<p class="quiet text"><bdi lang="en">${source}</bdi></p>` : nothing}${level ? html`<div>${levelWords(level, localizer)}</div>` : nothing}${words}
    <div class=${level || text ? 'text' : nothing}>${sentRows(details, localizer)}</div>
    ${updated === undefined ? nothing : html`<p class="quiet">${updatedText(advice, localizer)}</p>`}
    ${url ? html`<p class="quiet" data-address=${url.replaceAll(/[./]/g, '$&\u200b')}>${outLink(url, officialPage(label, country, localizer))}</p>` : nothing}
  </div>`;
}

/** The date of advice, with a remark if its time zone was not sent. */
const updatedText = ({ updated = 0, isDay, isZoneAssumed }: Advisory, { strings, localize, sentences, date }: CompareLocalizer): string =>
  sentences(localize(strings.updated, { date: date(updated, isDay) }), isZoneAssumed && strings.zoneAssumed);

function factRows(countries: readonly Country[], { strings, translateTerm }: CompareLocalizer): readonly ComparedRow[] {
  const valueOf = ({ quickFacts = [] }: Country, name: string): string | undefined => quickFacts.find(({ key }) => key === name)?.value;
  return Object.entries(strings.factNames)
    .filter(([name]) => countries.some((country) => valueOf(country, name)))
    .map(([name, label]) => ({
      label,
      cell: (country) => {
        const value = valueOf(country, name);
        if (value) return termOf('drivingSides', value, { translateTerm });
        return isElsewhere(country, 'quick-facts') ? nothing : html`<span class="quiet">${strings.notGiven}</span>`;
      },
    }));
}

/** Unknown fields, below the rows of their section. */
function sentRow(
  countries: readonly Country[],
  sentIn: (country: Country) => readonly Detail[] | undefined,
  localizer: CompareLocalizer,
): readonly ComparedRow[] {
  const label = html`<i>${localizer.strings.asSent}</i>`;
  return countries.some((country) => sentIn(country)?.length) ? [{ label, cell: (country) => sentRows(sentIn(country), localizer, nothing) }] : [];
}

/** The name of a country without data, followed by the code from the attribute. */
export function nameOfCode(code: string, { placeName, strings, localize }: Localizer): string {
  const name = placeName(code);
  return name === code ? code : `${name}${localize(strings.aside, { text: code })}`;
}
