import type { Map as LeafletMap } from 'leaflet';
import { intl, type Localizer } from '../words/localizer.js';

/** The longest bar, in pixels. */
const MAX_WIDTH = 96;
/** Below this zoom, one view spans latitudes at which the same bar stands for very different lengths. */
const MIN_ZOOM = 3.5;
/** Metres per unit, by the unit's name in `Intl`. */
const UNITS: Readonly<Record<string, number>> = { kilometer: 1000, mile: 1609.344 };
const STEPS = [5, 2, 1];

/** A scale bar with the length it stands for in the middle of the map. Returns a function that sets its language and unit. */
export function scaleBar(map: LeafletMap, bar: HTMLElement): (localizer: Localizer<'map'>) => void {
  let format: Intl.NumberFormat | undefined;
  let metres = 1;

  function draw(): void {
    const { x, y } = map.getSize().divideBy(2);
    const unitsPerPixel = map.distance(map.containerPointToLatLng([x, y]), map.containerPointToLatLng([x + 1, y])) / metres;
    const maxLength = unitsPerPixel * MAX_WIDTH;
    const power = 10 ** Math.floor(Math.log10(maxLength));
    const length = power * (STEPS.find((step) => step * power <= maxLength) ?? 1);
    bar.hidden = !format || map.getZoom() < MIN_ZOOM;
    bar.style.setProperty('--_bar', `${Math.round(length / unitsPerPixel)}px`);
    // The bar begins at the left in every language; the text beside it is isolated and keeps its own direction.
    bar.textContent = `\u2068${format?.format(length) ?? ''}\u2069`;
  }

  map.on('moveend', draw);
  return ({ lang, strings: { lengthUnit } }) => {
    format = intl('NumberFormat', lang, { style: 'unit', unit: lengthUnit, unitDisplay: 'short' });
    metres = UNITS[lengthUnit] ?? metres;
    draw();
  };
}
