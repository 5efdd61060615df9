import type { Named } from '../../build/facts.js';

const MOST = 8;
const LONGEST = 90;

/** The fields that an event's documentation names, in backticks. */
const fieldsOf = ({ description = '' }: Named): readonly string[] => [...description.matchAll(/`([^`]+)`/g)].map(([, field]) => field ?? '');

function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const element = (name: string, text: string, className = ''): HTMLElement => Object.assign(document.createElement(name), { textContent: text, className });

/** Logs every event that the tag fires, newest first, with the fields that its documentation names. */
export function logEvents(tag: HTMLElement, events: readonly Named[], log: Element): void {
  for (const known of events) {
    tag.addEventListener(known.name ?? '', (event) => {
      const fields = fieldsOf(known).map((field) => `${field}: ${shortly((event as unknown as Record<string, unknown>)[field])}`);
      const item = element('li', '');
      item.append(element('time', new Date().toLocaleTimeString('en-GB')), ' ', element('strong', event.type), ' ', element('span', fields.join(', ')));
      log.prepend(item);
      while (log.children.length > MOST) log.lastElementChild?.remove();
    });
  }
}
