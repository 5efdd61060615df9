import { vi } from 'vitest';

/** As much of a browser's window as decides when to try again. */
export interface FakeWindow {
  /** The browser is online again. */
  online(): void;
  /** Hides the page, or shows it again. */
  show(isVisible: boolean): void;
  /** Scrolls the tags out of view, or into it. */
  scroll(isInView: boolean): void;
  /** An observer that has nothing to report. */
  scrollNowhere(): void;
  /** How many tags are watched. */
  readonly watchers: number;
}

type Report = (entries: readonly { readonly isIntersecting: boolean; readonly target: unknown }[]) => void;

/** The observed targets, with their callbacks. The code under test creates one observer for all windows. */
const watched = new Map<unknown, Report>();
let report: Report = () => {};

class FakeObserver {
  constructor(given: Report) {
    report = given;
  }
  observe(target: unknown): void {
    watched.set(target, report);
    report([{ isIntersecting: true, target }]);
  }
  unobserve(target: unknown): void {
    watched.delete(target);
  }
}

/** Stands in for the globals of a browser until `vi.unstubAllGlobals()`. */
export function fakeWindow(): FakeWindow {
  const listeners = new Map<string, Set<(event: Event) => void>>();
  const on = (type: string, listener: (event: Event) => void) => void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  const send = (type: string) => [...(listeners.get(type) ?? [])].forEach((listener) => listener(new Event(type)));
  const page = { visibilityState: 'visible' };
  watched.clear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', on);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    online: () => send('online'),
    show: (isVisible) => {
      page.visibilityState = isVisible ? 'visible' : 'hidden';
      send('visibilitychange');
    },
    scroll: (isInView) => [...watched].forEach(([target, tell]) => tell([{ isIntersecting: isInView, target }])),
    scrollNowhere: () => report([]),
    get watchers() {
      return watched.size;
    },
  };
}
