import { type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Problem } from '../model/failure.js';
import type { Feed, Incident } from '../model/incident.js';
import { incidentDetails } from '../ui/incident-details.js';
import type { IncidentVoice } from '../ui/incident-facts.js';
import { incidentFrame, type IncidentFrame } from '../ui/incident-frame.js';
import { incidentList } from '../ui/incident-list.js';
import { boardStyles } from '../ui/incident-map-styles.js';
import { incidentBoard, tilesWait } from '../ui/incident-map.js';
import { mapNote } from '../ui/incident-names.js';
import { scrollToIncident } from '../ui/incident-scroll.js';
import { mapBox } from '../ui/map-box.js';
import { details } from '../ui/theme-details.js';
import { incidentDetails as detailsWords } from '../words/en/incident-details.js';
import { incidentFilters } from '../words/en/incident-filters.js';
import { incidentMap } from '../words/en/incident-map.js';
import { incident } from '../words/en/incident.js';
import { map } from '../words/en/map.js';
import { shared } from '../words/en/shared.js';
import { dated } from '../words/format.js';
import { EmbedElement } from './embed-element.js';
import { IncidentFeedElement } from './incident-feed.js';
import { MapHost } from './map-host.js';
import { register } from './register.js';
import { consent, halfTiles, mustAsk, tilesOf } from './tiles.js';

const english = { ...incident, ...detailsWords, ...incidentFilters, ...incidentMap, ...map, ...shared };

/**
 * Recent incidents on a map and in a list, in step with each other.
 *
 * @slot - The fallback, such as a link: shown until the data arrives, and if it never does.
 * @slot note - The editor's own note below the map.
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
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 * @cssprop [--incident-map-height=26em] - Height of the map.
 */
export class IncidentMapElement extends IncidentFeedElement<typeof english> {
  static override styles = [EmbedElement.styles, details, boardStyles];
  static override properties: PropertyDeclarations = {
    tileUrl: { attribute: 'tile-url' },
    tileAttribution: { attribute: 'tile-attribution' },
    consent: {},
    pointed: { state: true },
  };

  /** Raster tiles over our own basemap, e.g. `https://tiles.example/{z}/{x}/{y}.png`; requires `tile-attribution`. */
  tileUrl = '';
  /** The credit that the tile provider requires. */
  tileAttribution = '';
  /** `click`: tiles wait for the reader's click, as they always do if the reader's browser sends Global Privacy Control. */
  consent = '';

  private pointed: readonly string[] = [];

  protected override readonly english = english;
  readonly #map = new MapHost(this, async () => {
    const { IncidentMap } = await import('../map/incident-map.js');
    return (box, onFail) => new IncidentMap(box, { voice: this.feedVoice, onHover: this.#point, onSelect: (id) => this.select(id), onFail });
  });
  #zoneOf: IncidentVoice['zoneOf'];

  /** @internal */
  get slip(): Problem | undefined {
    const half = halfTiles(this);
    return half === undefined ? undefined : { problem: 'tile-url', value: half };
  }

  protected override rows(shown: Feed, now: number): TemplateResult {
    const voice = this.feedVoice;
    const unplaced = voice.say.noPosition;
    const focus = {
      hovered: this.pointed,
      selected: this.selected,
      unplaced,
      details: (each: Incident) => incidentDetails(each, now, voice, each.place ? '' : unplaced),
    };
    return incidentList(shown, focus, now, voice, { hover: (id) => this.#point(id === undefined ? [] : [id]), select: (id) => this.select(id) });
  }

  protected override frame(common: IncidentFrame): TemplateResult {
    const voice = this.feedVoice;
    return incidentFrame(common, incidentBoard(this.#box, this.choice, this.settings?.country !== undefined, voice), voice);
  }

  protected override reveal(list: HTMLElement, id: string): void {
    scrollToIncident(list, id);
  }

  protected override remark(shown: Feed): string {
    return mapNote(shown, this.feedVoice);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.state === 'idle') return;
    void this.#map.load();
    const scope = { country: this.settings?.country, hours: this.span };
    this.#map.follow((map) => {
      map.setTiles(mustAsk(this) ? undefined : tilesOf(this));
      if (this.all) map.show(this.shown, scope, this.feedVoice);
      else map.clear(scope);
      map.highlight(this.pointed);
      map.select(this.selected);
    });
  }

  protected override select(id: string | undefined): void {
    if (id !== this.selected) void this.#learnZones();
    super.select(id);
  }

  protected override get feedVoice(): IncidentVoice {
    return { ...dated(this.voice), zoneOf: this.#zoneOf };
  }

  get #box(): TemplateResult {
    const { feedVoice: voice } = this;
    const { say } = voice;
    const { box, phase, want } = this.#map;
    // The consent question appears only once there is a map to put tiles on.
    const tiles = phase === 'ready' && mustAsk(this) ? tilesOf(this) : undefined;
    const label = say.mapOf(this.summary(this.all && this.shown.length));
    const over = tiles && tilesWait(new URL(tiles.url).hostname, voice, () => this.#allowTiles());
    return mapBox({ box, phase, label, help: say.mapHelp, failed: say.mapFailed, over, load: want, skip: () => this.list?.focus() }, voice);
  }

  #allowTiles(): void {
    consent();
    this.requestUpdate();
  }

  readonly #point = (ids: readonly string[]): void => {
    if (ids.join() !== this.pointed.join()) this.pointed = ids;
  };

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
