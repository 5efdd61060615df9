import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { isProblem, type Problem } from '../model/failure.js';
import { filterIncidents, type Feed, type IncidentFilter } from '../model/incident.js';
import { DEFAULT_HOURS, DEFAULT_LIMIT, type IncidentSettings } from '../model/incident-attributes.js';
import type { IncidentNews } from '../model/incident-news.js';
import { feedNotes, feedStatus, filterWords, summaryWord, type ListVoice } from '../ui/incident-facts.js';
import type { IncidentChoice } from '../ui/incident-filters.js';
import type { IncidentFrame } from '../ui/incident-frame.js';
import { incidentSkeleton, listHead } from '../ui/incident-list.js';
import type { IncidentWords } from '../words/en/incident.js';
import type { SharedWords } from '../words/en/shared.js';
import { dated } from '../words/format.js';
import { EmbedElement } from './embed-element.js';
import { feedQuestion, hidesIncidents, NO_FILTER, settingsOf } from './incident-question.js';
import { IncidentSelectEvent } from './select-events.js';

/** What `<incident-list>` and `<incident-map>` share: the question, the filters, the open incident, new incidents, and the frame around the list. */
export abstract class IncidentFeedElement<Words extends IncidentWords & SharedWords> extends EmbedElement<Feed, Words> {
  static override properties: PropertyDeclarations = {
    country: {},
    hours: {},
    limit: {},
    includeResolved: { attribute: 'include-resolved', type: Boolean },
    category: {},
    minSeverity: { attribute: 'min-severity' },
    exclude: {},
    pin: {},
    chosenHours: { state: true },
    filter: { state: true },
    selected: { state: true },
  };

  /** ISO 3166-1 alpha-2 code, e.g. `KE`; without it, the whole world. */
  country = '';
  /** How far to look back, in hours; 720 (30 days) by default. */
  hours = '';
  /** How many incidents to ask for, 1 to 200; 50 by default. */
  limit = '';
  /** Also asks for resolved incidents. */
  includeResolved = false;
  /** Categories selected at first, e.g. `crime health`. */
  category = '';
  /** The lowest severity shown at first, 1 to 5. */
  minSeverity = '';
  /** Ids of incidents that are never shown, e.g. one that turned out to be wrong. */
  exclude = '';
  /** Ids of incidents that come first, if the feed contains them and the filters let them through. */
  pin = '';

  // What the reader chose.
  protected chosenHours: number | undefined;
  protected filter = NO_FILTER;
  protected selected: string | undefined;
  #asked: string | undefined;
  #news: IncidentNews | undefined;
  #before: IncidentNews | undefined;
  #newer: typeof import('./incident-news.js') | undefined;

  /** Renders the frame, with what this tag has in it besides the list. */
  protected abstract frame(common: IncidentFrame): TemplateResult;
  /** Renders the incidents, below the notes of the list. */
  protected abstract rows(shown: Feed, now: number): TemplateResult;
  /** Scrolls the open incident into the list's view. */
  protected abstract reveal(list: HTMLElement, id: string): void;
  /** What this tag adds to the notes of the list. */
  protected remark(_shown: Feed): string {
    return '';
  }

