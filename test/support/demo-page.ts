import { expect, type Page } from '@playwright/test';
import { TAGS } from '../../build/tags.js';
import { type Demo, startDemo } from './demo.js';
import { hostNoise } from './e2e.js';
import { test as base } from './fixed-pages.js';

export { expect } from '@playwright/test';

interface Visit {
  /** Opens a page of the demo; returns a list that collects what its developers would notice. */
  open(path: string): Promise<readonly string[]>;
  readonly foreignUrls: readonly string[];
}

/** Runs `npm start` once for each worker, and fails tests whose pages send requests elsewhere. */
export const test = base.extend<{ readonly visit: Visit }, { readonly demo: Demo }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const demo = await startDemo();
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ demo, page }, use) => {
    const foreignUrls: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && ![demo.origin, demo.api, demo.scripts].includes(url.origin)) foreignUrls.push(url.href);
    });
    const noise = await hostNoise(page);
    const open = async (path: string) => {
      await page.goto(demo.origin + path);
      return noise;
    };
    await use({ open, foreignUrls });
    expect(foreignUrls).toEqual([]);
  },
});

const EXPECTED = /Failed to load resource|Blocked script execution|blocked by CORS|The Same Origin Policy disallows reading/;

/** What a page's developers would notice, without messages that the demo is expected to cause. */
export const unexpected = (noise: readonly string[]): readonly string[] => noise.filter((line) => !EXPECTED.test(line));

/** Scrolls to each tag inside `place` and waits until it shows data; fails if there is no tag. */
export async function expectReady(page: Page, place: string): Promise<void> {
  const tags = page.locator(`${place} :is(${TAGS.join()})`).filter({ visible: true });
  await expect(tags.first()).toBeVisible();
  for (const tag of await tags.all()) {
    await tag.scrollIntoViewIfNeeded();
    await expect(tag).toHaveAttribute('state', 'ready');
  }
}

/** Scrolls to the first tag of the page and waits until it shows data or an error. */
export async function firstSettled(page: Page): Promise<void> {
  const tag = page.locator('country-risk, incident-map').first();
  await tag.scrollIntoViewIfNeeded();
  await expect(tag).toHaveAttribute('state', /^(ready|stale|empty|error)$/);
}
