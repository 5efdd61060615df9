import type { LatLng, Map as LeafletMap, Point } from 'leaflet';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import { ringSize } from '../ui/incident-ring.js';
import { feedText, incidentTime, placeInRow, placeRemark, type IncidentLocalizer } from '../ui/incident-text.js';
import { hasSameItems } from './bounds.js';
import { dotsOf, idOf, idsOf, type Group, type PlacedIncident } from './clusters.js';
import { openMarker, type IncidentMapState, type MapChoice, type OnAct } from './incident-map-state.js';
import type { LiveMap } from './map-stage.js';
import { markersOn } from './markers.js';
import { itemAfter } from './pixels.js';
import { panOptions } from './view.js';

/** The gap between a sign and its popup, in pixels. */
const POPUP_GAP = 10;
/** The minimum distance between the popup and the edge of the map, in pixels. */
const EDGE_MARGIN = 8;
const CLOSE = { type: 'select', id: undefined } as const;

export type Selection = ReturnType<typeof selectionOn>;

/** Markers and popup: they show which incident is open and which marker's incidents are listed, and report the reader's actions. */
export function selectionOn(live: LiveMap, box: HTMLElement, state: () => IncidentMapState, on: OnAct) {
  const { map, view } = live;
  const markers = markersOn(live, state, on, (group) => !live.gestures?.hasDragged() && open(group));
  const popup = popupIn(box, map, on);
  const end = new AbortController();
  let all: readonly PlacedIncident[] = [];
  let shown: MapChoice | undefined;
  /** True until the popup of a marker that the reader pressed is open: it is in view already, and will get the focus. */
  let isOpening = false;

  // On the whole map, including its buttons.
  box.closest('.map')?.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), { signal: end.signal });
  map.on('zoomend', () => popup.isOpen() && draw(false));
  map.on('click', ({ originalEvent: { target } }) => {
    const isMarker = target instanceof Element && target.closest('.marker');
    if (!isMarker && !live.gestures?.hasDragged()) close();
  });

  /** A single incident opens its popup. Several, or a single one without room for a popup, are listed, or all are again if these were. */
  function open(group: Group): void {
    const [only, second] = group.items;
    const { isNarrow, selected } = state();
    if (!only || second || isNarrow) on({ type: 'list', ids: idOf(group) === openMarker(state()) ? undefined : idsOf(group) });
    else if (only.id === selected) popup.focus();
    else {
      isOpening = true;
      on({ type: 'select', id: only.id });
    }
  }

  /** Closes the open incident or, without one, the list of a marker. */
  function close(): void {
    const { selected, listed } = state();
    if (selected !== undefined) on({ type: 'select', id: undefined });
    else if (listed) on({ type: 'list', ids: undefined });
  }

  /** Escape closes from anywhere; on a marker, arrow keys lead to any incident, in view or not. */
  function onKey(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') {
      if (openMarker(state()) === undefined) return;
      event.preventDefault();
      return close();
    }
    const group = markers.groupAt(target);
    if (!group || altKey || ctrlKey || metaKey) return;
    const others = () => dotsOf(all, map).filter(({ item }) => !group.items.includes(item));
    const next = itemAfter(key, group, all, others);
    if (next || key.startsWith('Arrow')) event.preventDefault();
    if (!next) return;
    view.reveal(next.place);
    markers.focus(next.id);
  }

  /** Highlights markers and opens or closes the popup; with `mayMove`, the map may move to make room for it. */
  function draw(mayMove: boolean): void {
    markers.highlight();
    const { selected, isNarrow, localizer } = state();
    const group = isNarrow ? undefined : markers.groupWith(selected);
    const incident = group?.items.find(({ id }) => id === selected);
    if (group && incident) popup.open(markers.latLngOf(group), group, incident, localizer, mayMove);
    else popup.close();
  }

  return {
    at: popup.at,
    occupied: markers.occupied,
    show(incidents: readonly PlacedIncident[]): void {
      all = incidents;
      markers.show(all);
      draw(false);
    },
    /** Shows the choice, moving the map no further than needed to show an incident. */
    update(): void {
      const last = shown;
      shown = state();
      const { hovered, selected, listed, isNarrow } = shown;
      if (last && selected === last.selected && listed === last.listed && isNarrow === last.isNarrow) {
        if (hovered !== last.hovered) markers.highlight();
        return;
      }
      const isFromMarker = isOpening;
      isOpening = false;
      const incident = selected === last?.selected ? undefined : all.find(({ id }) => id === selected);
      if (incident && !isFromMarker) view.reveal(incident.place);
      const hadFocus = popup.hasFocus();
      draw(true);
      const lastMarker = last && openMarker(last);
      if (isFromMarker) popup.focus();
      else if (hadFocus && !popup.isOpen() && lastMarker !== undefined) markers.focus(lastMarker);
    },
    destroy(): void {
      end.abort();
      popup.close();
    },
  };
}

