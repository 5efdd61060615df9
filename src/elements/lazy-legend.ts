import { html, nothing, type ReactiveControllerHost } from 'lit';
import { afterPaint } from '../data/attention.js';
import type { Incident } from '../model/incident.js';
import type { IncidentChoice } from '../ui/incident-filters.js';
import type { ListLocalizer } from '../ui/incident-text.js';
import type { FailureMessages } from './failure-messages.js';
import { Lazy } from './lazy.js';

const loadActions = () => import('./incident-actions.js');
const loadZones = () => import('../model/time-zones.js');

export type IncidentActions = Awaited<ReturnType<typeof loadActions>>;

/** The days, severities and categories above incidents, and the details of an open one. They have their place before they are loaded, after everything that a reader sees first. `arrived` is called once, within the first update that has what acts on incidents. */
export function lazyLegend(tag: ReactiveControllerHost & HTMLElement, failures: FailureMessages, arrived: (actions: IncidentActions) => void) {
  const code = new Lazy(tag, loadActions);
  const zones = new Lazy(tag, loadZones);
  let awaited: Promise<void> | undefined;
  let hasArrived = false;
  let last: IncidentChoice['answer'];
  /** True while the categories are unfolded. */
  let isOpen = false;
  const missing = (): unknown => (code.isMissing ? html`<p role="status">${failures.missing()}</p>` : nothing);
  const toggle = (): void => {
    isOpen = !isOpen;
    tag.requestUpdate();
  };
  return {
    isMissing: () => code.isMissing,
    /** Loads them, once what stands has been painted. */
    load: () => (awaited ??= afterPaint().then(() => code.want())),
    /** What a row says once it is open, for which a reader who is faster than the code waits. */
    async open(): Promise<void> {
      await Promise.all([code.retry(), zones.load()]);
      tag.requestUpdate();
    },
    details(incident: Incident, localizer: ListLocalizer): unknown {
      const actions = code.value;
      return actions ? actions.incidentDetails(incident, { ...localizer.with(actions.detailsWords), zoneOf: zones.value?.zoneOf }) : missing();
    },
    /** How keys act on the rows, which come with the rest. */
    help: (localizer: ListLocalizer): unknown => code.value?.listHelp(localizer),
    /** `more`: what is unfolded with the categories. */
    view(choice: IncidentChoice, localizer: ListLocalizer, more: unknown): unknown {
      const actions = code.value;
      if (!actions) return missing();
      if (!hasArrived) arrived(actions);
      hasArrived = true;
      // What is out of sight while the next answer is awaited stays where it is: Chromium keeps each radio button that leaves a shadow root.
      last = choice.answer ?? last;
      return actions.incidentLegend({ ...choice, answer: last }, localizer.with(actions.english), { isOpen, toggle, more }, !choice.answer);
    },
  };
}
