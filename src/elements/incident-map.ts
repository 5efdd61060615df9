import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { IncidentMapState, MapAct } from '../map/incident-map-state.js';
import type { InvalidAttribute } from '../model/failure.js';
import type { Feed, Incident } from '../model/incident.js';
import { contentStyles } from '../ui/content.styles.js';
import { incidentFrame, type IncidentFrame } from '../ui/incident-list.js';
import { allButton, boardStyles, FOLDED_ROWS, incidentBoard, listedGroup, tilesWait } from '../ui/incident-map.js';
import { mapNote, placeRemark, type IncidentLocalizer } from '../ui/incident-text.js';
import { mapContainer } from '../ui/map-container.js';
import { common } from '../words/en.json?common';
import { incidentMap } from '../words/en.json?incidentMap';
import { incidents } from '../words/en.json?incidents';
import { map } from '../words/en.json?map';
import { EmbedElement } from './embed-element.js';
import { IncidentFeedElement } from './incident-feed-element.js';
import { Lazy } from './lazy.js';
import { mapController } from './map-controller.js';
import { narrowness } from './narrow-controller.js';
import { consent, halfTiles, mustAsk, tilesOf } from './tile-consent.js';

const english = { ...incidents, ...incidentMap, ...map, ...common };

/** Arrays of ids are new on every update, so they are compared by content. */
const IDS = { state: true, hasChanged: (one: readonly string[] = [], other: readonly string[] = []) => one.join() !== other.join() };

const loadMap = () => import('../map/incident-map.js');

/**
 * Recent incidents on a map and in a list, in step with each other.
 *
 * @slot annotation - Notes of the editor, each with a place on the map in `data-at`, such as `<p slot="annotation" data-at="-1.29 36.82">`.
 * @csspart map - The map.
 * @csspart marker - One marker, of an incident or of several.
 * @csspart popup - The box beside the marker of an open incident.
 * @cssprop [--incident-map-height=26em] - Height of the map with its row of buttons.
 */
export class IncidentMapElement extends IncidentFeedElement {
  static override styles = [EmbedElement.styles, contentStyles, boardStyles];
  static override properties: PropertyDeclarations = {
    tileUrl: { attribute: 'tile-url' },
    tileAttribution: { attribute: 'tile-attribution' },
    consent: {},
    hovered: IDS,
    farOutside: IDS,
    showsAll: { state: true },
    listed: { state: true },
  };

  /** Raster tiles over our own basemap, e.g. `https://tiles.example/{z}/{x}/{y}.png`; requires `tile-attribution`. */
  tileUrl = '';
  /** The credit that the tile provider requires. */
  tileAttribution = '';
  /** `click`: tiles wait for the reader's click, as they always do if the reader's browser sends Global Privacy Control. */
  consent: '' | 'click' = '';

  private hovered: readonly string[] = [];
  /** Ids of the incidents that lie far outside the requested country. */
  private farOutside: readonly string[] = [];
  /** True once the reader has unfolded the list, on a phone. */
  private showsAll = false;
  /** Ids of the incidents of the marker that the list is limited to. */
  private listed: readonly string[] | undefined;
  readonly #isNarrow = narrowness(this);
  /** True while the map shows markers of several incidents. */
  private hasRings = false;
  readonly #view = new Lazy(this, loadMap);
  readonly #map = mapController<IncidentMapState>(
    this,
    [this.#view],
    () => this.#mapState,
    (box, state, tools) => this.#view.value!.incidentMapIn(box, state, { ...tools, on: (act) => void this.#act(act) }),
  );

  constructor() {
    super();
    this.slices.mayGrow = this.#map.isSettled;
  }

  protected override get localizer(): IncidentLocalizer {
    return this.localize.localizer(english);
  }

  /** Differs from the name of a list on the same page. */
  protected override get names(): string {
    return 'title map';
  }

  protected override *ignored(): Generator<InvalidAttribute> {
    yield* super.ignored();
    const half = halfTiles(this);
    if (half !== undefined) yield { attribute: 'tile-url', value: half };
  }

  protected override rows(now: number): TemplateResult {
    const { localizer } = this;
    const remark = (incident: Incident) => placeRemark(incident, localizer, this.farOutside.includes(incident.id));
    const hover = (id: string | undefined) => (this.hovered = id === undefined ? [] : [id]);
    const all = this.#listable;
    const group = this.#group;
    const isFolded = this.#isNarrow() && !this.showsAll && all.length > FOLDED_ROWS;
    const more = isFolded ? allButton(all.length, this.stop === true, this.#showAll, localizer) : nothing;
    const rows = this.rowsOf(isFolded ? all.slice(0, FOLDED_ROWS) : all, now, { hovered: this.hovered, remark, more }, hover);
    return html`${group ? listedGroup(group, this.#showEvery, localizer) : nothing}${rows}`;
  }

  /** The incidents to list: all that pass the filters, or only those of one marker. */
  get #listable(): Feed {
    const { shown } = this.view;
    const { listed } = this;
    return listed ? shown.filter(({ id }) => listed.includes(id)) : shown;
  }

