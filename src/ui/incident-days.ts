import { html, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import type { ListVoice } from './incident-facts.js';
import type { IncidentRows } from './incident-list.js';
import { keyed } from './keyed.js';

const DAY = 24 * 3600_000;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** "Today", "Yesterday", else the date, by the reader's clock and calendar. */
export function dayWord(time: number, now: number, lang: string): string {
  const age = Math.round((midnight(now) - midnight(time)) / DAY);
  const isNear = age === 0 || age === 1;
  const word = isNear
    ? new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-age, 'day')
    : new Date(time).toLocaleDateString(lang, { weekday: 'long', day: 'numeric', month: 'long' });
  return word.charAt(0).toLocaleUpperCase(lang) + word.slice(1);
}

/** The incidents grouped by the day they happened; pinned ones come before the days, those of unknown time after them. */
export function incidentDays(incidents: readonly Incident[], rows: IncidentRows, now: number, { say, lang }: ListVoice): TemplateResult {
  const days = new Map<string, Incident[]>();
  for (const incident of incidents) {
    const { pinned, occurredAt } = incident;
    const day = pinned ? say.pinned : occurredAt === undefined ? say.timeUnknown : dayWord(occurredAt, now, lang);
    days.set(day, [...(days.get(day) ?? []), incident]);
  }
  const group = (day: string, some: readonly Incident[]): TemplateResult =>
    html`<div role="group" aria-label=${day}>
      <p class="day" aria-hidden="true">${day}</p>
      ${rows(some)}
    </div>`;
  return html`${keyed([...days].map(([day, some]) => [day, group(day, some)]))}`;
}
