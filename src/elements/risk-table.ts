import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { readCountries, wantList } from '../api/country-list.js';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { regionName, type CountryList } from '../model/country.js';
import { arranged, regionCounts, rowLimit, WHOLE_LIST, type ListView } from '../model/country-list.js';
import { isProblem, type Problem } from '../model/failure.js';
import { countryTable, emptyRows, nothingShown, regionWord, sortedBy, tableControls, type TableVoice } from '../ui/risk-table.js';
import { tableFrame, tableFrameStyles } from '../ui/risk-table-frame.js';
import { riskTableStyles } from '../ui/risk-table-styles.js';
import { details } from '../ui/theme-details.js';
import { tierStyles } from '../ui/tier.js';
import { country } from '../words/en/country.js';
import { riskTable } from '../words/en/risk-table.js';
import { shared } from '../words/en/shared.js';
import { dated } from '../words/format.js';
import { EmbedElement } from './embed-element.js';
import { CountrySelectEvent } from './select-events.js';
import { register } from './register.js';

const english = { ...country, ...riskTable, ...shared };
/** Up to this limit, the box is as tall as its rows. */
const SHORT = 10;
/** How long (ms) to wait after a keystroke before the count is announced. */
const PAUSE = 700;

/**
 * The risk score and tier of all countries, or of one region: a table to search, filter and sort.
 *
 * @slot - The fallback, such as a link: shown until the data arrives, and if it never does.
 * @slot note - The editor's own note below the table.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @fires country-select - The reader chose a country; read `iso2` and `country` on the event.
 * @csspart table - The table with its scroll box.
 * @csspart row - One country.
 * @csspart name - The country's name.
 * @csspart tier - The tier in words.
 * @csspart score - The score.
 * @csspart filter - The search field, and the choice of a region.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 * @cssprop [--risk-table-height=30em] - Height of the table's scroll box.
 */
export class RiskTableElement extends EmbedElement<CountryList, typeof english> {
  static override styles = [EmbedElement.styles, details, tierStyles, tableFrameStyles, riskTableStyles];
  static override properties = { region: {}, limit: {}, view: { state: true }, selected: { state: true }, stop: { state: true }, said: { state: true } };

  /** Europe, Asia, Middle East, Africa, Latin America, North America or Oceania; without it, all regions. */
  region = '';
  /** How many countries to show, 1 to 200, the first by name; without it, all countries. */
  limit = '';

