import { test as base, type Page } from '@playwright/test';
import { scenarioNames } from '../../demo/api/scenarios.js';
import { type Demo, startDemo } from '../support/demo.js';
import { expect, hostNoise } from '../support/e2e.js';

interface Visit {
  /** Opens a page of the demo; what its developers would notice fills the list. */
  open(path: string): Promise<readonly string[]>;
  readonly strangers: readonly string[];
}

const test = base.extend<{ readonly visit: Visit }, { readonly demo: Demo }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const demo = await startDemo();
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ demo, page }, use) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && ![demo.origin, demo.api].includes(url.origin)) strangers.push(url.href);
    });
    const open = async (path: string) => {
      const noise = await hostNoise(page);
      await page.goto(demo.origin + path);
      return noise;
    };
    await use({ open, strangers });
    expect(strangers).toEqual([]);
  },
});

/** One server for the whole file, started once. */
test.describe.configure({ mode: 'serial' });

const EXPECTED = /Failed to load resource|blocked by CORS|The Same Origin Policy disallows reading|Lit is in dev mode/;
const unexpected = (noise: readonly string[]) => noise.filter((line) => !EXPECTED.test(line));

const settled = /^(ready|stale|empty|error)$/;

async function firstSettled(page: Page): Promise<void> {
  const tag = page.locator('country-risk, incident-map').first();
  await tag.scrollIntoViewIfNeeded();
  await expect(tag).toHaveAttribute('state', settled, { timeout: 25_000 });
}

test('the demo opens, shows its tags and says that the data is a sample', async ({ visit, page }) => {
  const noise = await visit.open('/');
  await expect(page).toHaveURL(/\/demo\//);
  await expect(page.getByText('Sample data, not travel advice.').first()).toBeVisible();
  await firstSettled(page);
  await expect(page.locator('country-risk').first()).toHaveAttribute('state', 'ready');
  const map = page.locator('incident-map').first();
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('[part=marker]').first()).toBeVisible({ timeout: 20_000 });
  expect(unexpected(noise)).toEqual([]);
});

test('the list of scenarios names every scenario of the reference API', async ({ visit, page }) => {
  const noise = await visit.open('/demo/scenarios/');
  const listed = await page.getByRole('main').getByRole('link').allTextContents();
  expect(listed).toEqual(expect.arrayContaining([...scenarioNames]));
  expect(unexpected(noise)).toEqual([]);
});

for (const name of ['odd', 'wide', 'dense', 'missing', 'html', 'flaky']) {
  test(`the page of the scenario "${name}" opens without an error`, async ({ visit, page }) => {
    const noise = await visit.open(`/demo/scenarios/?name=${name}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await firstSettled(page);
    expect(unexpected(noise)).toEqual([]);
  });
}
