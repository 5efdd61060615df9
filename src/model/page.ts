/** Milliseconds on a monotonic clock: everything that is waited for or counted follows it. While some devices sleep, it stands still. */
export const now = (): number => performance.now();

/** Over how long (ms) those are spread who waited for the same moment. */
export const SPREAD = 10_000;

/** What the reader's own clock shows at such a moment, in epoch milliseconds: only for telling. */
export const wallTime = (moment: number): number => Math.round(Date.now() + moment - now());

/** The longest pause of our own choice, in minutes. */
const MAX_BACKOFF = 30;

/** How long (ms) what keeps failing is left alone: twice as long each time, from 2 to some power in minutes. */
export const backoff = (power: number): number => Math.min(MAX_BACKOFF, 2 ** power) * 60_000;

/** True while the page is not visible: it is in a background tab, or prerendered for a visit that may never come. Never true in Node. On a page with an image of that name, `visibilityState` is the image. */
export const isPageHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

/** Calls back, for good, whenever a reader may be back: the page comes into sight, unless it is hidden, or the browser is online. The only place that listens for that. */
export function onReturn(listener: () => void): void {
  // The window captures also what the document is sent.
  ['online', 'visibilitychange', 'prerenderingchange'].forEach((type) => globalThis.addEventListener?.(type, listener, true));
}

/** True if the reader's browser is set to save data: what a page can do without waits for a tap. Never true in Node. */
export function savesData(): boolean {
  const { navigator, matchMedia } = globalThis as {
    readonly navigator?: { readonly connection?: { readonly saveData?: boolean } };
    readonly matchMedia?: Window['matchMedia'];
  };
  return navigator?.connection?.saveData === true || matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
}
