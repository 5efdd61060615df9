import { html, noChange, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { chosenCountries, codesIn, editorView, isShort, NO_COUNTRIES, reservedRows, shownCountries } from '../model/country-choice.js';
import { namedCountries, WHOLE_LIST, type ListView } from '../model/country-list.js';
import { answerDate } from '../words/localizer.js';
import { countText, findingText, missingText, orderText, titleText, type TableView } from '../ui/risk-table-text.js';
import { countryTable, emptyRows, emptyMessage, scoreBrush, scoreBrushStyles, bareFrame, unknownFieldRows, sortedBy, tableFrame } from '../ui/risk-table.js';
import { rulerStyles } from '../ui/ruler.js';
import { riskTableStyles } from '../ui/risk-table.styles.js';
import type { TableChoice } from '../ui/table-filters.js';
import { contentStyles } from '../ui/content.styles.js';
import { tierStyles } from '../ui/tier.js';
import { EmbedElement } from './embed-element.js';
import { CountrySelectEvent, RiskTableAttributes } from './risk-table-attributes.js';
import { rowsController } from './rows-controller.js';
import type { DrawnView } from '../ui/credit.js';
import { tableActions } from './table-actions-controller.js';

const STATE = { state: true };
/** More rows than the box has room for. */
const FIRST_ROWS = 14;
/** How long (ms) to wait after a keystroke before the count is announced. */
const ANNOUNCE_DELAY = 700;
/** The attributes that determine the rows: when one changes, the reader's choice is reset. */
const ROW_ATTRIBUTES = ['region', 'countries', 'sort', 'limit'];

/**
 * The risk score and tier of all countries, or of one region: a table to search, filter and sort.
 *
 * @fires country-select - The reader chose a country; read `iso2` and `country` on the event.
 * @csspart table - The table with its scroll box.
 * @csspart row - One country.
 * @csspart name - The country's name.
 * @csspart tier - The tier in words.
 * @csspart score - The score.
 * @csspart gauge - The ruler: a line from 0 to 100 with all countries as marks, on which readers choose a range of scores.
 * @csspart filter - The search field, and the choice of a region.
 * @cssprop [--risk-table-height=30em] - Height of the table's scroll box.
 */
export class RiskTableElement extends RiskTableAttributes {
  static override styles = [EmbedElement.styles, contentStyles, tierStyles, rulerStyles, ...riskTableStyles, scoreBrushStyles];
  static override properties: PropertyDeclarations = { choice: STATE, selected: STATE, tabStop: STATE, announcement: STATE };

  /** The reader's search, filters and order. */
  protected choice: ListView = WHOLE_LIST;
  protected selected: string | undefined;
  /** The country whose row, or the column whose head, is the tab stop. */
  private tabStop: string | undefined;
  private announcement = '';

  protected view: TableView = { answer: undefined, chosen: NO_COUNTRIES, shown: [], found: 0, sent: 0 };
  /** True if a reader searches or sorts: the part above the table is rendered after the rows are painted. */
  #isRowsFirst: boolean | undefined;
  /** The inputs of `chosenCountries`, which is called again only when one of them changes. */
  #chosenFrom: readonly unknown[] = [];

  #timer: ReturnType<typeof setTimeout> | undefined;
  protected readonly actions = tableActions(
    this,
    () => this.view.answer !== undefined && this.slices.mayGrow(),
    () => this.slices.isWhole && this.view.answer?.data,
  );
  protected readonly slices = rowsController(this, FIRST_ROWS);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override attributesChanged(changed: PropertyValues): void {
    super.attributesChanged(changed);
    if (ROW_ATTRIBUTES.some((name) => changed.has(name))) {
      this.choice = editorView(this.sort);
      this.selected = undefined;
      this.#announce('');
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { failure } = this.status;
    const answer = failure ? undefined : this.status.answer;
    const data = answer?.data ?? [];
    let { chosen } = this.view;
    const from = [answer?.data, this.localizer.lang, this.countries, this.sort, this.limit, this.highlight];
    if (from.some((each, index) => each !== this.#chosenFrom[index])) {
      this.#chosenFrom = from;
      chosen = data.length ? chosenCountries(namedCountries(data, this.localizer.countryName), this, this.compareNames) : NO_COUNTRIES;
    }
    const rows = shownCountries(chosen.rows, this.choice, this.highlight, this.compareNames);
    this.view = { answer, chosen, ...rows, sent: data.length };
  }

  /** An invalid attribute is reported by a sentence alone, any other failure below the title. */
  protected override content(): unknown {
    const content = super.content();
    const { failedBefore, failure = failedBefore } = this.status;
    if (!failure) return this.#frame(content);
    return failure.kind === 'attribute' ? content : bareFrame(this.heading(this.subject), content);
  }

  protected override ready(): TemplateResult {
    const { subject, localizer, choice, selected, tabStop: stop, actions } = this;
    const { chosen, shown: countries, found, sent } = this.view;
    const marked = codesIn(this.highlight);
    const rows = {
      subject,
      countries,
      most: this.slices.of(countries.length),
      fresh: this.slices.fresh,
      view: choice,
      selected,
      marked,
      stop,
      hasRegions: !this.region,
      isFlat: actions.isMissing(), // arrow keys come with the actions
    };
    const table = countryTable(rows, localizer, {
      select: (iso2) => this.select(iso2),
      stop: (key) => (this.tabStop = key),
      sort: (sort) => this.#sort(sortedBy(choice, sort)),
    });
    const reset = chosen.rows.length ? () => this.change({ ...WHOLE_LIST, sort: choice.sort, isDescending: choice.isDescending }) : undefined;
    const empty = emptyMessage(sent ? localizer.strings.noCountryFound : this.emptyText, reset, localizer);
    return html`${sent ? table : nothing}${found ? nothing : empty}`;
  }

  protected override exportView(): DrawnView {
    const { chosen, shown, sent } = this.view;
    const { search, region } = this.choice;
    const limit = Number(this.limit) || undefined;
    const query = { countries: codesIn(this.countries), region: this.region || region, limit, sort: limit ? this.sort : '', search: search?.text.trim() ?? '' };
    return {
      content: { kind: 'countries', data: shown },
      query,
      changes: { limit: chosen.rows.length < chosen.of, filter: this.region !== '' || chosen.of < sent || shown.length < chosen.rows.length },
      title: `${titleText(this.subject, this.choice, this.localizer)}${this.localizer.strings.comma}${this.#count}`,
      picture: () => ({ localizer: this.localizer, finding: findingText(this.view, this.choice, this.localizer) }),
    };
  }

  /** A sentence that a map adds to those below the table. */
  protected note?(): string;

  /** The graphic above the table: the ruler, or a map. */
  protected graphic(): unknown {
    const { localizer } = this;
    const handles = this.actions.handles(this.#tableChoice, localizer);
    return isShort(this) ? nothing : html`${this.skipButton()}${scoreBrush(this.#count, handles, localizer)}`;
  }

  /** Selects a country and dispatches `country-select`, or selects none. */
  protected select(iso2: string | undefined): void {
    this.selected = iso2;
    this.tabStop = iso2 ?? this.tabStop;
    const country = this.view.shown.find((each) => each.iso2 === iso2);
    const { strings, localize } = this.localizer;
    this.#announce(country ? localize(strings.selected, { country: country.name }) : '');
    if (country) this.dispatchEvent(new CountrySelectEvent(country.iso2, country.otherName ?? country.name));
  }

  #above(): TemplateResult {
    const { localizer, view, choice } = this;
    const { answer } = view;
    const [label, finding] = [titleText(this.subject, choice, localizer), findingText(view, choice, localizer)];
    const title = this.heading(label, finding, answer && !finding ? '' : label);
    // After the first rows: creating its date format takes a phone longer than they do, and nothing else needs it.
    const since = answer && this.slices.hasGrown ? answerDate(answer, localizer) : '';
    return html`<div class="heads">
        ${answer && this.age(answer)}${title}
        <p class="quiet" data-reserve=${since ? nothing : '·'}>${since}</p>
      </div>
      ${this.graphic()}`;
  }

  #frame(content: unknown): TemplateResult {
    const { localizer, view } = this;
    const { answer } = view;
    const isFew = isShort(this);
    return tableFrame(
      {
        above: this.#isRowsFirst && this.slices.fresh < Infinity ? noChange : this.#above(),
        isKnown: answer !== undefined,
        status: this.announcement,
        filters: isFew ? nothing : this.actions.filters(this.#tableChoice, !this.region, this.failures, localizer),
        count: this.#count,
        isCut: this.limit !== '',
        content: [isFew ? emptyRows(reservedRows(this) + 1, true) : nothing, content],
        note: this.note?.(),
        help: this.actions.help(localizer),
        missing: this.region ? '' : missingText(view, localizer),
        sent: answer && unknownFieldRows(view.shown, this.selected, answer.beside, localizer),
        credit: answer && this.credit(answer),
      },
      localizer,
    );
  }

  get #tableChoice(): TableChoice {
    return { countries: this.view.chosen.rows, view: this.choice, change: this.change };
  }

  /** "12 of 180 countries", and the editor's limit. */
  get #count(): string {
    return countText(this.view, this.sort, this.localizer);
  }

  /** Applies a choice of rows and their order, and returns to the first row. */
  #arrange(choice: ListView, isRowsFirst: boolean | undefined): void {
    this.choice = choice;
    this.#isRowsFirst = isRowsFirst;
    this.slices.restart(this.renderRoot.querySelector('.rows')!);
  }

  /** Applies the reader's choice; announces the count and, if it has changed, the order. */
  protected readonly change = (choice: ListView, isRowsFirst?: boolean): void => {
    const before = this.#order;
    this.#arrange(choice, isRowsFirst);
    this.#announce(''); // so that the same count is announced again
    this.#timer = setTimeout(() => (this.announcement = this.localizer.sentences(this.#count, before !== this.#order && this.#order)), ANNOUNCE_DELAY);
  };

  #sort(choice: ListView): void {
    this.#arrange(choice, true);
    this.#announce(this.#order);
  }

  get #order(): string {
    return orderText(this.choice, this.localizer);
  }

  #announce(announcement: string): void {
    clearTimeout(this.#timer);
    this.announcement = announcement;
  }
}
