import { html, nothing } from 'lit';
import type { Incident, Place } from '../model/incident.js';
import { BaseLayers, isSameTiles, MAX_ZOOM, ZOOM_SNAP } from './base-layers.js';
import { countryBox, isFarFrom } from './basemap-country.js';
import { boundsAround, boundsOf, nearestCopy, WORLD_SIZE, type Bounds } from './bounds.js';
import { areaAround, clusterDots, dotsOf, isPlaced, type PlacedIncident } from './clusters.js';
import { isSameContent, type IncidentMapOptions, type IncidentMapState } from './incident-map-state.js';
import { mapStyles } from './incident-map.styles.js';
import { MapStage, type LiveMap } from './map-stage.js';
import { popupStyles } from './popup.js';
import { Scale } from './scale.js';
import { Selection } from './selection.js';
import { MARGIN, type View } from './view.js';

// A chunk of its own, because it comes after the markers.
const loadPrintMap = () => import('./print-map.js');

/** How far outside the box of a country's main landmass a place may be and still decide what the map shows at first, in degrees. */
const BOX_MARGIN = 1;
/** Without the regions around the poles, which Mercator makes larger than all others. */
const WORLD: Bounds = { south: -60, west: -170, north: 75, east: 190 };
/** Around a country, which has no sign, in pixels. */
const COUNTRY_MARGIN = 16;
const MAX_FIT_ZOOM = 8;
/** The zoom at which a single point is shown, and the width below which a map shows it one level further out. */
const POINT_ZOOM = 5;
const MIN_WIDE_MAP = 500;

export { groupName, ringLegend } from '../ui/incident-ring.js';

/** Incidents on a map: markers and popup over our own land. */
export class IncidentMap {
  readonly #options: IncidentMapOptions;
  readonly #stage: MapStage;
  #state: IncidentMapState;
  #selection: Selection | undefined;
  #baseLayers: BaseLayers | undefined;
  #scale: Scale | undefined;
  #printMap: Awaited<ReturnType<typeof loadPrintMap>>['printMap'] | undefined;
  #hasFitted = false;
  /** Where the map was last fitted to. */
  #fitted = '';
  /** The incidents in doubt, marked as such. */
  #doubtful: ReadonlyMap<Incident, PlacedIncident> = new Map();

