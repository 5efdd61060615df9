import type { LatLngLiteral, Map as LeafletMap } from 'leaflet';
import type { CountryCompact } from '../model/country.js';
import { countryInWords, type RiskMapVoice } from '../ui/risk-map.js';
import type { CountryBox } from './basemap-country.js';
import { nearestCopy } from './extent.js';
import { nextDot, type Direction } from './placed.js';
import type { View } from './view.js';

/** What the map does when the keyboard moves or chooses. */
export interface CursorHandlers {
  /** The keyboard came to a country, or left the map. */
  readonly point: (iso2: string | undefined) => void;
  readonly choose: (iso2: string | undefined) => void;
}

/**
 * The keyboard's position on the map: one tab stop. Two buttons take turns, because a screen reader speaks when the focus moves
 * and not when the label of the focused element changes.
 */
export class Cursor {
  readonly #map: LeafletMap;
  readonly #view: View;
  readonly #boxes: ReadonlyMap<string, CountryBox>;
  readonly #handlers: CursorHandlers;
  #buttons: readonly [HTMLElement, HTMLElement];
  #countries: readonly CountryCompact[] = [];
  #voice: RiskMapVoice | undefined;
  #at: string | undefined;

  constructor(map: LeafletMap, view: View, boxes: ReadonlyMap<string, CountryBox>, buttons: readonly [HTMLElement, HTMLElement], handlers: CursorHandlers) {
    this.#map = map;
    this.#view = view;
    this.#boxes = boxes;
    this.#buttons = buttons;
    this.#handlers = handlers;
    map.on('move zoom', this.place);
    for (const button of buttons) {
      button.addEventListener('focus', () => handlers.point(this.#at));
      button.addEventListener('blur', () => handlers.point(undefined));
      button.addEventListener('click', () => handlers.choose(this.#at));
      button.addEventListener('keydown', this.#step);
    }
  }

  show(countries: readonly CountryCompact[], voice: RiskMapVoice): void {
    this.#countries = countries.filter(({ iso2 }) => this.#boxes.has(iso2));
    this.#voice = voice;
    if (!this.#countries.some(({ iso2 }) => iso2 === this.#at)) this.#at = this.#countries[0]?.iso2;
    this.#dress();
  }

  /** The country that has the focus. */
  get focused(): string | undefined {
    const { activeElement } = this.#buttons[0].getRootNode() as ShadowRoot;
    return activeElement === this.#buttons[0] ? this.#at : undefined;
  }

  /** Puts the cursor on a country without moving the focus. */
  moveTo(iso2: string): void {
    this.#at = iso2;
    this.#dress();
  }

  /** The centre of a country, in the copy of the world that is in view. */
  centreOf(iso2: string): LatLngLiteral | undefined {
    const box = this.#boxes.get(iso2);
    return box && { lat: (box.south + box.north) / 2, lng: nearestCopy((box.west + box.east) / 2, this.#map.getCenter().lng) };
  }

  readonly place = (): void => {
    const centre = this.#at === undefined ? undefined : this.centreOf(this.#at);
    if (!centre) return;
    const { x, y } = this.#map.latLngToContainerPoint(centre);
    this.#buttons[0].style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  };

  #dress(): void {
    const [button, other] = this.#buttons;
    const country = this.#countries.find(({ iso2 }) => iso2 === this.#at);
    button.hidden = !country;
    other.hidden = true;
    button.tabIndex = 0;
    if (country && this.#voice) button.setAttribute('aria-label', countryInWords(country, this.#voice));
    this.place();
  }

  readonly #step = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') this.#handlers.choose(undefined);
    const next = this.#next(key);
    if (next || key.startsWith('Arrow') || key === 'Escape') event.preventDefault();
    const centre = next && this.centreOf(next);
    if (!next || !centre) return;
    this.#view.reveal(centre);
    this.#at = next;
    const [button, other] = this.#buttons;
    this.#buttons = [other, button];
    other.hidden = false;
    this.#dressBefore(button, other);
  };

  /** The next button gets its name and position before it gets the focus; the last one is hidden only after it has lost it. */
  #dressBefore(last: HTMLElement, next: HTMLElement): void {
    this.#dress();
    last.hidden = false;
    next.focus({ preventScroll: true });
    last.hidden = true;
  }

  #next(key: string): string | undefined {
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
