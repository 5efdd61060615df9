import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Failure } from '../model/failure.js';
import type { Incident } from '../model/incident.js';
import { factsInRow, feedText, placeInRow, type ListLocalizer } from './incident-text.js';
import { incidentIcon } from './incident-icon.js';
import { dayWords } from '../words/day-word.js';
import type { Localizer } from '../words/localizer.js';

export const updateText = (count: number, { strings, localize }: Localizer<'incidentUpdate'>): string => localize(strings.newIncidents, { count });

export const updateButton = (count: number, localizer: Localizer<'incidentUpdate'>, show: () => void): TemplateResult =>
  html`<button class="update" type="button" @click=${show}>${updateText(count, localizer)}</button>`;

/** Hovered and selected incidents, by id, and the context of their rows. */
export interface IncidentFocus {
  readonly hovered: readonly string[];
  readonly selected?: string | undefined;
  /** The incident whose row is the tab stop: the first by default; `true` makes every row a tab stop. */
  readonly stop?: string | true | undefined;
  /** Renders the details of the open incident. */
  readonly details?: (incident: Incident) => unknown;
  /** The country requested; without one, every row names its own. */
  readonly country?: string | undefined;
  /** A remark on an incident's position, or empty. */
  readonly remark?: (incident: Incident) => string;
  /** The button below the last row. */
  readonly more?: unknown;
}

export interface IncidentListHandlers {
  readonly hover: (id: string | undefined) => void;
  /** A row received focus and becomes the tab stop. */
  readonly stop: (id: string) => void;
  /** `undefined` closes the open incident: on a second click or Escape. */
  readonly select: (id: string | undefined) => void;
}

/** A row. When open it shows all details, so the list is complete without the map. */
function incidentItem(incident: Incident, isStop: boolean, size: unknown, focus: IncidentFocus, now: number, localizer: ListLocalizer): TemplateResult {
  const { hovered, selected, details } = focus;
  const isOpen = incident.id === selected;
  const place = placeInRow(incident, focus.country, localizer);
  const remark = focus.remark?.(incident);
  const { strings } = localizer;
  const facts = [...factsInRow(incident, now, localizer), place, remark && html`<em>${remark}</em>`].filter(Boolean);
  return html`<li
    class="item ${isOpen ? 'open' : ''} ${hovered.includes(incident.id) ? 'pointed' : ''}"
    part="item"
    data-id=${incident.id}
    aria-setsize=${size}
  >
    <button class="row plain" type="button" tabindex=${isStop ? 0 : -1} aria-expanded=${isOpen}>
      ${incidentIcon(incident, localizer)}
      <span class="topic">${feedText(incident.title, localizer)}</span>
      <span class="meta quiet">
        ${incident.pinned ? html`<strong class="tag">${strings.pinned}</strong>` : nothing}
        ${incident.resolved ? html`<strong class="tag">${strings.resolved}</strong>` : nothing}
        ${facts.map((fact, index) => (index ? (typeof fact === 'string' ? strings.comma + fact : html`${strings.comma}${fact}`) : fact))}
      </span>
    </button>
    ${isOpen ? html`<div class="details">${details?.(incident)}</div>` : nothing}
  </li>`;
}

const MINUTE = 60_000;

/** The inputs of a row, so that with 200 rows only changed ones are rendered again. An open row always is. */
function dependenciesOf(incident: Incident, isTabStop: boolean, size: unknown, focus: IncidentFocus, now: number, { strings }: ListLocalizer): unknown[] {
  const { id } = incident;
  const open = id === focus.selected ? {} : undefined;
  return [incident, isTabStop, size, open, focus.hovered.includes(id), focus.country, focus.remark?.(incident), strings, Math.floor(now / MINUTE)];
}

/**
 * The incidents in the given order, grouped by day; days are headings of `level`, if given. Only the first `maxRows` are rendered. All rows together are one tab
 * stop, and they are keyed so that a refresh does not move the focus.
 */
export function incidentList(
  incidents: readonly Incident[],
  focus: IncidentFocus,
  now: number,
  localizer: ListLocalizer,
  { hover, stop, select }: IncidentListHandlers,
  level: number | typeof nothing = nothing,
  maxRows = incidents.length,
): TemplateResult {
  const tabStop = (incidents.find(({ id }) => id === focus.stop) ?? incidents[0])?.id;
  const onPointer = (event: Event) => hover(idAt(event));
  const onLeave = () => hover(undefined);
  const onFocus = (event: Event) => {
    onPointer(event);
    const id = idAt(event, '.row');
    if (id !== undefined && id !== tabStop) stop(id);
  };
  const onClick = (event: Event) => {
    const id = idAt(event, '.row');
    if (id !== undefined) select(id === focus.selected ? undefined : id);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || focus.selected === undefined) return;
    event.preventDefault();
    (event.target as Element).closest('.item')?.querySelector<HTMLElement>('.row')?.focus();
    select(undefined);
  };
  const dayView = ({ day, some, of }: ListedDay) => {
    const size = some.length < of ? of : nothing;
    return html`<div>
      <p class="day" role=${level === nothing ? nothing : 'heading'} aria-level=${level}>${day}</p>
      <ol class="items" role="list">
        ${repeat(
          some,
          ({ id }) => id,
          (incident) => {
            const isTabStop = focus.stop === true || incident.id === tabStop;
            return guard(dependenciesOf(incident, isTabStop, size, focus, now, localizer), () =>
              incidentItem(incident, isTabStop, size, focus, now, localizer),
            );
          },
        )}
      </ol>
    </div>`;
  };
  return html`<div @pointerover=${onPointer} @pointerleave=${onLeave} @focusin=${onFocus} @focusout=${onLeave} @click=${onClick} @keydown=${onKey}>
      ${repeat(daysOf(incidents, maxRows, now, localizer), ({ day }) => day, dayView)}
    </div>
    ${focus.more}`;
}

