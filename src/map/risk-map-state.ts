import type { CountryList } from '../model/country.js';
import type { RiskMapLocalizer } from '../ui/risk-map.js';
import type { FindName } from '../ui/typeahead.js';
import type { LoadFile } from './basemap-country.js';
import { hasSameItems } from './bounds.js';

export interface RiskMapOptions {
  /** The reader selects a country, or none. */
  readonly select: (iso2: string | undefined) => void;
  /** The map could not be made; nothing of it works. */
  readonly fail: () => void;
  readonly loadFile: LoadFile;
  readonly findName: FindName;
}

export interface RiskMapState {
  /** The countries in colour, and no others. */
  readonly countries: CountryList;
  /** The region they belong to and the codes of an editor, '' for the world. Others fit the map again. */
  readonly scope: string;
  /** True if an editor chose them one by one. */
  readonly isChosen: boolean;
  /** True if there are more countries than these. */
  readonly isPart: boolean;
  readonly localizer: RiskMapLocalizer;
  readonly selected: string | undefined;
  /** The palette whose styles the shadow root has; a canvas does not follow styles by itself. */
  readonly palette: string;
}

/** True if only what is selected, or the colours, may differ. */
export const isSameContent = (one: RiskMapState, other: RiskMapState): boolean =>
  hasSameItems(one.countries, other.countries) && one.scope === other.scope && one.isPart === other.isPart && one.localizer.lang === other.localizer.lang;
