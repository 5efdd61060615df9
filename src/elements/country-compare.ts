import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { fetchCountry } from '../api/country-compact.js';
import { decodeCountry } from '../api/country.js';
import { countryUrl } from '../api/request.js';
import type { Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { comparedCodes, type Column } from '../model/country-compare.js';
import { countryCode, type Country } from '../model/country.js';
import { Failure, invalidFailure, type InvalidAttribute } from '../model/failure.js';
import type { CompareLocalizer } from '../ui/compared-ratings.js';
import { comparedRulerStyles } from '../ui/compared-ruler.js';
import { styles as cardStyles } from '../ui/country-card.styles.js';
import { comparedNames, compareView, loadedCountries, nameOfCode, scoreFinding, type FoldableSection } from '../ui/country-compare.js';
import { compareStyles } from '../ui/country-compare.styles.js';
import { terms } from '../ui/sections.js';
import { answerDate, intl } from '../words/localizer.js';
import { card } from '../words/en.json?card';
import { common } from '../words/en.json?common';
import { compare } from '../words/en.json?compare';
import { country } from '../words/en.json?country';
import { facts } from '../words/en.json?facts';
import { EmbedElement } from './embed-element.js';
import { Lazy } from './lazy.js';
import type { DrawnView } from '../ui/credit.js';

/** The countries compared, each with its answer or failure. */
export type Comparison = readonly Column[];

const english = { ...compare, ...card, ...facts, ...country, ...common };

const loadMatrix = () => import('../ui/country-matrix.js');

/** How long (ms) the first countries to arrive wait for the others. */
const FIRST_ANSWERS_TIMEOUT = 1000;

/**
 * Two to five countries side by side: score, tier, breakdown, advisories and quick facts, row by row.
 *
 * @csspart table - The comparison.
 * @csspart row - One row of the comparison.
 * @csspart name - A country's name.
 * @csspart score - A country's score.
 * @csspart tier - A country's tier in words.
 * @csspart gauge - The ruler: a line from 0 to 100 with all countries as its needles.
 * @csspart advisory - One government's advice on one country.
 * @csspart error - The sentence that says what went wrong, for one country or for all.
 */
export class CountryCompareElement extends EmbedElement<Comparison> {
  static override styles = [EmbedElement.styles, ...cardStyles, comparedRulerStyles, compareStyles];
  static override properties: PropertyDeclarations = { countries: {}, unfolded: { state: true } };

  /** ISO 3166-1 alpha-2 codes of 2 to 5 countries, separated by spaces or commas, e.g. `JP TH FR`. */
  countries = '';

  readonly #matrix = new Lazy(this, loadMatrix);

  private unfolded: readonly FoldableSection[] = [];

  protected override *mistakes(): Generator<InvalidAttribute> {
    if (!comparedCodes(this.countries)) yield { attribute: 'countries', value: this.countries };
    yield* super.mistakes();
  }

  protected override query(base: string): Query<Comparison> {
    const codes = comparedCodes(this.countries)!;
    const urls = codes.flatMap((code) => countryCode(code) ?? []).map((iso2) => countryUrl(base, iso2));
    return { key: `${base} ${codes.join(' ')}`, urls, fetch: () => this.#compare(base, codes) };
  }

  protected override ready(answer: Answer<Comparison>): TemplateResult {
    const { localizer } = this;
    const { data } = answer;
    const { strings } = localizer;
    const description = terms(strings.comparedScore, strings.direction, answerDate(answer, localizer));
    const frame = {
      title: html`${this.age(answer)}${this.skipButton()}${this.heading(comparedNames(data, localizer), scoreFinding(data, localizer) || undefined, '')}
        <p class="quiet" id=${this.headline ? nothing : 'label'}>${description}</p>`,
      credit: this.credit(answer),
      reason: (column: Column) => this.#reason(column),
      matrix: this.#matrix.value,
      unfolded: this.unfolded,
      toggle: (fold: FoldableSection) =>
        (this.unfolded = this.unfolded.includes(fold) ? this.unfolded.filter((one) => one !== fold) : [...this.unfolded, fold]),
    };
    return compareView(data, frame, localizer);
  }

  protected override exportView({ data: columns }: Answer<Comparison>): DrawnView {
    const data = loadedCountries(columns);
    const countries = data.map(({ iso2 }) => iso2);
    const { localizer } = this;
    return {
      content: { kind: 'comparison', data },
      query: { countries },
      changes: { comparison: true },
      picture: () => ({ localizer, finding: scoreFinding(columns, localizer) || comparedNames(columns, localizer) }),
    };
  }

  protected override get localizer(): CompareLocalizer {
    return this.localize.localizer(english);
  }

  protected override get emptyText(): string {
    return this.#notInDataset(...(comparedCodes(this.countries) ?? []));
  }

  /** Resolves once all countries have arrived, or `FIRST_ANSWERS_TIMEOUT` after the first; the others appear when they arrive. */
  async #compare(base: string, codes: readonly string[]): Promise<Answer<Comparison>> {
    const columns: Column[] = codes.map((code) => ({ code }));
    const isShown = (): boolean => this.status.answer?.data === columns;
    const loadColumn = async (code: string, index: number): Promise<boolean> => {
      const retry = (): void => {
        this.rest.value?.cutPauses(base);
        void loadColumn(code, index);
      };
      columns[index] = { code, retry };
      if (isShown()) this.requestUpdate();
      const column = await this.#column(base, code);
      columns[index] = { ...column, retry };
      if (isShown()) this.requestUpdate();
      return column.answer !== undefined;
    };
    const matrix = codes.length > 2 ? this.#matrix.retry() : undefined;
    const pending = codes.map(loadColumn);
    const firstAnswers = new Promise((resolve) => {
      for (const one of pending) void one.then((hasAnswer) => hasAnswer && setTimeout(resolve, FIRST_ANSWERS_TIMEOUT));
    });
    await Promise.race([Promise.all(pending), firstAnswers]);
    await matrix;
    return combinedAnswer(columns, this.countries);
  }

  async #column(base: string, code: string): Promise<Column> {
    try {
      const iso2 = countryCode(code);
      if (!iso2) throw invalidFailure({ attribute: 'country', value: code });
      return { code, answer: decodeCountry(base, await fetchCountry(base, iso2, false), iso2) };
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('fault');
      if (failure.kind !== 'not-found') await this.failures.report(failure, () => code);
      return { code, failure };
    }
  }

  /** One template for all reasons, because a status that comes with its text may not be announced. */
  #reason({ code, failure, retry }: Column): TemplateResult {
    const { strings, localize } = this.localizer;
    const iso2 = nameOfCode(code, this.localizer);
    const isUnknown = failure?.kind === 'not-found';
    const named = failure?.invalid ? '' : html`<b>${iso2}</b>`;
    const words = isUnknown ? this.#notInDataset(code) : failure ? named : localize(strings.stillLoading, { iso2 });
    return html`<p role="status">${words}</p>
      ${this.failures.view(isUnknown ? undefined : failure, '', { retry })}`;
  }

  #notInDataset(...codes: readonly string[]): string {
    const { strings, localize, lang, countryNameInText } = this.localizer;
    return localize(strings.notInDataset, { iso2: intl('ListFormat', lang).format(codes.map(countryNameInText)) });
  }
}

