import { html, isServer, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { fetchIncidents } from '../api/incident.js';
import { feedUrl } from '../api/request.js';
import type { Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { splitList } from '../model/attributes.js';
import { acceptUpdate, filterIncidents, mergeUpdate, type Feed, type FeedUpdate, type Incident, type IncidentFilter } from '../model/incident.js';
import { dayOf } from '../model/moment.js';
import { sentRows } from '../ui/details.js';
import { levelUnder } from '../ui/heading.js';
import { incidentList, incidentSkeleton, listHead, scrollToIncident, updateButton, updateText } from '../ui/incident-list.js';
import type { IncidentFocus, IncidentFrame, IncidentListHandlers } from '../ui/incident-list.js';
import { feedView, filterWords, longestTitle, notCoveredText, type FeedView, type ListLocalizer } from '../ui/incident-text.js';
import { incidentUpdate } from '../words/en.json?incidentUpdate';
import { IncidentFeedAttributes, IncidentSelectEvent } from './incident-feed-attributes.js';
import { lazyLegend, type IncidentActions } from './lazy-legend.js';
import { rowsController } from './rows-controller.js';
import type { DrawnView } from '../ui/credit.js';

/** More rows than the list has room for. */
const FIRST_ROWS = 12;

const NO_FILTER: IncidentFilter = { categories: new Set(), minSeverity: 1 };

/** What `<incident-list>` and `<incident-map>` share besides their attributes: query, filters, selected incident, updates, and the frame around the list. */
export abstract class IncidentFeedElement extends IncidentFeedAttributes {
  static override properties: PropertyDeclarations = { filter: { state: true }, selected: { state: true }, tabStop: { state: true } };

  // What the reader chose.
  protected filter = NO_FILTER;
  protected selected: string | undefined;
  /** The incident whose row is the tab stop. */
  protected tabStop: string | undefined;
  /** @internal While the page is printed, a moment to which no time is near: all are given in full. */
  declare printed?: number | undefined;
  readonly #legend = lazyLegend(this, this.failures, (actions) => {
    actions.listenForArrowKeys(this.renderRoot, '.row, .all');
    actions.keepTimesTrue(this);
    this.act?.(actions);
  });

  protected view: FeedView = { shown: [], summary: '', about: '', finding: '', notes: '' };
  #update: FeedUpdate | undefined;
  #isBeingRead = false;
  protected readonly slices = rowsController(this, FIRST_ROWS);
  /** True once the reader has changed the filters: only then are counts announced. */
  #hasActed = false;

  /** Called once the code that acts on incidents is loaded. */
  protected act?(actions: IncidentActions): void;
  /** Renders the frame, with what this tag adds to it. */
  protected abstract frame(common: IncidentFrame): TemplateResult;
  /** Renders the incidents, below the notes of the list. */
  protected abstract rows(now: number): TemplateResult;
  protected abstract override get localizer(): ListLocalizer;
  /** A sentence that this tag adds to the notes of the list. */
  protected remark?(shown: Feed): string;

  protected override attributesChanged(changed: PropertyValues): void {
    if (changed.has('category') || changed.has('minSeverity') || changed.has('hours')) this.filter = this.settings.filter;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { key: before } = this.status;
    super.willUpdate(changed);
    const { key, answer, failure } = this.status;
    if (key !== before) this.selected = undefined;
    this.#update = answer && !failure ? mergeUpdate(this.#update, answer, this.#isBeingRead) : undefined;
    this.view = feedView(this.#update, this.settings, this.filter, this.#now(this.#update?.shown), this.frozen !== '', this.localizer);
  }

  protected override query(base: string): Query<Feed> {
    const { settings, includeResolved, excluded } = this;
    const query = { country: settings.country, ...settings.asked, includeResolved, exclude: excluded, pin: splitList(this.pin) };
    const fetch = async (): Promise<Answer<Feed>> => {
      const answer = await fetchIncidents(base, query);
      // Checked when the answer arrives. Touch screens keep `:hover` after a tap, so hovering counts only for devices that can hover.
      this.#isBeingRead = !isServer && (this.matches(':focus-within') || (this.matches(':hover') && matchMedia('(hover: hover)').matches));
      return answer;
    };
    return { key: `${base} ${JSON.stringify(query)}`, urls: [feedUrl(base, query)], fetch };
  }

  protected override get emptyText(): string {
    return notCoveredText(this.settings.country, this.localizer);
  }

  protected override skeleton(): unknown {
    return incidentSkeleton();
  }

  /** The frame is rendered in every state but two: an invalid attribute or a fault is reported by a sentence alone. */
  protected override content(): unknown {
    const list = super.content();
    const { failure } = this.status;
    return failure?.kind === 'attribute' || failure?.kind === 'fault' ? list : this.frame(this.#common(list));
  }

  protected override ready(): TemplateResult {
    const { localizer, filter } = this;
    const { all = [], shown, finding, notes } = this.view;
    const { strings } = localizer;
    const clear = shown.length < all.length ? () => this.#choose(NO_FILTER) : undefined;
    const isNone = !all.length && !this.status.answer?.completeness?.sent;
    // Incidents that were cut off or could not be read may match: then the notes say how many were checked.
    const none = localizer.sentences(finding && strings.noIncidents, strings.silence, strings.checkAdvice);
    const empty = shown.length || (notes && !all.length) ? '' : isNone ? none : strings.noMatch;
    return html`${listHead(localizer.sentences(notes, this.remark?.(shown)), empty, localizer, clear, filterWords(filter, localizer))}${this.rows(this.printed ?? this.#now(this.status.answer))}`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('selected')) this.revealSelected();
    if (this.view.all && this.slices.mayGrow()) void this.#legend.load();
  }

  protected override exportView(): DrawnView {
    const { settings, filter, view } = this;
    const isCut = this.limit !== '' && (view.all?.length ?? 0) >= Number(this.limit);
    const isFiltered = filter.categories.size > 0 || filter.minSeverity > 1 || filter.days !== undefined;
    return {
      content: { kind: 'incidents', data: view.shown },
      query: {
        countries: settings.country ? [settings.country] : [],
        ...settings.asked,
        includeResolved: this.includeResolved,
        categories: [...filter.categories],
        minSeverity: filter.minSeverity,
      },
      changes: { limit: isCut, filter: isFiltered, exclude: this.excluded.length > 0 },
      title: view.summary,
      picture: () => ({ localizer: this.localizer, finding: view.finding, about: view.about }),
    };
  }

  protected get list(): HTMLElement | null {
    return this.renderRoot.querySelector('.list');
  }

  /** The legend of days, severities and categories; `more` unfolds with the categories. */
  protected legend(more: unknown = nothing): unknown {
    const [answer, published] = [this.#update?.shown, dayOf(this.published)];
    const choice = { ...this.settings, answer, filter: this.filter, published, choose: (filter: IncidentFilter) => this.#choose(filter) };
    return this.#legend.view(choice, this.localizer, more);
  }

  protected select(id: string | undefined): void {
    if (id === this.selected) return;
    if (id !== undefined) {
      this.slices.showAll();
      void this.#legend
        .open()
        .then(() => this.updateComplete)
        .then(() => this.revealSelected());
    }
    this.selected = id;
    this.tabStop = id ?? this.tabStop;
    const incident = this.view.shown.find((each) => each.id === id);
    if (incident) this.dispatchEvent(new IncidentSelectEvent(incident));
  }

  /** The row that is the tab stop; true if each is one, because the code for arrow keys could not be loaded. */
  protected get stop(): string | true | undefined {
    return this.#legend.isMissing() || this.tabStop;
  }

  /** The rows of these incidents by day, as many as are to be rendered so far. */
  protected rowsOf(incidents: Feed, now: number, own: Omit<IncidentFocus, 'details'>, hover: IncidentListHandlers['hover'] = () => {}): TemplateResult {
    const { localizer, selected, slices } = this;
    const details = (incident: Incident) => this.#legend.details(incident, localizer);
    const focus = { ...own, details, selected, stop: this.stop, country: this.settings.country };
    const handlers = { hover, select: (id: string | undefined) => this.select(id), stop: (id: string) => (this.tabStop = id) };
    return incidentList(incidents, focus, now, localizer, handlers, levelUnder(this.level), slices.of(incidents.length));
  }

  protected revealSelected(): void {
    if (this.list && this.selected !== undefined) scrollToIncident(this.list, this.selected);
  }

  /** The reference for relative times: for a prerendered answer, its own time, so that the HTML stays true. */
  #now(answer: Answer<Feed> | undefined): number {
    return answer?.timeZone ? answer.fetchedAt : Date.now();
  }

  /** Applies filters, and closes the selected incident if they hide it. */
  #choose(filter: IncidentFilter): void {
    this.#hasActed = true;
    this.filter = filter;
    this.selected = filterIncidents(this.view.all ?? [], filter).find(({ id }) => id === this.selected)?.id;
  }

  #common(list: unknown): IncidentFrame {
    const { localizer, view } = this;
    const update = this.#update;
    const { failedBefore, failure = failedBefore } = this.status;
    const { strings } = localizer;
    const words = localizer.with(incidentUpdate);
    const news = update?.announced ? updateText(update.announced, words) + strings.stop : '';
    // Announced after an update, or once the reader has changed the filters.
    const status = news || this.#hasActed ? localizer.sentences(news + (view.notes || view.summary), this.remark?.(view.shown)) : '';
    return {
      heading: html`${update ? this.age(update.shown) : nothing}${this.heading(view.summary, failure ? undefined : view.finding, view.about)}`,
      longest: this.headline || failure ? '' : longestTitle(this.settings, this.titleStyle === 'plain', localizer),
      failure,
      status: update ? status : '',
      update: update?.pending ? updateButton(update.pending, words, () => this.#acceptUpdate(update)) : nothing,
      list,
      about: this.state === 'empty' ? '' : localizer.sentences(strings.classified, strings.checkAdvice),
      beside: sentRows(update?.shown.beside, localizer),
      help: this.#legend.help(localizer),
      credit: update ? this.credit(update.shown) : nothing,
    };
  }

  /** The pressed button disappears, so the focus goes to the list with the new incidents. */
  #acceptUpdate(update: FeedUpdate): void {
    this.#update = acceptUpdate(update);
    this.list?.focus();
    this.list?.scrollTo(0, 0);
    this.requestUpdate();
  }
}
