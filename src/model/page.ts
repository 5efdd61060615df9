/** True while nobody can see the page: it is behind another tab, or rendered ahead of a visit that may never come. Never true in Node. On a page with an image of that name, `visibilityState` is the image. */
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
