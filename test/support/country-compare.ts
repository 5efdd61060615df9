import { mount, settled } from './mount.js';
import { parts } from './page.js';

export const rows = (element: Element): readonly (readonly string[])[] =>
  parts(element, 'row').map((row) =>
    [...row.querySelectorAll('[role=rowheader], [role=cell] > div')].map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()),
  );
export const row = (element: Element, label: string): readonly string[] | undefined => rows(element).find(([first]) => first?.startsWith(label));
export const heads = (element: Element): readonly string[] =>
  [...(element.shadowRoot?.querySelectorAll('thead [role=columnheader]') ?? [])].map(({ textContent }) =>
    (textContent ?? '').replace(/[^\p{L} ]/gu, '').trim(),
  );

/** Not every browser allows windows as narrow as a phone, so the column is narrowed instead. */
export function narrow(element: HTMLElement, width: number): void {
  const box = element.parentElement;
  if (box) box.style.inlineSize = `${width}px`;
}

export async function ready(countries: string, more = ''): Promise<HTMLElement> {
  const element = mount(`<country-compare countries="${countries}" lang="en-GB" ${more}></country-compare>`);
  await settled(element, 'ready');
  return element;
}
