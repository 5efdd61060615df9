import type { Map as LeafletMap } from 'leaflet';
import { html, nothing } from 'lit';
import type { Incident, Place } from '../model/incident.js';
import { baseLayersOn, isSameTiles, MAX_ZOOM, ZOOM_SNAP, type BaseLayers } from './base-layers.js';
import { countryBox, isFarFrom } from './basemap-country.js';
import { boundsAround, boundsOf, nearestCopy, WORLD_SIZE, type Bounds } from './bounds.js';
import { rectInView, dotsOf, isPlaced, type PlacedIncident } from './clusters.js';
import { isSameFeed, type IncidentMapOptions, type IncidentMapState } from './incident-map-state.js';
import { mapStyles } from './incident-map.styles.js';
import { stageStyles } from './map-stage.styles.js';
import { MapStage, type LiveMap } from './map-stage.js';
import { selectionOn, type Selection } from './selection.js';
import { MARGIN, type View } from './view.js';
import { intl, type Localizer } from '../words/localizer.js';

// A separate chunk, loaded after the markers.
const loadPrintMap = () => import('./print-map.js');

/** How far (degrees) outside the box of a country's main landmass a place may be and still affect the first view. */
const BOX_MARGIN = 1;
/** Without the polar regions, which Mercator enlarges most. */
const WORLD: Bounds = { south: -60, west: -170, north: 75, east: 190 };
/** Space around a country, in pixels. */
const COUNTRY_MARGIN = 16;
const MAX_FIT_ZOOM = 8;
/** The zoom for a single point, and the width (px) below which a map shows it one level further out. */
const POINT_ZOOM = 5;
const MIN_WIDE_MAP = 500;

export const styles = [stageStyles, mapStyles];

export { groupName, ringLegend } from '../ui/incident-ring.js';

/** The longest bar, in pixels. */
const MAX_BAR_WIDTH = 96;
/** Below this zoom, one view spans latitudes at which the same bar stands for very different lengths. */
const MIN_BAR_ZOOM = 3.5;
/** Metres per unit, by the unit's name in `Intl`. */
const UNITS: Readonly<Record<string, number>> = { kilometer: 1000, mile: 1609.344 };
const BAR_STEPS = [5, 2, 1];

/** A scale bar with the length it stands for in the middle of the map. Returns a function that sets its language and unit. */
function scaleBar(map: LeafletMap, bar: HTMLElement): (localizer: Localizer<'map'>) => void {
  let format: Intl.NumberFormat | undefined;
  let metres = 1;

  function draw(): void {
    const { x, y } = map.getSize().divideBy(2);
    const unitsPerPixel = map.distance(map.containerPointToLatLng([x, y]), map.containerPointToLatLng([x + 1, y])) / metres;
    const maxLength = unitsPerPixel * MAX_BAR_WIDTH;
    const power = 10 ** Math.floor(Math.log10(maxLength));
    const length = power * (BAR_STEPS.find((step) => step * power <= maxLength) ?? 1);
    bar.hidden = !format || map.getZoom() < MIN_BAR_ZOOM;
    bar.style.setProperty('--_bar', `${Math.round(length / unitsPerPixel)}px`);
    // The bar begins at the left in every language; the text beside it is isolated and keeps its own direction.
    bar.textContent = `\u2068${format?.format(length) ?? ''}\u2069`;
  }

  map.on('moveend', draw);
  return ({ lang, strings: { lengthUnit } }) => {
    format = intl('NumberFormat', lang, { style: 'unit', unit: lengthUnit, unitDisplay: 'short' });
    metres = UNITS[lengthUnit] ?? metres;
    draw();
  };
}

