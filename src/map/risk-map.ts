import { html, nothing, render } from 'lit';
import type { LatLngLiteral, LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import type { CountryCompact, CountryList } from '../model/country.js';
import { blankLabel, countryLabel, type RiskMapVoice } from '../ui/risk-map.js';
import { countryBoxes } from './basemap-country.js';
import { Choropleth } from './choropleth.js';
import { Cursor } from './cursor.js';
import { extentOf, type Extent } from './extent.js';
import { riskMapStyles } from './risk-map-styles.js';
import { Stage, type Standing } from './stage.js';

export interface RiskMapOptions {
  readonly voice: RiskMapVoice;
  readonly onSelect: (iso2: string | undefined) => void;
  /** The map could not be made; nothing of it works. */
  readonly onFail: () => void;
}

const WORLD: Extent = { south: -56, west: -172, north: 77, east: 190 };
const ZOOMS = { zoomSnap: 0.05, maxZoom: 7 };
/** In degrees. Wider countries are ignored when fitting a region: with all of Russia in view, Europe would be in a corner of the map. */
const WIDEST = 100;
const GAP = 14;
const EDGE = 6;

/** Countries in the colours of their tiers, with a label for the one that is pointed at or selected. */
export class RiskMap {
  readonly #options: RiskMapOptions;
  readonly #stage: Stage;
  readonly #boxes = countryBoxes();
  readonly #packed: string;
  #voice: RiskMapVoice;
  #layer: Choropleth | undefined;
  #cursor: Cursor | undefined;
  #countries: CountryList = [];
  #scope: string | undefined;
  #isPart = false;
  #selected: string | undefined;
  #pointed: string | undefined;
  /** Where the pointer is; `undefined` while the keyboard is in use. */
  #pointer: { readonly x: number; readonly y: number } | undefined;
  #hasFitted = false;
  #frame = 0;

  constructor(container: HTMLElement, packed: string, options: RiskMapOptions) {
    this.#packed = packed;
    this.#options = options;
    this.#voice = options.voice;
    this.#stage = new Stage(container, [riskMapStyles], ZOOMS, {
      start: (standing) => this.#start(standing),
      resize: () => this.#resize(),
      fit: () => this.#fit(),
      recolor: () => this.recolor(),
      fail: options.onFail,
      about: () => undefined,
    });
    this.#drawStage();
  }

  /** Colours these countries and no others. `scope` is the region they belong to, '' for the world; `isPart` says that there are more. */
  show(countries: CountryList, scope: string, isPart: boolean, voice: RiskMapVoice): void {
    const isSame = countries.length === this.#countries.length && countries.every((country, index) => country === this.#countries[index]);
    if (isSame && scope === this.#scope && isPart === this.#isPart && voice.lang === this.#voice.lang) return;
    if (scope !== this.#scope) this.#forgetView();
    [this.#countries, this.#scope, this.#isPart, this.#voice] = [countries, scope, isPart, voice];
    this.#drawStage();
    this.#draw();
  }

  /** Selects a country, moving the map no further than needed. */
  select(iso2: string | undefined): void {
    if (iso2 === this.#selected) return;
    this.#selected = iso2;
    const centre = iso2 === undefined ? undefined : this.#cursor?.centreOf(iso2);
    if (iso2 !== undefined) this.#cursor?.moveTo(iso2);
    if (centre) this.#stage.standing?.view.reveal(centre);
    this.#mark();
  }

  /** Draws again with the current colours. */
  recolor(): void {
    this.#layer?.redraw();
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#stage.destroy();
  }

  #drawStage(): void {
    const { say, dir } = this.#voice;
    this.#stage.draw(
      this.#voice,
      say.showWholeMap,
      html`<button class="target" type="button" hidden></button>
        <button class="target" type="button" hidden></button>
        <div class="label" dir=${dir} aria-hidden="true" hidden></div>`,
    );
  }

  #start({ map, view, gestures }: Standing): void {
    this.#layer = new Choropleth(this.#packed, this.#boxes).addTo(map);
    const land = this.#stage.part('land');
    const [one, other] = land.parentElement?.querySelectorAll<HTMLElement>('.target') ?? [];
    if (!one || !other) throw new Error('The stage has no targets.');
    this.#cursor = new Cursor(map, view, this.#boxes, [one, other], { point: (iso2) => this.#point(iso2, undefined), choose: (iso2) => this.#choose(iso2) });
    land.addEventListener('pointermove', (event) => this.#hover(map, event));
    land.addEventListener('pointerleave', () => this.#point(undefined, undefined));
    map.on('click', ({ latlng, containerPoint }: LeafletMouseEvent) => {
      if (gestures.hasDragged) return;
      const code = this.#layer?.codeAt(latlng);
      const country = this.#find(code);
      this.#point(country ? undefined : code, containerPoint);
      this.#choose(country?.iso2);
    });
    map.on('movestart', () => this.#pointer && this.#point(undefined, undefined));
    map.on('move zoom', () => this.#placeLabel());
  }

  #resize(): void {
    const { standing } = this.#stage;
    if (!standing?.view.hasMoved) this.#hasFitted = false;
    this.#draw();
  }

  #forgetView(): void {
    this.#hasFitted = false;
    const { standing } = this.#stage;
    if (standing) standing.view.hasMoved = false;
  }

  #draw(): void {
    const { standing } = this.#stage;
    if (!standing || this.#scope === undefined) return;
    if (!this.#hasFitted && !standing.view.hasMoved) this.#fit();
    this.#layer?.show(this.#countries, this.#isPart);
    this.#cursor?.show(this.#countries, this.#voice);
    this.#point(this.#cursor?.focused, undefined);
  }

  #fit(): void {
    // Without countries there is no region to fit yet, only the world.
    this.#hasFitted = !this.#scope || this.#countries.length > 0;
    this.#stage.standing?.view.frame((this.#scope && this.#extent) || WORLD);
  }

  /** A box around the countries shown. Points every few degrees along their boxes keep a wide country from being taken for a gap. */
  get #extent(): Extent | undefined {
    const boxes = this.#countries.flatMap(({ iso2 }) => this.#boxes.get(iso2) ?? []);
    const narrow = boxes.filter(({ west, east }) => east - west < WIDEST);
    const places = (narrow.length ? narrow : boxes).flatMap(({ south, west, north, east }) => {
      const steps = Math.ceil((east - west) / 10);
      return Array.from({ length: steps + 1 }, (_, step) => ({
        lat: step % 2 ? north : south,
        lng: ((west + ((east - west) * step) / steps + 540) % 360) - 180,
      }));
    });
    return extentOf(places);
  }

  #find(code: string | undefined): CountryCompact | undefined {
    return code ? this.#countries.find(({ iso2 }) => iso2 === code) : undefined;
  }

  #hover(map: LeafletMap, event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (!this.#stage.standing) return;
      const at = map.mouseEventToContainerPoint(event);
      const code = this.#layer?.codeAt(map.containerPointToLatLng(at));
      this.#stage.part('land').classList.toggle('over', this.#find(code) !== undefined);
      this.#point(code, at);
    });
  }

  #point(code: string | undefined, pointer: { readonly x: number; readonly y: number } | undefined): void {
    [this.#pointed, this.#pointer] = [code, pointer];
    this.#mark();
  }

  #choose(iso2: string | undefined): void {
    if (iso2 === undefined && this.#selected === undefined) return;
    this.#selected = iso2;
    if (iso2 !== undefined) this.#cursor?.moveTo(iso2);
    this.#mark();
    this.#options.onSelect(iso2);
  }

  /** Draws the lines and the label of the country that is pointed at, else of the one selected. */
  #mark(): void {
    const country = this.#find(this.#pointed ?? this.#selected);
    const blank = country ? undefined : this.#pointed;
    this.#layer?.mark([this.#selected, this.#find(this.#pointed)?.iso2]);
    const label = this.#stage.part('label');
    label.hidden = !country && blank === undefined;
    render(country ? countryLabel(country, this.#voice) : blank === undefined ? nothing : blankLabel(blank, this.#voice), label);
    this.#placeLabel();
  }

  /** Places the label above the point, or below it if there is no room, and always within the map. */
  #placeLabel(): void {
    const label = this.#stage.part('label');
    const map = this.#stage.standing?.map;
    const code = this.#pointed ?? this.#selected;
    if (!map || code === undefined || label.hidden) return;
    const centre: LatLngLiteral | undefined = this.#cursor?.centreOf(code);
    const at = (this.#pointed !== undefined && this.#pointer) || (centre && map.latLngToContainerPoint(centre));
    if (!at) return;
    const { x: width, y: height } = map.getSize();
    const { offsetWidth, offsetHeight } = label;
    const above = at.y - GAP - offsetHeight;
    const top = above < EDGE ? Math.min(at.y + GAP, height - offsetHeight - EDGE) : above;
    const left = Math.max(EDGE, Math.min(width - offsetWidth - EDGE, at.x - offsetWidth / 2));
    label.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }
}
