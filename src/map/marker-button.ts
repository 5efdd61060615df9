import { html, render } from 'lit';
import { incidentIcon } from '../ui/incident-icon.js';
import { groupName, ringSize, severalSign } from '../ui/incident-ring.js';
import { incidentName, type IncidentLocalizer } from '../ui/incident-text.js';
import { worstOf, type Group } from './clusters.js';

export function createMarker(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'marker');
  return button;
}

/** Gives a marker its name and its sign: the icon of one incident, or the number of several in a ring of their severities. */
export function renderMarker(button: HTMLButtonElement, group: Group, localizer: IncidentLocalizer): void {
  const [only, second] = group.items;
  if (only && !second) {
    button.style.removeProperty('--_sign');
    render(html`${incidentIcon(only, localizer)}<span class="hidden">${incidentName(only, localizer)}</span>`, button);
    return;
  }
  const sign = severalSign(
    group.items.map(({ severity }) => severity),
    localizer,
  );
  button.style.setProperty('--_sign', String(ringSize(group.items.length)));
  render(html`${sign}<span class="hidden">${groupName(group.items, worstOf(group), localizer)}</span>`, button);
}

/** Shows whether the reader points at a marker, and whether it is open: with a popup, or pressed without one. */
export function updateMarker(button: HTMLButtonElement, isHovered: boolean, isSelected: boolean, hasPopup: boolean): void {
  button.className = `marker leaflet-zoom-animated${isHovered ? ' pointed' : ''}${isSelected ? ' open' : ''}`;
  button.ariaHasPopup = hasPopup ? 'dialog' : null;
  button.ariaExpanded = hasPopup ? String(isSelected) : null;
  button.ariaPressed = hasPopup ? null : String(isSelected);
}
