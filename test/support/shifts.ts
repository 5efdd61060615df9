import type { Page } from '@playwright/test';

/** Layout shifts: the score, and what moved. */
export const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node?: Node | null }[];
        }
        const nameOf = (node?: Node | null) =>
          node instanceof Element ? `<${node.localName} class="${node.className}">` : (node?.textContent ?? 'something inside a tag');
        const seen = (list: PerformanceObserverEntryList) =>
          (list.getEntries() as Shift[]).map(({ value, sources }) => `${value}: ${sources.map(({ node }) => nameOf(node)).join()}`);
        new PerformanceObserver((list) => resolve(seen(list))).observe({ type: 'layout-shift', buffered: true });
        // Without a shift nothing is reported; two frames after the last change no more can follow.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]))));
      }),
  );

/** Waits for a paint; later changes can be layout shifts. */
export const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
