import type { LatLng } from 'leaflet';
import { html, render } from 'lit';
import { incidentIcon } from '../ui/incident-icon.js';
import { groupName, ringSize, clusterSign } from '../ui/incident-ring.js';
import { incidentName, type IncidentLocalizer } from '../ui/incident-text.js';
import { worstOf, type Group } from './clusters.js';
import { openMarker, type MapChoice } from './incident-map-state.js';
import type { Point, Rect } from './pixels.js';

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

  contains(id: string | undefined): boolean {
    return id !== undefined && this.group.items.some((item) => item.id === id);
  }

  /** The area to keep free around its middle; `signScale` is the size of signs relative to the usual one. */
  rectAround({ x, y }: Point, signScale: number): Rect {
    const radius = (ringSize(this.group.items.length) / 2 + 1) * signScale;
    return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
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
    const isOpen = this.contains(openMarker(choice));
    const hasPopup = !choice.isNarrow && group.items.length === 1;
    const isHovered = choice.hovered.some((id) => this.contains(id));
    button.className = `marker plain leaflet-zoom-animated${isHovered ? ' pointed' : ''}${isOpen ? ' open' : ''}`;
    button.ariaHasPopup = hasPopup ? 'dialog' : null;
    button.ariaExpanded = hasPopup ? String(isOpen) : null;
    button.ariaPressed = hasPopup ? null : String(isOpen);
  }
}
