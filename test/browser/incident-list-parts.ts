import '../../src/elements/incident-list.define.js';
import type { IncidentListElement } from '../../src/elements/incident-list.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { hoursAgo } from '../support/now.js';
import { all } from '../support/page.js';
import { waitUntil } from '../support/wait.js';

export const lastDays = (count: number): string => localize(strings.lastDays, { count });
export const inKenya = (span: string): string => localize(strings.anySummaryIn, { place: 'Kenya' }) + strings.comma + span;

/** All were an hour ago: at equal times, the order sent decides. */
const hourAgo = hoursAgo(1);

export const row = (id: string, more: object = {}): object => ({
  id,
  title: `Incident ${id}`,
  summary: `What happened in ${id}.`,
  country_iso: 'KE',
  city: 'Nairobi',
  occurred_at: hourAgo,
  source: 'Wire',
  category: 'crime',
  severity: 3,
  ...more,
});

export const at = (time: number): object => ({ occurred_at: new Date(time).toISOString() });

export const put = (attributes = ''): IncidentListElement => mount(`<incident-list loading="eager" ${attributes}></incident-list>`);

export const rows = (element: Element) => all(element, '[part="item"]');
export const ids = (element: Element) => rows(element).map(({ dataset }) => dataset['id']);
export const button = (element: Element, words: string) => all(element, 'button').find(({ textContent }) => textContent?.includes(words));
/** The title, and the message for an empty list. */
export const heads = (element: Element) => all(element, '#title, #label, .none').map(({ textContent }) => textContent);
export const days = (element: Element) => all(element, '.day').map(({ textContent }) => textContent);
export const status = (element: Element): string => all(element, '[role="status"]')[0]?.textContent ?? '';

/** Mounts a list and waits for all its rows. */
export async function shown(attributes = ''): Promise<IncidentListElement> {
  const element = put(attributes);
  await settled(element, 'ready');
  await element.updateComplete;
  dispatchEvent(new Event('selectstart')); // renders all rows at once
  return element;
}

export const filtersOf = (element: IncidentListElement): Promise<void> => waitUntil(() => all(element, '[part="legend"]').length > 0, 'the filters are there');