/** The popup beside a marker: what, where and when; details are in the list. It lies outside Leaflet's container, so the map receives none of its events. */
function popupIn(box: HTMLElement, map: LeafletMap, on: OnAct) {
  let at: LatLng | undefined;
  let isAbove = true;
  let gap = 0;
  /** How far its middle is to the side of the marker's, in pixels. */
  let offsetX = 0;
  /** True while the Tab key moves the focus. */
  let isTabbing = false;
  /** The content shown, to skip rendering the same again. */
  let shown: readonly unknown[] = [];

  /** Places the popup above the marker, or below it if there is more room; if there is too little, the map moves. The marker stays in view. */
  function placePopup(marker: Point, mayMove: boolean): void {
    const { x: width, y: height } = map.getSize();
    const space = { above: marker.y - gap - EDGE_MARGIN, below: height - marker.y - gap - EDGE_MARGIN };
    box.style.setProperty('--_tall', `${height}px`);
    const popupHeight = box.offsetHeight;
    isAbove = popupHeight <= space.above || space.above >= space.below;
    const shortage = Math.max(0, popupHeight - (isAbove ? space.above : space.below));
    const sideways = Math.max(0, gap - marker.x) || Math.min(0, width - gap - marker.x);
    const shift = mayMove ? { x: -sideways, y: isAbove ? -shortage : shortage } : { x: 0, y: 0 };
    const half = box.offsetWidth / 2;
    const x = marker.x - shift.x;
    offsetX = Math.max(half + EDGE_MARGIN, Math.min(width - half - EDGE_MARGIN, x)) - x;
    position();
    if (shift.x || shift.y) map.panBy([shift.x, shift.y], panOptions(map));
  }

  function position(): void {
    if (!at) return;
    const { x, y } = map.latLngToContainerPoint(at);
    const { offsetWidth, offsetHeight, style } = box;
    const left = x + offsetX - offsetWidth / 2;
    const top = isAbove ? y - gap - offsetHeight : y + gap;
    style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    style.setProperty('--_tip', `${Math.round(offsetWidth / 2 - offsetX)}px`);
    box.classList.toggle('below', !isAbove);
  }

  map.on('move zoom', position);
  // WebKitGTK identifies Shift+Tab by `code` only.
  box.addEventListener('keydown', ({ key, code }) => (isTabbing = [key, code].includes('Tab')));
  // Closes when Tab leaves it, so that it does not cover the focused element. Clicking elsewhere leaves it open.
  box.addEventListener('focusout', ({ relatedTarget }) => {
    const hasLeft = relatedTarget instanceof Element && !box.contains(relatedTarget) && !relatedTarget.matches('.marker');
    if (isTabbing && hasLeft) on(CLOSE);
    isTabbing = false;
  });

  return {
    at: () => at,
    isOpen: () => !box.hidden,
    /** Focuses the scrolling part, so that the arrow keys scroll it. */
    focus: () => box.querySelector<HTMLElement>('.scroll')?.focus({ preventScroll: true }),
    hasFocus: () => box.contains((box.getRootNode() as ShadowRoot).activeElement),
    /** Shows an incident beside the marker of its group. The map moves to make room only if the reader asked for the popup. */
    open(marker: LatLng, group: Group, incident: Incident, localizer: IncidentLocalizer, mayMove: boolean): void {
      at = marker;
      gap = ringSize(group.items.length) / 2 + POPUP_GAP;
      const content = [incident, localizer.lang];
      if (box.hidden || !hasSameItems(content, shown)) {
        shown = content;
        box.hidden = false;
        box.dir = localizer.dir;
        render(popupView(incident, localizer, on), box);
      }
      placePopup(map.latLngToContainerPoint(at), mayMove);
    },
    close(): void {
      at = undefined;
      box.hidden = true;
      render(nothing, box);
    },
  };
}

function popupView(incident: Incident, localizer: IncidentLocalizer, on: OnAct): TemplateResult {
  const { strings } = localizer;
  const place = placeInRow(incident, undefined, localizer);
  const remark = placeRemark(incident, localizer);
  return html`<button class="close plain" type="button" aria-label=${strings.close} @click=${() => on(CLOSE)}>×</button>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="popup-title">
      <p class="heading"><strong id="popup-title">${feedText(incident.title, localizer)}</strong></p>
      ${place || remark ? html`<p class="facts">${place}${place && remark ? strings.stop : nothing}<em>${remark}</em></p>` : nothing}
      <p class="facts">
        ${incidentTime(incident, Date.now(), localizer)} ·
        <button class="link" type="button" @click=${() => on({ type: 'details', id: incident.id })}>${strings.details}</button>
      </p>
    </div>`;
}
