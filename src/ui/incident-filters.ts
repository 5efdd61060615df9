import { html, nothing, type TemplateResult } from 'lit';
import { filterCounts, SEVERITIES, type Incident, type IncidentFilter } from '../model/incident.js';
import { categoryWord, isInDays, severityWord, type FiltersLocalizer } from './incident-text.js';
import { incidentLegendStyles } from './incident-filters.styles.js';
import { categoryShape, incidentIcon } from './incident-icon.js';

export { incidentFilters as english } from '../words/en.json?incidentFilters';
export const styles = [incidentLegendStyles];

/** What the reader chooses from, and what is chosen. */
export interface IncidentChoice {
  /** `undefined` until there is an answer: no counts are shown then, because a zero would look like calm. */
  readonly all: readonly Incident[] | undefined;
  /** True if there may be more than these: every count is then of at least so many. */
  readonly isCut: boolean;
  readonly filter: IncidentFilter;
  /** The window, and the one an editor wrote. */
  readonly hours: number;
  readonly written: number;
  readonly choose: (filter: IncidentFilter) => void;
  readonly lookBack: (hours: number) => void;
}

/** How many incidents each category would show, and how many there are of each severity. */
type Counts = ReturnType<typeof filterCounts> & { readonly isKnown: boolean; readonly isCut: boolean };

const countWord = (count: number | undefined, { isKnown, isCut }: Counts, { number }: FiltersLocalizer): string =>
  isKnown ? `${number(count ?? 0)}${isCut ? '+' : ''}` : '–';

/** Dash and number are different nodes: one node whose text grew wider would count as a layout shift. */
const countNode = (count: number | undefined, counts: Counts, localizer: FiltersLocalizer): TemplateResult =>
  counts.isKnown ? html`<span>${countWord(count, counts, localizer)}</span>` : html`<span>–</span>`;

/** One choice of the time window: "72 hours", "7 days". */
const windowWord = (hours: number, { strings, localize }: FiltersLocalizer): string =>
  isInDays(hours) ? localize(strings.windowDays, { count: hours / 24 }) : localize(strings.windowHours, { count: hours });

/** The time windows offered to every reader, in hours. */
export const WINDOWS: readonly number[] = [24, 168, 720];

/** The legend, which is also the filter: each shape with its category, each depth of colour with its severity, all with counts; `ring` explains the sign for several incidents. */
export function incidentLegend({ all, isCut, filter, choose }: IncidentChoice, localizer: FiltersLocalizer, ring: unknown = nothing): TemplateResult {
  const { strings } = localizer;
  const counts = { ...filterCounts(all ?? [], filter), isKnown: all !== undefined, isCut };
  const toggle = (category: string) => {
    const categories = new Set(filter.categories);
    if (!categories.delete(category)) categories.add(category);
    choose({ ...filter, categories });
  };
  const chip = ([category, count]: [string, number]) =>
    html`<li>
      <button class="chip" type="button" aria-pressed=${filter.categories.has(category)} @click=${() => toggle(category)}>
        ${categoryShape(category)}<span class="name">${categoryWord(category, localizer)}</span>
        <span class="count">${countNode(count, counts, localizer)}</span>
      </button>
    </li>`;
  return html`<div class="legend" part="legend" role="group" aria-label=${strings.legend}>
    <ul class="chips" role="list" part="filter" aria-label=${strings.categoryLabel}>
      ${[...counts.categories].map(chip)}
    </ul>
    ${severityScale(counts, filter, localizer, choose)} ${ring}
  </div>`;
}

/** The height of the tallest column, in pixels. */
const COLUMN = 24;

/** The five severities, each a column as tall as it is frequent; each selects itself and everything above. */
function severityScale(counts: Counts, filter: IncidentFilter, localizer: FiltersLocalizer, choose: (filter: IncidentFilter) => void): TemplateResult {
  const { strings, localize } = localizer;
  const countOf = (severity: number | undefined) => counts.severities.get(severity) ?? 0;
  const most = Math.max(1, ...SEVERITIES.map(countOf));
  const sumOf = (count: number) => `${strings.colon}${localize(strings.incidentCount, { count })}${counts.isCut ? '+' : ''}`;
  const unknown = countOf(undefined);
  const step = (least: number) => {
    const word = severityWord(least, localizer);
    const range = least === 1 ? strings.anySeverity : localize(strings.atLeast, { severity: word });
    const from = SEVERITIES.filter((severity) => severity >= least).reduce((sum, severity) => sum + countOf(severity), unknown);
    const state = least < filter.minSeverity ? 'below' : least === filter.minSeverity ? 'least' : '';
    const height = Math.max(1, (countOf(least) / most) * COLUMN);
    const sums = counts.isKnown ? [sumOf(countOf(least)), sumOf(from)] : ['', ''];
    return html`<label class="step severity-${least} ${state}">
      <input class="hidden" type="radio" name="severity" .checked=${least === filter.minSeverity} @change=${() => choose({ ...filter, minSeverity: least })} />
      <span class="count" aria-hidden="true">${countNode(countOf(least), counts, localizer)}</span>
      <svg class="column" viewBox="0 0 1 ${COLUMN}" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" y=${COLUMN - height} height=${height} />
      </svg>
      <span class="sign">${incidentIcon({ category: 'other', severity: least, resolved: false }, localizer)}</span>
      <span>${word}<span class="hidden">${sums[0]}${strings.stop}${range}${sums[1]}</span></span>
    </label>`;
  };
  const chosen = html`<span aria-hidden="true">${strings.colon}<strong>${severityWord(filter.minSeverity, localizer)}</strong></span>`;
  return html`<fieldset class="scale" part="filter">
    <legend>${strings.severity}${chosen}${unknown ? ` · ${strings.severityUnknown}${sumOf(unknown)}` : nothing}</legend>
    ${SEVERITIES.map(step)}
  </fieldset>`;
}

/** The choice of a time window. The editor's own is offered besides the usual ones. */
export function timeWindow({ hours, written, lookBack }: IncidentChoice, localizer: FiltersLocalizer): TemplateResult {
  const choices = [...new Set([...WINDOWS, written])].toSorted((one, other) => one - other);
  const choice = (each: number) =>
    html`<label class="choice">
      <input class="hidden" type="radio" name="window" .checked=${each === hours} @change=${() => lookBack(each)} />
      <span>${windowWord(each, localizer)}</span>
    </label>`;
  return html`<fieldset class="window" part="filter">
    <legend class="hidden">${localizer.strings.window}</legend>
    ${choices.map(choice)}
  </fieldset>`;
}
