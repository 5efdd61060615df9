import type { Incident } from '../model/incident.js';
import type { IncidentLocalizer } from '../ui/incident-text.js';
import type { Tiles } from './base-layers.js';
import type { MapTools } from './basemap-country.js';
import { hasSameItems } from './bounds.js';

/** What happened on the map. The map stores no choice itself: the listener decides, and updates the map. */
export type MapAct =
  /** The reader points at these incidents; none once the pointer has left. */
  | { readonly type: 'hover'; readonly ids: readonly string[] }
  /** The reader opens an incident, or closes it. */
  | { readonly type: 'select'; readonly id: string | undefined }
  /** The reader lists only the incidents of one marker, or with `undefined` all of them again. */
  | { readonly type: 'list'; readonly ids: readonly string[] | undefined }
  | { readonly type: 'details'; readonly id: string }
  /** The positions of these incidents are far from the country asked for. */
  | { readonly type: 'far-outside'; readonly ids: readonly string[] }
  /** Whether signs of several incidents are in view; sent whenever that may have changed. */
  | { readonly type: 'rings'; readonly areShown: boolean };

export type OnAct = (act: MapAct) => void;

export interface IncidentMapOptions extends MapTools {
  readonly on: OnAct;
}

/** What the incidents were requested for. A new country fits the map again; a new time window does only if the reader has not moved the map. */
export interface Scope {
  readonly country: string | undefined;
  readonly hours: number;
}

export interface MapChoice {
  /** The incidents highlighted because the reader points at them. */
  readonly hovered: readonly string[];
  readonly selected: string | undefined;
  /** The incidents of the one marker that the list is limited to. */
  readonly listed: readonly string[] | undefined;
  /** True where there is no room for a popup: a marker with a single incident then lists it, too. */
  readonly isNarrow: boolean;
}

export interface IncidentMapState extends MapChoice {
  /** `undefined` until the response for this scope has arrived. */
  readonly incidents: readonly Incident[] | undefined;
  readonly scope: Scope;
  readonly localizer: IncidentLocalizer;
  readonly tiles: Tiles | undefined;
}

/** True if two states differ at most in the reader's choice or the tiles. */
export const isSameFeed = (one: IncidentMapState, other: IncidentMapState): boolean =>
  hasSameItems(one.incidents ?? [], other.incidents ?? []) &&
  one.scope.country === other.scope.country &&
  one.scope.hours === other.scope.hours &&
  one.localizer.lang === other.localizer.lang;

export const openMarker = ({ selected, listed }: MapChoice): string | undefined => selected ?? listed?.[0];
