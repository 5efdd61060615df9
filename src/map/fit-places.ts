import type { Place } from '../model/incident.js';
import { countryBox } from './basemap-country.js';
import { boundsAround, boundsOf, WORLD_SIZE, type Bounds } from './bounds.js';
import { MARGIN, type View } from './view.js';

/** Without the regions around the poles, which Mercator makes larger than all others. */
const WORLD: Bounds = { south: -60, west: -170, north: 75, east: 190 };
/** Around a country, which has no sign, in pixels. */
const COUNTRY_MARGIN = 16;
const MAX_FIT_ZOOM = 8;
/** The zoom at which a single point is shown, and the width below which a map shows it one level further out. */
const POINT_ZOOM = 5;
const MIN_WIDE_MAP = 500;

/** Shows the whole country, or else the world, with all places; returns whether there were any. */
export function fitPlaces(view: View, places: readonly Place[], country: string | undefined): boolean {
  const box = countryBox(country ?? '');
  if (box) fitCountry(view, boundsAround([box], places) ?? box, places);
  else fitWorld(view, places);
  return places.length > 0;
}

/** A country comes close to the edge of the map; a sign does not. */
function fitCountry(view: View, bounds: Bounds, places: readonly Place[]): void {
  view.fitBounds(bounds, COUNTRY_MARGIN, MAX_FIT_ZOOM);
  if (places.some((place) => !view.isClear(place))) view.fitBounds(bounds, MARGIN, MAX_FIT_ZOOM);
}

/** Without places the world fills the map, so that no part of it is there twice. */
function fitWorld(view: View, places: readonly Place[]): void {
  const { map } = view;
  const { south, west, north, east } = boundsOf(places) ?? WORLD;
  const isPoint = south === north && west === east;
  const { x } = map.getSize();
  const zoom = isPoint ? POINT_ZOOM - Number(x < MIN_WIDE_MAP) : Math.log2(x / WORLD_SIZE) + (map.options.zoomSnap ?? 0) / 2;
  if (places.length && !isPoint) view.fitBounds({ south, west, north, east }, MARGIN, MAX_FIT_ZOOM);
  else map.setView([(south + north) / 2, (west + east) / 2], zoom, { animate: false });
  leavePoles(view, Math.min(south, WORLD.south), Math.max(north, WORLD.north));
}

/** Moves the view off what lies beyond two latitudes or, if it is taller, as far from one as from the other. */
function leavePoles({ map }: View, south: number, north: number): void {
  const [{ y: top }, { y: bottom }] = [map.latLngToContainerPoint([north, 0]), map.latLngToContainerPoint([south, 0])];
  const { y: height } = map.getSize();
  const down = bottom - top <= height ? (top + bottom - height) / 2 : Math.max(0, top) || Math.min(0, bottom - height);
  if (down) map.panBy([0, down], { animate: false });
}
