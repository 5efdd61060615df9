import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { isProblem, type Problem } from '../model/failure.js';
import { filterIncidents, type Incident, type IncidentFilter } from '../model/incident.js';
import { DEFAULT_HOURS, DEFAULT_LIMIT, type IncidentSettings } from '../model/incident-attributes.js';
import { newsOf, newsTaken, type IncidentNews } from '../model/incident-news.js';
import { boardStyles } from '../ui/incident-board-styles.js';
import { incidentDetails } from '../ui/incident-details.js';
import { creditMore, feedNotes, feedStatus, summaryWord, type IncidentVoice } from '../ui/incident-facts.js';
import { filterCounts } from '../ui/incident-filters.js';
import { incidentFrame } from '../ui/incident-frame.js';
import { incidentList, incidentSkeleton, listHead, newsButton, scrollToIncident } from '../ui/incident-list.js';
import { mapNote } from '../ui/incident-names.js';
import { details } from '../ui/theme.js';
import { incidentDetails as detailsWords } from '../words/en/incident-details.js';
import { incidentFilters } from '../words/en/incident-filters.js';
import { incidentMap } from '../words/en/incident-map.js';
import { incident } from '../words/en/incident.js';
import { map } from '../words/en/map.js';
import { shared } from '../words/en/shared.js';
import { dated } from '../words/format.js';
import { EmbedElement, register } from './embed-element.js';
import { IncidentSelectEvent } from './events.js';
import { FEED_STATE, feedQuestion, isBeingRead, isFiltered, NO_FILTER, settingsOf, type Feed } from './incident-feed.js';
import { MapHost } from './map-host.js';

const english = { ...incident, ...detailsWords, ...incidentFilters, ...incidentMap, ...map, ...shared };

/**
 * Recent incidents on a map and in a list, in step with each other.
 *
 * @slot - What readers see until the data is there, and where it never comes: a link or a sentence.
 * @slot note - A line of the editor's own below the map.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @fires incident-select - The reader opened an incident; read `incident` on the event.
 * @csspart map - The map.
 * @csspart marker - One marker, of an incident or of several.
 * @csspart popup - The box beside an open marker.
 * @csspart list - The list.
 * @csspart item - One incident of the list.
 * @csspart filter - The filters: time window, categories, severities.
 * @csspart legend - Categories and severities, which are also filters.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 * @cssprop [--incident-map-height=26em] - Height of the map.
 */
