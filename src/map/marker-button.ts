import { html, render } from 'lit';
import { incidentIcon } from '../ui/incident-icon.js';
import { incidentName, type IncidentLocalizer } from '../ui/incident-text.js';
import { worstOf, type Group } from './clusters.js';

export function createMarker(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'marker');
  button.setAttribute('aria-haspopup', 'dialog');
  return button;
}

/** Gives a marker its name and its sign: the icon of one incident, or the number of several in the colour of the worst. */
export function renderMarker(button: HTMLButtonElement, group: Group, localizer: IncidentLocalizer): void {
  const [only, second] = group.items;
  const isSingle = only && !second;
  button.setAttribute('aria-label', isSingle ? incidentName(only, localizer) : groupName(group, localizer));
  const number = html`<span class="badge several severity-${worstOf(group) ?? 'unknown'}">${localizer.number(group.items.length)}</span>`;
  render(isSingle ? incidentIcon(only, localizer) : number, button);
}

/** Shows whether the reader points at a marker, and whether it is open. */
export function updateMarker(button: HTMLButtonElement, isHovered: boolean, isSelected: boolean): void {
  button.className = `marker leaflet-zoom-animated${isHovered ? ' pointed' : ''}${isSelected ? ' open' : ''}`;
  button.setAttribute('aria-expanded', String(isSelected));
}

function groupName(group: Group, { strings, localize }: IncidentLocalizer): string {
  const count = group.items.length;
  const severity = strings.severitiesInText[(worstOf(group) ?? 0) - 1];
  return severity === undefined ? localize(strings.group, { count }) : localize(strings.groupUpTo, { count, severity });
}
