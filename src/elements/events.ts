import type { Answer } from '../model/answer.js';
import type { Failure, FailureKind, State } from '../model/failure.js';
import type { ReactiveControllerHost } from 'lit';

/** The data has arrived and is shown; its type depends on the tag. Does not bubble, like the `load` of an image. */
export class RiskLoadEvent<T = unknown> extends Event {
  readonly data: T;
  /** Epoch milliseconds. */
  readonly fetchedAt: number;
  readonly stale: boolean;
  constructor(data: T, fetchedAt: number, stale = false) {
    super('risk-load');
    this.data = data;
    this.fetchedAt = fetchedAt;
    this.stale = stale;
  }
}

/** There is nothing to show; `message` is the sentence the reader sees. Does not bubble. */
export class RiskErrorEvent extends Event {
  readonly kind: FailureKind;
  readonly message: string;
  /** The time (epoch milliseconds) before which no request is sent, if it is certain: the server named it, or the reader has just tried again. */
  readonly retryAt: number | undefined;
  constructor(kind: FailureKind, message: string, retryAt: number | undefined) {
    super('risk-error');
    this.kind = kind;
    this.message = message;
    this.retryAt = retryAt;
  }
}

/** Dispatches one event for each new answer or failure; `sentence` resolves to what the reader sees. */
export function notifier(tag: EventTarget, sentence: (failure: Failure) => Promise<string>) {
  let last: unknown;
  return async (answer: Answer<unknown> | undefined, failure: Failure | undefined): Promise<void> => {
    const latest = failure ? JSON.stringify(failure) : answer;
    if (latest === undefined || latest === last) return;
    last = latest;
    if (failure) tag.dispatchEvent(new RiskErrorEvent(failure.kind, await sentence(failure), failure.retryAt));
    else if (answer) tag.dispatchEvent(new RiskLoadEvent(answer.data, answer.fetchedAt, answer.stale));
  };
}

declare global {
  interface HTMLElementEventMap {
    'risk-load': RiskLoadEvent;
    'risk-error': RiskErrorEvent;
  }
}

/** The custom states that our styles use. */
const CUSTOM_STATES = ['light', 'dark', 'mute'];

/** `undefined` on a host page where `attachInternals` fails: `theme` and the other custom states then have no effect. */
function internalsOf(element: HTMLElement): ElementInternals | undefined {
  try {
    return element.attachInternals();
  } catch {
    return undefined;
  }
}

/** Publishes a tag's state to pages and styles: in its `state` attribute, and as those of `customStates` that are in `CUSTOM_STATES`. */
export function publishState(host: ReactiveControllerHost & HTMLElement & { readonly state: State }, customStates: () => readonly unknown[]): void {
  const internals = internalsOf(host);
  /** In a rich-text editor, the attribute would be saved with the story. */
  const writeState = (): void => {
    if (host.closest('[contenteditable]')) host.removeAttribute('state');
    else host.setAttribute('state', host.state);
  };
  host.addController({
    hostUpdate() {
      const states = customStates();
      for (const state of CUSTOM_STATES) internals?.states?.[states.includes(state) ? 'add' : 'delete'](state);
    },
    /** Until the page has loaded, frameworks compare a tag with their server's HTML and would report the attribute as a mismatch. */
    hostUpdated() {
      // Compared with the other two values, not with `complete`: a form named `readyState` shadows the property.
      if (['loading', 'interactive'].includes(document.readyState)) addEventListener('load', writeState, { once: true });
      else writeState();
    },
  });
}
