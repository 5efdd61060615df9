import { html, isServer, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { fetchIncidents } from '../api/incident.js';
import { pageState } from '../api/page-state.js';
import { feedUrl } from '../api/request.js';
import type { Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { HOURS, LIMIT, SEVERITIES, splitList, type Word } from '../model/attributes.js';
import { countryCode } from '../model/country.js';
import type { Changes } from '../model/export.js';
import type { InvalidAttribute } from '../model/failure.js';
import { DEFAULT_HOURS, DEFAULT_LIMIT, incidentSettings, type IncidentSettings } from '../model/incident-query.js';
import { acceptUpdate, filterIncidents, INCIDENT_CATEGORIES, mergeUpdate, type Feed, type FeedUpdate, type IncidentFilter } from '../model/incident.js';
import { dayOf } from '../model/moment.js';
import { sentRows } from '../ui/details.js';
import { levelUnder } from '../ui/heading.js';
import {
  incidentDays,
  incidentList,
  incidentSkeleton,
  listHead,
  scrollToIncident,
  type IncidentFocus,
  type IncidentFrame,
  type IncidentListHandlers,
} from '../ui/incident-list.js';
import { feedView, filterWords, longestFinding, notCoveredText, type FeedView, type ListLocalizer } from '../ui/incident-text.js';
import { updateButton, updateText } from '../ui/incident-update.js';
import { incidentUpdate } from '../words/en.json?incidentUpdate';
import { EmbedElement } from './embed-element.js';
import { IncidentSelectEvent } from './incident-select.js';
import type { DrawnView } from './exported.js';
import { LegendController } from './legend-controller.js';
import { RowsController } from './rows-controller.js';

/** More than the list has room for. */
const FIRST_ROWS = 12;

const NO_FILTER: IncidentFilter = { categories: new Set(), minSeverity: 1 };

/** What `<incident-list>` and `<incident-map>` share: the question, the filters, the selected incident, new incidents, and the frame around the list. */
export abstract class IncidentFeedElement extends EmbedElement<Feed> {
  static override properties: PropertyDeclarations = {
    country: {},
    hours: { accepts: HOURS, isRequired: true },
    limit: { accepts: LIMIT, isRequired: true },
    includeResolved: { attribute: 'include-resolved', type: Boolean },
    category: { accepts: { list: INCIDENT_CATEGORIES }, isRequired: true },
    minSeverity: { attribute: 'min-severity', accepts: SEVERITIES, isRequired: true },
    exclude: {},
    pin: {},
    published: {},
    filter: { state: true },
    selected: { state: true },
    tabStop: { state: true },
  };

  /** ISO 3166-1 alpha-2 code, e.g. `KE`; without it, the whole world. */
  country = '';
  /** How far to look back, in hours; 720 (30 days) by default. */
  hours: '' | `${number}` = '';
  /** How many incidents to ask for, 1 to 200; 50 by default. */
  limit: '' | `${number}` = '';
  /** Also asks for resolved incidents. */
  includeResolved = false;
  /** Categories selected at first, e.g. `crime health`. */
  category = '';
  /** The lowest severity shown at first, 1 to 5. */
  minSeverity: Word<typeof SEVERITIES> = '';
  /** Ids of incidents that are never shown, e.g. one that turned out to be wrong. */
  exclude = '';
  /** Ids of incidents that come first, if the feed contains them and the filters let them through. */
  pin = '';
  /** The day the story ran, e.g. `2026-05-20`; it is marked among the days. */
  published = '';

  // What the reader chose.
  protected filter = NO_FILTER;
  protected selected: string | undefined;
  /** The incident whose row is the tab stop. */
  protected tabStop: string | undefined;
  readonly #legend = new LegendController(this, this.failures);

  protected view: FeedView = { shown: [], summary: '', about: '', finding: '', notes: '' };
  #key: string | undefined;
  #update: FeedUpdate | undefined;
  #isBeingRead = false;
  protected readonly slices = new RowsController(this, FIRST_ROWS);
  /** True once the reader has asked for something else than the page shows by itself: only then are counts announced. */
  #hasActed = false;

  /** Renders the frame, with what this tag has in it besides the list. */
  protected abstract frame(common: IncidentFrame): TemplateResult;
  /** Renders the incidents, below the notes of the list. */
  protected abstract rows(now: number): TemplateResult;
  protected abstract override get localizer(): ListLocalizer;
  /** What this tag adds to the notes of the list. */
  protected remark(_shown: Feed): string {
    return '';
  }

  protected override attributesChanged(changed: PropertyValues): void {
    if (changed.has('category') || changed.has('minSeverity') || changed.has('hours')) this.filter = this.settings.filter;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { key, answer, failure } = this.status;
    if (key !== this.#key) this.selected = undefined;
    this.#key = key;
    this.#update = answer && !failure ? mergeUpdate(this.#update, answer, this.#isBeingRead) : undefined;
    const question = { country: this.settings.country, hours: this.span, limit: this.#limit };
    this.view = feedView(this.#update, question, this.filter, this.#now(this.#update?.shown), this.frozen !== '', this.localizer);
  }

  protected override *mistakes(): Generator<InvalidAttribute> {
    if (this.country.trim() && !countryCode(this.country)) yield { attribute: 'country', value: this.country };
    yield* super.mistakes();
  }

  protected override *ignored(): Generator<InvalidAttribute> {
    yield* super.ignored();
    if (this.published && dayOf(this.published) === undefined) yield { attribute: 'published', value: this.published };
  }

  protected override query(base: string): Query<Feed> {
    const { country, hours, limit } = this.settings;
    const { includeResolved } = this;
    const query = { country, hours, limit, includeResolved, exclude: this.#excluded, pin: splitList(this.pin) };
    return { key: `${base} ${JSON.stringify(query)}`, urls: [feedUrl(base, query)], fetch: () => this.#fetch(() => fetchIncidents(base, query)) };
  }

  protected override isEmpty(feed: Feed): boolean {
    return !feed.length;
  }

  protected override get emptyText(): string {
    return notCoveredText(this.settings.country, this.localizer);
  }

  protected override skeleton(): unknown {
    return incidentSkeleton();
  }

  /** The frame is there in every state but one: an editor's mistake is reported by a sentence alone. */
  protected override content(): unknown {
    const list = super.content();
    const { failure } = this.status;
    return failure?.kind === 'attribute' || failure?.kind === 'fault' ? list : this.frame(this.#common(list));
  }

  protected override ready(): TemplateResult {
    const { localizer, filter } = this;
    const { all = [], shown, summary, about, notes } = this.view;
    const { strings } = localizer;
    const clear = shown.length < all.length ? () => this.#choose(NO_FILTER) : undefined;
    const isNone = !all.length && !this.status.answer?.completeness?.sent;
    // What was cut off or could not be read may match: then the notes say how much was looked at.
    const none = localizer.sentences(summary === about && strings.noIncidents, strings.silence);
    const empty = shown.length || (notes && !all.length) ? '' : isNone ? none : strings.noMatch;
    return html`${listHead(localizer.sentences(notes, this.remark(shown)), empty, localizer, clear, filterWords(filter, localizer))}${this.rows(this.#now(this.status.answer))}`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('selected')) this.revealSelected();
    if (this.view.all && this.isSettled) void this.#legend.load();
  }

  protected override exportView(): DrawnView {
    const { settings, filter, view } = this;
    return {
      content: { kind: 'incidents', data: view.shown },
      query: {
        countries: settings.country ? [settings.country] : [],
        hours: settings.hours,
        limit: settings.limit,
        includeResolved: this.includeResolved,
        categories: [...filter.categories],
        minSeverity: filter.minSeverity,
      },
      urls: this.sourceUrls,
      changes: this.#changes,
      title: view.summary,
      picture: () => ({ localizer: this.localizer, finding: view.finding }),
    };
  }

  protected get list(): HTMLElement | null {
    return this.renderRoot.querySelector('.list');
  }

  /** What the attributes say. */
  protected get settings(): IncidentSettings {
    return incidentSettings(this);
  }

  /** How far the tag looks back, in hours. */
  protected get span(): number {
    return this.settings.hours ?? DEFAULT_HOURS;
  }

  /** True once everything that comes before the filters stands. */
  protected get isSettled(): boolean {
    return true;
  }

  /** Days, severities and categories, with what is unfolded with them. */
  protected legend(more: unknown = nothing): unknown {
    const choice = {
      answer: this.#update?.shown,
      filter: this.filter,
      hours: this.span,
      limit: this.#limit,
      published: dayOf(this.published),
      choose: (filter: IncidentFilter) => this.#choose(filter),
    };
    return this.#legend.view(choice, this.localizer, more);
  }

  protected select(id: string | undefined): void {
    if (id === this.selected) return;
    if (id !== undefined) this.slices.showAll();
    this.selected = id;
    this.tabStop = id ?? this.tabStop;
    const incident = this.view.shown.find((each) => each.id === id);
    if (incident) this.dispatchEvent(new IncidentSelectEvent(incident));
  }

  /** The rows of some incidents below their days, as many as there are by now. */
  protected rowsOf(incidents: Feed, now: number, own: IncidentFocus, { hover, select }: Omit<IncidentListHandlers, 'stop'>): TemplateResult {
    const { localizer, selected, tabStop, slices } = this;
    const level = levelUnder(this.level);
    const stop = (id: string): void => {
      this.tabStop = id;
    };
    return incidentList(incidents, { ...own, selected, stop: tabStop, country: this.settings.country }, now, localizer, { hover, stop, select }, (all, rows) =>
      incidentDays(all, rows, now, localizer, level, slices.of(all.length)),
    );
  }

  /** Scrolls the selected incident into the list's view. */
  protected revealSelected(): void {
    if (this.list && this.selected !== undefined) scrollToIncident(this.list, this.selected);
  }

  get #limit(): number {
    return this.settings.limit ?? DEFAULT_LIMIT;
  }

  /** The moment to which times relate. What was rendered ahead of time says the same whenever it is read. */
  #now(answer: Answer<Feed> | undefined): number {
    return answer?.timeZone ? answer.fetchedAt : Date.now();
  }

  /** The ids an editor excludes, on this tag or on every tag of the page. */
  get #excluded(): readonly string[] {
    return splitList(`${this.exclude} ${pageState.settings.exclude ?? ''}`);
  }

  /** What the editor or the reader leaves out. */
  get #changes(): Changes {
    const { categories, minSeverity, days } = this.filter;
    const isCut = this.limit !== '' && (this.view.all?.length ?? 0) >= Number(this.limit);
    return { limit: isCut, filter: categories.size > 0 || minSeverity > 1 || days !== undefined, exclude: this.#excluded.length > 0 };
  }

  /** Whether a reader is busy in the tag is known when the answer arrives. A lifted finger leaves `:hover` behind, so hovering counts only for devices that can hover. */
  async #fetch(ask: () => Promise<Answer<Feed>>): Promise<Answer<Feed>> {
    const answer = await ask();
    this.#isBeingRead = !isServer && (this.matches(':focus-within') || (this.matches(':hover') && matchMedia('(hover: hover)').matches));
    return answer;
  }

  /** Applies other filters; a selected incident that they hide is closed. */
  #choose(filter: IncidentFilter): void {
    this.#hasActed = true;
    this.filter = filter;
    const shown = filterIncidents(this.view.all ?? [], filter);
    this.selected = shown.find(({ id }) => id === this.selected)?.id;
  }

  #common(list: unknown): IncidentFrame {
    const { localizer, view } = this;
    const update = this.#update;
    const words = localizer.with(incidentUpdate);
    const announcement = update?.announced ? updateText(update.announced, words) : '';
    return {
      heading: html`${update ? this.age(update.shown) : nothing}${this.heading(view.summary, view.finding, view.about)}`,
      longest: this.headline ? '' : longestFinding(this.#limit, this.settings.country, localizer),
      isFailed: this.status.failure !== undefined,
      status: update ? this.#statusOf(announcement) : '',
      update: update?.pending ? updateButton(update.pending, words, () => this.#acceptUpdate(update)) : nothing,
      list,
      beside: sentRows(update?.shown.beside, localizer),
      credit: update ? this.credit(update.shown) : nothing,
    };
  }

  /** What is shown now, if there is news or the reader has asked for it. */
  #statusOf(news: string): string {
    const { localizer, view } = this;
    if (!news && !this.#hasActed) return '';
    const counts = view.notes || view.summary;
    return localizer.sentences(news ? news + localizer.strings.stop + counts : counts, this.remark(view.shown));
  }

  /** The pressed button disappears, so the focus goes to the list with the new incidents. */
  #acceptUpdate(update: FeedUpdate): void {
    this.#update = acceptUpdate(update);
    this.list?.focus();
    this.list?.scrollTo(0, 0);
    this.requestUpdate();
  }
}
