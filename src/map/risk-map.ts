import type { LatLngLiteral } from 'leaflet';
import { Simple } from 'leaflet/src/geo/crs/CRS.Simple.js';
import { html, nothing } from 'lit';
import { Choropleth } from './choropleth.js';
import { MapStage, type LiveMap } from './map-stage.js';
import { boundsAround, decodeWorld, latLngOf, type CountriesFile, type World } from './plane.js';
import type { Pointing } from './pointing.js';
import type { PrintStage, Sheet } from './print-world.js';
import { isSameContent, type RiskMapOptions, type RiskMapState } from './risk-map-state.js';
import { riskMapStyles } from './risk-map.styles.js';
import type { TierNames } from './tier-names.js';

// A chunk of its own, which comes after the map is painted, because paper cannot wait for its drawing.
const loadAfterPaint = () => import('./after-paint.js');

/** The shapes are projected already. */
const MAP_OPTIONS = { crs: Simple, zoomSnap: 0, maxZoom: 7 };
/** Around what the map is fitted to, in pixels. */
const MARGIN = 2;

/** Countries in the colours of their tiers. Names, what readers point at, and the drawing for paper come after the first paint. */
export class RiskMap {
  readonly #options: RiskMapOptions;
  readonly #stage: MapStage;
  readonly #world: World;
  #state: RiskMapState;
  #layer: Choropleth | undefined;
  #names: TierNames | undefined;
  #pointing: Pointing | undefined;
  #hasFitted = false;
  #print: PrintStage | undefined;

  constructor(container: HTMLElement, file: CountriesFile, state: RiskMapState, options: RiskMapOptions) {
    this.#world = decodeWorld(file);
    this.#state = state;
    this.#options = options;
    this.#stage = new MapStage(container, [riskMapStyles], MAP_OPTIONS, {
      start: (live) => this.#start(live),
      resize: () => this.#resize(),
      fit: () => this.#fit(),
      redraw: () => this.#redraw(),
      fail: options.fail,
      inView: (live) => this.#inView(live),
      loadFile: options.loadFile,
    });
    this.#renderStage();
  }

  /** Shows a state, doing only what differs from the last one. */
  update(state: RiskMapState): void {
    const last = this.#state;
    this.#state = state;
    if (!isSameContent(state, last)) this.#showContent(last.scope);
    else if (state.palette !== last.palette) this.#redraw();
    if (state.selected !== last.selected) this.#showSelected(state.selected);
    this.#stage.complete();
    this.#complete().catch(this.#options.fail);
  }

  destroy(): void {
    this.#pointing?.destroy();
    this.#print?.destroy();
    this.#stage.destroy();
  }

  /** How much of the list is in view. */
  #inView({ map }: LiveMap): string {
    const { countries, localizer } = this.#state;
    const { strings, localize } = localizer;
    const centres = countries.flatMap(({ iso2 }) => this.#centreOf(iso2) ?? []);
    const count = centres.filter((centre) => map.getBounds().contains(centre)).length;
    return localize(strings.countriesOf, { count, all: centres.length });
  }

  #centreOf(iso2: string): LatLngLiteral | undefined {
    const place = this.#world.places.get(iso2);
    return place && latLngOf(place.centre);
  }

  #renderStage(): void {
    const { localizer } = this.#state;
    const { strings, dir } = localizer;
    this.#stage.render(
      localizer,
      strings.showWholeMap,
      // A screen reader passes the arrow keys on to an application.
      html`<div role="application" aria-label=${strings.riskMap} aria-describedby="map-help">
          <button class="target plain" type="button" hidden></button>
          <button class="target other plain" type="button" hidden></button>
        </div>
        <div class="label" dir=${dir} aria-hidden="true" hidden></div>
        ${this.#print ? html`<div class="paper" aria-hidden="true">${this.#print.content}</div>` : nothing}`,
    );
  }

  /** Adds what the first paint does not need, unless it is there or cannot be loaded. */
  async #complete(): Promise<void> {
    await this.#stage.painted;
    const code = await this.#options.loadFile(loadAfterPaint);
    const { live } = this.#stage;
    const layer = this.#layer;
    if (!code || !live || !layer || this.#pointing) return;
    this.#names = new code.TierNames(layer, () => this.#stage.marks()).addTo(live.map);
    this.#showNames(this.#state);
    this.#pointing = new code.Pointing({
      live,
      world: this.#world,
      layer,
      land: this.#stage.element('land'),
      label: this.#stage.element('label'),
      targets: [this.#stage.element('target'), this.#stage.element('target.other')],
      state: () => this.#state,
      select: (iso2) => this.#select(iso2),
      findName: this.#options.findName,
    });
    this.#print = new code.PrintStage(live.map.getContainer(), { sheet: () => this.#sheet, render: () => this.#renderStage() });
  }

  #showNames({ countries, localizer }: RiskMapState): void {
    this.#names?.show(countries, this.#world.places, localizer.dir);
  }

  /** What is drawn on paper. */
  get #sheet(): Sheet | undefined {
    const [world, choropleth] = [this.#world, this.#layer];
    if (!choropleth) return undefined;
    const { countries, scope, localizer } = this.#state;
    const { fontFamily: font } = getComputedStyle(this.#stage.element('land'));
    return { world, choropleth, bounds: boundsAround(world, scope ? countries : []), countries, dir: localizer.dir, font };
  }

  #start({ map }: LiveMap): void {
    this.#layer = new Choropleth(this.#world).addTo(map);
  }

  #resize(): void {
    if (!this.#stage.live?.view.hasMoved) this.#hasFitted = false;
    this.#draw();
  }

  #showContent(lastScope: string): void {
    if (this.#state.scope !== lastScope) {
      this.#hasFitted = false;
      if (this.#stage.live) this.#stage.live.view.hasMoved = false;
    }
    this.#renderStage();
    this.#draw();
  }

  /** Moves the map no further than needed to show a country. */
  #showSelected(iso2: string | undefined): void {
    const centre = iso2 === undefined ? undefined : this.#centreOf(iso2);
    if (iso2 !== undefined) this.#pointing?.moveTo(iso2);
    if (centre) this.#stage.live?.view.reveal(centre);
    this.#mark();
  }

  #draw(): void {
    const { live } = this.#stage;
    if (!live) return;
    const { countries, isPart } = this.#state;
    if (!this.#hasFitted && !live.view.hasMoved) this.#fit();
    this.#layer?.show(countries, isPart);
    this.#pointing?.show();
    this.#showNames(this.#state);
  }

  #redraw(): void {
    this.#layer?.redraw();
    this.#names?.redraw();
  }

  #fit(): void {
    const { scope, countries } = this.#state;
    // Without countries there is no region to fit yet, only the world.
    this.#hasFitted = !scope || countries.length > 0;
    this.#stage.live?.view.fitBounds(boundsAround(this.#world, scope ? countries : []), MARGIN, MAP_OPTIONS.maxZoom);
  }

  /** The reader selects a country, or none. */
  #select(iso2: string | undefined): void {
    this.#state = { ...this.#state, selected: iso2 };
    this.#mark();
    this.#options.select(iso2);
  }

  #mark(): void {
    if (this.#pointing) this.#pointing.mark();
    else this.#layer?.mark([this.#state.selected]);
  }
}
