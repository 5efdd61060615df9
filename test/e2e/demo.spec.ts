import type { Page } from '@playwright/test';
import { scenarioNames } from '../../demo/api/scenarios.js';
import { expect, test, unexpected } from '../support/demo-page.js';

/** One server for the whole file, started once. */
test.describe.configure({ mode: 'serial' });

const PAGES = [
  ['/demo/', 'Article'],
  ['/demo/tags/', 'Every tag'],
  ['/demo/looks/', 'Make it yours'],
  ['/demo/scenarios/', 'Scenarios'],
] as const;

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

test('every page has the one header, the watermark and nothing wider than a phone', async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, name] of PAGES) {
    const noise = await visit.open(path);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link')).toHaveText(PAGES.map(([, each]) => each));
    await expect(pages.locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('note').getByText('Sample data, not travel advice.')).toBeVisible();
    await expect(page.locator('country-risk, .scenario-list').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(unexpected(noise)).toEqual([]);
  }
});

test('the colours chosen in the header hold on the next page', async ({ visit, page }) => {
  await visit.open('/demo/looks/');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByRole('link', { name: 'Scenarios' }).click();
  await expect(page.getByRole('heading', { name: 'Scenarios' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('each sample of the article has the snippet of the tag beside it', async ({ visit, page }) => {
  await visit.open('/demo/');
  const snippets = page.locator('.sample pre');
  await expect(snippets).toHaveCount(5);
  await expect(snippets.nth(1)).toContainText('<country-risk country="TH" variant="badge"\n  style="display:block;min-height:98px">');
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
