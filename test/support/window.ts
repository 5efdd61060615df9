import { vi } from 'vitest';

/** The parts of a browser's window that decide when to retry. */
export interface FakeWindow {
  /** Fires `online`. */
  online(): void;
  /** Sets the page's visibility. */
  show(isVisible: boolean): void;
  /** Scrolls all tags into or out of view. */
  scroll(isInView: boolean): void;
  /** Reports no entries. */
  scrollNowhere(): void;
  /** Number of observed tags. */
  readonly watchers: number;
}

type ObserverCallback = (entries: readonly { readonly isIntersecting: boolean; readonly target: unknown }[]) => void;

/** Observed targets and their callbacks. The code under test creates one observer for all windows. */
const watched = new Map<unknown, ObserverCallback>();
let lastCallback: ObserverCallback = () => {};

class FakeObserver {
  constructor(callback: ObserverCallback) {
    lastCallback = callback;
  }
  observe(target: unknown): void {
    watched.set(target, lastCallback);
    lastCallback([{ isIntersecting: true, target }]);
  }
  unobserve(target: unknown): void {
    watched.delete(target);
  }
}

/** Replaces browser globals until `vi.unstubAllGlobals()`. */
export function fakeWindow(): FakeWindow {
  const listeners = new Map<string, Set<(event: Event) => void>>();
  const on = (type: string, listener: (event: Event) => void) => void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  const send = (type: string) => [...(listeners.get(type) ?? [])].forEach((listener) => listener(new Event(type)));
  const page = { visibilityState: 'visible' };
  watched.clear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', on);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('getComputedStyle', () => ({}));
  return {
    online: () => send('online'),
    show: (isVisible) => {
      page.visibilityState = isVisible ? 'visible' : 'hidden';
      send('visibilitychange');
    },
    scroll: (isInView) => [...watched].forEach(([target, callback]) => callback([{ isIntersecting: isInView, target }])),
    scrollNowhere: () => lastCallback([]),
    get watchers() {
      return watched.size;
    },
  };
}
