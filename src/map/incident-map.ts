import { html, nothing } from 'lit';
import type { Incident, Place } from '../model/incident.js';
import { BaseLayers, isSameTiles, MAX_ZOOM, ZOOM_SNAP } from './base-layers.js';
import { countryBox, isFarFrom } from './basemap-country.js';
import { nearestCopy } from './bounds.js';
import { areaAround, clusterDots, dotsOf, isPlaced, type PlacedIncident } from './clusters.js';
import { fitPlaces } from './fit-places.js';
import { contentOf, isSameContent, type Content, type IncidentMapOptions, type IncidentMapState } from './incident-map-state.js';
import { mapStyles } from './incident-map.styles.js';
import { MapStage, type LiveMap } from './map-stage.js';
import { popupStyles } from './popup.styles.js';
import { Scale } from './scale.js';
import { Selection } from './selection.js';

// A chunk of its own, because it comes after the markers.
const loadPaperMap = () => import('./print-map.js');

/** How far outside the box of a country's main landmass a place may be and still decide what the map shows at first, in degrees. */
const BOX_MARGIN = 1;

export { groupName, ringLegend } from '../ui/incident-ring.js';

/** Incidents on a map: markers and popup over our own land. */
export class IncidentMap {
  readonly #options: IncidentMapOptions;
  readonly #stage: MapStage;
  #state: IncidentMapState | undefined;
  #content: Content;
  #selection: Selection | undefined;
  #baseLayers: BaseLayers | undefined;
  #scale: Scale | undefined;
  #printMap: Awaited<ReturnType<typeof loadPaperMap>>['printMap'] | undefined;
  #hasFitted = false;
  /** Where the map was last fitted to. */
  #fitted = '';
  /** The incidents in doubt, marked as such. */
  #doubtful: ReadonlyMap<Incident, PlacedIncident> = new Map();