  protected view: ListView = WHOLE_LIST;
  protected selected: string | undefined;
  private stop: string | undefined;
  private said = '';
  protected override readonly english = english;
  #answer: Answer<CountryList> | undefined;
  #names: { readonly lang: string; readonly of: CountryList; readonly named: CountryList } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#join();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    wantList(this, undefined);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('region') || changed.has('limit')) [this.view, this.selected, this.said] = [WHOLE_LIST, undefined, ''];
    this.#join();
  }

  protected override question(base: string): Question<CountryList> | Problem {
    if (this.region.trim() && !regionName(this.region)) return { problem: 'region', value: this.region };
    if (this.#limit === undefined) return { problem: 'limit', value: this.limit };
    return { key: `${base} ${this.#region}`, ask: () => readCountries(base, this.#region) };
  }

  protected override isEmpty(list: CountryList): boolean {
    return list.length === 0;
  }

  protected override notFound(): string {
    const { say } = this.voice;
    return this.#region ? say.noCountriesIn(regionWord(this.#region, this.tableVoice)) : say.noCountries;
  }

  /** The frame is there in every state but one: an editor's mistake is reported by a sentence alone. */
  protected override content(): unknown {
    this.#answer = undefined;
    const content = super.content();
    const { base } = this;
    return isProblem(base) || isProblem(this.question(base)) ? content : this.#frame(content);
  }

  protected override ready(answer: Answer<CountryList>): TemplateResult {
    this.#answer = answer;
    const { tableVoice: voice, view, selected, stop, all, shown: countries } = this;
    const rows = { countries, view, selected, stop, hasRegions: !this.#region };
    const table = countryTable(rows, voice, {
      select: (iso2) => this.choose(iso2),
      stop: (iso2) => (this.stop = iso2),
      sort: (sort) => this.#arrange(sortedBy(view, sort)),
    });
    const reset = all.length ? () => this.#change({ ...view, query: '', region: '' }) : undefined;
    return html`${table}${countries.length ? nothing : nothingShown(reset ? voice.say.noCountryFound : this.notFound(), reset, voice)}${this.#fill(countries.length)}`;
  }

  protected override skeleton(): unknown {
    return emptyRows(Math.min(this.#limit || SHORT, SHORT) + 1);
  }

  /** Renders what stands above the table. */
  protected picture(_voice: TableVoice): unknown {
    return nothing;
  }

  /** What is added to the notes below it. */
  protected note(): string {
    return '';
  }

  /** Selects a country and tells the page. */
  protected choose(iso2: string): void {
    this.selected = iso2;
    const chosen = this.all.find((each) => each.iso2 === iso2);
    if (chosen) this.dispatchEvent(new CountrySelectEvent(iso2, chosen.otherName ?? chosen.name));
  }

  /** The countries of the answer, cut to the editor's limit. */
  protected get all(): CountryList {
    return this.#answer ? this.#named(this.#answer.data).slice(0, this.#limit || undefined) : [];
  }

  /** The countries the reader wants to see, in the reader's order. */
  protected get shown(): CountryList {
    return arranged(this.all, this.view, this.voice.lang);
  }

  protected get isKnown(): boolean {
    return this.#answer !== undefined;
  }

  protected get tableVoice(): TableVoice {
    return dated(this.voice);
  }

  /** The countries with their names in the tag's language; the same objects until the answer or the language changes. */
  #named(countries: CountryList): CountryList {
    const { lang, place } = this.voice;
    if (this.#names?.lang !== lang || this.#names.of !== countries)
      this.#names = { lang, of: countries, named: countries.map((each) => ({ ...each, name: place(each.iso2) ?? each.name, otherName: each.name })) };
    return this.#names.named;
  }

  get #region(): string {
    return regionName(this.region) ?? '';
  }

  get #limit(): number | undefined {
    return rowLimit(this.limit);
  }

  get #regions(): ReturnType<typeof regionCounts> | undefined {
    return this.#region ? undefined : regionCounts(this.all);
  }

  get #isShort(): boolean {
    return Boolean(this.#limit) && (this.#limit ?? 0) <= SHORT;
  }

  /** A short table keeps its size while a search takes rows away. */
  #fill(shown: number): unknown {
    return this.#isShort ? emptyRows(this.all.length - shown) : nothing;
  }

  #frame(content: unknown): TemplateResult {
    const voice = this.tableVoice;
    const { say } = voice;
    const region = this.#region && regionWord(this.#region, voice);
    const title = region ? say.byCountryIn(region) : say.byCountry;
    const changes = region || this.shown.length < (this.#answer?.data.length ?? 0) ? say.countriesFiltered : '';
    return tableFrame(
      {
        heading: this.heading(title),
        status: this.said,
        picture: this.picture(voice),
        controls: tableControls(
          {
            view: this.view,
            regions: this.#regions,
            count: this.#count(),
            change: (view) => this.#change(view),
            enter: () => this.renderRoot.querySelector<HTMLElement>('.name [tabindex="0"]')?.focus(),
          },
          voice,
        ),
        content,
        isShort: this.#isShort,
        note: this.note(),
        credit: this.#answer ? this.credit(this.#answer, { changes, shown: this.shown, title: `${title}${say.comma}${this.#count()}` }) : nothing,
      },
      voice,
    );
  }

  /** "12 of 180 countries", and what the editor left out. */
  #count(): string {
    if (!this.#answer) return '';
    const { say, format } = this.tableVoice;
    const [shown, all, sent] = [this.shown.length, this.all.length, this.#answer.data.length];
    const found = shown < all ? say.countriesOf(shown, all, format) : '';
    const cut = all < sent ? say.firstCountries(all, sent, format) : '';
    return [found, cut].filter(Boolean).join(' · ') || say.countries(all, format);
  }

  /** Shows other rows or another order, from the first row. */
  #arrange(view: ListView): void {
    this.view = view;
    this.renderRoot.querySelector('.rows')?.scrollTo(0, 0);
  }

  #change(view: ListView): void {
    this.#arrange(view);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.said = this.#count()), PAUSE);
  }

  #join(): void {
    if (this.isConnected && !this.frozen) wantList(this, this.#region);
  }
}

register('risk-table', RiskTableElement);

declare global {
  interface HTMLElementTagNameMap {
    'risk-table': RiskTableElement;
  }
}
