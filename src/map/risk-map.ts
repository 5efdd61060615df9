import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { Simple } from 'leaflet/src/geo/crs/CRS.Simple.js';
import { html, nothing } from 'lit';
import type { CountryCompact } from '../model/country.js';
import type { RiskMapLocalizer } from '../ui/risk-map.js';
import { afterFrame } from './canvas-layer.js';
import { Choropleth } from './choropleth.js';
import { isOnWayTo, positionLabel, renderLabel, type Point } from './country-label.js';
import { KeyboardCursor } from './keyboard-cursor.js';
import { MapStage, type LiveMap } from './map-stage.js';
import { boundsAround, decodeWorld, type CountriesFile, type World } from './plane.js';
import type { PrintStage, Sheet } from './print-world.js';
import { isSameContent, type RiskMapOptions, type RiskMapState } from './risk-map-state.js';
import { riskMapStyles } from './risk-map.styles.js';
import { namedCountries, placeNames } from './tier-labels.js';
import { TierNames } from './tier-names.js';

// A chunk of its own, which comes after the map is painted: paper cannot wait for it.
const loadPaper = () => import('./print-world.js');

/** The shapes are projected already. */
const MAP_OPTIONS = { crs: Simple, zoomSnap: 0, maxZoom: 7 };
/** Around what the map is fitted to, in pixels. */
const MARGIN = 2;

/** Countries in the colours of their tiers, with a label for the one that is hovered or selected. */
export class RiskMap {
  readonly #options: RiskMapOptions;
  readonly #stage: MapStage;
  readonly #world: World;
  #state: RiskMapState | undefined;
  #layer: Choropleth | undefined;
  #names: TierNames | undefined;
  #cursor: KeyboardCursor | undefined;
  #hovered: string | undefined;
  /** The country whose label the reader has taken away. */
  #dismissed: string | undefined;
  /** Where the pointer met what it is over; `undefined` while the keyboard is in use. */
  #pointer: Point | undefined;
  #hasFitted = false;
  /** The drawing for paper, once its code is here. */
  #paper: PrintStage | undefined;
  #frame = 0;

