import type { LeafletMouseEvent } from 'leaflet';
import { nothing, render } from 'lit';
import type { CountryCompact, CountryList } from '../model/country.js';
import { blankInWords, blankLabel, countryLabel } from '../ui/country-label.js';
import { countryInWords, type RiskMapLocalizer } from '../ui/risk-map.js';
import type { FindName } from '../ui/typeahead.js';
import { sizeOf } from './basemap-rings.js';
import type { Choropleth } from './choropleth.js';
import { KeyboardCursor, type CursorStop } from './keyboard-cursor.js';
import type { LiveMap } from './map-stage.js';
import type { Point } from './pixels.js';
import { latLngOf, type World } from './plane.js';
import type { RiskMapState } from './risk-map-state.js';

/** Smaller land, in pixels at zoom 0, is not seen where it is no country of the list. */
const SEEN = 0.7;
/** Between the label and the point it belongs to. */
const GAP = 14;
/** How far from a straight line the pointer may be on its way to the label, in pixels. */
const WAY = 12;
/** How far the label stays from the edge of the map. */
const EDGE = 6;

/** The map that readers point at. */
interface PointedMap {
  readonly live: LiveMap;
  readonly world: World;
  readonly layer: Choropleth;
  readonly land: HTMLElement;
  readonly label: HTMLElement;
  /** Two buttons, for the keyboard. */
  readonly targets: readonly [HTMLElement, HTMLElement];
  /** What it shows at the moment. */
  readonly state: () => RiskMapState;
  readonly select: (iso2: string | undefined) => void;
  readonly findName: FindName;
}

/** What a reader points at, with a pointer or the keyboard: its outline is drawn, and a label says what it is. */
export class Pointing {
  readonly #on: PointedMap;
  readonly #cursor: KeyboardCursor;
  #hovered: string | undefined;
  /** The country whose label the reader has taken away. */
  #dismissed: string | undefined;
  /** Where the pointer met what it is over; `undefined` while the keyboard is in use. */
  #pointer: Point | undefined;
  #frame = 0;