  /** The name of the marker that the list is limited to. */
  get #group(): TemplateResult | undefined {
    return this.listed && this.#view.value?.groupName(this.#listable, undefined, this.localizer);
  }

  /** A selected incident unfolds the list, because it may need more room. */
  get #fold(): 'folded' | 'whole' | undefined {
    if (!this.view.all?.length) return undefined;
    const isWhole = this.showsAll || this.listed || this.selected !== undefined || this.#listable.length <= FOLDED_ROWS;
    return isWhole ? 'whole' : 'folded';
  }

  protected override frame(common: IncidentFrame): TemplateResult {
    const { localizer } = this;
    const frame = {
      ...common,
      status: this.#group ?? common.status,
      legend: this.legend(this.hasRings ? this.#view.value?.ringLegend(localizer) : nothing),
      body: (list: TemplateResult) => incidentBoard(this.#mapContainer(), list),
      fold: this.#isNarrow() ? this.#fold : undefined,
      footnote: localizer.strings.mapDisclaimer,
    };
    return incidentFrame(frame, localizer);
  }

  protected override remark(shown: Feed): string {
    return mapNote(shown, this.localizer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // Neither a new answer nor new filters may leave the list empty.
    if (this.listed && !this.#listable.length) this.listed = undefined;
  }

  get #mapState(): IncidentMapState {
    const { view, settings, localizer, hovered, selected, listed } = this;
    return {
      incidents: view.all && view.shown,
      scope: { country: settings.country, hours: settings.hours },
      localizer,
      tiles: mustAsk(this) ? undefined : tilesOf(this),
      hovered,
      selected,
      listed,
      isNarrow: this.#isNarrow(),
    };
  }

  protected override select(id: string | undefined): void {
    if (id !== undefined && !this.listed?.includes(id)) this.listed = undefined;
    super.select(id);
  }

  #mapContainer(): TemplateResult {
    const { localizer } = this;
    const { strings, localize } = localizer;
    const shown = this.#map.view();
    // The consent question appears only once there is a map to put tiles on.
    const tiles = shown.phase === 'ready' && mustAsk(this) ? tilesOf(this) : undefined;
    const { summary } = this.view;
    const { country } = this.settings;
    // The country alone: the title contains the rest.
    const label = localize(strings.mapOf, { summary: country ? localizer.placeName(country) : summary });
    const allow = (): void => {
      consent();
      this.requestUpdate();
    };
    const over = tiles && tilesWait(new URL(tiles.url).hostname, localizer, allow);
    return mapContainer({ ...shown, label, help: strings.mapHelp, failed: strings.mapFailed, over, skip: this.skip }, localizer);
  }

  /** Waits for a running update, so that a change is not lost in it. */
  async #act(act: MapAct): Promise<void> {
    if (act.type === 'details') return this.#focusRow(act.id);
    await this.updateComplete;
    if (act.type === 'hover') this.hovered = act.ids;
    else if (act.type === 'select') this.select(act.id);
    else if (act.type === 'list') this.#list(act.ids);
    else if (act.type === 'far-outside') this.farOutside = act.ids;
    else if (this.hasRings !== act.areShown) {
      this.hasRings = act.areShown;
      // Until the map is painted, the update after that is enough.
      if (this.#map.isSettled()) this.requestUpdate();
    }
  }

  #list(ids: readonly string[] | undefined): void {
    this.select(undefined);
    this.listed = ids;
    this.showsAll = false;
  }

  /** The pressed button disappears, so the focus goes to the list. */
  readonly #showEvery = (): void => {
    this.listed = undefined;
    this.showsAll = false;
    this.list?.focus({ preventScroll: true });
  };

  /** The pressed button disappears, so the focus goes to the first incident that it revealed. */
  readonly #showAll = async (): Promise<void> => {
    const next = this.#listable[FOLDED_ROWS]?.id;
    this.showsAll = true;
    await this.updateComplete;
    if (next !== undefined) this.#focusRow(next);
  };

  #focusRow(id: string): void {
    this.renderRoot.querySelector<HTMLElement>(`.list [data-id="${CSS.escape(id)}"] .row`)?.focus();
  }
}
