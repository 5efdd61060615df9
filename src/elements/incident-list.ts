import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { isProblem, type Problem } from '../model/failure.js';
import { filterIncidents, type Incident, type IncidentFilter } from '../model/incident.js';
import { DEFAULT_HOURS, DEFAULT_LIMIT, type IncidentSettings } from '../model/incident-attributes.js';
import { newsOf, newsTaken, type IncidentNews } from '../model/incident-news.js';
import { incidentDays } from '../ui/incident-days.js';
import { creditMore, feedNotes, feedStatus, summaryWord, type ListVoice } from '../ui/incident-facts.js';
import { incidentFrameStyles } from '../ui/incident-frame-styles.js';
import { incidentListFrame } from '../ui/incident-list-frame.js';
import { incidentListStyles } from '../ui/incident-list-styles.js';
import { incidentList, incidentSkeleton, listHead, newsButton, scrollToIncident } from '../ui/incident-list.js';
import { incidentStyles } from '../ui/incident-styles.js';
import { details } from '../ui/theme.js';
import { incident } from '../words/en/incident.js';
import { shared } from '../words/en/shared.js';
import { dated } from '../words/format.js';
import { EmbedElement, register } from './embed-element.js';
import { FEED_STATE, feedQuestion, isBeingRead, isFiltered, NO_FILTER, settingsOf, type Feed } from './incident-feed.js';
import { IncidentSelectEvent } from './select-events.js';

const english = { ...incident, ...shared };

/** What sticks to the top of the list. */
const DAY_HEIGHT = 38;

/**
 * Recent incidents by day, with filters; the map's list without the map.
 *
 * @slot - What readers see until the data is there, and where it never comes: a link or a sentence.
 * @slot note - A line of the editor's own below the list.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @fires incident-select - The reader opened an incident; read `incident` on the event.
 * @csspart list - The list.
 * @csspart item - One incident of the list.
 * @csspart filter - The filters: time window, categories, severities, and the button that opens them.
 * @csspart legend - Categories and severities, which are also filters.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 * @cssprop [--incident-list-height=26em] - Height of the list.
 */
export class IncidentListElement extends EmbedElement<Feed, typeof english> {
  static override styles = [EmbedElement.styles, details, incidentStyles, incidentFrameStyles, incidentListStyles];
  static override properties: PropertyDeclarations = {
    country: {},
    hours: {},
    limit: {},
    includeResolved: { attribute: 'include-resolved', type: Boolean },
    category: {},
    minSeverity: { attribute: 'min-severity' },
    exclude: {},
    pin: {},
    ...FEED_STATE,
  };

  /** ISO 3166-1 alpha-2 code, e.g. `KE`; without it, the whole world. */
  country = '';
  /** How far to look back, in hours; 720 (30 days) where nothing is written. */
  hours = '';
  /** How many incidents to ask for, 1 to 200; 50 where nothing is written. */
  limit = '';
  /** Also asks for incidents that are over. */
  includeResolved = false;
  /** Categories chosen at first, e.g. `crime health`. */
  category = '';
  /** The least severity shown at first, 1 to 5. */
  minSeverity = '';
  /** Ids of incidents that are never shown, e.g. one that turned out wrong. */
  exclude = '';
  /** Ids of incidents that come first, as far as the feed and the filters have them. */
  pin = '';

  private filter = NO_FILTER;
  private selected: string | undefined;
  private chosenHours: number | undefined;

  protected override readonly english = english;
  #news: IncidentNews | undefined;
  #before: IncidentNews | undefined;
  #isOpen = false;
  #filters: typeof import('../ui/incident-filters.js') | undefined;
  #details: typeof import('./incident-list-details.js') | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('hours')) this.chosenHours = undefined;
    if (changed.has('category') || changed.has('minSeverity')) this.filter = settingsOf(this)?.filter ?? NO_FILTER;
    if (changed.has('country')) this.selected = undefined;
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

  /** The frame is there in every state but one: what an editor has to mend is a sentence alone. */
  protected override render(): TemplateResult {
    this.#before = this.#news;
    this.#news = undefined;
    const inner = super.render();
    const { base } = this;
    const settings = settingsOf(this);
    if (!settings || isProblem(base) || isProblem(this.question(base))) return inner;
    try {
      return this.#frame(inner, settings);
    } catch {
      return inner;
    }
  }