  /** Asks again, and loads the code that takes in a newer answer. */
  override async reload(): Promise<void> {
    await Promise.all([super.reload(), this.#learnNews()]);
  }

  /** If the focused element goes away, the list takes the focus, so that the reader does not start again at the top of the page. */
  protected override performUpdate(): void {
    const focused = this.shadowRoot?.activeElement;
    super.performUpdate();
    if (focused?.getClientRects().length === 0) this.list?.focus({ preventScroll: true });
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('hours')) this.chosenHours = undefined;
    if (changed.has('category') || changed.has('minSeverity')) this.filter = this.settings?.filter ?? NO_FILTER;
    const { base } = this;
    const question = this.question(isProblem(base) ? '' : base);
    const asked = isProblem(question) ? undefined : question.key;
    if (asked !== this.#asked) this.selected = undefined;
    this.#asked = asked;
  }

  protected override question(base: string): Question<Feed> | Problem {
    return feedQuestion(base, this, this.chosenHours);
  }

  protected override isEmpty(feed: Feed): boolean {
    return !feed.length;
  }

  protected override notFound(): string {
    return this.voice.say.noIncidents;
  }

  protected override skeleton(): unknown {
    return incidentSkeleton();
  }

  /** The frame is there in every state but one: an editor's mistake is reported by a sentence alone. */
  protected override content(): unknown {
    this.#before = this.#news;
    this.#news = undefined;
    const list = super.content();
    if (isProblem(this.base) || isProblem(this.question(''))) return list;
    try {
      return this.frame(this.#common(list));
    } catch (error) {
      if (import.meta.env.DEV) console.error(error);
      return list;
    }
  }

  protected override ready(latest: Answer<Feed>): TemplateResult {
    const { data: all } = (this.#news = this.#newsOf(latest)).shown;
    const { feedVoice: voice, shown } = this;
    const { say } = voice;
    const notes = `${feedNotes({ all, shown, limit: this.settings?.limit ?? DEFAULT_LIMIT }, voice)} ${this.remark(shown)}`.trim();
    const clear = shown.length < all.length ? () => (this.filter = NO_FILTER) : undefined;
    return html`${listHead(notes, shown.length ? '' : clear ? say.noMatch : say.noIncidents, voice, clear, filterWords(this.filter, voice))}${this.rows(shown, Date.now())}`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('selected')) this.revealOpen();
  }

  protected get feedVoice(): ListVoice {
    return dated(this.voice);
  }

  /** All incidents of the answer; `undefined` until it has arrived. */
  protected get all(): Feed | undefined {
    return this.#news?.shown.data;
  }

  /** The incidents that pass the filters. */
  protected get shown(): Feed {
    return filterIncidents(this.all ?? [], this.filter);
  }

  protected get list(): HTMLElement | null {
    return this.renderRoot.querySelector('.list');
  }

  /** The editor's attributes, if they are all valid. */
  protected get settings(): IncidentSettings | undefined {
    return settingsOf(this);
  }

  /** How far the tag looks back, in hours. */
  protected get span(): number {
    return this.chosenHours ?? this.#writtenHours;
  }

  protected get choice(): IncidentChoice {
    return {
      all: this.all,
      filter: this.filter,
      hours: this.span,
      written: this.#writtenHours,
      choose: (filter) => this.#choose(filter),
      lookBack: (hours) => (this.chosenHours = hours),
    };
  }

  /** "40 incidents in Kenya, last 72 hours". */
  protected summary(count: number | undefined): string {
    return summaryWord(count, this.settings?.country, this.span, this.feedVoice);
  }

  protected select(id: string | undefined): void {
    if (id === this.selected) return;
    this.selected = id;
    const chosen = this.shown.find((each) => each.id === id);
    if (chosen) this.dispatchEvent(new IncidentSelectEvent(chosen));
  }

  protected revealOpen(): void {
    if (this.list && this.selected !== undefined) this.reveal(this.list, this.selected);
  }

  get #writtenHours(): number {
    return this.settings?.hours ?? DEFAULT_HOURS;
  }

  /** Applies other filters; an open incident that they hide is closed. */
  #choose(filter: IncidentFilter): void {
    this.filter = filter;
    this.selected = this.shown.find(({ id }) => id === this.selected)?.id;
  }

  #common(list: unknown): IncidentFrame {
    const { feedVoice: voice, shown } = this;
    const news = this.#news;
    const newer = this.#newer;
    const changes = hidesIncidents(this, this.filter) ? voice.say.filtered : '';
    const summary = this.summary(this.all?.length);
    const told = newer && news?.told ? newer.newsWord(news.told, dated(this.speak(newer.english))) : '';
    return {
      heading: this.heading(summary),
      summary: this.headline ? summary : '',
      status: news ? `${feedStatus(told, news.shown.data, shown, summary, voice)} ${this.remark(shown)}`.trim() : '',
      news: newer && news?.waiting ? newer.newsButton(news.waiting, dated(this.speak(newer.english)), () => this.#take(newer.newsTaken(news))) : nothing,
      list,
      credit: news ? this.credit(news.shown, { changes, shown, title: this.summary(shown.length) }) : nothing,
    };
  }

  /** A newer answer to the same question waits for the code that takes it in. */
  #newsOf(latest: Answer<Feed>): IncidentNews {
    const before = this.#before;
    if (!before) return { latest, shown: latest, waiting: 0, told: 0 };
    if (before.latest === latest) return before;
    if (this.#newer) return this.#newer.newsOf(before, latest, this.#newer.isBeingRead(this));
    void this.#learnNews();
    return before;
  }

  /** If that code cannot be loaded, the newer answer simply replaces the old one. */
  async #learnNews(): Promise<void> {
    this.#newer ??= await import('./incident-news.js').catch(() => undefined);
    if (this.#newer) this.adopt(this.#newer.styles);
    else this.#news = undefined;
    this.requestUpdate();
  }

  /** The pressed button disappears, so the focus goes to the list with the new incidents. */
  #take(news: IncidentNews): void {
    this.#news = news;
    this.list?.focus();
    this.list?.scrollTo(0, 0);
    this.requestUpdate();
  }
}
