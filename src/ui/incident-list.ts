import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Incident } from '../model/incident.js';
import { feedText, incidentDetails, incidentTime } from './incident-details.js';
import { categoryWord, severityWord, type IncidentVoice } from './incident-facts.js';
import { incidentBadge } from './incident-shapes.js';

/** What the reader points at and has opened, by incident id. */
export interface IncidentFocus {
  readonly hovered: readonly string[];
  readonly selected?: string | undefined;
}

/** What a reader can do with a list of incidents. */
export interface IncidentListHandlers {
  readonly hover: (id: string | undefined) => void;
  /** The open incident chosen again, or Escape, closes it. */
  readonly select: (id: string | undefined) => void;
}

/** One row; opened, it says everything, so that the list is complete without the map. */
export function incidentItem(incident: Incident, { hovered, selected }: IncidentFocus, now: number, voice: IncidentVoice): TemplateResult {
  const isOpen = incident.id === selected;
  const { say } = voice;
  return html`<li class="item ${isOpen ? 'open' : ''} ${hovered.includes(incident.id) ? 'pointed' : ''}" part="item" data-id=${incident.id}>
    <button class="row" type="button" aria-expanded=${isOpen}>
      ${incidentBadge(incident, voice.format)}
      <span class="topic">${feedText(incident.title, voice)}</span>
      <span class="meta">
        ${incident.resolved ? html`<strong class="tag">${say.resolved}</strong>` : nothing} ${categoryWord(incident.category, voice)} ·
        ${severityWord(incident.severity, voice)} · ${incidentTime(incident.occurredAt, now, voice)}
        ${incident.city ? html`· ${feedText(incident.city, voice)}` : nothing} ${incident.place ? nothing : html`· <em>${say.noPosition}</em>`}
      </span>
    </button>
    ${isOpen ? html`<div class="details">${incidentDetails(incident, now, voice)}</div>` : nothing}
  </li>`;
}

/** The incidents in the order given. Rows are keyed: an answer that changes nothing moves nobody's focus. */
export function incidentList(
  incidents: readonly Incident[],
  focus: IncidentFocus,
  now: number,
  voice: IncidentVoice,
  { hover, select }: IncidentListHandlers,
): TemplateResult {
  const point = (event: Event) => hover(idAt(event));
  const leave = () => hover(undefined);
  const open = (event: Event) => {
    const row = event.target instanceof Element && event.target.closest('.row');
    const id = row ? idAt(event) : undefined;
    if (id !== undefined) select(id === focus.selected ? undefined : id);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || focus.selected === undefined) return;
    event.preventDefault();
    select(undefined);
  };
  return html`<ol class="items" role="list" @pointerover=${point} @pointerleave=${leave} @focusin=${point} @focusout=${leave} @click=${open} @keydown=${close}>
    ${repeat(
      incidents,
      ({ id }) => id,
      (incident) => incidentItem(incident, focus, now, voice),
    )}
  </ol>`;
}

/** What a list says above its rows: what it leaves out, why it is empty, and the way out of a filter. */
export function listHead(notes: string, empty: string, { say }: IncidentVoice, clear: (() => void) | undefined): TemplateResult {
  const button = clear ? html` <button class="link" type="button" @click=${clear}>${say.clear}</button>` : nothing;
  return html`${notes || clear ? html`<p class="note">${notes}${button}</p>` : nothing}${empty ? html`<p class="none">${empty}</p>` : nothing}`;
}

function idAt({ target }: Event): string | undefined {
  const item = target instanceof Element ? target.closest('[data-id]') : null;
  return item?.getAttribute('data-id') ?? undefined;
}

/** Brings an incident's row into its list's own view; the page does not move. */
export function scrollToIncident(box: HTMLElement, id: string): void {
  const row = [...box.querySelectorAll<HTMLElement>('.item')].find((item) => item.dataset['id'] === id);
  if (!row) return;
  const [item, view] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  if (item.top < view.top || item.height > view.height) box.scrollTop += item.top - view.top - 8;
  else if (item.bottom > view.bottom) box.scrollTop += Math.min(item.bottom - view.bottom + 8, item.top - view.top - 8);
}
