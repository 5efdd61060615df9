import { html, type TemplateResult } from 'lit';
import { learnCountry } from '../api/countries.js';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import type { Country } from '../model/country.js';
import { countryCode } from '../model/country-code.js';
import { comparedCodes, type Column } from '../model/country-compare.js';
import { Failure, type Problem } from '../model/failure.js';
import { compareStyles } from '../ui/country-compare-styles.js';
import { comparedNames, compareView } from '../ui/country-compare.js';
import { tierStyles } from '../ui/tier.js';
import { countryCard } from '../words/en/country-card.js';
import { countryCompare } from '../words/en/country-compare.js';
import { country } from '../words/en/country.js';
import { shared } from '../words/en/shared.js';
import { read } from './country-risk-card.js';
import { EmbedElement } from './embed-element.js';
import { register } from './register.js';

type Comparison = readonly Column[];

const english = { ...countryCompare, ...countryCard, ...country, ...shared };

/** How long (ms) the first countries to arrive wait for the others. */
const PATIENCE = 1000;

/**
 * Two to five countries side by side: score, tier, breakdown, advisories and quick facts, row by row.
 *
 * @slot - The fallback, such as a link: shown until the data arrives, and if it never does.
 * @slot note - The editor's own note below the data.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @csspart table - The comparison.
 * @csspart row - One row of the comparison.
 * @csspart name - A country's name.
 * @csspart score - A country's score.
 * @csspart tier - A country's tier in words.
 * @csspart gauge - The bar from 0 to 100.
 * @csspart advisory - One government's advice on one country.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong, for one country or for all.
 * @csspart retry - The button that asks again.
 */
export class CountryCompareElement extends EmbedElement<Comparison, typeof english> {
  static override styles = [EmbedElement.styles, tierStyles, compareStyles];
  static override properties = { countries: {} };

  /** ISO 3166-1 alpha-2 codes of 2 to 5 countries, separated by spaces or commas, e.g. `JP TH FR`. */
  countries = '';

  protected override readonly english = english;
  #profile: typeof import('./country-risk-profile.js') | undefined;

  protected override question(base: string): Question<Comparison> | Problem {
    const codes = comparedCodes(this.countries);
    if (!codes) return { problem: 'countries', value: this.countries };
    return { key: `${base} ${codes.join(' ')}`, ask: () => this.#compare(base, codes) };
  }

  protected override ready(answer: Answer<Comparison>): unknown {
    if (!this.#profile) return undefined;
    const { data } = answer;
    const { quickFacts, facts } = this.#profile.countryProfile;
    const voice = this.speak({ ...english, quickFacts, facts });
    return compareView(
      data,
      {
        title: this.heading(comparedNames(data, voice)),
        credit: this.credit(answer),
        reason: (column) => this.#reason(column),
      },
      voice,
    );
  }

  protected override notFound(): string {
    return (comparedCodes(this.countries) ?? []).map(this.voice.say.notInDataset).join(' ');
  }

  /** Resolves once all countries are there, or a moment after the first; the others appear when they arrive. */
  async #compare(base: string, codes: readonly string[]): Promise<Answer<Comparison>> {
    const columns: Column[] = codes.map((code) => ({ code }));
    const fill = async (code: string, place: number): Promise<boolean> => {
      columns[place] = { code };
      this.requestUpdate();
      const column = await this.#column(base, code);
      columns[place] = { ...column, again: () => void fill(code, place) };
      this.requestUpdate();
      return column.answer !== undefined;
    };
    const asked = codes.map(fill);
    const some = new Promise((resolve) => {
      for (const one of asked) void one.then((isThere) => isThere && setTimeout(resolve, PATIENCE));
    });
    await Promise.race([Promise.all(asked), some]);
    return together(columns, this.countries);
  }

  async #column(base: string, code: string): Promise<Column> {
    try {
      const iso2 = countryCode(code);
      if (!iso2) throw new Failure('attribute', { problem: { problem: 'country', value: code } });
      const [learned, profile] = await Promise.all([learnCountry(base, iso2, false), import('./country-risk-profile.js')]);
      this.#profile = profile;
      const { answer, styles } = await read(base, iso2, learned, 'card', 'quick-facts');
      this.adopt(styles);
      return { code, answer: answer as Answer<Country> };
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('fault');
      if (failure.kind !== 'not-found') await this.trouble.explain(failure, code);
      return { code, failure };
    }
  }

  #reason({ code, failure, again }: Column): TemplateResult {
    const { say } = this.voice;
    if (!failure || failure.kind === 'not-found') return html`<p role="status">${(failure ? say.notInDataset : say.stillLoading)(code)}</p>`;
    const sentence = this.trouble.view(failure, say.notInDataset(code), () => again?.());
    return html`${failure.problem && sentence ? '' : html`<b>${code}</b>`}${sentence}`;
  }
}

/** One answer for all columns, kept current by getters as more countries arrive. Without a single country, throws the most telling failure. */
function together(columns: Comparison, written: string): Answer<Comparison> {
  const answers = (): readonly Answer<Country>[] => columns.flatMap(({ answer }) => answer ?? []);
  const failures = columns.flatMap(({ failure }) => failure ?? []);
  const [first] = answers();
  if (!first) throw whole(failures, written);
  return {
    data: columns,
    credit: first.credit,
    get fetchedAt() {
      return Math.min(...answers().map(({ fetchedAt }) => fetchedAt));
    },
    get stale() {
      return answers().some(({ stale }) => stale);
    },
    get againAt() {
      const times = columns.flatMap(({ answer, failure }) => (answer ?? failure)?.againAt ?? []);
      return times.length ? Math.min(...times) : undefined;
    },
  };
}

function whole(failures: readonly Failure[], written: string): Failure {
  const mendable = failures.find(({ kind }) => kind !== 'attribute' && kind !== 'not-found');
  if (mendable) return mendable;
  const isUnknown = failures.every(({ kind }) => kind === 'not-found');
  return isUnknown ? new Failure('not-found') : new Failure('attribute', { problem: { problem: 'countries', value: written } });
}

register('country-compare', CountryCompareElement);

declare global {
  interface HTMLElementTagNameMap {
    'country-compare': CountryCompareElement;
  }
}
