interface Prerendered extends Document {
  readonly prerendering?: boolean;
}

/** True while nobody can see the page: it is behind another tab, or rendered ahead of a visit that may never come. Never true in Node. */
export function isPageHidden(): boolean {
  const { document } = globalThis as { readonly document?: Prerendered };
  // On a page with an image of that name, `visibilityState` is the image.
  return document?.visibilityState === 'hidden' || document?.prerendering === true;
}

/** Resolves when it may have come into sight. */
export const pageShown = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { prerendering } = document as Prerendered;
    document.addEventListener(prerendering ? 'prerenderingchange' : 'visibilitychange', resolve, { once: true });
  });

/** True if the reader's browser is set to save data: what a page can do without waits for a tap. Never true in Node. */
export function savesData(): boolean {
  const { navigator, matchMedia } = globalThis as {
    readonly navigator?: { readonly connection?: { readonly saveData?: boolean } };
    readonly matchMedia?: Window['matchMedia'];
  };
  return navigator?.connection?.saveData === true || matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
}
