import { html, nothing, type ReactiveControllerHost } from 'lit';
import { afterPaint } from '../data/after-paint.js';
import type { IncidentChoice } from '../ui/incident-filters.js';
import type { ListLocalizer } from '../ui/incident-text.js';
import type { FailureMessages } from './failure-messages.js';
import { Lazy } from './lazy.js';

const loadActions = () => import('./incident-actions.js');

/** What acts on incidents. */
export type IncidentActions = Awaited<ReturnType<typeof loadActions>>;

/** The days, severities and categories above incidents. They have their place before they are loaded, after everything that a reader sees first. */
export class LegendController {
  readonly #tag: ReactiveControllerHost & HTMLElement;
  readonly #failures: FailureMessages;
  readonly #code: Lazy<IncidentActions>;
  #arrived: ((actions: IncidentActions) => void) | undefined;
  #isAwaited = false;
  #last: IncidentChoice['answer'];
  /** True while the categories are unfolded. */
  #isOpen = false;

  /** `arrived` is called once, within the first update that has what acts on incidents. */
  constructor(tag: ReactiveControllerHost & HTMLElement, failures: FailureMessages, arrived: (actions: IncidentActions) => void) {
    this.#tag = tag;
    this.#failures = failures;
    this.#code = new Lazy(tag, loadActions);
    this.#arrived = arrived;
  }

  /** Loads them, once what stands has been painted. */
  async load(): Promise<void> {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    await afterPaint();
    this.#code.want();
  }

  /** `more`: what is unfolded with the categories. */
  view(choice: IncidentChoice, localizer: ListLocalizer, more: unknown): unknown {
    const code = this.#code.value;
    if (!code) return this.#code.isMissing ? html`<p role="status">${this.#failures.missing}</p>` : nothing;
    this.#arrived?.(code);
    this.#arrived = undefined;
    // What is out of sight while the next answer is awaited stays where it is: Chromium keeps each radio button that leaves a shadow root.
    const { answer = this.#last } = choice;
    this.#last = answer;
    const fold = { isOpen: this.#isOpen, toggle: this.#toggle, more };
    return code.incidentLegend({ ...choice, answer }, localizer.with(code.english), fold, !choice.answer);
  }

  readonly #toggle = (): void => {
    this.#isOpen = !this.#isOpen;
    this.#tag.requestUpdate();
  };
}
