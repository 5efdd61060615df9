/** The events of our tags. */
export type TagEvent = 'risk-load' | 'risk-error' | 'country-select' | 'incident-select';

/**
 * A `ref` that listens to an event of one of our tags. React itself attaches no listeners for custom events to server-rendered elements,
 * so `onrisk-load` is never called there.
 */
export const listen =
  <E extends Event>(name: TagEvent, listener: (event: E) => void) =>
  (tag: Element | null): (() => void) => {
    const forward = (event: Event): void => listener(event as E);
    tag?.addEventListener(name, forward);
    return () => tag?.removeEventListener(name, forward);
  };
