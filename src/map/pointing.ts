import type { LeafletMouseEvent } from 'leaflet';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { CountryCompact, CountryList } from '../model/country.js';
import { countryInWords, type RiskMapLocalizer } from '../ui/risk-map.js';
import { tierNumber, tierWords } from '../ui/tier.js';
import { displayName } from '../words/localizer.js';
import { sizeOf } from './basemap-rings.js';
import { keyboardCursor, type CursorStop } from './keyboard-cursor.js';
import type { LiveMap } from './map-stage.js';
import type { Point } from './pixels.js';
import { latLngOf, type World } from './plane.js';
import type { SharedMap } from './risk-map-state.js';

/** Land smaller than this, in pixels at zoom 0, is skipped if it is no country of the list. */
const MIN_SIZE = 0.7;
/** The gap (px) between the label and its point. */
const LABEL_GAP = 14;
/** How far to the side the pointer may stray on its way to the label, in pixels. */
const MAX_STRAY = 12;
/** How far the label stays from the edge of the map. */
const EDGE_MARGIN = 6;

interface PointedMap extends SharedMap {
  readonly live: LiveMap;
  readonly label: HTMLElement;
  /** Two buttons for `keyboardCursor`. */
  readonly targets: readonly [HTMLElement, HTMLElement];
  readonly select: (iso2: string | undefined) => void;
}

export type Pointing = ReturnType<typeof pointingOn>;

/** Outlines and labels what a reader points at, with a pointer or the keyboard. */
export function pointingOn({ live, world, layer, land, label, targets, state, select }: PointedMap) {
  const { map } = live;
  let hovered: string | undefined;
  /** The country whose label the reader has dismissed. */
  let dismissed: string | undefined;
  /** Where the pointer entered the hovered land; `undefined` while the keyboard is in use. */
  let pointer: Point | undefined;
  let frame = 0;

  const cursor = keyboardCursor(live, targets, { hover, select: (code) => select(find(code)?.iso2), selected: () => state().selected });
  land.addEventListener('pointermove', onPointerMove);
  land.addEventListener('pointerleave', ({ relatedTarget }) => {
    cancelAnimationFrame(frame);
    // The label stays while the pointer is on it.
    if (!(relatedTarget instanceof Node && label.contains(relatedTarget))) hover(undefined);
  });
  label.addEventListener('pointerleave', () => hover(undefined));
  label.addEventListener('click', () => select(find(hovered)?.iso2));
  map.on('click', (event: LeafletMouseEvent) => !live.gestures?.hasDragged() && onClick(event));
  map.on('movestart', () => pointer && hover(undefined));
  map.on('move zoom', placeLabel);
  show();

  /** Sets the stops of the keyboard: the countries shown and, if these are the whole list, other land large enough to see. */
  function show(): void {
    const { countries, isPart, localizer } = state();
    const stops = countries.flatMap((country) => {
      const place = world.places.get(country.iso2);
      return place ? [{ code: country.iso2, centre: latLngOf(place.centre), words: () => countryInWords(country, localizer) }] : [];
    });
    cursor.show([...stops, ...(isPart ? [] : unratedStops(countries, world, localizer))]);
    hover(cursor.focused());
  }

  /** Outlines the selected and the hovered country, and labels the hovered one, else the selected one. */
  function highlight(): void {
    const { selected, localizer } = state();
    cursor.update();
    layer.highlight([selected, find(hovered)?.iso2]);
    renderLabel(label, find(hovered ?? selected) ?? hovered, localizer);
    placeLabel();
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const at = map.mouseEventToContainerPoint(event);
      if (pointer && isMovingToLabel(label, land, pointer, at)) return;
      const code = layer.codeAt(map.containerPointToLatLng(at));
      land.classList.toggle('over', find(code) !== undefined);
      if (code !== dismissed) dismissed = undefined;
      // The label stays where the pointer met the country, so that the pointer can be moved onto it.
      if (code !== hovered || !pointer) hover(dismissed === undefined ? code : undefined, at);
    });
  }

  /** Escape dismisses the label, wherever the focus is, until the reader points at another country. */
  function onKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || hovered === undefined) return;
    dismissed = hovered;
    hover(undefined);
  }

  function onClick({ latlng, containerPoint }: LeafletMouseEvent): void {
    const code = layer.codeAt(latlng);
    const country = find(code);
    hover(country ? undefined : code, containerPoint);
    select(country?.iso2);
  }

  /** Sets the hovered country or territory; `at` is where a pointer is. */
  function hover(code: string | undefined, at?: Point): void {
    hovered = code;
    pointer = at;
    if (code === undefined) document.removeEventListener('keydown', onKey);
    else document.addEventListener('keydown', onKey);
    highlight();
  }

  function find(code: string | undefined): CountryCompact | undefined {
    return code ? state().countries.find(({ iso2 }) => iso2 === code) : undefined;
  }

  function placeLabel(): void {
    const code = hovered ?? state().selected;
    if (code === undefined || label.hidden) return;
    const centre = cursor.centreOf(code);
    const at = (hovered !== undefined && pointer) || (centre && map.latLngToContainerPoint(centre));
    if (at) positionLabel(label, at, map.getSize());
  }

  return {
    show,
    highlight,
    /** Puts the keyboard's position on a country. */
    moveTo: cursor.moveTo,
    inView(): string {
      const { countries, localizer } = state();
      const centres = countries.flatMap(({ iso2 }) => cursor.centreOf(iso2) ?? []);
      const count = centres.filter((centre) => map.getBounds().contains(centre)).length;
      return localizer.localize(localizer.strings.countriesOf, { count, all: centres.length });
    },
    destroy(): void {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKey);
    },
  };
}

