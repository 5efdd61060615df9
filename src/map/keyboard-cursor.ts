import type { LatLngLiteral } from 'leaflet';
import { typeahead } from '../ui/keyboard.js';
import type { LiveMap } from './map-stage.js';
import { itemAfter } from './pixels.js';

/** A country or a territory, with its accessible name. */
export interface CursorStop {
  readonly code: string;
  readonly centre: LatLngLiteral;
  readonly words: () => string;
}

interface CursorHandlers {
  /** The focus has moved to a country or a territory, or left the map. */
  readonly hover: (code: string | undefined) => void;
  readonly select: (code: string | undefined) => void;
  readonly selected: () => string | undefined;
}

/**
 * The keyboard's position on the map: one tab stop. Two buttons alternate, because a screen reader announces when the focus moves and not when the label of the
 * focused element changes.
 */
export function keyboardCursor({ map, view }: LiveMap, buttons: readonly [HTMLElement, HTMLElement], { hover, select, selected }: CursorHandlers) {
  /** The button in use, and the one for the next position. */
  let [button, other] = buttons;
  let stops: readonly CursorStop[] = [];
  let at: string | undefined;
  const findName = typeahead();

  const stopAt = (code: string | undefined): CursorStop | undefined => stops.find((stop) => stop.code === code);
  const pointOf = ({ centre }: CursorStop) => map.latLngToContainerPoint(centre);

  function position(): void {
    const here = stopAt(at);
    if (!here) return;
    const { x, y } = pointOf(here);
    button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  /** Labels the button in use with its country, moves it there, and hides the other one. */
  function update(): void {
    const here = stopAt(at);
    button.hidden = !here;
    other.hidden = true;
    button.tabIndex = 0;
    button.ariaCurrent = String(here !== undefined && at === selected());
    if (here) button.setAttribute('aria-label', here.words());
    position();
  }

  /** The next button gets its name and position before the focus; the last one is hidden only after it has lost it. */
  function passFocus(): void {
    [button, other] = [other, button];
    update();
    other.hidden = false;
    button.focus({ preventScroll: true });
    other.hidden = true;
  }

  /** The stop for a key: arrows go to what is near, Home and End to the first and last of all, letters to a name. */
  function stopAfter(event: KeyboardEvent): CursorStop | undefined {
    const here = stopAt(at);
    if (!here) return undefined;
    const next = itemAfter(event.key, pointOf(here), stops, () => stops.map((item) => ({ ...pointOf(item), item })));
    if (next) return next;
    const names = stops.map(({ words }) => words());
    return stops[findName(event, names, stops.indexOf(here))];
  }

  function onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') select(undefined);
    const next = stopAfter(event);
    if (next || key.startsWith('Arrow') || key === 'Escape') event.preventDefault();
    if (!next) return;
    view.reveal(next.centre);
    at = next.code;
    passFocus();
  }

  map.on('move zoom', position);
  for (const each of buttons) {
    each.addEventListener('focus', () => hover(at));
    each.addEventListener('blur', () => hover(undefined));
    each.addEventListener('click', () => select(at));
    each.addEventListener('keydown', onKey);
  }

  return {
    centreOf: (code: string): LatLngLiteral | undefined => stopAt(code)?.centre,
    focused: () => ((button.getRootNode() as ShadowRoot).activeElement === button ? at : undefined),
    show(all: readonly CursorStop[]): void {
      stops = all;
      if (!stopAt(at)) at = stops[0]?.code;
      update();
    },
    update,
    /** Puts the cursor on a country without moving the focus. */
    moveTo(code: string): void {
      at = code;
      update();
    },
  };
}
