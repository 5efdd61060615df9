import { html, nothing, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import { categoryWord, feedText, incidentTime, severityWord, type ListVoice } from './incident-facts.js';
import { incidentBadge } from './incident-shapes.js';
import { keyed } from './keyed.js';

/** Which incidents the reader points at and has opened, by id. */
export interface IncidentFocus {
  readonly hovered: readonly string[];
  readonly selected?: string | undefined;
  /** Renders everything known about the open one. */
  readonly details?: (incident: Incident) => unknown;
  /** The remark on incidents that a map cannot show. */
  readonly unplaced?: string;
}

/** Renders rows for some of the incidents. */
export type IncidentRows = (incidents: readonly Incident[]) => TemplateResult;

/** What a reader can do with a list of incidents. */
export interface IncidentListHandlers {
  readonly hover: (id: string | undefined) => void;
  /** Called with `undefined` to close the open incident: when it is chosen again, or on Escape. */
  readonly select: (id: string | undefined) => void;
}

/** One row; open, it shows everything, so that the list is complete without the map. */
function incidentItem(incident: Incident, { hovered, selected, details, unplaced }: IncidentFocus, now: number, voice: ListVoice): TemplateResult {
  const isOpen = incident.id === selected;
  const { say } = voice;
  return html`<li class="item ${isOpen ? 'open' : ''} ${hovered.includes(incident.id) ? 'pointed' : ''}" part="item" data-id=${incident.id}>
    <button class="row" type="button" aria-expanded=${isOpen}>
      ${incidentBadge(incident, voice.format)}
      <span class="topic">${feedText(incident.title, voice)}</span>
      <span class="meta">
        ${incident.pinned ? html`<strong class="tag">${say.pinned}</strong>` : nothing}
        ${incident.resolved ? html`<strong class="tag">${say.resolved}</strong>` : nothing} ${categoryWord(incident.category, voice)} ·
        ${severityWord(incident.severity, voice)} ·
        ${incidentTime(incident.occurredAt, now, voice)}${incident.city ? html` · ${feedText(incident.city, voice)}` : nothing}${unplaced && !incident.place ? html` · <em>${unplaced}</em>` : nothing}
      </span>
    </button>
    ${isOpen ? html`<div class="details">${details?.(incident)}</div>` : nothing}
  </li>`;
}

/** The incidents in the order given, one below the other or as `arrange` puts them. Rows are keyed, so that an answer that changes nothing moves nobody's focus. */
export function incidentList(
  incidents: readonly Incident[],
  focus: IncidentFocus,
  now: number,
  voice: ListVoice,
  { hover, select }: IncidentListHandlers,
  arrange = (all: readonly Incident[], rows: IncidentRows) => rows(all),
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
  const rows: IncidentRows = (some) =>
    html`<ol class="items" role="list">
      ${keyed(some.map((incident) => [incident.id, incidentItem(incident, focus, now, voice)]))}
    </ol>`;
  return html`<div @pointerover=${point} @pointerleave=${leave} @focusin=${point} @focusout=${leave} @click=${open} @keydown=${close}>
    ${arrange(incidents, rows)}
  </div>`;
}

/** Placeholders for the rows to come. */
export const incidentSkeleton = (): TemplateResult =>
  html`<div class="bars" aria-hidden="true">${Array.from({ length: 6 }, () => html`<div class="bar"></div>`)}</div>`;

/** What stands above the rows: what the list leaves out, why it is empty, and the button that clears the filters; on paper, the filters themselves instead. */
export function listHead(notes: string, empty: string, { say }: ListVoice, clear: (() => void) | undefined, filters: string): TemplateResult {
  const button = clear ? html` <button class="link" type="button" @click=${clear}>${say.clear}</button>` : nothing;
  return html`${notes || clear ? html`<p class="note">${notes}${button} <b class="printed">${filters}</b></p>` : nothing}${empty ? html`<p class="none">${empty}</p>` : nothing}`;
}

function idAt({ target }: Event): string | undefined {
  const item = target instanceof Element ? target.closest('[data-id]') : null;
  return item?.getAttribute('data-id') ?? undefined;
}
