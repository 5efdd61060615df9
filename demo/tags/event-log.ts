import type { Named } from '../../build/facts.js';

const MAX_EVENTS = 8;
const MAX_LENGTH = 90;

/** The fields of one of our events, without those of every event. */
const fieldsOf = (event: Event): readonly (readonly [name: string, value: unknown])[] => Object.entries(event).filter(([name]) => name !== 'isTrusted');

function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

const element = (name: string, text: string, className = ''): HTMLElement => Object.assign(document.createElement(name), { textContent: text, className });

/** Logs every event of the tag with its fields, newest first. */
export function logEvents(tag: HTMLElement, events: readonly Named[], log: Element): void {
  for (const { name = '' } of events) {
    tag.addEventListener(name, (event) => {
      const fields = fieldsOf(event).map(([field, value]) => `${field}: ${shortly(value)}`);
      const item = element('li', '');
      item.append(element('time', new Date().toLocaleTimeString('en-GB')), ' ', element('strong', event.type), ' ', element('span', fields.join(', ')));
      log.prepend(item);
      while (log.children.length > MAX_EVENTS) log.lastElementChild?.remove();
    });
  }
}
