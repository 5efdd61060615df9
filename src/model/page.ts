/** Milliseconds on a monotonic clock, for delays and ages. On some devices it stops during sleep. */
export const now = (): number => performance.now();

/** Retries that would fire at the same moment are spread over this many milliseconds. */
export const SPREAD = 10_000;

/** Converts a time of `now()` to epoch milliseconds on the device's clock. */
export const wallTime = (moment: number): number => Math.round(Date.now() + moment - now());

/** The longest backoff, in minutes. */
const MAX_BACKOFF = 30;

/** Exponential backoff in milliseconds: 2^`power` minutes, at most `MAX_BACKOFF`. */
export const backoff = (power: number): number => Math.min(MAX_BACKOFF, 2 ** power) * 60_000;

/** True while the page is in a background tab or prerendering. False in Node, and on a page where an image named `visibilityState` hides the property. */
export const isPageHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

/** Calls back whenever the page changes visibility (also to hidden) or the browser goes online, and is never removed. No other code listens for this. */
export function onReturn(listener: () => void): void {
  // In the capture phase, the window also receives events of the document.
  ['online', 'visibilitychange', 'prerenderingchange'].forEach((type) => globalThis.addEventListener?.(type, listener, true));
}

/** True if the browser is set to save data: optional content then waits for a tap. False in Node. */
export function savesData(): boolean {
  const { navigator, matchMedia } = globalThis as {
    readonly navigator?: { readonly connection?: { readonly saveData?: boolean } };
    readonly matchMedia?: Window['matchMedia'];
  };
  return navigator?.connection?.saveData === true || matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
}