/** One answer for all columns; its getters stay current as more countries arrive. Without a single country, throws the most informative failure. */
function combinedAnswer(columns: Comparison, attributeValue: string): Answer<Comparison> {
  const answers = (): readonly Answer<Country>[] => columns.flatMap(({ answer }) => answer ?? []);
  const failures = columns.flatMap(({ failure }) => failure ?? []);
  const [first] = answers();
  if (!first) throw combinedFailure(failures, attributeValue);
  return {
    data: columns,
    credit: first.credit,
    get fetchedAt() {
      return Math.min(...answers().map(({ fetchedAt }) => fetchedAt));
    },
    get asOf() {
      return Math.min(...answers().map(({ fetchedAt, asOf = fetchedAt }) => asOf));
    },
    get stale() {
      return answers().some(({ stale }) => stale);
    },
    get autoRetryAt() {
      const times = columns.flatMap(({ answer, failure }) => (answer ?? failure)?.autoRetryAt ?? []);
      return times.length ? Math.min(...times) : undefined;
    },
  };
}

function combinedFailure(failures: readonly Failure[], attributeValue: string): Failure {
  const retriable = failures.find(({ kind }) => kind !== 'attribute' && kind !== 'not-found');
  if (retriable) return retriable;
  const isUnknown = failures.every(({ kind }) => kind === 'not-found');
  return isUnknown ? new Failure('not-found') : invalidFailure({ attribute: 'countries', value: attributeValue });
}