export class IncidentMapElement extends EmbedElement<Feed, typeof english> {
  static override styles = [EmbedElement.styles, details, boardStyles];
  static override properties: PropertyDeclarations = {
    country: {},
    hours: {},
    limit: {},
    includeResolved: { attribute: 'include-resolved', type: Boolean },
    category: {},
    minSeverity: { attribute: 'min-severity' },
    exclude: {},
    pin: {},
    tileUrl: { attribute: 'tile-url' },
    tileAttribution: { attribute: 'tile-attribution' },
    consent: {},
    ...FEED_STATE,
    pointed: { state: true },
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
  /** Raster tiles over our own land, e.g. `https://tiles.example/{z}/{x}/{y}.png`; needs `tile-attribution`. */
  tileUrl = '';
  /** The credit the provider of the tiles wants. */
  tileAttribution = '';
  /** `click`: tiles wait for the reader. */
  consent = '';

  private chosenHours: number | undefined;
  private filter = NO_FILTER;
  private pointed: readonly string[] = [];
  private selected: string | undefined;

  protected override readonly english = english;
  readonly #map = new MapHost(this, { hover: (ids) => this.#point(ids), select: (id) => this.#select(id) });
  readonly #list = (): HTMLElement | null => this.renderRoot.querySelector('.list');
  #news: IncidentNews | undefined;
  #before: IncidentNews | undefined;
  #zoneOf: IncidentVoice['zoneOf'];

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('hours')) this.chosenHours = undefined;
    if (changed.has('category') || changed.has('minSeverity')) this.filter = settingsOf(this)?.filter ?? NO_FILTER;
    if (changed.has('country')) this.selected = undefined;
  }

  protected override question(base: string): Question<Feed> | Problem {
    const { halfTiles } = this.#map;
    const question = feedQuestion(base, this, this.chosenHours);
    return halfTiles === undefined || isProblem(question) ? question : { problem: 'tile-url', value: halfTiles };
  }

  protected override isEmpty(feed: Feed): boolean {
    return !feed.length;
  }

  protected override notFound(): string {
    return this.voice.say.noIncidents;
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
    } catch {}
    return inner;
  }

  protected override ready(latest: Answer<Feed>): TemplateResult {
    const { shown: answer } = (this.#news = newsOf(this.#before, latest, isBeingRead(this)));
    const voice = this.#voice;
    const [shown, now] = [this.#shown, Date.now()];
    const notes = feedNotes({ all: answer.data, shown, limit: settingsOf(this)?.limit ?? DEFAULT_LIMIT }, voice);
    const clear = shown.length < answer.data.length ? () => (this.filter = NO_FILTER) : undefined;
    const focus = {
      hovered: this.pointed,
      selected: this.selected,
      unplaced: voice.say.noPosition,
      details: (each: Incident) => incidentDetails(each, now, voice, each.place ? '' : voice.say.noPosition),
    };
    return html`${listHead(`${notes} ${mapNote(shown, voice)}`.trim(), shown.length ? '' : clear ? voice.say.noMatch : voice.say.noIncidents, voice, clear)}
    ${incidentList(shown, focus, now, voice, { hover: (id) => this.#point(id === undefined ? [] : [id]), select: (id) => this.#select(id) })}`;
  }

  protected override skeleton(): unknown {
    return incidentSkeleton();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const list = this.#list();
    if (changed.has('selected') && this.selected !== undefined && list) scrollToIncident(list, this.selected);
    if (this.state === 'idle') return;
    const voice = this.#voice;
    void this.#map.load(voice);
    const scope = { country: settingsOf(this)?.country, hours: this.#hours };
    this.#map.follow({ incidents: this.#news && this.#shown, scope, pointed: this.pointed, selected: this.selected }, voice);
  }

  get #voice(): IncidentVoice {
    return { ...dated(this.voice), zoneOf: this.#zoneOf };
  }

  get #hours(): number {
    return this.chosenHours ?? settingsOf(this)?.hours ?? DEFAULT_HOURS;
  }

  get #shown(): Feed {
    return filterIncidents(this.#news?.shown.data ?? [], this.filter);
  }

  #frame(inner: TemplateResult, { country, hours }: IncidentSettings): TemplateResult {
    const voice = this.#voice;
    const news = this.#news;
    const answer = news?.shown;
    const summary = summaryWord(answer?.data.length, country, this.#hours, voice);
    const label = voice.say.mapOf(summaryWord(answer && this.#shown.length, country, this.#hours, voice));
    return incidentFrame(
      {
        heading: this.heading(summary),
        summary: this.headline ? summary : '',
        isBusy: this.state === 'loading',
        map: this.#map.view(label, voice, () => this.#list()?.focus()),
        list: inner,
        news: news?.waiting ? newsButton(news.waiting, voice, () => this.#takeNews(news)) : nothing,
        status: news ? `${feedStatus(news, this.#shown, summary, voice)} ${mapNote(this.#shown, voice)}`.trim() : '',
        counts: { ...filterCounts(answer?.data ?? [], this.filter), isKnown: answer !== undefined },
        filter: this.filter,
        hours: this.#hours,
        writtenHours: hours ?? DEFAULT_HOURS,
        hasOutline: country !== undefined,
        credit: answer ? this.credit(answer, creditMore(answer, isFiltered(this, this.filter), voice)) : nothing,
      },
      voice,
      { filter: (filter) => this.#choose(filter), hours: (chosen) => this.#lookBack(chosen) },
    );
  }

  /** The button that was pressed goes away: the reader is taken to what it brought. */
  #takeNews(news: IncidentNews): void {
    this.#news = newsTaken(news);
    this.#list()?.focus();
    this.requestUpdate();
  }

  #lookBack(hours: number): void {
    this.chosenHours = hours;
    this.selected = undefined;
  }

  #choose(filter: IncidentFilter): void {
    this.filter = filter;
    this.selected = this.#shown.find(({ id }) => id === this.selected)?.id;
  }

  #point(ids: readonly string[]): void {
    if (ids.join() !== this.pointed.join()) this.pointed = ids;
  }

  #select(id: string | undefined): void {
    if (id === this.selected) return;
    this.selected = id;
    void this.#learnZones();
    const chosen = this.#shown.find((each) => each.id === id);
    if (chosen) this.dispatchEvent(new IncidentSelectEvent(chosen));
  }

  async #learnZones(): Promise<void> {
    this.#zoneOf ??= (await import('../model/time-zones.js').catch(() => undefined))?.zoneOf;
    this.requestUpdate();
  }
}

register('incident-map', IncidentMapElement);

declare global {
  interface HTMLElementTagNameMap {
    'incident-map': IncidentMapElement;
  }
}
