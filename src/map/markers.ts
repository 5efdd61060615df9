import type { LatLng, Map as LeafletMap, Point as LeafletPoint, ZoomAnimEvent } from 'leaflet';
import { setPosition } from 'leaflet/src/dom/DomUtil.js';
import { html, render } from 'lit';
import { townsOf } from '../model/groups.js';
import { incidentIcon } from '../ui/incident-icon.js';
import { clusterSign, countriesOf, groupName, ringSize } from '../ui/incident-ring.js';
import { incidentName, type IncidentLocalizer } from '../ui/incident-text.js';
import { WORLD_SIZE } from './bounds.js';
import { afterFrame } from './canvas-layer.js';
import { rectInView, clusterDots, dotsOf, hasIncident, idOf, idsOf, worstOf, type Group, type PlacedIncident } from './clusters.js';
import { openMarker, type IncidentMapState, type MapChoice, type OnAct } from './incident-map-state.js';
import type { LiveMap } from './map-stage.js';
import type { OccupiedRect } from './names-layer.js';
import { isInside, isWithin, type Point, type Rect } from './pixels.js';

/** The area to keep free around the middle of a group's marker; `signScale` is the size of signs relative to the usual one. */
export function signRect({ items }: Group, { x, y }: Point, signScale: number): Rect {
  const radius = (ringSize(items.length) / 2 + 1) * signScale;
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** The button of one incident, or of several in one place. It stays the same while its group grows or splits. */
export class Marker {
  readonly button = Object.assign(document.createElement('button'), { type: 'button' });
  group: Group;
  at: LatLng;

  constructor(group: Group, at: LatLng) {
    this.group = group;
    this.at = at;
    this.button.setAttribute('part', 'marker');
  }

  /** Renders its name and its sign: the icon of a single incident, or the count of several in a ring of their severities. */
  render(localizer: IncidentLocalizer): void {
    const { button, group } = this;
    const { items } = group;
    const [first, second] = items;
    const isSingle = first && !second;
    button.style.setProperty('--_sign', `${ringSize(items.length)}`);
    const severities = items.map(({ severity }) => severity);
    const sign = isSingle ? incidentIcon(first, localizer) : clusterSign(severities, localizer);
    const name = isSingle ? incidentName(first, localizer) : groupName(items, worstOf(group), localizer);
    render(html`${sign}<span class="hidden">${name}</span>`, button);
  }

  /** Shows whether the reader points at it and whether it is open: expanded if it has a popup, else pressed. */
  highlight(choice: MapChoice): void {
    const { button, group } = this;
    const isOpen = hasIncident(group, openMarker(choice));
    const hasPopup = !choice.isNarrow && group.items.length === 1;
    const isHovered = choice.hovered.some((id) => hasIncident(group, id));
    button.className = `marker plain leaflet-zoom-animated${isHovered ? ' pointed' : ''}${isOpen ? ' open' : ''}`;
    button.ariaHasPopup = hasPopup ? 'dialog' : null;
    button.ariaExpanded = hasPopup ? String(isOpen) : null;
    button.ariaPressed = hasPopup ? null : String(isOpen);
  }
}

interface AnimatedMap extends LeafletMap {
  _latLngToNewLayerPoint(at: LatLng, zoom: number, centre: LatLng): LeafletPoint;
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
  /** The groups in and around the view, by their first incidents; those in view come first. */
  let groups: ReadonlyMap<string, Group> = new Map();
  /** Groups whose markers are still to be rendered, in this order. */
  let unrendered: Group[] = [];
  const markers = new Map<string, Marker>();
  let isScheduled = false;
  /** The area that is grouped, and its zoom. */
  let area: Rect | undefined;
  let zoom = 0;
  let view = rectInView(map, 0);
  let incidents: readonly PlacedIncident[] = [];
  /** The incident that the reader used last, and the group whose marker is the tab stop. */
  let used: string | undefined;
  let tabStop: Group | undefined;

  map.on('moveend', onMoved).on('zoom viewreset', position).on('zoomanim', animate);
  pane.addEventListener('click', onClick);
  for (const name of ['pointerover', 'focusin']) pane.addEventListener(name, onEnter);
  for (const name of ['pointerout', 'focusout']) pane.addEventListener(name, () => on({ type: 'hover', ids: [] }));

  /** Where a group lies, whatever the zoom is now. */
  const latLngOf = ({ x, y }: Group): LatLng => map.unproject([x, y], zoom);

  const groupWith = (id: string | undefined): Group | undefined => [...groups.values()].find((group) => hasIncident(group, id));

  const markerAt = (target: EventTarget | null): Marker | undefined => [...markers.values()].find(({ button }) => button.contains(target as Node | null));

  const focusedMarker = (): Marker | undefined => markerAt((pane.getRootNode() as ShadowRoot).activeElement);

  function focus(id: string): void {
    setTabStop(id);
    const group = groupWith(id);
    if (group) renderMarker(group).button.focus({ preventScroll: true });
  }

  /** A short pan moves the markers without regrouping, so that no work is done while a reader looks around. */
  function onMoved(): void {
    view = rectInView(map, 0);
    // In a smaller world, some markers would have to move to the other side.
    const isWide = map.getZoomScale(map.getZoom(), 0) * WORLD_SIZE > 2 * map.getSize().x;
    if (!isWide || map.getZoom() !== zoom || !area || !isWithin(view, area)) regroup();
    setTabStop(used);
    on({ type: 'rings', areShown: [...groups.values()].some((group) => group.items.length > 1 && isInside(group, view)) });
  }

  function regroup(): void {
    zoom = map.getZoom();
    area = rectInView(map, MARGIN);
    const clusters = clusterDots(dotsOf(incidents, map, area), live.view.signScale, matchMedia('(pointer: coarse)').matches ? MIN_TOUCH_DISTANCE : 0);
    unrendered = clusters.toSorted((one, other) => Number(isInside(other, view)) - Number(isInside(one, view)));
    groups = new Map(unrendered.map((group) => [idOf(group), group]));
    const focused = focusedMarker();
    // Moves the focus before its marker is removed.
    if (focused && !groups.has(idOf(focused.group))) focus(idOf(focused.group));
    keep(({ group }) => groups.has(idOf(group)));
    renderSoon();
  }

  /** Removes all other markers. */
  function keep(isKept: (marker: Marker) => boolean): void {
    for (const [id, marker] of markers) {
      if (isKept(marker)) continue;
      markers.delete(id);
      marker.button.remove();
    }
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
    for (const group of unrendered.splice(0, MARKERS_PER_TASK)) renderMarker(group);
    if (unrendered.length) renderSoon();
  }

  function renderMarker(group: Group): Marker {
    const at = latLngOf(group);
    const marker = markers.get(idOf(group)) ?? new Marker(group, at);
    markers.set(idOf(group), Object.assign(marker, { group, at }));
    const { button } = marker;
    marker.render(state().localizer);
    marker.highlight(state());
    button.tabIndex = group === tabStop ? 0 : -1;
    const point = map.latLngToLayerPoint(at);
    setPosition(button, point);
    button.style.zIndex = String(1000 + point.y); // markers further south are in front
    if (!button.isConnected) pane.append(button);
    return marker;
  }

  /** Makes the marker of an incident the tab stop; if it has none, that of the first incident in view, or else any. */
  function setTabStop(id: string | undefined): void {
    used = id;
    const inView = () => incidents.map((incident) => groups.get(incident.id)).find((group) => group && isInside(group, view));
    tabStop = groupWith(id) ?? inView() ?? groups.values().next().value;
    for (const { button, group } of markers.values()) button.tabIndex = tabStop && idOf(group) === idOf(tabStop) ? 0 : -1;
  }

  function position(): void {
    for (const { button, at } of markers.values()) setPosition(button, map.latLngToLayerPoint(at));
  }

  /** Zooming regroups at its end: until then no marker is rendered, and those out of view are removed, so that there is less to move. */
  function animate(event: unknown): void {
    const focused = focusedMarker();
    unrendered = [];
    keep((marker) => marker === focused || isInside(marker.group, view));
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
      incidents = all;
      area = undefined;
      onMoved();
      renderBatch();
    },
    /** Highlights the markers of the hovered incidents and of the open one. */
    highlight(): void {
      for (const marker of markers.values()) marker.highlight(state());
    },
    /** The areas of the markers, each with the towns and countries of its incidents. */
    occupied: (): readonly OccupiedRect[] =>
      [...groups.values()].map((group) => {
        const rect = signRect(group, map.latLngToContainerPoint(latLngOf(group)), live.view.signScale);
        return { rect, towns: townsOf(group.items), countries: countriesOf(group.items) };
      }),
    latLngOf,
    groupWith,
    groupAt: (target: EventTarget | null): Group | undefined => markerAt(target)?.group,
  };
}
