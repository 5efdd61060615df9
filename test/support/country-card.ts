import { mount, settled } from './mount.js';

export async function ready(attributes = '', around = ''): Promise<HTMLElement> {
  const box = mount(`<div ${around}><country-risk country="JP" ${attributes}></country-risk></div>`);
  const element = box.firstElementChild as HTMLElement;
  await settled(element, 'ready');
  return element;
}

export const inner = (element: Element, selector: string): HTMLElement => element.shadowRoot?.querySelector(selector) as HTMLElement;