/** Incidents on a map: markers and a popup over our own basemap. */
export function incidentMapIn(container: HTMLElement, first: IncidentMapState, { loadFile, on, fail }: IncidentMapOptions) {
  let state = first;
  let selection: Selection | undefined;
  let baseLayers: BaseLayers | undefined;
  let showScale: ReturnType<typeof scaleBar> | undefined;
  /** Replaces the map while the page is printed. */
  let drawing: unknown;
  let stopPrint: (() => void) | undefined;
  let fittedPlaces = '';
  /** The incidents far outside the requested country, marked as such. */
  let farOutside: ReadonlyMap<Incident, PlacedIncident> = new Map();
  const zooms = { zoomSnap: ZOOM_SNAP, maxZoom: MAX_ZOOM };
  const redraw = (): void => baseLayers?.redraw();
  const stage = new MapStage(container, zooms, { start, draw, fit, redraw, fail, zoomCentre: () => selection?.at(), inView, loadFile });
  renderStage();

  function renderStage(): void {
    const { localizer, tiles } = state;
    stage.render(
      localizer,
      localizer.strings.fit,
      html`<p class="map-scale" aria-hidden="true" hidden></p>
        ${tiles ? html`<p class="tile-credit" dir="auto">${tiles.attribution}</p>` : nothing}
        ${stopPrint ? html`<div class="paper" aria-hidden="true">${drawing}</div>` : nothing}
        <div class="popup" part="popup" role="dialog" aria-labelledby="popup-title" hidden></div>`,
    );
  }

  function start(live: LiveMap): void {
    selection = selectionOn(live, stage.element('popup'), () => state, on);
    baseLayers = baseLayersOn(live.map, stage.painted, loadFile, () => [...(selection?.occupied() ?? []), ...stage.occupied()]);
    showScale = scaleBar(live.map, stage.element('map-scale'));
    void baseLayers.setTiles(state.tiles);
  }

  function showContent(last: IncidentMapState): void {
    const { scope, incidents } = state;
    const isElsewhere = scope.country !== last.scope.country;
    const { view } = stage.live ?? {};
    if (isElsewhere && view) view.hasMoved = false;
    if (view && (isElsewhere || scope.hours !== last.scope.hours)) view.hasFitted = false;
    if (isElsewhere || incidents) draw();
    else showPlaced();
  }

  function draw(): void {
    const { live } = stage;
    const { scope, localizer } = state;
    if (!live) return;
    void baseLayers?.setOutline(scope.country).then(checkPlaces);
    if (!live.view.hasFitted && !live.view.hasMoved) fit();
    showScale?.(localizer);
    showPlaced();
    selection?.update();
  }

  function fit(): void {
    const places = placesToFit();
    fittedPlaces = JSON.stringify(places);
    const { view } = stage.live ?? {};
    if (view) view.hasFitted = fitPlaces(view, places, state.scope.country);
  }

  /** Shows the markers, and names in the space between them. */
  function showPlaced(): void {
    selection?.show(placed());
    void baseLayers?.setLanguage(state.localizer).then(orient);
  }

  function inView({ map }: LiveMap): string {
    const { strings, localize } = state.localizer;
    return localize(strings.allIncidents, { count: dotsOf(placed(), map, rectInView(map, 0)).length });
  }

  /** Zooms out until a name is in view that shows where the incidents are. */
  function orient(): void {
    const { live } = stage;
    const { country } = state.scope;
    // Waits for a country's own towns, which load with its outline: they are nearer than the largest of the world.
    if (!live || live.view.hasMoved || !live.view.hasFitted || (country && !baseLayers?.detail()?.outline)) return;
    const signpost = baseLayers?.signpost();
    if (signpost) fitPlaces(live.view, [...placesToFit(), signpost], country);
  }

  function incidentsWithPlace(): readonly PlacedIncident[] {
    return state.incidents?.filter(isPlaced) ?? [];
  }

  /** The incidents with a place, those far outside marked as such. */
  function placed(): readonly PlacedIncident[] {
    return incidentsWithPlace().map((incident) => farOutside.get(incident) ?? incident);
  }

  /** The places to fit: none far outside the country and, until its outline is loaded, none outside its box. */
  function placesToFit(): readonly Place[] {
    const places = placed()
      .map(({ place }) => place)
      .filter(({ isFarOutside }) => !isFarOutside);
    const box = baseLayers?.detail()?.outline ? undefined : countryBox(state.scope.country ?? '');
    if (!box) return places;
    return places.filter(({ lat, lng }) => {
      const x = nearestCopy(lng, (box.west + box.east) / 2);
      return x > box.west - BOX_MARGIN && x < box.east + BOX_MARGIN && lat > box.south - BOX_MARGIN && lat < box.north + BOX_MARGIN;
    });
  }

  async function addPrint(): Promise<void> {
    await stage.painted;
    const code = await loadFile(loadPrintMap);
    if (!code || !stage.live || stopPrint) return;
    const draw = ({ scope: { country }, localizer } = state) =>
      code.printMap({ country, detail: baseLayers?.detail(), land: baseLayers?.land() ?? [], incidents: placed(), localizer });
    stopPrint = code.printOn(draw, (next) => {
      drawing = next;
      renderStage();
    });
    renderStage();
  }

  /** Marks the incidents far from the outline of the requested country; none until it is loaded. */
  function checkPlaces(): void {
    const { live } = stage;
    if (!live) return;
    const outline = baseLayers?.detail()?.outline;
    const before = [...farOutside.values()];
    void addPrint();
    const far = outline ? incidentsWithPlace().filter(({ place }) => isFarFrom(outline, place)) : [];
    farOutside = new Map(far.map((incident) => [incident, { ...incident, place: { ...incident.place, isFarOutside: true } }]));
    if (!live.view.hasMoved && JSON.stringify(placesToFit()) !== fittedPlaces) fit();
    orient();
    if (!far.length && !before.length) return;
    showPlaced();
    on({ type: 'far-outside', ids: far.map(({ id }) => id) });
  }

  return {
    /** Shows a state; does only what its differences from the last one need. */
    update(next: IncidentMapState): void {
      const last = state;
      state = next;
      const hasOtherTiles = !isSameTiles(state.tiles, last.tiles);
      const hasOtherContent = !isSameFeed(state, last);
      if (hasOtherTiles || hasOtherContent) renderStage();
      if (hasOtherTiles) void baseLayers?.setTiles(state.tiles);
      if (hasOtherContent) showContent(last);
      stage.complete();
      void baseLayers?.complete().then((hasOutline) => hasOutline && checkPlaces());
      selection?.update();
    },
    destroy(): void {
      selection?.destroy();
      baseLayers?.destroy();
      stopPrint?.();
      stage.destroy();
    },
  };
}

