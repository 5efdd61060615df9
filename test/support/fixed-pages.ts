import { test as base, type BrowserContext } from '@playwright/test';
import { NOW, startClock } from './now.js';
import { SEED, seedRandom } from './seed.js';

// Also in this process, because Playwright's clock, where installed, compares the page's time with the process's.
startClock(NOW);

/** Gives every page and frame of a context the tests' time and random seed. */
export async function fixPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(startClock, NOW);
  await context.addInitScript(seedRandom, SEED);
}

/** Playwright's `test`, with pages that depend on neither the date nor chance. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await fixPages(context);
    await use(context);
  },
  // Requests still pending at the end of a test must not fail it.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
