import type { RiskMapLocalizer } from '../ui/risk-map.js';
import type { MapTools } from './basemap-country.js';
import { hasSameItems } from './bounds.js';
import type { Choropleth } from './choropleth.js';
import type { MapCountries, World } from './plane.js';

export interface RiskMapOptions extends MapTools {
  /** Called when the reader selects a country, or none. */
  readonly select: (iso2: string | undefined) => void;
}

export interface RiskMapState extends MapCountries {
  readonly localizer: RiskMapLocalizer;
  readonly selected: string | undefined;
  /** The palette whose styles the shadow root has; a canvas does not restyle itself. */
  readonly palette: string;
}

/** The parts of a map that its names, pointing and drawing for print share. */
export interface SharedMap {
  readonly world: World;
  readonly layer: Choropleth;
  readonly land: HTMLElement;
  readonly state: () => RiskMapState;
}

/** True if the map need not be fitted again. */
export const isSameChoice = (one: RiskMapState, other: RiskMapState): boolean => one.region === other.region && one.codes === other.codes;

/** True if only the selection or the colours may differ. */
export const isSameList = (one: RiskMapState, other: RiskMapState): boolean =>
  hasSameItems(one.countries, other.countries) && isSameChoice(one, other) && one.isPart === other.isPart && one.localizer.lang === other.localizer.lang;
