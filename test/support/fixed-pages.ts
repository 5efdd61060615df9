import { test as base, type BrowserContext } from '@playwright/test';
import { NOW, startClock } from './now.js';
import { SEED, seedChance } from './seed.js';

// Here too, because Playwright's own clock, where a test installs it, compares the time of the page with that of this process.
startClock(NOW);

/** Opens every page and frame of a context at the tests' instant, and with their chance. */
export async function fixPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(startClock, NOW);
  await context.addInitScript(seedChance, SEED);
}

/** Playwright's test, with pages that depend on neither the day nor chance. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await fixPages(context);
    await use(context);
  },
  // What a page still asks for when its test has ended is no failure of the test.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
