import '../../src/elements/incident-map.define.js';
import type { IncidentMapElement } from '../../src/elements/incident-map.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { hoursAgo } from '../support/now.js';
import { all } from '../support/page.js';
import { waitUntil } from '../support/wait.js';

export const incidents = (count: number): string => localize(strings.allIncidents, { count });
export const around = (count: number, place: string): string => localize(strings.groupAround, { group: incidents(count), place });

/** A row of the feed, each with a place of its own and an hour older than the last. */
export const row = (index: number, more: object = {}): object => ({
  id: `id-${index}`,
  title: `Incident ${index}`,
  summary: `What happened in ${index}.`,
  url: `https://news.example/${index}`,
  country_iso: 'KE',
  city: `Town ${index}`,
  lat: index % 2 ? -1 - index / 2 : index / 2,
  lng: 34 + index,
  occurred_at: hoursAgo(index + 1),
  source: 'Wire',
  category: index % 2 ? 'crime' : 'health',
  severity: (index % 5) + 1,
  ...more,
});

export const put = (attributes: string): IncidentMapElement => mount(`<incident-map loading="eager" ${attributes}></incident-map>`);

export const markers = (element: Element) => all(element, '[part="marker"]');
export const rows = (element: Element) => all(element, '[part="list"] [part="item"]');
export const status = (element: Element): string => all(element, '[role="status"]')[0]?.textContent ?? '';
/** The chip that names the marker whose incidents are listed; its button resets the list. */
export const chip = (element: Element) => all(element, '.listed')[0];
export const popup = (element: Element) => all(element, '[part="popup"]').find(({ hidden }) => !hidden);
export const nameOf = (marker: Element | null | undefined): string => marker?.querySelector('.hidden')?.textContent ?? '';
export const markerOf = (element: Element, name: string) => markers(element).find((marker) => nameOf(marker).includes(name));
export const button = (row: Element | undefined) => row?.querySelector<HTMLElement>('button');
/** A filter button by its name. */
export const named = (element: Element, name: string) =>
  all(element, '[part="legend"] :is(button, input), .note button').find((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(name));

/** Mounts a map and waits for everything on it. */
export async function shown(attributes = 'country="KE"', state = 'ready'): Promise<IncidentMapElement> {
  const element = put(attributes);
  await settled(element, state);
  await waitUntil(() => all(element, '.land canvas').length > 0, 'the map is there');
  if (state === 'ready') await waitUntil(() => markers(element).length > 0 || rows(element).length > 0, 'something is shown');
  dispatchEvent(new Event('selectstart')); // renders all rows at once
  return element;
}
