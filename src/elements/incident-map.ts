import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { readIncidents } from '../api/incident.js';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { isProblem, type Problem } from '../model/failure.js';
import { filterCounts, filterIncidents, type Incident, type IncidentFilter } from '../model/incident.js';
import { DEFAULT_HOURS, DEFAULT_LIMIT, incidentSettings, type IncidentSettings } from '../model/incident-attributes.js';
import { feedNotes, summaryWord } from '../ui/incident-facts.js';
import { incidentFrame, incidentSkeleton, mapBox } from '../ui/incident-frame.js';
import { incidentList, listHead, scrollToIncident } from '../ui/incident-list.js';
import { incidentFrameStyles } from '../ui/incident-frame-styles.js';
import { incidentLegendStyles } from '../ui/incident-legend-styles.js';
import { incidentStyles } from '../ui/incident-styles.js';
import { details } from '../ui/theme.js';
import { incident } from '../words/en/incident.js';
import { map } from '../words/en/map.js';
import { shared } from '../words/en/shared.js';
import { dated } from '../words/format.js';
import type { Voice } from '../words/voice.js';
import { EmbedElement, register } from './embed-element.js';
import { IncidentSelectEvent } from './events.js';
import { MapHost } from './map-host.js';

type Feed = readonly Incident[];