  constructor(container: HTMLElement, state: IncidentMapState, options: IncidentMapOptions) {
    this.#options = options;
    this.#state = state;
    this.#stage = new MapStage(
      container,
      [mapStyles, popupStyles],
      { zoomSnap: ZOOM_SNAP, maxZoom: MAX_ZOOM },
      {
        start: (live) => this.#start(live),
        resize: () => this.#resize(),
        fit: () => this.#fit(),
        redraw: () => this.#baseLayers?.redraw(),
        fail: options.fail,
        zoomCentre: () => this.#selection?.at,
        inView: (live) => this.#inView(live),
        loadFile: options.loadFile,
      },
    );
    this.#renderStage();
  }

  /** Shows a state, doing only what differs from the last one. */
  update(state: IncidentMapState): void {
    const last = this.#state;
    this.#state = state;
    const hasOtherTiles = !isSameTiles(state.tiles, last.tiles);
    const hasOtherContent = !isSameContent(state, last);
    if (hasOtherTiles || hasOtherContent) this.#renderStage();
    if (hasOtherTiles) void this.#baseLayers?.setTiles(state.tiles);
    if (hasOtherContent) this.#showContent(last);
    this.#stage.complete();
    void this.#baseLayers?.complete().then((hasOutline) => hasOutline && this.#checkPlaces());
    this.#selection?.update();
  }

  destroy(): void {
    this.#selection?.destroy();
    this.#baseLayers?.destroy();
    this.#stage.destroy();
  }

  #renderStage(): void {
    const { localizer, tiles } = this.#state;
    const { outline } = this.#baseLayers ?? {};
    this.#stage.render(
      localizer,
      localizer.strings.fit,
      html`<p class="map-scale" aria-hidden="true" hidden></p>
        ${tiles ? html`<p class="tile-credit" dir="auto">${tiles.attribution}</p>` : nothing}
        <div class="paper" aria-hidden="true">${outline ? this.#printMap?.(outline, this.#withPlace, clusterDots, localizer) : nothing}</div>
        <div class="popup" part="popup" role="dialog" aria-labelledby="popup-title" hidden></div>`,
    );
  }

  #start(live: LiveMap): void {
    const { map } = live;
    this.#selection = new Selection(live, this.#stage.element('popup'), () => this.#state, this.#options.on);
    this.#baseLayers = new BaseLayers(map, this.#stage.painted, this.#options.loadFile, () => [...(this.#selection?.marks() ?? []), ...this.#stage.marks()]);
    this.#scale = new Scale(map, this.#stage.element('map-scale'));
    void this.#baseLayers.setTiles(this.#state.tiles);
  }

  #resize(): void {
    if (!this.#stage.live?.view.hasMoved) this.#hasFitted = false;
    this.#draw();
  }

  #showContent(last: IncidentMapState): void {
    const { scope, incidents } = this.#state;
    const isElsewhere = scope.country !== last.scope.country;
    const { live } = this.#stage;
    if (isElsewhere && live) live.view.hasMoved = false;
    if (isElsewhere || scope.hours !== last.scope.hours) this.#hasFitted = false;
    if (isElsewhere || incidents) this.#draw();
    else this.#showPlaced();
  }

  #draw(): void {
    const { live } = this.#stage;
    const { scope, localizer } = this.#state;
    if (!live) return;
    void this.#baseLayers?.setOutline(scope.country).then(() => this.#checkPlaces());
    if (!this.#hasFitted && !live.view.hasMoved) this.#fit();
    this.#scale?.show(localizer);
    this.#showPlaced();
    this.#selection?.update();
  }

  #fit(): void {
    const places = this.#fitting;
    this.#fitted = JSON.stringify(places);
    const { live } = this.#stage;
    this.#hasFitted = live !== undefined && fitPlaces(live.view, places, this.#state.scope.country);
  }

  /** Shows the markers, and the names that they leave room for. */
  #showPlaced(): void {
    this.#selection?.show(this.#placed);
    void this.#baseLayers?.setLanguage(this.#state.localizer).then(() => this.#orient());
  }

  #inView({ map }: LiveMap): string {
    const { strings, localize } = this.#state.localizer;
    return localize(strings.allIncidents, { count: dotsOf(this.#placed, map, areaAround(map, 0)).length });
  }

  /** Zooms out until there is a name that tells where the incidents are. */
  #orient(): void {
    const { live } = this.#stage;
    const { country } = this.#state.scope;
    // A country's own towns are nearer than those of the world.
    if (!live || live.view.hasMoved || !this.#hasFitted || (country && !this.#baseLayers?.outline)) return;
    const { signpost } = this.#baseLayers ?? {};
    if (signpost) fitPlaces(live.view, [...this.#fitting, signpost], country);
  }

  get #withPlace(): readonly PlacedIncident[] {
    return this.#state.incidents?.filter(isPlaced) ?? [];
  }

  /** The same, with those in doubt marked as such. */
  get #placed(): readonly PlacedIncident[] {
    return this.#withPlace.map((incident) => this.#doubtful.get(incident) ?? incident);
  }

  /** The places that decide what the map shows: none in doubt and, until the outline is there, none outside the country's box. */
  get #fitting(): readonly Place[] {
    const places = this.#placed.map(({ place }) => place).filter(({ isDoubtful }) => !isDoubtful);
    const box = this.#baseLayers?.outline ? undefined : countryBox(this.#state.scope.country ?? '');
    if (!box) return places;
    return places.filter(({ lat, lng }) => {
      const x = nearestCopy(lng, (box.west + box.east) / 2);
      return x > box.west - BOX_MARGIN && x < box.east + BOX_MARGIN && lat > box.south - BOX_MARGIN && lat < box.north + BOX_MARGIN;
    });
  }

  /** The map for print needs an outline. */
  async #renderPrintMap(): Promise<void> {
    this.#printMap ??= (await this.#options.loadFile(loadPrintMap))?.printMap;
    if (this.#stage.live) this.#renderStage();
  }

  /** Marks the incidents far from the outline of the country asked for; without an outline nothing can be told. */
  #checkPlaces(): void {
    const { live } = this.#stage;
    if (!live) return;
    const { outline } = this.#baseLayers ?? {};
    const before = [...this.#doubtful.values()];
    if (outline) void this.#renderPrintMap();
    const far = outline ? this.#withPlace.filter(({ place }) => isFarFrom(outline, place)) : [];
    this.#doubtful = new Map(far.map((incident) => [incident, { ...incident, place: { ...incident.place, isDoubtful: true } }]));
    if (!live.view.hasMoved && JSON.stringify(this.#fitting) !== this.#fitted) this.#fit();
    this.#orient();
    if (!far.length && !before.length) return;
    this.#showPlaced();
    this.#options.on({ type: 'doubt', ids: far.map(({ id }) => id) });
  }
}

/** Shows the whole country, or else the world, with all places; returns whether there were any. */
function fitPlaces(view: View, places: readonly Place[], country: string | undefined): boolean {
  const box = countryBox(country ?? '');
  if (box) fitCountry(view, boundsAround([box], places) ?? box, places);
  else fitWorld(view, places);
  return places.length > 0;
}

/** A country comes close to the edge of the map; a sign does not. */
function fitCountry(view: View, bounds: Bounds, places: readonly Place[]): void {
  view.fitBounds(bounds, COUNTRY_MARGIN, MAX_FIT_ZOOM);
  if (places.some((place) => !view.isClear(place))) view.fitBounds(bounds, MARGIN, MAX_FIT_ZOOM);
}

/** Without places the world fills the map, so that no part of it is there twice. */
function fitWorld(view: View, places: readonly Place[]): void {
  const { map } = view;
  const { south, west, north, east } = boundsOf(places) ?? WORLD;
  const isPoint = south === north && west === east;
  const { x } = map.getSize();
  const zoom = isPoint ? POINT_ZOOM - Number(x < MIN_WIDE_MAP) : Math.log2(x / WORLD_SIZE) + (map.options.zoomSnap ?? 0) / 2;
  if (places.length && !isPoint) view.fitBounds({ south, west, north, east }, MARGIN, MAX_FIT_ZOOM);
  else map.setView([(south + north) / 2, (west + east) / 2], zoom, { animate: false });
  leavePoles(view, Math.min(south, WORLD.south), Math.max(north, WORLD.north));
}

/** Moves the view off what lies beyond two latitudes or, if it is taller, as far from one as from the other. */
function leavePoles({ map }: View, south: number, north: number): void {
  const [{ y: top }, { y: bottom }] = [map.latLngToContainerPoint([north, 0]), map.latLngToContainerPoint([south, 0])];
  const { y: height } = map.getSize();
  const down = bottom - top <= height ? (top + bottom - height) / 2 : Math.max(0, top) || Math.min(0, bottom - height);
  if (down) map.panBy([0, down], { animate: false });
}