/** Stops for territories that are not in the list and large enough to see; for disputed ones, at their largest part. */
function unratedStops(countries: CountryList, { territories, places }: World, localizer: RiskMapLocalizer): readonly CursorStop[] {
  const listed = new Set(countries.map(({ iso2 }) => iso2));
  const unrated = territories.filter(({ code, size }) => size > MIN_SIZE && !listed.has(code));
  return unrated.flatMap(({ code, rings }) => {
    const [largest] = rings.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    const centre = places.get(code)?.centre ?? (largest && { x: (largest.west + largest.east) / 2, y: (largest.north + largest.south) / 2 });
    return centre ? [{ code, centre: latLngOf(centre), words: () => unratedLabel(code, localizer) }] : [];
  });
}

function countryLabel({ name, flag, tier, score }: CountryCompact, localizer: RiskMapLocalizer): TemplateResult {
  const { strings, localize } = localizer;
  return html`<strong>${flag ? html`<span class="mark" aria-hidden="true"><span class="flag">${flag}</span> </span>` : nothing}<bdi>${name}</bdi></strong>
    <span class="line">${tierNumber(tier, localizer)} ${tierWords(tier, localizer)}</span>
    <span
      >${score === undefined ? strings.scoreUnknown : `${localize(strings.score, { score })}${localize(strings.aside, { text: strings.direction })}`}</span
    >`;
}

/** The name of a territory, if it has a code, and why it has no rating: it is not in the dataset, or its status is disputed. */
const unratedTexts = (code: string, { strings, lang, countryName }: RiskMapLocalizer): readonly [name: string | undefined, why: string] =>
  code ? [countryName(code) ?? displayName(lang, code), strings.noRiskData] : ['', strings.statusDisputed];

/** The label of such a territory for screen readers. */
const unratedLabel = (code: string, localizer: RiskMapLocalizer): string => unratedTexts(code, localizer).filter(Boolean).join(localizer.strings.colon);

/** Renders the label of a country, or of a territory by its code, which is '' if its status is disputed. */
function renderLabel(label: HTMLElement, country: CountryCompact | string | undefined, localizer: RiskMapLocalizer): void {
  label.hidden = country === undefined;
  const [name, why] = typeof country === 'string' ? unratedTexts(country, localizer) : [];
  const blank = why && html`${name ? html`<strong>${name}</strong>` : nothing} <span>${why}</span>`;
  render(typeof country === 'object' ? countryLabel(country, localizer) : (blank ?? nothing), label);
}

/** True if the pointer is between the label and the point where it was opened. */
function isMovingToLabel(label: HTMLElement, land: HTMLElement, from: Point, { x, y }: Point): boolean {
  const [box, frame] = [label.getBoundingClientRect(), land.getBoundingClientRect()];
  const [top, bottom] = [Math.min(box.top - frame.top, from.y), Math.max(box.bottom - frame.top, from.y)];
  return !label.hidden && Math.abs(x - from.x) <= MAX_STRAY && y > top && y < bottom;
}

/** Places the label above a point, or below it if there is no room, and always within the map. */
function positionLabel(label: HTMLElement, at: Point, map: Point): void {
  const { offsetWidth, offsetHeight, offsetParent } = label;
  const above = at.y - LABEL_GAP - offsetHeight;
  // On a low map there is room below only over the buttons: else the label would cover its own country.
  const top = above < 0 ? Math.min(at.y + LABEL_GAP, (offsetParent?.clientHeight ?? map.y) - offsetHeight) : above;
  const left = Math.max(EDGE_MARGIN, Math.min(map.x - offsetWidth - EDGE_MARGIN, at.x - offsetWidth / 2));
  label.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
