import type { LatLng, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';
import { setPosition } from 'leaflet/src/dom/DomUtil.js';
import { townsOf } from '../model/groups.js';
import { countriesOf } from '../ui/incident-ring.js';
import { hasSameItems, WORLD_SIZE } from './bounds.js';
import { afterFrame } from './canvas-layer.js';
import { rectInView, clusterDots, dotsOf, idOf, idsOf, unprojected, type Group, type PlacedIncident } from './clusters.js';
import type { IncidentMapState, OnAct } from './incident-map-state.js';
import type { LiveMap } from './map-stage.js';
import { Marker } from './marker.js';
import type { OccupiedRect } from './names-layer.js';
import { isInside, isWithin, type Rect } from './pixels.js';

interface AnimatedMap extends LeafletMap {
  _latLngToNewLayerPoint(at: LatLng, zoom: number, centre: LatLng): Point;
}

/** How many markers are rendered in one task: each takes a slow phone a few milliseconds. */
const MARKERS_PER_TASK = 8;

/** The least distance between two markers on touch screens, in pixels. */
const MIN_TOUCH_DISTANCE = 44;

/** How far markers reach beyond the view, as a share of its size on each side. */
const MARGIN = 0.25;

/**
 * The incidents as buttons: one for each group in view, and one tab stop for all of them. A marker is identified by its first incident, so it keeps the focus
 * while its group grows or splits.
 */
export function markersOn(live: LiveMap, state: () => IncidentMapState, on: OnAct, open: (group: Group) => void) {
  const { map } = live;
  const pane = map.getPane('markerPane') ?? map.getContainer();
  const markers = new Map<string, Marker>();
  /** Markers that are still to be rendered, in this order. */
  const unrendered = new Set<Marker>();
  let isScheduled = false;
  /** The area that has markers, and its zoom. */
  let area: Rect | undefined;
  let zoom = 0;
  let incidents: readonly PlacedIncident[] = [];
  let lang = '';
  /** The incident whose marker is the tab stop. */
  let tabStop: string | undefined;

  map.on('moveend', onMoved).on('zoom viewreset', position).on('zoomanim', animate);
  pane.addEventListener('click', onClick);
  for (const name of ['pointerover', 'focusin']) pane.addEventListener(name, onEnter);
  for (const name of ['pointerout', 'focusout']) pane.addEventListener(name, () => on({ type: 'hover', ids: [] }));

  const markerWith = (id: string): Marker | undefined => markers.get(id) ?? [...markers.values()].find((marker) => marker.contains(id));

  const markerAt = (target: EventTarget | null): Marker | undefined => [...markers.values()].find(({ button }) => button.contains(target as Node | null));

  const focusedMarker = (): Marker | undefined => markerAt((pane.getRootNode() as ShadowRoot).activeElement);

  function focus(id: string): void {
    setTabStop(id);
    const marker = markerWith(id);
    if (marker && unrendered.has(marker)) renderMarker(marker);
    marker?.button.focus({ preventScroll: true });
  }

  /** A short pan moves the markers without regrouping, so that no work is done while a reader looks around. */
  function onMoved(): void {
    // In a smaller world, some markers would have to move to the other side.
    const isWide = map.getZoomScale(map.getZoom(), 0) * WORLD_SIZE > 2 * map.getSize().x;
    if (!isWide || map.getZoom() !== zoom || !area || !isWithin(rectInView(map, 0), area)) {
      regroup();
      renderSoon();
    } else {
      setTabStop(tabStop);
      reportClusters();
    }
  }

  function regroup(): void {
    const focused = focusedMarker();
    zoom = map.getZoom();
    area = rectInView(map, MARGIN);
    const groups = clusterDots(dotsOf(incidents, map, area), live.view.signScale, matchMedia('(pointer: coarse)').matches ? MIN_TOUCH_DISTANCE : 0);
    removeExcept(new Set(groups.map(idOf)), focused);
    const view = rectInView(map, 0);
    for (const group of groups.toSorted((one, other) => Number(isInside(other, view)) - Number(isInside(one, view)))) placeMarker(group);
    setTabStop(tabStop);
    reportClusters();
    if (!focused || markers.has(idOf(focused.group))) return;
    // Moves the focus before its marker is removed.
    focus(idOf(focused.group));
    focused.button.remove();
  }

  function reportClusters(): void {
    const view = map.getBounds();
    const areShown = [...markers.values()].some(({ group, at }) => group.items.length > 1 && view.contains(at));
    on({ type: 'rings', areShown });
  }

  /** Removes the markers of other groups; the focused button stays in the DOM. */
  function removeExcept(kept: ReadonlySet<string>, focused: Marker | undefined): void {
    for (const [id, marker] of markers) {
      if (kept.has(id)) continue;
      markers.delete(id);
      unrendered.delete(marker);
      if (marker.button !== focused?.button) marker.button.remove();
    }
  }

  function placeMarker(group: Group): void {
    const id = idOf(group);
    const at = unprojected(group, map);
    const last = markers.get(id);
    const marker = last ?? new Marker(group, at);
    const isRendered = last && !unrendered.delete(last) && hasSameItems(last.group.items, group.items);
    if (!isRendered) unrendered.add(marker);
    markers.set(id, Object.assign(marker, { group, at }));
    marker.highlight(state());
    const point = map.latLngToLayerPoint(at);
    setPosition(marker.button, point);
    marker.button.style.zIndex = String(1000 + point.y); // markers further south are in front
  }

  function renderSoon(): void {
    if (isScheduled) return;
    isScheduled = true;
    afterFrame(() => {
      isScheduled = false;
      renderBatch();
    });
  }

  /** Renders a few markers in a task of their own after each frame: a hundred at once would block the page noticeably. */
  function renderBatch(): void {
    for (const marker of [...unrendered].slice(0, MARKERS_PER_TASK)) renderMarker(marker);
    if (unrendered.size) renderSoon();
  }

  function renderMarker(marker: Marker): void {
    unrendered.delete(marker);
    marker.render(state().localizer);
    if (!marker.button.isConnected) pane.append(marker.button);
  }

  /** Makes the marker of an incident the tab stop; if it has none, the first in view. */
  function setTabStop(id: string | undefined): void {
    tabStop = id;
    const stop = (id !== undefined && markerWith(id)) || firstInView();
    for (const marker of markers.values()) marker.button.tabIndex = marker === stop ? 0 : -1;
  }

  /** The marker in view that comes first in the list; if none is in view, the first marker. */
  function firstInView(): Marker | undefined {
    const view = map.getBounds();
    for (const { id } of incidents) {
      const marker = markers.get(id);
      if (marker && view.contains(marker.at)) return marker;
    }
    return markers.values().next().value;
  }

  function position(): void {
    for (const { button, at } of markers.values()) setPosition(button, map.latLngToLayerPoint(at));
  }

  /** Zooming regroups at its end: until then no marker is rendered, and those out of view are removed, so that there is less to move. */
  function animate(event: unknown): void {
    const focused = focusedMarker();
    const view = rectInView(map, 0);
    const remaining = [...markers].filter(([, marker]) => marker === focused || (!unrendered.has(marker) && isInside(marker.group, view)));
    removeExcept(new Set(remaining.map(([id]) => id)), undefined);
    const { zoom: next, center } = event as ZoomAnimEvent;
    for (const { button, at } of markers.values()) setPosition(button, (map as AnimatedMap)._latLngToNewLayerPoint(at, next, center).round());
  }

  function onEnter({ target }: Event): void {
    const marker = markerAt(target);
    if (marker) on({ type: 'hover', ids: idsOf(marker.group) });
  }

  function onClick({ target }: Event): void {
    const marker = markerAt(target);
    if (!marker) return;
    setTabStop(idOf(marker.group));
    open(marker.group);
  }

  return {
    focus,
    show(all: readonly PlacedIncident[]): void {
      const { localizer } = state();
      // A new language renders all markers again.
      if (localizer.lang !== lang) for (const marker of markers.values()) unrendered.add(marker);
      lang = localizer.lang;
      incidents = all;
      regroup();
      renderBatch();
    },
    /** Highlights the markers of the hovered incidents and of the open one. */
    highlight(): void {
      for (const marker of markers.values()) marker.highlight(state());
    },
    /** The areas of the markers, each with the towns and countries of its incidents. */
    occupied: (): readonly OccupiedRect[] =>
      [...markers.values()].map((marker) => {
        const { at, group } = marker;
        const rect = marker.rectAround(map.latLngToContainerPoint(at), live.view.signScale);
        return { rect, towns: townsOf(group.items), countries: countriesOf(group.items) };
      }),
    groupWith: (id: string): Group | undefined => markerWith(id)?.group,
    groupAt: (target: EventTarget | null): Group | undefined => markerAt(target)?.group,
  };
}