export const incidentSkeleton = (): TemplateResult =>
  html`<div class="bars" aria-hidden="true">${Array.from({ length: 6 }, () => html`<div class="bar"></div>`)}</div>`;

/** Above the rows: what the list leaves out, why it is empty, and the button that clears the filters (in print, the filters instead). */
export function listHead(notes: string, empty: string, { strings }: ListLocalizer, clear: (() => void) | undefined, filters: string): TemplateResult {
  const button = clear ? html` <button class="link" type="button" @click=${clear}>${strings.clear}</button>` : nothing;
  return html`${notes || clear ? html`<p class="note">${notes}${button} <b class="printed">${filters}</b></p>` : nothing}${empty ? html`<p class="none">${empty}</p>` : nothing}`;
}

/** The id of the incident that contains the event target; with `within`, only if the target is inside such an element. */
const idAt = ({ target }: Event, within = '[data-id]'): string | undefined =>
  (target as Element).closest(within)?.closest<HTMLElement>('[data-id]')?.dataset['id'];

/** A day with its number of incidents, and those rendered so far. */
interface ListedDay {
  readonly day: string;
  readonly some: readonly Incident[];
  readonly of: number;
}

/** Groups incidents by day: pinned ones first, and those without a readable time last, under the time as sent. */
function daysOf(incidents: readonly Incident[], maxRows: number, now: number, localizer: ListLocalizer): readonly ListedDay[] {
  const { strings } = localizer;
  const wordOf = dayWords(now, localizer);
  const days = new Map<string, Incident[]>();
  for (const incident of incidents) {
    const { pinned, occurredAt, isDay, unread } = incident;
    const day = pinned ? strings.pinned : occurredAt === undefined ? (unread?.time ?? strings.timeUnknown) : wordOf(occurredAt, isDay);
    days.set(day, [...(days.get(day) ?? []), incident]);
  }
  let remaining = maxRows;
  return [...days].flatMap(([day, all]) => {
    const some = all.slice(0, remaining);
    remaining -= some.length;
    return some.length ? { day, some, of: all.length } : [];
  });
}

/** The content of the frame that all incident lists share. */
export interface IncidentFrame {
  /** Why there is no answer: then the fallback and the sentence that says so stand below the title, and nothing else is shown. */
  readonly failure: Failure | undefined;
  readonly heading: TemplateResult;
  /** The longest possible title, to reserve its height. */
  readonly longest: string;
  /** Announced to screen readers when it changes. */
  readonly status: unknown;
  readonly update: unknown;
  readonly list: unknown;
  /** What readers should know about the incidents; empty if there are none. */
  readonly about: string;
  /** Unknown fields beside the list in its answer, as sent. */
  readonly beside: unknown;
  readonly help: unknown;
  readonly credit: unknown;
}

/** The frame's content and the parts that differ between tags. */
interface OwnFrame extends IncidentFrame {
  /** The filters; `nothing` until they are loaded. */
  readonly legend: unknown;
  readonly body?: (list: TemplateResult) => TemplateResult;
  /** On a phone: `folded` shows as many rows as fit, `whole` shows all; neither scrolls. */
  readonly fold?: 'folded' | 'whole' | undefined;
  readonly footnote?: string;
}

/**
 * Title, list and credit, rendered while loading too, so that nothing on the page moves. Beside a map, the list's accessible name includes the map's, since another
 * list may have the same title.
 */
export const incidentFrame = ({ legend, body = (list) => list, fold, footnote, ...frame }: OwnFrame, { strings, sentences }: ListLocalizer): TemplateResult =>
  html`<div class="frame">
    <p class="hidden" role="status">${frame.status}</p>
    <div class="heads" data-longest=${frame.longest}>${frame.heading}</div>
    ${
      frame.failure
        ? html`<div>${frame.list}</div>
            <slot name="note"></slot>`
        : html`<div class="above ${legend === nothing ? 'awaited' : ''}">${legend}</div>
            ${body(
              html`<div class="box">
                ${frame.update}
                <div class="list ${fold ?? ''}" id="list" part="list" role="group" tabindex="-1" aria-label=${strings.list} aria-labelledby="list title map">
                  ${frame.list}
                </div>
              </div>`,
            )}
            ${frame.beside}
            <slot name="note"></slot>
            <div class="foot">
              <p class="quiet">${frame.help}${sentences(frame.about, footnote)}</p>
              <p class="credits">${frame.credit}</p>
            </div>`
    }
  </div>`;

/** Scrolls an incident's row into view within the list, below the sticky day. The page does not scroll. */
export function scrollToIncident(box: HTMLElement, id: string): void {
  const row = [...box.querySelectorAll<HTMLElement>('.item')].find((item) => item.dataset['id'] === id);
  if (!row) return;
  const top = box.querySelector<HTMLElement>('.day')?.offsetHeight ?? 8;
  const [item, view] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  if (item.top < view.top + top - 8 || item.height > view.height - top) box.scrollTop += item.top - view.top - top;
  else if (item.bottom > view.bottom) box.scrollTop += Math.min(item.bottom - view.bottom + 8, item.top - view.top - top);
}