  constructor(container: HTMLElement, options: IncidentMapOptions) {
    this.#options = options;
    this.#content = { incidents: [], scope: undefined, localizer: options.localizer };
    this.#stage = new MapStage(
      container,
      [mapStyles, popupStyles],
      { zoomSnap: ZOOM_SNAP, maxZoom: MAX_ZOOM },
      {
        start: (live) => this.#start(live),
        resize: () => this.#resize(),
        fit: () => this.#fit(),
        redraw: () => this.#baseLayers?.redraw(),
        fail: () => options.on({ type: 'fail' }),
        zoomCentre: () => this.#selection?.at,
        inView: (live) => this.#inView(live),
        loadFile: options.loadFile,
      },
    );
    this.#renderStage();
  }

  /** Shows a state, doing only what differs from the last one. */
  update(state: IncidentMapState): void {
    const [lastTiles, lastContent] = [this.#state?.tiles, this.#content];
    this.#state = state;
    this.#content = contentOf(state, lastContent);
    const hasOtherTiles = !isSameTiles(state.tiles, lastTiles);
    const hasOtherContent = !isSameContent(this.#content, lastContent);
    if (hasOtherTiles || hasOtherContent) this.#renderStage();
    if (hasOtherTiles) void this.#baseLayers?.setTiles(state.tiles);
    if (hasOtherContent) this.#showContent(lastContent);
    this.#stage.complete();
    void this.#baseLayers?.complete().then((hasOutline) => hasOutline && this.#checkPlaces());
    this.#selection?.update(state);
  }

  destroy(): void {
    this.#selection?.destroy();
    this.#baseLayers?.destroy();
    this.#stage.destroy();
  }

  #renderStage(): void {
    const { localizer } = this.#content;
    const tiles = this.#state?.tiles;
    const { outline } = this.#baseLayers ?? {};
    this.#stage.render(
      localizer,
      localizer.strings.fit,
      html`<p class="map-scale" aria-hidden="true" hidden></p>
        ${tiles ? html`<p class="tile-credit" dir="auto">${tiles.attribution}</p>` : nothing}
        <div class="paper" aria-hidden="true">
          ${outline ? this.#printMap?.(outline, this.#content.incidents.filter(isPlaced), clusterDots, localizer) : nothing}
        </div>
        <div class="popup" part="popup" role="dialog" aria-labelledby="popup-title" hidden></div>`,
    );
  }

  #start(live: LiveMap): void {
    const { map } = live;
    this.#selection = new Selection(live, this.#stage.element('popup'), this.#content.localizer, this.#options.on);
    this.#baseLayers = new BaseLayers(map, this.#options.loadFile, () => [...(this.#selection?.marks() ?? []), ...this.#stage.marks()]);
    this.#scale = new Scale(map, this.#stage.element('map-scale'));
    void this.#baseLayers.setTiles(this.#state?.tiles);
  }

  #resize(): void {
    if (!this.#stage.live?.view.hasMoved) this.#hasFitted = false;
    this.#draw();
  }

  #showContent(last: Content): void {
    const { scope } = this.#content;
    const isElsewhere = scope?.country !== last.scope?.country;
    const { live } = this.#stage;
    if (isElsewhere && live) live.view.hasMoved = false;
    if (isElsewhere || scope?.hours !== last.scope?.hours) this.#hasFitted = false;
    if (isElsewhere || this.#state?.incidents) this.#draw();
    else this.#showPlaced();
  }

  #draw(): void {
    const { live } = this.#stage;
    const { scope, localizer } = this.#content;
    if (!live || !scope || !this.#state) return;
    void this.#baseLayers?.setOutline(scope.country).then(() => this.#checkPlaces());
    if (!this.#hasFitted && !live.view.hasMoved) this.#fit();
    this.#scale?.show(localizer);
    this.#showPlaced();
    this.#selection?.update(this.#state);
  }

  #fit(): void {
    const places = this.#fitting;
    this.#fitted = JSON.stringify(places);
    const { live } = this.#stage;
    this.#hasFitted = live !== undefined && fitPlaces(live.view, places, this.#content.scope?.country);
  }

  /** Shows the markers, and the names that they leave room for. */
  #showPlaced(): void {
    const { localizer } = this.#content;
    this.#selection?.show(this.#placed, localizer);
    void this.#baseLayers?.setLanguage(localizer).then(() => this.#orient());
  }

  #inView({ map }: LiveMap): string {
    const { strings, localize } = this.#content.localizer;
    return localize(strings.allIncidents, { count: dotsOf(this.#placed, map, areaAround(map, 0)).length });
  }

  /** Zooms out until there is a name that tells where the incidents are. */
  #orient(): void {
    const { live } = this.#stage;
    const { country } = this.#content.scope ?? {};
    // A country's own towns are nearer than those of the world.
    if (!live || live.view.hasMoved || !this.#hasFitted || (country && !this.#baseLayers?.outline)) return;
    const { signpost } = this.#baseLayers ?? {};
    if (signpost) fitPlaces(live.view, [...this.#fitting, signpost], country);
  }

  get #placed(): readonly PlacedIncident[] {
    return this.#content.incidents.filter(isPlaced).map((incident) => this.#doubtful.get(incident) ?? incident);
  }

  /** The places that decide what the map shows: none in doubt and, until the outline is there, none outside the country's box. */
  get #fitting(): readonly Place[] {
    const places = this.#placed.map(({ place }) => place).filter(({ isDoubtful }) => !isDoubtful);
    const box = this.#baseLayers?.outline ? undefined : countryBox(this.#content.scope?.country ?? '');
    if (!box) return places;
    return places.filter(({ lat, lng }) => {
      const x = nearestCopy(lng, (box.west + box.east) / 2);
      return x > box.west - BOX_MARGIN && x < box.east + BOX_MARGIN && lat > box.south - BOX_MARGIN && lat < box.north + BOX_MARGIN;
    });
  }

  /** The map for print needs an outline. */
  async #renderPaper(): Promise<void> {
    this.#printMap ??= (await this.#options.loadFile(loadPaperMap))?.printMap;
    if (this.#stage.live) this.#renderStage();
  }

  /** Marks the incidents far from the outline of the country asked for; without an outline nothing can be told. */
  #checkPlaces(): void {
    const { live } = this.#stage;
    if (!live) return;
    const { outline } = this.#baseLayers ?? {};
    const before = [...this.#doubtful.values()];
    if (outline) void this.#renderPaper();
    const far = outline ? this.#content.incidents.filter(isPlaced).filter(({ place }) => isFarFrom(outline, place)) : [];
    this.#doubtful = new Map(far.map((incident) => [incident, { ...incident, place: { ...incident.place, isDoubtful: true } }]));
    if (!live.view.hasMoved && JSON.stringify(this.#fitting) !== this.#fitted) this.#fit();
    this.#orient();
    if (!far.length && !before.length) return;
    this.#showPlaced();
    this.#options.on({ type: 'doubt', ids: far.map(({ id }) => id) });
  }
}