  constructor(on: PointedMap) {
    this.#on = on;
    const { land, label, live, targets, findName } = on;
    this.#cursor = new KeyboardCursor(live.map, live.view, targets, {
      hover: (code) => this.#hover(code),
      select: (code) => this.#select(this.#find(code)?.iso2),
      findName,
    });
    land.addEventListener('pointermove', (event) => this.#onPointerMove(event));
    land.addEventListener('pointerleave', ({ relatedTarget }) => this.#onPointerLeave(relatedTarget));
    label.addEventListener('pointerleave', () => this.#hover(undefined));
    label.addEventListener('click', () => this.#select(this.#find(this.#hovered)?.iso2));
    live.map.on('click', (event: LeafletMouseEvent) => !live.gestures?.hasDragged && this.#onClick(event));
    live.map.on('movestart', () => this.#pointer && this.#hover(undefined));
    live.map.on('move zoom', () => this.#positionLabel());
    this.show();
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener('keydown', this.#onKey);
  }

  /** Leads the keyboard to the countries shown and, if they are all of the list, to other land that is seen. */
  show(): void {
    const { world, state } = this.#on;
    const { countries, isPart, localizer } = state();
    const stops = countries.flatMap((country) => {
      const place = world.places.get(country.iso2);
      return place ? [{ code: country.iso2, centre: latLngOf(place.centre), words: () => countryInWords(country, localizer) }] : [];
    });
    this.#cursor.show([...stops, ...(isPart ? [] : blanksBeside(countries, world, localizer))]);
    this.#hover(this.#cursor.focused);
  }

  /** Lets the keyboard go on from a country. */
  moveTo(iso2: string): void {
    this.#cursor.moveTo(iso2);
  }

  /** Draws the lines and the label of the country that is hovered, else of the one selected. */
  mark(): void {
    const { layer, label, state } = this.#on;
    const { selected, localizer } = state();
    this.#cursor.mark(selected);
    layer.mark([selected, this.#find(this.#hovered)?.iso2]);
    renderLabel(label, this.#find(this.#hovered ?? selected) ?? this.#hovered, localizer);
    this.#positionLabel();
  }

  #onPointerMove(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const { live, land, label, layer } = this.#on;
      const at = live.map.mouseEventToContainerPoint(event);
      if (this.#pointer && isOnWayTo(label, land, this.#pointer, at)) return;
      const code = layer.codeAt(live.map.containerPointToLatLng(at));
      land.classList.toggle('over', this.#find(code) !== undefined);
      if (code !== this.#dismissed) this.#dismissed = undefined;
      // The label stays where the pointer met the country, so that the pointer can be moved onto it.
      if (code !== this.#hovered || !this.#pointer) this.#hover(this.#dismissed === undefined ? code : undefined, at);
    });
  }

  /** The label is not gone when the pointer is on it. */
  #onPointerLeave(to: EventTarget | null): void {
    cancelAnimationFrame(this.#frame);
    if (!(to instanceof Node && this.#on.label.contains(to))) this.#hover(undefined);
  }

  /** Escape takes the label away, wherever the focus is, until the reader points at another country. */
  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || this.#hovered === undefined) return;
    this.#dismissed = this.#hovered;
    this.#hover(undefined);
  };

  #onClick({ latlng, containerPoint }: LeafletMouseEvent): void {
    const code = this.#on.layer.codeAt(latlng);
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
    this.mark();
  }

  /** The reader selects a country, or none. */
  #select(iso2: string | undefined): void {
    if (iso2 === undefined && this.#on.state().selected === undefined) return;
    if (iso2 !== undefined) this.#cursor.moveTo(iso2);
    this.#on.select(iso2);
  }

  #find(code: string | undefined): CountryCompact | undefined {
    return code ? this.#on.state().countries.find(({ iso2 }) => iso2 === code) : undefined;
  }

  #positionLabel(): void {
    const { label, live, state } = this.#on;
    const code = this.#hovered ?? state().selected;
    if (code === undefined || label.hidden) return;
    const centre = this.#cursor.centreOf(code);
    const at = (this.#hovered !== undefined && this.#pointer) || (centre && live.map.latLngToContainerPoint(centre));
    if (at) positionLabel(label, at, live.map.getSize());
  }
}

/** The territories that are not among some countries and large enough to be seen, for the keyboard; of those whose status is disputed, the largest. */
function blanksBeside(countries: CountryList, { territories, places }: World, localizer: RiskMapLocalizer): readonly CursorStop[] {
  const listed = new Set(countries.map(({ iso2 }) => iso2));
  const blanks = territories.filter(({ code, size }) => size > SEEN && !listed.has(code));
  return blanks.flatMap(({ code, rings }) => {
    const [largest] = rings.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    const centre = places.get(code)?.centre ?? (largest && { x: (largest.west + largest.east) / 2, y: (largest.north + largest.south) / 2 });
    return centre ? [{ code, centre: latLngOf(centre), words: () => blankInWords(code, localizer) }] : [];
  });
}

/** Shows a country, or a territory of which only the code is known; '' is the code of one whose status is disputed. */
function renderLabel(label: HTMLElement, country: CountryCompact | string | undefined, localizer: RiskMapLocalizer): void {
  label.hidden = country === undefined;
  if (country === undefined) render(nothing, label);
  else render(typeof country === 'string' ? blankLabel(country, localizer) : countryLabel(country, localizer), label);
}

/** True between the label and the point where it was opened. */
function isOnWayTo(label: HTMLElement, land: HTMLElement, from: Point, { x, y }: Point): boolean {
  const [box, frame] = [label.getBoundingClientRect(), land.getBoundingClientRect()];
  const [top, bottom] = [Math.min(box.top - frame.top, from.y), Math.max(box.bottom - frame.top, from.y)];
  return !label.hidden && Math.abs(x - from.x) <= WAY && y > top && y < bottom;
}

/** Places the label above a point, or below it if there is no room, and always within the map. */
function positionLabel(label: HTMLElement, at: Point, map: Point): void {
  const { offsetWidth, offsetHeight } = label;
  const above = at.y - GAP - offsetHeight;
  const top = above < EDGE ? Math.min(at.y + GAP, map.y - offsetHeight - EDGE) : above;
  const left = Math.max(EDGE, Math.min(map.x - offsetWidth - EDGE, at.x - offsetWidth / 2));
  label.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
