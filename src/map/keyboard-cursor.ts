import type { LatLngLiteral, Map as LeafletMap } from 'leaflet';
import type { CountryCompact } from '../model/country.js';
import { countryInWords, type RiskMapLocalizer } from '../ui/risk-map.js';
import { nextDot, type Direction } from './next-dot.js';
import { latLngOf, type CountryPlace } from './plane.js';
import type { View } from './view.js';

/** What the map does when the reader uses the keyboard. */
export interface CursorHandlers {
  /** The focus came to a country, or left the map. */
  readonly hover: (iso2: string | undefined) => void;
  readonly select: (iso2: string | undefined) => void;
}

/**
 * The keyboard's position on the map: one tab stop. Two buttons take turns, because a screen reader speaks when the focus moves
 * and not when the label of the focused element changes.
 */
export class KeyboardCursor {
  readonly #map: LeafletMap;
  readonly #view: View;
  readonly #places: ReadonlyMap<string, CountryPlace>;
  readonly #handlers: CursorHandlers;
  /** The button in use, then the one that waits for its turn. */
  #buttons: readonly [HTMLElement, HTMLElement];
  #countries: readonly CountryCompact[] = [];
  #localizer: RiskMapLocalizer | undefined;
  #at: string | undefined;
  #selected: string | undefined;

  constructor(map: LeafletMap, view: View, places: ReadonlyMap<string, CountryPlace>, buttons: readonly [HTMLElement, HTMLElement], handlers: CursorHandlers) {
    this.#map = map;
    this.#view = view;
    this.#places = places;
    this.#buttons = buttons;
    this.#handlers = handlers;
    map.on('move zoom', () => this.#position());
    for (const button of buttons) {
      button.addEventListener('focus', () => handlers.hover(this.#at));
      button.addEventListener('blur', () => handlers.hover(undefined));
      button.addEventListener('click', () => handlers.select(this.#at));
      button.addEventListener('keydown', (event) => this.#onKey(event));
    }
  }

  show(countries: readonly CountryCompact[], localizer: RiskMapLocalizer): void {
    this.#countries = countries.filter(({ iso2 }) => this.#places.has(iso2));
    this.#localizer = localizer;
    if (!this.#countries.some(({ iso2 }) => iso2 === this.#at)) this.#at = this.#countries[0]?.iso2;
    this.#update();
  }

  /** Says which country is selected. */
  mark(selected: string | undefined): void {
    this.#selected = selected;
    this.#update();
  }

  /** The country that has the focus. */
  get focused(): string | undefined {
    const [button] = this.#buttons;
    const { activeElement } = button.getRootNode() as ShadowRoot;
    return activeElement === button ? this.#at : undefined;
  }

  /** Puts the cursor on a country without moving the focus. */
  moveTo(iso2: string): void {
    this.#at = iso2;
    this.#update();
  }

  centreOf(iso2: string): LatLngLiteral | undefined {
    const place = this.#places.get(iso2);
    return place && latLngOf(place.centre);
  }

  #position(): void {
    const centre = this.#at === undefined ? undefined : this.centreOf(this.#at);
    if (!centre) return;
    const { x, y } = this.#map.latLngToContainerPoint(centre);
    this.#buttons[0].style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  /** Names the button in use after its country, puts it there, and hides the other one. */
  #update(): void {
    const [button, other] = this.#buttons;
    const country = this.#countries.find(({ iso2 }) => iso2 === this.#at);
    button.hidden = !country;
    other.hidden = true;
    button.tabIndex = 0;
    button.ariaCurrent = String(country !== undefined && this.#at === this.#selected);
    if (country && this.#localizer) button.setAttribute('aria-label', countryInWords(country, this.#localizer));
    this.#position();
  }

  #onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') this.#handlers.select(undefined);
    const next = this.#countryAfter(key);
    if (next || key.startsWith('Arrow') || key === 'Escape') event.preventDefault();
    const centre = next && this.centreOf(next);
    if (!next || !centre) return;
    this.#view.reveal(centre);
    this.#at = next;
    this.#passFocus();
  }

  /** The next button gets its name and position before it gets the focus; the last one is hidden only after it has lost it. */
  #passFocus(): void {
    const [last, next] = this.#buttons;
    this.#buttons = [next, last];
    this.#update();
    last.hidden = false;
    next.focus({ preventScroll: true });
    last.hidden = true;
  }

  #countryAfter(key: string): string | undefined {
    if (key === 'Home') return this.#countries[0]?.iso2;
    if (key === 'End') return this.#countries.at(-1)?.iso2;
    if (!key.startsWith('Arrow') || this.#at === undefined) return undefined;
    const dots = this.#countries.flatMap(({ iso2 }) => {
      const centre = this.centreOf(iso2);
      return centre ? [{ ...this.#map.latLngToContainerPoint(centre), item: iso2 }] : [];
    });
    const here = dots.find(({ item }) => item === this.#at);
    return here && nextDot(here, key as Direction, dots)?.item;
  }
}
