/** The events of our tags. */
export type TagEvent = 'risk-load' | 'risk-error' | 'country-select' | 'incident-select';

/**
 * A `ref` that listens to an event of one of our tags. React itself adds no listeners of custom events to what a server has written,
 * so `onrisk-load` is never called there.
 */
export const listen =
  <E extends Event>(name: TagEvent, listener: (event: E) => void) =>
  (tag: Element | null): (() => void) => {
    const forward = (event: Event): void => listener(event as E);
    tag?.addEventListener(name, forward);
    return () => tag?.removeEventListener(name, forward);
  };
