import type { Incident } from '../model/incident.js';
import type { IncidentLocalizer } from '../ui/incident-text.js';
import type { Tiles } from './base-layers.js';
import type { LoadFile } from './basemap-country.js';
import { hasSameItems } from './bounds.js';

/** What happened on the map. The map keeps no choice of its own: the listener decides, and updates the map. */
export type MapAct =
  /** The reader points at these incidents; at none when the pointer has left. */
  | { readonly type: 'hover'; readonly ids: readonly string[] }
  /** The reader opens an incident, or closes it. */
  | { readonly type: 'select'; readonly id: string | undefined }
  /** The reader lists the incidents of one marker alone, or with `undefined` all of them again. */
  | { readonly type: 'list'; readonly ids: readonly string[] | undefined }
  /** The reader opens the details of an incident. */
  | { readonly type: 'details'; readonly id: string }
  /** The positions of these incidents are far from the country asked for. */
  | { readonly type: 'far-outside'; readonly ids: readonly string[] }
  /** Whether signs of several incidents are in view, whenever that may have changed. */
  | { readonly type: 'rings'; readonly areShown: boolean };

export type OnAct = (act: MapAct) => void;

export interface IncidentMapOptions {
  readonly loadFile: LoadFile;
  readonly on: OnAct;
  /** The map could not be made; nothing of it works. */
  readonly fail: () => void;
}

/** The question that the incidents answer. A new country fits the map again; a new time window only if the reader has not moved the map. */
export interface Scope {
  readonly country: string | undefined;
  readonly hours: number;
}

/** What the reader chose. */
export interface MapChoice {
  /** The incidents that are marked because the reader points at them. */
  readonly hovered: readonly string[];
  readonly selected: string | undefined;
  /** The incidents of the marker whose incidents alone are listed. */
  readonly listed: readonly string[] | undefined;
  /** True where there is no room for a popup: an incident alone on its marker is then listed as well. */
  readonly isNarrow: boolean;
}

/** All that the map shows. */
export interface IncidentMapState extends MapChoice {
  /** `undefined` until the answer for this scope is known. */
  readonly incidents: readonly Incident[] | undefined;
  readonly scope: Scope;
  readonly localizer: IncidentLocalizer;
  readonly tiles: Tiles | undefined;
}

/** True if only what the reader chose, or the tiles, may differ. */
export const isSameFeed = (one: IncidentMapState, other: IncidentMapState): boolean =>
  hasSameItems(one.incidents ?? [], other.incidents ?? []) &&
  one.scope.country === other.scope.country &&
  one.scope.hours === other.scope.hours &&
  one.localizer.lang === other.localizer.lang;

/** The incident whose marker is open. */
export const openMarker = ({ selected, listed }: MapChoice): string | undefined => selected ?? listed?.[0];
