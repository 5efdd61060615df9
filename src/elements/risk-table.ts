import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { fetchCountries, requestRegion } from '../api/country-list.js';
import { keepSent, sentOf } from '../api/decode.js';
import { countriesUrl } from '../api/request.js';
import type { Query } from '../data/resource.js';
import { arranged, regionCounts, rowLimit, WHOLE_LIST, type ListView } from '../model/country-list.js';
import { regionName, type CountryList } from '../model/country.js';
import type { ExportView } from '../model/export.js';
import type { InvalidAttribute } from '../model/failure.js';
import { countryTable, emptyRows, nothingShown, regionWord, sortedBy, tableControls, tableFrame, type TableLocalizer } from '../ui/risk-table.js';
import { rulerStyles } from '../ui/ruler.js';
import { scoreBrush, scoreBrushStyles } from '../ui/score-brush.js';
import { riskTableStyles } from '../ui/risk-table.styles.js';
import { contentStyles } from '../ui/content.styles.js';
import { tierStyles } from '../ui/tier.js';
import { common } from '../words/en.json?common';
import { country } from '../words/en.json?country';
import { table } from '../words/en.json?table';
import { EmbedElement } from './embed-element.js';
import { CountrySelectEvent } from './events.js';
import { register } from './register.js';
import { StickyHead } from './sticky-head.js';

const english = { ...country, ...table, ...common };
/** Up to this limit, the box is as tall as its rows. */
const MAX_SHORT_ROWS = 10;
/** How long (ms) to wait after a keystroke before the count is announced. */
const ANNOUNCE_DELAY = 700;

/** What the table shows: computed once per update. */
export interface TableView {
  /** False until the answer has arrived. */
  readonly isKnown: boolean;
  /** The countries of the answer, cut to the editor's limit. */
  readonly all: CountryList;
  /** The countries the reader wants to see, in the reader's order. */
  readonly shown: CountryList;
  /** How many countries the answer has. */
  readonly sent: number;
}

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
 * @csspart gauge - The ruler: a line from 0 to 100 with all countries as marks, on which readers choose a range of scores.
 * @csspart filter - The search field, and the choice of a region.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 * @cssprop [--risk-table-height=30em] - Height of the table's scroll box.
 */
export class RiskTableElement extends EmbedElement<CountryList> {
  static override styles = [EmbedElement.styles, contentStyles, tierStyles, rulerStyles, ...riskTableStyles, scoreBrushStyles];

  /** Europe, Asia, Middle East, Africa, Latin America, North America or Oceania; without it, all regions. */
  @property() region = '';
  /** How many countries to show, 1 to 200, the first by name; without it, all countries. */
  @property() limit: '' | `${number}` = '';

  /** What the reader searches, and in what order. */
  @state() protected choice: ListView = WHOLE_LIST;
  @state() protected selected: string | undefined;
  /** The country whose row is the tab stop. */
  @state() private tabStop: string | undefined;
  @state() private announcement = '';

