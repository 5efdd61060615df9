import { nothing, render } from 'lit';
import type { CountryCompact } from '../model/country.js';
import { blankLabel, countryLabel } from '../ui/country-label.js';
import type { RiskMapLocalizer } from '../ui/risk-map.js';

/** A position or a size in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between the label and the point it belongs to. */
const GAP = 14;
/** How far from a straight line the pointer may be on its way to the label, in pixels. */
const WAY = 12;
/** How far the label stays from the edge of the map. */
const EDGE = 6;

/** Shows a country, or a territory of which only the code is known; '' is the code of one whose status is disputed. */
export function renderLabel(label: HTMLElement, country: CountryCompact | string | undefined, localizer: RiskMapLocalizer): void {
  label.hidden = country === undefined;
  if (country === undefined) render(nothing, label);
  else render(typeof country === 'string' ? blankLabel(country, localizer) : countryLabel(country, localizer), label);
}

/** True between the label and the point where it was opened. */
export function isOnWayTo(label: HTMLElement, land: HTMLElement, from: Point, { x, y }: Point): boolean {
  const [box, frame] = [label.getBoundingClientRect(), land.getBoundingClientRect()];
  const [top, bottom] = [Math.min(box.top - frame.top, from.y), Math.max(box.bottom - frame.top, from.y)];
  return !label.hidden && Math.abs(x - from.x) <= WAY && y > top && y < bottom;
}

/** Places the label above a point, or below it if there is no room, and always within the map. */
export function positionLabel(label: HTMLElement, at: Point, map: Point): void {
  const { offsetWidth, offsetHeight } = label;
  const above = at.y - GAP - offsetHeight;
  const top = above < EDGE ? Math.min(at.y + GAP, map.y - offsetHeight - EDGE) : above;
  const left = Math.max(EDGE, Math.min(map.x - offsetWidth - EDGE, at.x - offsetWidth / 2));
  label.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
