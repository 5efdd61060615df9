import { Simple } from 'leaflet/src/geo/crs/CRS.Simple.js';
import { html, nothing } from 'lit';
import { Choropleth } from './choropleth.js';
import { stageStyles } from './map-stage.styles.js';
import { MapStage, type LiveMap } from './map-stage.js';
import { areaShown, decodeWorld, latLngOf, type CountriesFile } from './plane.js';
import type { Pointing } from './pointing.js';
import { isSameChoice, isSameList, type RiskMapOptions, type RiskMapState } from './risk-map-state.js';
import { worldMapStyles } from './risk-map.styles.js';
import type { TierNames } from './tier-names.js';

// A separate chunk, loaded after the map is painted, because its drawing for print has to be ready in advance.
const loadActions = () => import('./risk-map-actions.js');

export const styles = [stageStyles, worldMapStyles];

/** The shapes are projected already. */
const MAP_OPTIONS = { crs: Simple, zoomSnap: 0, maxZoom: 7 };
/** Space around the fitted area, in pixels. */
const MARGIN = 2;

/** Countries in the colours of their tiers. Names, pointing and the drawing for print load after the first paint. */
export function riskMapIn(container: HTMLElement, file: CountriesFile, first: RiskMapState, tools: RiskMapOptions) {
  const { fail, loadFile } = tools;
  const world = decodeWorld(file);
  let state = first;
  let layer: Choropleth | undefined;
  let names: TierNames | undefined;
  let pointing: Pointing | undefined;
  /** Replaces the map while the page is printed. */
  let drawing: unknown;
  let stopPrint: (() => void) | undefined;
  const start = ({ map }: LiveMap): void => void (layer = new Choropleth(world).addTo(map));
  const stage = new MapStage(container, MAP_OPTIONS, { start, draw, fit, redraw, fail, inView: () => pointing?.inView() ?? '', loadFile });
  renderStage();

  function renderStage(): void {
    const { localizer } = state;
    const { strings, dir } = localizer;
    stage.render(
      localizer,
      strings.showWholeMap,
      // A screen reader passes the arrow keys on to an application; the box around it is named and described.
      html`<div role="application" aria-label=${strings.columns.name}>
          <button class="target plain" type="button" hidden></button>
          <button class="target other plain" type="button" hidden></button>
        </div>
        <div class="label" dir=${dir} aria-hidden="true" hidden></div>
        ${stopPrint ? html`<div class="paper" aria-hidden="true">${drawing}</div>` : nothing}`,
    );
  }

  /** Adds what the first paint does not need, unless it has been added or cannot be loaded. */
  async function complete(): Promise<void> {
    await stage.painted;
    const code = await loadFile(loadActions);
    const { live } = stage;
    if (!code || !live || !layer || pointing) return;
    const shared = { world, layer, land: stage.element('land'), state: () => state };
    names = new code.TierNames(shared, () => stage.occupied()).addTo(live.map);
    const targets = [stage.element('target'), stage.element('target.other')] as const;
    pointing = code.pointingOn({ ...shared, live, label: stage.element('label'), targets, select });
    const draw = () => code.printWorld(shared);
    stopPrint = code.printOn(draw, (next) => {
      drawing = next;
      renderStage();
    });
  }

  function showContent(last: RiskMapState): void {
    if (stage.live && !isSameChoice(state, last)) Object.assign(stage.live.view, { hasFitted: false, hasMoved: false });
    renderStage();
    draw();
  }

  /** Moves the map no further than needed to show a country. */
  function showSelected(iso2: string | undefined): void {
    if (iso2 !== undefined) {
      const place = world.places.get(iso2);
      pointing?.moveTo(iso2);
      if (place) stage.live?.view.reveal(latLngOf(place.centre));
    }
    highlight();
  }

  function draw(): void {
    const { live } = stage;
    if (!live) return;
    const { countries, isPart } = state;
    if (!live.view.hasFitted && !live.view.hasMoved) fit();
    layer?.show(countries, isPart);
    pointing?.show();
    names?.redraw();
  }

  function redraw(): void {
    layer?.redraw();
    names?.redraw();
  }

  function fit(): void {
    const { view } = stage.live ?? {};
    if (!view) return;
    const { region, codes, countries } = state;
    // Without countries, only the world can be fitted yet.
    view.hasFitted = !(region || codes) || countries.length > 0;
    const { west, east, north, south } = areaShown(world, state);
    view.fitBounds({ west, east, north: -north, south: -south }, MARGIN, MAP_OPTIONS.maxZoom);
  }

  function select(iso2: string | undefined): void {
    if (iso2 === undefined && state.selected === undefined) return;
    state = { ...state, selected: iso2 };
    if (iso2 !== undefined) pointing?.moveTo(iso2);
    highlight();
    tools.select(iso2);
  }

  function highlight(): void {
    if (pointing) pointing.highlight();
    else layer?.highlight([state.selected]);
  }

  return {
    /** Shows a state; does only what its differences from the last one need. */
    update(next: RiskMapState): void {
      const last = state;
      state = next;
      if (!isSameList(state, last)) showContent(last);
      else if (state.palette !== last.palette) redraw();
      if (state.selected !== last.selected) showSelected(state.selected);
      stage.complete();
      complete().catch(fail);
    },
    destroy(): void {
      pointing?.destroy();
      stopPrint?.();
      stage.destroy();
    },
  };
}
