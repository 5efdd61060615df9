import { html, render } from 'lit';
import { incidentIcon } from '../ui/incident-icon.js';
import { severalBadge } from '../ui/incident-map.js';
import { groupName, incidentName, type IncidentLocalizer } from '../ui/incident-text.js';
import { worstOf, type Group } from './clusters.js';

export function createMarker(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'marker');
  button.setAttribute('aria-haspopup', 'dialog');
  return button;
}

/** Gives a marker its name and its sign: the icon of one incident, or the number of several with the severity of the worst. */
export function renderMarker(button: HTMLButtonElement, group: Group, localizer: IncidentLocalizer): void {
  const [only, second] = group.items;
  const worst = worstOf(group);
  if (only && !second) render(html`${incidentIcon(only, localizer)}<span class="hidden">${incidentName(only, localizer)}</span>`, button);
  else render(html`${severalBadge(group.items.length, worst, localizer)}<span class="hidden">${groupName(group.items, worst, localizer)}</span>`, button);
}

/** Shows whether the reader points at a marker, and whether it is open. */
export function updateMarker(button: HTMLButtonElement, isHovered: boolean, isSelected: boolean): void {
  button.className = `marker leaflet-zoom-animated${isHovered ? ' pointed' : ''}${isSelected ? ' open' : ''}`;
  button.setAttribute('aria-expanded', String(isSelected));
}
