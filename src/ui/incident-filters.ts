import { html, nothing, type TemplateResult } from 'lit';
import type { Answer } from '../model/answer.js';
import { filterCounts } from '../model/feed-counts.js';
import { SEVERITIES, type Feed, type IncidentFilter } from '../model/incident.js';
import { incidentLegendStyles } from './incident-filters.styles.js';
import { categoryShape } from './incident-icon.js';
import { incidentStrip, type Strip, stripStyles } from './incident-strip.js';
import { categoryWord, severityWord, type FiltersLocalizer, type ListLocalizer } from './incident-text.js';
import { rangeHandleStyles } from './range-handle.js';
import { scrollBoxStyles } from './scroll-box.styles.js';
import { incidentFilters } from '../words/en.json?incidentFilters';

export { incidentFilters as english };
export const styles = [rangeHandleStyles, scrollBoxStyles, stripStyles, incidentLegendStyles];

/** The incidents to filter, and the current filter. */
export interface IncidentChoice extends Pick<Strip, 'hours' | 'limit' | 'published'> {
  /** `undefined` until loaded. */
  readonly answer: Answer<Feed> | undefined;
  readonly filter: IncidentFilter;
  readonly choose: (filter: IncidentFilter) => void;
}

/** Folds the categories away behind a button. */
interface CategoryFold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly more: unknown;
}

type Counts = ReturnType<typeof filterCounts>;

/**
 * The legend, which doubles as the filter: days, severity colours and category shapes, all with counts. `nothing` while loading; empty without incidents,
 * because a message then takes its place. `isPast` if the answer is outdated and no longer shown.
 */
export function incidentLegend(choice: IncidentChoice, localizer: FiltersLocalizer, fold: CategoryFold, isPast: boolean): unknown {
  const { answer, filter, choose, ...question } = choice;
  if (!answer) return nothing;
  if (!answer.data.length) return '';
  const { strings } = localizer;
  const strip = incidentStrip({ ...question, answer, days: filter.days, choose: (days) => choose({ ...filter, days }) }, localizer);
  const counts = filterCounts(answer.data, filter);
  return html`<div
    class="legend ${isPast ? 'past' : ''}"
    id="legend"
    part="legend"
    role="group"
    aria-label=${strings.legend}
    aria-labelledby="legend title map"
  >
    ${strip}${severityBar(counts, choice, localizer)}${categories(counts, choice, localizer, fold)}
  </div>`;
}

export const listHelp = (localizer: ListLocalizer): TemplateResult =>
  html`<span class="list-help" hidden>${localizer.with(incidentFilters).strings.listHelp}</span>`;

function categories(counts: Counts, { filter, choose }: IncidentChoice, localizer: FiltersLocalizer, fold: CategoryFold): TemplateResult {
  const { isOpen, toggle, more } = fold;
  const { strings, number } = localizer;
  const change = (category: string) => {
    const chosen = new Set(filter.categories);
    if (!chosen.delete(category)) chosen.add(category);
    choose({ ...filter, categories: chosen });
  };
  const chip = ([category, count]: [string, number]) =>
    html`<li>
      <button class="chip" type="button" aria-pressed=${filter.categories.has(category)} @click=${() => change(category)}>
        ${categoryShape(category)}<span class="name">${categoryWord(category, localizer)}</span>
        <span class="count">${number(count)}</span>
      </button>
    </li>`;
  const chips = html`<ul class="chips" role="list" part="filter" aria-label=${strings.categoryLabel}>
    ${[...counts.categories].map(chip)}
  </ul>`;
  const chosen = [...filter.categories].map((category) => categoryWord(category, localizer)).join(strings.comma);
  return html`<button class="filters" type="button" part="filter" aria-expanded=${isOpen} aria-controls="filters" @click=${toggle}>
      ${chosen ? html`<span class="hidden">${strings.categoryLabel}${strings.colon}</span>${chosen}` : strings.categoryLabel}
    </button>
    <div class="panel" id="filters" ?hidden=${!isOpen}>${chips}${more}</div>`;
}

/** The five severities with colours and counts; each selects itself and all above. */
function severityBar(counts: Counts, { filter, choose }: IncidentChoice, localizer: FiltersLocalizer): TemplateResult {
  const { strings, localize, number } = localizer;
  const countOf = (severity: number | undefined) => counts.severities.get(severity) ?? 0;
  const sumOf = (count: number) => `${strings.colon}${localize(strings.allIncidents, { count })}`;
  const unknown = countOf(undefined);
  const step = (least: number) => {
    const word = severityWord(least, localizer);
    const range = least === 1 ? strings.anySeverity : localize(strings.atLeast, { severity: word });
    const from = SEVERITIES.filter((severity) => severity >= least).reduce((sum, severity) => sum + countOf(severity), unknown);
    const state = least < filter.minSeverity ? 'below' : '';
    return html`<label class="step severity-${least} ${state}">
      <input type="radio" name="severity" .checked=${least === filter.minSeverity} @change=${() => choose({ ...filter, minSeverity: least })} />
      <span class="count" aria-hidden="true">${number(countOf(least))}</span>
      <span>${word}<span class="hidden">${sumOf(countOf(least))}${strings.stop}${range}${sumOf(from)}</span></span>
    </label>`;
  };
  const chosen = html`<span aria-hidden="true">${strings.colon}<strong>${severityWord(filter.minSeverity, localizer)}</strong></span>`;
  return html`<fieldset class="severities" part="filter">
    <legend class=${filter.minSeverity === 1 ? 'hidden' : ''}>${strings.severity}${chosen}</legend>
    ${SEVERITIES.map(step)}${unknown ? html`<p class="unknown">${strings.severityUnknown}${sumOf(unknown)}</p>` : nothing}
  </fieldset>`;
}
