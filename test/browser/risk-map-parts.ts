import '../../src/elements/risk-map.define.js';
import type { RiskMapElement } from '../../src/elements/risk-map.js';
import { mount, settled } from '../support/mount.js';
import { all, parts } from '../support/page.js';
import { waitUntil } from '../support/wait.js';

export const put = (attributes = '', inside = ''): RiskMapElement => mount(`<risk-map loading="eager" ${attributes}>${inside}</risk-map>`);

export const first = (element: Element, selector: string) => all(element, selector)[0]!;
export const rows = (element: Element) => parts(element, 'row');
export const words = (element: Element | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
/** The country with the keyboard focus. */
export const target = (element: Element) => first(element, '.target:not([hidden])');
export const label = (element: Element): string => words(all(element, '.label:not([hidden])')[0]);

/** Mounts a map and waits for its table. */
export async function shown(attributes = ''): Promise<RiskMapElement> {
  const element = put(attributes);
  await settled(element, 'ready');
  await waitUntil(() => all(element, 'canvas').length > 0 && target(element), 'the map is there');
  await waitUntil(() => all(element, '[aria-rowcount]').length === 0 && first(element, 'input'), 'all rows, and what comes after them');
  return element;
}

/** The position of the country with the keyboard focus. */
export function placeOf(element: Element): [number, number] {
  const { left, top, width, height } = target(element).getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** The map's colour at a position on the page. */
export function colorAt(element: Element, [x, y]: readonly [number, number]): string {
  const canvas = all<HTMLCanvasElement>(element, 'canvas')[0]!;
  const { left, top, width } = canvas.getBoundingClientRect();
  const scale = canvas.width / width;
  return [...(canvas.getContext('2d')?.getImageData(Math.round((x - left) * scale), Math.round((y - top) * scale), 1, 1).data ?? [])].slice(0, 3).join(' ');
}

export async function keyboardTo(element: RiskMapElement, name: string): Promise<void> {
  const row = rows(element).find((each) => each.querySelector('[part="name"]')?.textContent === name);
  row?.querySelector<HTMLElement>('button')?.click();
  await waitUntil(() => target(element).getAttribute('aria-label')?.startsWith(name));
}
