import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { State } from '../model/failure.js';

/** The custom states that styles of ours depend on. */
const CUSTOM = ['light', 'dark', 'mute'];

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly state: State;
}

/** On a host page without them, the tag does without `theme` and what else is a state of its own. */
function internalsOf(element: HTMLElement): ElementInternals | undefined {
  try {
    return element.attachInternals();
  } catch {
    return undefined;
  }
}

/** Compared with the one value it must not have, because a form named `readyState` hides it. */
const isPageLoaded = (): boolean => !['loading', 'interactive'].includes(document.readyState);

/** Publishes what a tag is doing to pages and styles: in its `state` attribute and its custom states. */
export class StateController implements ReactiveController {
  readonly #host: Host;
  readonly #customStates: () => readonly unknown[];
  readonly #internals: ElementInternals | undefined;

  constructor(host: Host, customStates: () => readonly unknown[]) {
    this.#host = host;
    this.#customStates = customStates;
    this.#internals = internalsOf(host);
  }

  hostUpdate(): void {
    const states = this.#customStates();
    for (const state of CUSTOM) this.#internals?.states?.[states.includes(state) ? 'add' : 'delete'](state);
  }

  /** Until the page has loaded, frameworks compare a tag with what their server wrote, and would take the attribute for a mistake. */
  hostUpdated(): void {
    if (isPageLoaded()) this.#write();
    else addEventListener('load', this.#write, { once: true });
  }

  /** Where an editor writes, what a tag is doing would be saved with the story. */
  readonly #write = (): void => {
    if (this.#host.closest('[contenteditable]')) this.#host.removeAttribute('state');
    else this.#host.setAttribute('state', this.#host.state);
  };
}
