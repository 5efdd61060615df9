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
  /** How many listeners and observers there are. */
  readonly watchers: number;
}

/** Stands in for the globals of a browser until `vi.unstubAllGlobals()`. */
export function fakeWindow(): FakeWindow {
  const listeners = new Map<string, Set<() => void>>();
  const on = (type: string, listener: () => void) => void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  const off = (type: string, listener: () => void) => void listeners.get(type)?.delete(listener);
  const send = (type: string) => [...(listeners.get(type) ?? [])].forEach((listener) => listener());
  const observers = new Set<(entries: readonly { readonly isIntersecting: boolean }[]) => void>();
  const page = { visibilityState: 'visible', addEventListener: on, removeEventListener: off };
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', on);
  vi.stubGlobal('removeEventListener', off);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #call: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(call: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#call = call;
      }
      observe(): void {
        observers.add(this.#call);
        this.#call([{ isIntersecting: true }]);
      }
      disconnect(): void {
        observers.delete(this.#call);
      }
    },
  );
  return {
    online: () => send('online'),
    show: (isVisible) => {
      page.visibilityState = isVisible ? 'visible' : 'hidden';
      send('visibilitychange');
    },
    scroll: (isInView) => [...observers].forEach((call) => call([{ isIntersecting: isInView }])),
    scrollNowhere: () => [...observers].forEach((call) => call([])),
    get watchers() {
      return [...listeners.values()].reduce((sum, { size }) => sum + size, observers.size);
    },
  };
}
