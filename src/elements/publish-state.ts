import type { ReactiveControllerHost } from 'lit';
import type { State } from '../model/failure.js';

/** The custom states that styles of ours depend on. */
const CUSTOM = ['light', 'dark', 'mute'];

/** On a host page without them, the tag does without `theme` and what else is a state of its own. */
function internalsOf(element: HTMLElement): ElementInternals | undefined {
  try {
    return element.attachInternals();
  } catch {
    return undefined;
  }
}

/** Publishes what a tag is doing to pages and styles: in its `state` attribute, and as those of its custom states that are among `customStates`. */
export function publishState(host: ReactiveControllerHost & HTMLElement & { readonly state: State }, customStates: () => readonly unknown[]): void {
  const internals = internalsOf(host);
  /** Where an editor writes, what a tag is doing would be saved with the story. */
  const write = (): void => {
    if (host.closest('[contenteditable]')) host.removeAttribute('state');
    else host.setAttribute('state', host.state);
  };
  host.addController({
    hostUpdate() {
      const states = customStates();
      for (const state of CUSTOM) internals?.states?.[states.includes(state) ? 'add' : 'delete'](state);
    },
    /** Until the page has loaded, frameworks compare a tag with what their server wrote, and would take the attribute for a mistake. */
    hostUpdated() {
      // Compared with what it must not be, because a form named `readyState` hides it.
      if (['loading', 'interactive'].includes(document.readyState)) addEventListener('load', write, { once: true });
      else write();
    },
  });
}
