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

/**
 * The legend above incidents (days, severities, categories) and the details of an open one. Their space is reserved; they load after everything that a reader
 * sees first. `arrived` is called once, within the first update that has their code.
 */
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
    /** Loads the code after the next paint. */
    load: () => (awaited ??= afterPaint().then(() => code.want())),
    /** Loads what the details of an open row need, in case the reader is faster than `load`. */
    async open(): Promise<void> {
      await Promise.all([code.retry(), zones.load()]);
      tag.requestUpdate();
    },
    details(incident: Incident, localizer: ListLocalizer): unknown {
      const actions = code.value;
      return actions ? actions.incidentDetails(incident, { ...localizer.with(actions.detailsWords), zoneOf: zones.value?.zoneOf }) : missing();
    },
    /** Help for the keyboard; `undefined` until the code is loaded. */
    help: (localizer: ListLocalizer): unknown => code.value?.listHelp(localizer),
    /** The legend; `more` unfolds with the categories. */
    view(choice: IncidentChoice, localizer: ListLocalizer, more: unknown): unknown {
      const actions = code.value;
      if (!actions) return missing();
      if (!hasArrived) arrived(actions);
      hasArrived = true;
      // Stays in the DOM, hidden, while the next answer loads: Chromium leaks radio buttons that leave a shadow root.
      last = choice.answer ?? last;
      return actions.incidentLegend({ ...choice, answer: last }, localizer.with(actions.english), { isOpen, toggle, more }, !choice.answer);
    },
  };
}