  protected override ready(latest: Answer<Feed>): TemplateResult {
    const { shown: answer } = (this.#news = newsOf(this.#before, latest, isBeingRead(this)));
    const voice = this.#voice;
    const { say } = voice;
    const shown = this.#shown;
    const now = Date.now();
    const notes = feedNotes({ all: answer.data, shown, limit: settingsOf(this)?.limit ?? DEFAULT_LIMIT }, voice);
    const clear = shown.length < answer.data.length ? () => (this.filter = NO_FILTER) : undefined;
    const focus = { hovered: [], selected: this.selected, details: (each: Incident) => this.#told(each, now) };
    const handlers = { hover: () => void this.#learnDetails(), select: (id: string | undefined) => this.#select(id) };
    return html`${listHead(notes, shown.length ? '' : clear ? say.noMatch : say.noIncidents, voice, clear)}
    ${incidentList(shown, focus, now, voice, handlers, (all, rows) => incidentDays(all, rows, now, voice))}`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('selected') && this.selected !== undefined) this.#reveal(this.selected);
  }

  get #voice(): ListVoice {
    return dated(this.voice);
  }

  get #shown(): Feed {
    return filterIncidents(this.#news?.shown.data ?? [], this.filter);
  }

  get #list(): HTMLElement | null {
    return this.renderRoot.querySelector('.list');
  }

  #frame(inner: TemplateResult, { country, hours }: IncidentSettings): TemplateResult {
    const voice = this.#voice;
    const news = this.#news;
    const answer = news?.shown;
    const span = this.chosenHours ?? hours ?? DEFAULT_HOURS;
    const summary = summaryWord(answer?.data.length, country, span, voice);
    return incidentListFrame(
      {
        heading: this.heading(summary),
        summary: this.headline ? summary : '',
        isBusy: this.state === 'loading',
        status: news ? feedStatus(news, this.#shown, summary, voice) : '',
        isOpen: this.#isOpen,
        filters: this.#isOpen && this.#panel(span, hours),
        news: news?.waiting ? newsButton(news.waiting, voice, () => this.#takeNews(news)) : nothing,
        list: inner,
        credit: answer ? this.credit(answer, creditMore(answer, isFiltered(this, this.filter), voice)) : nothing,
      },
      voice,
      () => void this.#toggle(),
    );
  }

  #panel(span: number, hours = DEFAULT_HOURS): unknown {
    const parts = this.#filters;
    if (!parts) return nothing;
    const voice = dated(this.speak({ ...english, ...parts.english }));
    const counts = { ...parts.filterCounts(this.#news?.shown.data ?? [], this.filter), isKnown: !!this.#news };
    return html`${parts.timeWindow(span, hours, voice, (chosen) => {
      this.chosenHours = chosen;
      this.selected = undefined;
    })}
    ${parts.incidentLegend(counts, this.filter, voice, (filter: IncidentFilter) => (this.filter = filter))}`;
  }

  #told(each: Incident, now: number): unknown {
    const parts = this.#details;
    return parts?.incidentDetails(each, now, { ...dated(this.speak({ ...english, ...parts.english })), zoneOf: parts.zoneOf });
  }

  async #toggle(): Promise<void> {
    this.#isOpen = !this.#isOpen;
    this.requestUpdate();
    this.#filters ??= await import('../ui/incident-filters.js').catch(() => undefined);
    if (this.#filters) this.adopt(this.#filters.styles);
    else this.#isOpen = false;
    this.requestUpdate();
  }

  async #learnDetails(): Promise<void> {
    this.#details ??= await import('./incident-list-details.js').catch(() => undefined);
    if (this.#details) this.adopt([this.#details.incidentDetailsStyles]);
  }

  async #select(id: string | undefined): Promise<void> {
    this.selected = id;
    const chosen = this.#shown.find((each) => each.id === id);
    if (!chosen) return;
    this.dispatchEvent(new IncidentSelectEvent(chosen));
    await this.#learnDetails();
    this.requestUpdate();
    await this.updateComplete;
    this.#reveal(chosen.id);
  }

  #reveal(id: string): void {
    const list = this.#list;
    if (list && id === this.selected) scrollToIncident(list, id, DAY_HEIGHT);
  }

  /** The button that was pressed goes away: the reader is taken to what it brought. */
  #takeNews(news: IncidentNews): void {
    this.#news = newsTaken(news);
    this.#list?.focus();
    this.#list?.scrollTo(0, 0);
    this.requestUpdate();
  }
}

register('incident-list', IncidentListElement);

declare global {
  interface HTMLElementTagNameMap {
    'incident-list': IncidentListElement;
  }
}