const english = { ...incident, ...map, ...shared };
const NO_FILTER: IncidentFilter = { categories: new Set(), minSeverity: 1 };

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
  static override styles = [EmbedElement.styles, details, incidentStyles, incidentLegendStyles, incidentFrameStyles];

  /** ISO 3166-1 alpha-2 code, e.g. `KE`; without it, the whole world. */
  @property() country = '';
  /** How far to look back, in hours; 720 (30 days) where nothing is written. */
  @property() hours = '';
  /** How many incidents to ask for, 1 to 200; 50 where nothing is written. */
  @property() limit = '';
  /** Also asks for incidents that are over. */
  @property({ attribute: 'include-resolved', type: Boolean }) includeResolved = false;
  /** Categories chosen at first, e.g. `crime health`. */
  @property() category = '';
  /** The least severity shown at first, 1 to 5. */
  @property({ attribute: 'min-severity' }) minSeverity = '';
  /** Raster tiles over our own land, e.g. `https://tiles.example/{z}/{x}/{y}.png`; needs `tile-attribution`. */
  @property({ attribute: 'tile-url' }) tileUrl = '';
  /** The credit the provider of the tiles wants. */
  @property({ attribute: 'tile-attribution' }) tileAttribution = '';
  /** `click`: tiles wait for the reader. */
  @property() consent = '';

  @state() private chosenHours: number | undefined;
  @state() private filter = NO_FILTER;
  @state() private pointed: readonly string[] = [];
  @state() private selected: string | undefined;
  @query('.list') private readonly list!: HTMLElement;

  protected override readonly english = english;
  readonly #map = new MapHost(this, { hover: (ids) => this.#point(ids), select: (id) => this.#select(id) });
  #answer: Answer<Feed> | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('hours')) this.chosenHours = undefined;
    if (changed.has('category') || changed.has('minSeverity')) this.filter = this.#settings?.filter ?? NO_FILTER;
    if (changed.has('country')) this.selected = undefined;
  }

  protected override question(base: string): Question<Feed> | Problem {
    const settings = incidentSettings(this);
    if (isProblem(settings)) return settings;
    const { halfTiles } = this.#map;
    if (halfTiles !== undefined) return { problem: 'tile-url', value: halfTiles };
    const query = { country: settings.country, hours: this.chosenHours ?? settings.hours, limit: settings.limit, includeResolved: this.includeResolved };
    return { key: `${base} ${JSON.stringify(query)}`, ask: () => readIncidents(base, query) };
  }

  protected override isEmpty(feed: Feed): boolean {
    return feed.length === 0;
  }

  protected override notFound(): string {
    return this.english.noIncidents;
  }

  /** The frame is there in every state but one: what an editor has to mend is a sentence alone. */
  protected override render(): TemplateResult {
    this.#answer = undefined;
    const inner = super.render();
    const { base } = this;
    const settings = this.#settings;
    if (!settings || isProblem(base) || isProblem(this.question(base))) return inner;
    try {
      return this.#frame(inner, settings);
    } catch {
      return inner;
    }
  }

  protected override ready(answer: Answer<Feed>): TemplateResult {
    this.#answer = answer;
    const voice = this.#voice;
    const shown = this.#shown;
    const notes = feedNotes({ all: answer.data, shown, limit: this.#settings?.limit ?? DEFAULT_LIMIT }, voice);
    const sentence = answer.data.length ? voice.say.noMatch : voice.say.noIncidents;
    const clear = shown.length < answer.data.length ? () => (this.filter = NO_FILTER) : undefined;
    return html`${listHead(notes, shown.length ? '' : sentence, voice, clear)}
    ${incidentList(shown, { hovered: this.pointed, selected: this.selected }, Date.now(), voice, {
      hover: (id) => this.#point(id === undefined ? [] : [id]),
      select: (id) => this.#select(id),
    })}`;
  }

  protected override skeleton(): unknown {
    return incidentSkeleton();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('selected') && this.selected !== undefined) scrollToIncident(this.list, this.selected);
    if (this.state === 'idle') return;
    const voice = this.#voice;
    void this.#map.load(voice);
    const scope = { country: this.#settings?.country, hours: this.#hours };
    this.#map.follow({ incidents: this.#answer && this.#shown, scope, pointed: this.pointed, selected: this.selected }, voice);
  }

  get #settings(): IncidentSettings | undefined {
    const settings = incidentSettings(this);
    return isProblem(settings) ? undefined : settings;
  }

  get #voice(): Voice<typeof english> {
    return dated(this.voice);
  }

  get #hours(): number {
    return this.chosenHours ?? this.#settings?.hours ?? DEFAULT_HOURS;
  }

  get #shown(): Feed {
    return filterIncidents(this.#answer?.data ?? [], this.filter);
  }

  #frame(inner: TemplateResult, { country, hours }: IncidentSettings): TemplateResult {
    const voice = this.#voice;
    const answer = this.#answer;
    const summary = summaryWord(answer?.data.length, country, this.#hours, voice);
    const map = mapBox(
      {
        box: this.#map.box,
        label: voice.say.mapOf(summaryWord(answer && this.#shown.length, country, this.#hours, voice)),
        phase: this.#map.phase,
        tileSite: this.#map.asksFor,
      },
      voice,
      { load: () => this.#map.want(), allowTiles: () => this.#map.allowTiles(), skip: () => this.list.focus() },
    );
    return incidentFrame(
      {
        heading: this.heading(summary),
        summary: this.headline ? summary : '',
        isBusy: this.state === 'loading',
        map,
        list: inner,
        status: answer ? `${summary}. ${feedNotes({ all: answer.data, shown: this.#shown, limit: Number.POSITIVE_INFINITY }, voice)}` : '',
        counts: { ...filterCounts(answer?.data ?? [], this.filter), isKnown: answer !== undefined },
        filter: this.filter,
        hours: this.#hours,
        writtenHours: hours ?? DEFAULT_HOURS,
        hasOutline: country !== undefined,
        credit: answer ? this.credit(answer, html` · ${asOf(answer, voice)}`) : nothing,
      },
      voice,
      { filter: (filter) => this.#choose(filter), hours: (chosen) => this.#lookBack(chosen) },
    );
  }

  #lookBack(hours: number): void {
    this.chosenHours = hours;
    this.selected = undefined;
  }

  #choose(filter: IncidentFilter): void {
    this.filter = filter;
    if (!this.#shown.some(({ id }) => id === this.selected)) this.selected = undefined;
  }

  #point(ids: readonly string[]): void {
    if (ids.join() !== this.pointed.join()) this.pointed = ids;
  }

  #select(id: string | undefined): void {
    if (id === this.selected) return;
    this.selected = id;
    const chosen = this.#shown.find((each) => each.id === id);
    if (chosen) this.dispatchEvent(new IncidentSelectEvent(chosen));
  }
}

const asOf = ({ stale, fetchedAt }: Answer<Feed>, { say, format }: Voice<typeof english>): string =>
  (stale ? say.staleSince : say.asOf)(format.dateTime(fetchedAt));

register('incident-map', IncidentMapElement);

declare global {
  interface HTMLElementTagNameMap {
    'incident-map': IncidentMapElement;
  }
}
