import type { LatLngLiteral, Map as LeafletMap } from 'leaflet';
import type { FindName } from '../ui/typeahead.js';
import { itemAfter } from './pixels.js';
import type { View } from './view.js';

/** A country or a territory, and what is said of it. */
export interface CursorStop {
  readonly code: string;
  readonly centre: LatLngLiteral;
  readonly words: () => string;
}

/** What the map does when the reader uses the keyboard. */
interface CursorHandlers {
  /** The focus came to a country or a territory, or left the map. */
  readonly hover: (code: string | undefined) => void;
  readonly select: (code: string | undefined) => void;
  readonly findName: FindName;
}

/**
 * The keyboard's position on the map: one tab stop. Two buttons take turns, because a screen reader speaks when the focus moves
 * and not when the label of the focused element changes.
 */
export class KeyboardCursor {
  readonly #map: LeafletMap;
  readonly #view: View;
  readonly #handlers: CursorHandlers;
  /** The button in use, then the one that waits for its turn. */
  #buttons: readonly [HTMLElement, HTMLElement];
  #stops: readonly CursorStop[] = [];
  #at: string | undefined;
  #selected: string | undefined;

  constructor(map: LeafletMap, view: View, buttons: readonly [HTMLElement, HTMLElement], handlers: CursorHandlers) {
    this.#map = map;
    this.#view = view;
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

  show(stops: readonly CursorStop[]): void {
    this.#stops = stops;
    if (!this.#here) this.#at = stops[0]?.code;
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

  centreOf(code: string): LatLngLiteral | undefined {
    return this.#stops.find((stop) => stop.code === code)?.centre;
  }

  get #here(): CursorStop | undefined {
    return this.#stops.find(({ code }) => code === this.#at);
  }

  #position(): void {
    if (!this.#here) return;
    const { x, y } = this.#map.latLngToContainerPoint(this.#here.centre);
    this.#buttons[0].style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  /** Names the button in use after its country, puts it there, and hides the other one. */
  #update(): void {
    const [button, other] = this.#buttons;
    const here = this.#here;
    button.hidden = !here;
    other.hidden = true;
    button.tabIndex = 0;
    button.ariaCurrent = String(here !== undefined && here.code === this.#selected);
    if (here) button.setAttribute('aria-label', here.words());
    this.#position();
  }

  #onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') this.#handlers.select(undefined);
    const next = this.#stopAfter(event);
    if (next || key.startsWith('Arrow') || key === 'Escape') event.preventDefault();
    if (!next) return;
    this.#view.reveal(next.centre);
    this.#at = next.code;
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

  /** Where a key leads: arrows to what is near, Home and End to the first and last of all, letters to a name. */
  #stopAfter(event: KeyboardEvent): CursorStop | undefined {
    const [stops, here] = [this.#stops, this.#here];
    if (!here) return undefined;
    const pointOf = ({ centre }: CursorStop) => this.#map.latLngToContainerPoint(centre);
    const next = itemAfter(event.key, pointOf(here), stops, () => stops.map((item) => ({ ...pointOf(item), item })));
    if (next) return next;
    const names = stops.map(({ words }) => words());
    return stops[this.#handlers.findName(event, names, stops.indexOf(here))];
  }
}
