import { expect, firstSettled, test, unexpected } from '../support/demo-page.js';

/** One server for the whole file, started once. */
test.describe.configure({ mode: 'serial' });

const PAGES = [
  ['/demo/', 'Article'],
  ['/demo/tags/', 'Every tag'],
  ['/demo/builder/', 'Builder'],
  ['/demo/looks/', 'Make it yours'],
  ['/demo/prerendered/', 'Before scripts'],
  ['/demo/scenarios/', 'Scenarios'],
] as const;

test('the demo opens, shows its tags and says that the data is a sample', async ({ visit, page }) => {
  const noise = await visit.open('/');
  await expect(page).toHaveURL(/\/demo\//);
  await expect(page.getByText('Sample data, not travel advice.').first()).toBeVisible();
  await firstSettled(page);
  await expect(page.locator('country-risk').first()).toHaveAttribute('state', 'ready');
  const map = page.locator('incident-map').first();
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('[part=marker]').first()).toBeVisible();
  expect(unexpected(noise)).toEqual([]);
});

test('every page has the one header, the watermark and nothing wider than a phone', { tag: '@chromium' }, async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, name] of PAGES) {
    const noise = await visit.open(path);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link')).toHaveText(PAGES.map(([, each]) => each));
    await expect(pages.locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('note').getByText('Sample data, not travel advice.')).toBeVisible();
    await expect(page.locator('country-risk, .scenario-list, iframe').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(unexpected(noise)).toEqual([]);
  }
});