/** Fits the whole country, or else the world, with all places; returns whether there were any. */
function fitPlaces(view: View, places: readonly Place[], country: string | undefined): boolean {
  const box = countryBox(country ?? '');
  if (box) fitCountry(view, boundsAround([box], places) ?? box, places);
  else fitWorld(view, places);
  return places.length > 0;
}

/** A country may come close to the edge of the map, a marker may not. */
function fitCountry(view: View, bounds: Bounds, places: readonly Place[]): void {
  view.fitBounds(bounds, COUNTRY_MARGIN, MAX_FIT_ZOOM);
  if (places.some((place) => !view.isClear(place))) view.fitBounds(bounds, MARGIN, MAX_FIT_ZOOM);
}

/** Without places, the world fills the map, so that no part of it appears twice. */
function fitWorld(view: View, places: readonly Place[]): void {
  const { map } = view;
  const { south, west, north, east } = boundsOf(places) ?? WORLD;
  const isPoint = south === north && west === east;
  const { x } = map.getSize();
  const zoom = isPoint ? POINT_ZOOM - Number(x < MIN_WIDE_MAP) : Math.log2(x / WORLD_SIZE) + (map.options.zoomSnap ?? 0) / 2;
  if (places.length && !isPoint) view.fitBounds({ south, west, north, east }, MARGIN, MAX_FIT_ZOOM);
  else map.setView([(south + north) / 2, (west + east) / 2], zoom, { animate: false });
  avoidPoles(view, Math.min(south, WORLD.south), Math.max(north, WORLD.north));
}

/** Moves the view away from what is beyond two latitudes or, if it is taller than the area between, centres it. */
function avoidPoles({ map }: View, south: number, north: number): void {
  const [{ y: top }, { y: bottom }] = [map.latLngToContainerPoint([north, 0]), map.latLngToContainerPoint([south, 0])];
  const { y: height } = map.getSize();
  const down = bottom - top <= height ? (top + bottom - height) / 2 : Math.max(0, top) || Math.min(0, bottom - height);
  if (down) map.panBy([0, down], { animate: false });
}