  constructor(container: HTMLElement, file: CountriesFile, options: RiskMapOptions) {
    this.#world = decodeWorld(file);
    this.#options = options;
    this.#stage = new MapStage(container, [riskMapStyles], MAP_OPTIONS, {
      start: (live) => this.#start(live),
      resize: () => this.#resize(),
      fit: () => this.#fit(),
      redraw: () => this.#redraw(),
      fail: options.onFail,
      inView: (live) => this.#inView(live),
    });
    this.#renderStage();
  }

  /** Shows a state, doing only what differs from the last one. */
  update(state: RiskMapState): void {
    const last = this.#state;
    this.#state = state;
    if (!last || !isSameContent(state, last)) this.#showContent(last?.scope);
    else if (state.palette !== last.palette) this.#redraw();
    if (state.selected !== last?.selected) this.#showSelected(state.selected);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener('keydown', this.#onKey);
    this.#paper?.destroy();
    this.#stage.destroy();
  }

  get #localizer(): RiskMapLocalizer {
    return (this.#state ?? this.#options).localizer;
  }

  /** How much of the list is in view. */
  #inView({ map }: LiveMap): string {
    const { strings, localize } = this.#localizer;
    const codes = this.#state?.countries.flatMap(({ iso2 }) => this.#cursor?.centreOf(iso2) ?? []) ?? [];
    const count = codes.filter((centre) => map.getBounds().contains(centre)).length;
    return localize(strings.countriesOf, { count, all: codes.length });
  }

  #renderStage(): void {
    const { strings, dir } = this.#localizer;
    this.#stage.render(
      this.#localizer,
      strings.showWholeMap,
      // A screen reader passes the arrow keys on to an application.
      html`<div role="application" aria-label=${strings.riskMap} aria-describedby="map-help">
          <button class="target" type="button" hidden></button>
          <button class="target" type="button" hidden></button>
        </div>
        <div class="label" dir=${dir} aria-hidden="true" hidden></div>
        ${this.#paper ? html`<div class="paper" aria-hidden="true">${this.#paper.content}</div>` : nothing}`,
    );
  }

  async #loadPaper(map: LeafletMap): Promise<void> {
    const code = await loadPaper();
    if (!this.#stage.live) return;
    this.#paper = new code.PrintStage(map.getContainer(), { sheet: () => this.#sheet, render: () => this.#renderStage() });
  }

  /** What is drawn on paper. */
  get #sheet(): Sheet | undefined {
    const [world, choropleth] = [this.#world, this.#layer];
    if (!choropleth || !this.#state) return undefined;
    const { countries, scope, localizer } = this.#state;
    const { fontFamily: font } = getComputedStyle(this.#stage.element('land'));
    return {
      world,
      choropleth,
      bounds: boundsAround(world, scope ? countries : []),
      named: namedCountries(countries, world.places),
      dir: localizer.dir,
      font,
      placeNames,
    };
  }

  #start({ map, view, gestures }: LiveMap): void {
    // Without it the table is printed alone.
    afterFrame(() => void this.#loadPaper(map).catch(() => undefined));
    this.#layer = new Choropleth(this.#world).addTo(map);
    this.#names = new TierNames(this.#layer, () => this.#stage.marks()).addTo(map);
    const land = this.#stage.element('land');
    const [one, other] = land.parentElement?.querySelectorAll<HTMLElement>('.target') ?? [];
    if (!one || !other) throw new Error('The stage has no targets.');
    this.#cursor = new KeyboardCursor(map, view, this.#world.places, [one, other], {
      hover: (iso2) => this.#hover(iso2),
      select: (iso2) => this.#select(iso2),
    });
    land.addEventListener('pointermove', (event) => this.#onPointerMove(map, land, event));
    const label = this.#stage.element('label');
    land.addEventListener('pointerleave', ({ relatedTarget }) => this.#onPointerLeave(relatedTarget));
    label.addEventListener('pointerleave', () => this.#hover(undefined));
    label.addEventListener('click', () => this.#select(this.#find(this.#hovered)?.iso2));
    map.on('click', (event: LeafletMouseEvent) => !gestures.hasDragged && this.#onClick(event));
    map.on('movestart', () => this.#pointer && this.#hover(undefined));
    map.on('move zoom', () => this.#positionLabel());
  }

  #resize(): void {
    if (!this.#stage.live?.view.hasMoved) this.#hasFitted = false;
    this.#draw();
  }

  #showContent(lastScope: string | undefined): void {
    if (this.#state?.scope !== lastScope) {
      this.#hasFitted = false;
      if (this.#stage.live) this.#stage.live.view.hasMoved = false;
    }
    this.#renderStage();
    this.#draw();
  }

  /** Moves the map no further than needed to show a country. */
  #showSelected(iso2: string | undefined): void {
    const centre = iso2 === undefined ? undefined : this.#cursor?.centreOf(iso2);
    if (iso2 !== undefined) this.#cursor?.moveTo(iso2);
    if (centre) this.#stage.live?.view.reveal(centre);
    this.#mark();
  }

  #draw(): void {
    const { live } = this.#stage;
    if (!live || !this.#state) return;
    const { countries, isPart, localizer } = this.#state;
    if (!this.#hasFitted && !live.view.hasMoved) this.#fit();
    this.#layer?.show(countries, isPart);
    this.#cursor?.show(countries, localizer);
    this.#hover(this.#cursor?.focused);
    this.#names?.show(namedCountries(countries, this.#world.places), localizer.dir);
  }

  #redraw(): void {
    this.#layer?.redraw();
    this.#names?.redraw();
  }

  #fit(): void {
    const { scope = '', countries = [] } = this.#state ?? {};
    // Without countries there is no region to fit yet, only the world.
    this.#hasFitted = !scope || countries.length > 0;
    this.#stage.live?.view.fitBounds(boundsAround(this.#world, scope ? countries : []), MARGIN, MAP_OPTIONS.maxZoom);
  }

  #onPointerMove(map: LeafletMap, land: HTMLElement, event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (!this.#stage.live) return;
      const at = map.mouseEventToContainerPoint(event);
      if (this.#pointer && isOnWayTo(this.#stage.element('label'), land, this.#pointer, at)) return;
      const code = this.#layer?.codeAt(map.containerPointToLatLng(at));
      land.classList.toggle('over', this.#find(code) !== undefined);
      if (code !== this.#dismissed) this.#dismissed = undefined;
      // The label stays where the pointer met the country, so that the pointer can be moved onto it.
      if (code !== this.#hovered || !this.#pointer) this.#hover(this.#dismissed === undefined ? code : undefined, at);
    });
  }

  /** The label is not gone when the pointer is on it. */
  #onPointerLeave(to: EventTarget | null): void {
    cancelAnimationFrame(this.#frame);
    if (!(to instanceof Node && this.#stage.element('label').contains(to))) this.#hover(undefined);
  }

  /** Escape takes the label away, wherever the focus is, until the reader points at another country. */
  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || this.#hovered === undefined) return;
    this.#dismissed = this.#hovered;
    this.#hover(undefined);
  };

  #onClick({ latlng, containerPoint }: LeafletMouseEvent): void {
    const code = this.#layer?.codeAt(latlng);
    const country = this.#find(code);
    this.#hover(country ? undefined : code, containerPoint);
    this.#select(country?.iso2);
  }

  /** The reader points at a country or a territory, at a position if it is done with a pointer. */
  #hover(code: string | undefined, pointer?: Point): void {
    this.#hovered = code;
    this.#pointer = pointer;
    if (code === undefined) document.removeEventListener('keydown', this.#onKey);
    else document.addEventListener('keydown', this.#onKey);
    this.#mark();
  }

  /** The reader selects a country, or none. */
  #select(iso2: string | undefined): void {
    if (!this.#state || (iso2 === undefined && this.#state.selected === undefined)) return;
    this.#state = { ...this.#state, selected: iso2 };
    if (iso2 !== undefined) this.#cursor?.moveTo(iso2);
    this.#mark();
    this.#options.onSelect(iso2);
  }

  #find(code: string | undefined): CountryCompact | undefined {
    return code ? this.#state?.countries.find(({ iso2 }) => iso2 === code) : undefined;
  }

  /** Draws the lines and the label of the country that is hovered, else of the one selected. */
  #mark(): void {
    const selected = this.#state?.selected;
    this.#cursor?.mark(selected);
    this.#layer?.mark([selected, this.#find(this.#hovered)?.iso2]);
    renderLabel(this.#stage.element('label'), this.#find(this.#hovered ?? selected) ?? this.#hovered, this.#localizer);
    this.#positionLabel();
  }

  #positionLabel(): void {
    const label = this.#stage.element('label');
    const map = this.#stage.live?.map;
    const code = this.#hovered ?? this.#state?.selected;
    if (!map || code === undefined || label.hidden) return;
    const centre = this.#cursor?.centreOf(code);
    const at = (this.#hovered !== undefined && this.#pointer) || (centre && map.latLngToContainerPoint(centre));
    if (at) positionLabel(label, at, map.getSize());
  }
}
