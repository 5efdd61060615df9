import '../../src/elements/risk-table.define.js';
import { sendKeys } from '@web/test-runner-commands';
import type { RiskTableElement } from '../../src/elements/risk-table.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { all, part, parts } from '../support/page.js';
import { waitUntil } from '../support/wait.js';

/** How a table states the number of countries shown. */
export const countriesOf = (count: number, of = 180): string => localize(strings.countriesOf, { count, all: of });
export const changed = (changes: string): string => localize(strings.changes, { changes });

export const tag = (attributes: string, inside = ''): string => `<risk-table loading="eager" ${attributes}>${inside}</risk-table>`;
export const put = (attributes = '', inside = ''): RiskTableElement => mount(tag(attributes, inside));

export const rows = (element: Element) => parts(element, 'row');
export const names = (element: Element) => parts(element, 'name').map(({ textContent }) => textContent);
export const buttons = (element: Element) => all(element, 'button[part="name"]');
export const heads = (element: Element) => all(element, 'thead button');
export const search = (element: Element) => all<HTMLInputElement>(element, 'input[type="search"]')[0]!;
export const count = (element: Element) => all(element, '.count')[0]?.textContent;

/** While rows are missing, the table has an `aria-rowcount`. */
export const isWhole = (element: Element): boolean => rows(element).length > 0 && all(element, '[aria-rowcount]').length === 0;

/** Mounts a table and waits for all its rows and filters. If it shows fewer rows until a reader asks for more, use `put()` and wait yourself. */
export async function shown(attributes = ''): Promise<RiskTableElement> {
  const element = put(attributes);
  await settled(element, 'ready');
  await element.updateComplete;
  await waitUntil(() => isWhole(element), 'all rows').catch((cause: unknown) => {
    throw new Error(`With its head, the table has ${rows(element).length + 1} of ${all(element, 'table')[0]?.ariaRowCount} rows.`, { cause });
  });
  if (!part(element, 'table')?.matches(':has(.reserved)')) await waitUntil(() => search(element), 'the filters');
  return element;
}

export async function type(element: RiskTableElement, query: string): Promise<void> {
  await waitUntil(() => search(element), 'the filters');
  search(element).focus();
  await sendKeys({ type: query });
  await waitUntil(() => search(element).value.endsWith(query), `${query} in the field`); // WebKit's driver may be ahead of the page
  await element.updateComplete;
}