  protected view: TableView = { isKnown: false, all: [], shown: [], sent: 0 };
  #names: { readonly lang: string; readonly of: CountryList; readonly named: CountryList } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.addController(new StickyHead(this, 'thead'));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#joinRegions();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    requestRegion(this, undefined);
  }

  protected override attributesChanged(changed: PropertyValues): void {
    if (changed.has('region') || changed.has('limit')) [this.choice, this.selected, this.announcement] = [WHOLE_LIST, undefined, ''];
    this.#joinRegions();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { answer, failure } = this.status;
    const sent = answer && !failure ? this.#named(answer.data) : [];
    const all = sent.slice(0, rowLimit(this.limit) || undefined);
    this.view = { isKnown: Boolean(answer && !failure), all, shown: arranged(all, this.choice, this.localizer.lang), sent: sent.length };
  }

  protected override *mistakes(): Generator<InvalidAttribute> {
    if (this.region.trim() && !this.editorRegion) yield { attribute: 'region', value: this.region };
    if (rowLimit(this.limit) === undefined) yield { attribute: 'limit', value: this.limit };
  }

  protected override query(base: string): Query<CountryList> | InvalidAttribute {
    const [invalid] = this.mistakes();
    if (invalid) return invalid;
    const region = this.editorRegion;
    return { key: `${base} ${region}`, urls: [countriesUrl(base, region)], fetch: () => fetchCountries(base, region) };
  }

  protected override isEmpty(list: CountryList): boolean {
    return list.length === 0;
  }

  protected override get localizer(): TableLocalizer {
    return this.localize.localizer(english);
  }

  protected override get emptyText(): string {
    const { strings, localize } = this.localizer;
    return this.editorRegion ? localize(strings.noCountriesIn, { region: regionWord(this.editorRegion, this.localizer) }) : strings.noCountries;
  }

  /** The frame is there in every state but one: an editor's mistake is reported by a sentence alone. */
  protected override content(): unknown {
    const content = super.content();
    return this.status.failure?.kind === 'attribute' ? content : this.#frame(content);
  }

  protected override ready(): TemplateResult {
    const { localizer, choice, selected, tabStop: stop } = this;
    const { all, shown: countries } = this.view;
    const table = countryTable({ countries, view: choice, selected, stop, hasRegions: !this.editorRegion }, localizer, {
      select: (iso2) => this.choose(iso2),
      stop: (iso2) => (this.tabStop = iso2),
      sort: (sort) => this.#sort(sortedBy(choice, sort)),
    });
    const reset = all.length ? () => this.#change({ ...WHOLE_LIST, sort: choice.sort, isDescending: choice.isDescending }) : undefined;
    const empty = nothingShown(reset ? localizer.strings.noCountryFound : this.emptyText, reset, localizer);
    // A short table keeps its size while a search takes rows away.
    return html`${table}${countries.length ? nothing : empty}${this.#isShort ? emptyRows(all.length - countries.length) : nothing}`;
  }

  protected override skeleton(): unknown {
    return emptyRows(Math.min(rowLimit(this.limit) || MAX_SHORT_ROWS, MAX_SHORT_ROWS) + 1);
  }

  protected override exportView(): ExportView {
    const { all, shown, sent } = this.view;
    const { query: search, region } = this.choice;
    return {
      content: { kind: 'countries', data: shown },
      query: { tag: this.localName, region: this.editorRegion || region, limit: rowLimit(this.limit) || undefined, search: search.trim() },
      urls: this.sourceUrls,
      changes: { limit: all.length < sent, filter: this.editorRegion !== '' || shown.length < all.length },
      title: `${this.#title}${this.localizer.strings.comma}${this.#count}`,
    };
  }

  /** Renders what stands above the table. */
  protected picture(): unknown {
    const { localizer, choice: view } = this;
    const change = (changed: ListView) => this.#change(changed);
    return this.#isShort ? nothing : scoreBrush(this.view.all, { view, count: this.#count, change }, localizer);
  }

  /** What is added to the notes below it. */
  protected note(): string {
    return '';
  }

  /** Selects a country and tells the page. */
  protected choose(iso2: string): void {
    this.selected = this.tabStop = iso2;
    const country = this.view.all.find((each) => each.iso2 === iso2);
    const { strings, localize } = this.localizer;
    this.#announce(country ? localize(strings.selected, { country: country.name }) : '');
    if (country) this.dispatchEvent(new CountrySelectEvent(iso2, country.otherName ?? country.name));
  }

  /** The region an editor wrote, as the contract spells it; '' for all regions. */
  protected get editorRegion(): string {
    return regionName(this.region) ?? '';
  }

  /** The countries with their names in the tag's language; the same objects until the answer or the language changes. */
  #named(countries: CountryList): CountryList {
    const { lang, countryName } = this.localizer;
    if (this.#names?.lang !== lang || this.#names.of !== countries) {
      const named = countries.map((each) => keepSent({ ...each, name: countryName(each.iso2) ?? each.name, otherName: each.name }, sentOf(each)));
      this.#names = { lang, of: countries, named };
    }
    return this.#names.named;
  }

  get #isShort(): boolean {
    const limit = rowLimit(this.limit) || Number.POSITIVE_INFINITY;
    return limit <= MAX_SHORT_ROWS;
  }

  get #title(): string {
    const { strings, localize } = this.localizer;
    return this.editorRegion ? localize(strings.byCountryIn, { region: regionWord(this.editorRegion, this.localizer) }) : strings.byCountry;
  }

  #frame(content: unknown): TemplateResult {
    const { localizer, view, choice, status } = this;
    const regions = this.editorRegion ? undefined : regionCounts(view.all);
    const controls = {
      view: choice,
      regions,
      count: this.#count,
      change: (changed: ListView) => this.#change(changed),
      enter: () => this.renderRoot.querySelector<HTMLElement>('.name [tabindex="0"]')?.focus(),
    };
    return tableFrame(
      {
        heading: this.heading(this.#title),
        status: this.announcement,
        picture: this.picture(),
        controls: tableControls(controls, localizer),
        content,
        isShort: this.#isShort,
        note: this.note(),
        credit: status.answer && view.isKnown ? this.credit(status.answer) : nothing,
      },
      localizer,
    );
  }

  /** "12 of 180 countries", and what the editor left out. */
  get #count(): string {
    const { isKnown, sent } = this.view;
    if (!isKnown) return '';
    const { strings, localize } = this.localizer;
    const [count, all] = [this.view.shown.length, this.view.all.length];
    const found = count < all ? localize(strings.countriesOf, { count, all }) : '';
    const cut = all < sent ? localize(strings.firstCountries, { count: all, all: sent }) : '';
    const { counted, read = 0, isPartial } = this.status.answer?.extent ?? {};
    const unread = counted === undefined ? '' : localize(strings.counted, { all: counted, count: read });
    return [found, cut, unread].filter(Boolean).join(' · ') || (isPartial ? '' : localize(strings.countryCount, { count: all }));
  }

  /** Shows other rows or another order, from the first row. */
  #arrange(choice: ListView): void {
    this.choice = choice;
    this.renderRoot.querySelector('.rows')?.scrollTo(0, 0);
  }

  #change(choice: ListView): void {
    this.#arrange(choice);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.announcement = this.#count), ANNOUNCE_DELAY);
  }

  #sort(choice: ListView): void {
    this.#arrange(choice);
    const { strings, localize } = this.localizer;
    this.#announce(localize(choice.isDescending ? strings.sortedDown : strings.sortedUp, { column: strings.columns[choice.sort] }));
  }

  #announce(announcement: string): void {
    clearTimeout(this.#timer);
    this.announcement = announcement;
  }

  #joinRegions(): void {
    if (this.isConnected && !this.frozen) requestRegion(this, this.editorRegion);
  }
}

register('risk-table', RiskTableElement);

declare global {
  interface HTMLElementTagNameMap {
    'risk-table': RiskTableElement;
  }
}
