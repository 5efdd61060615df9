import { expect, expectReady, test, unexpected } from '../support/demo-page.js';

const PAGES = [
  ['/demo/', 'Article'],
  ['/demo/tags/', 'Every tag'],
  ['/demo/builder/', 'Builder'],
  ['/demo/looks/', 'Make it yours'],
  ['/demo/prerendered/', 'Before scripts'],
  ['/demo/scenarios/', 'Scenarios'],
] as const;

test('every page of the demo opens with the one header, the watermark, its tags and nothing wider than a phone', async ({ visit, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, name] of PAGES) {
    const noise = await visit.open(path === '/demo/' ? '/' : path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link')).toHaveText(PAGES.map(([, each]) => each));
    await expect(pages.locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('note').getByText('Sample data, not travel advice.')).toBeVisible();
    if (path.includes('builder')) await expect(page.frameLocator('iframe[title=Preview]').locator('[state=ready]')).toBeVisible();
    else if (path.includes('prerendered'))
      for (const story of ['off', 'on'])
        await expect(page.frameLocator(`[aria-labelledby=${story}]`).locator('country-risk [part=credit]').first()).toBeVisible();
    else if (path.includes('scenarios')) await expect(page.locator('.scenario-list').first()).toBeVisible();
    else await expectReady(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(unexpected(noise)).toEqual([]);
  }
});

test('no page has two groups of radio buttons under one name', async ({ visit, page }) => {
  const groups = new Map<string, Set<number>>();
  for (const [path] of PAGES) {
    await visit.open(path);
    await expect(page.locator('input[type=radio]').first()).toBeAttached();
    if (path.includes('builder')) await expect(page.locator('.preview iframe')).toBeVisible();
    const found = await page.locator('input[type=radio]').evaluateAll((inputs) => {
      const sets = [...new Set(inputs.map((input) => input.closest('fieldset')))];
      return inputs.map((input) => [(input as HTMLInputElement).name, sets.indexOf(input.closest('fieldset'))] as const);
    });
    expect(found.length).toBeGreaterThan(2);
    groups.clear();
    for (const [name, set] of found) groups.set(name, (groups.get(name) ?? new Set()).add(set));
    expect([...groups].filter(([, sets]) => sets.size > 1).map(([name]) => `${path} ${name}`)).toEqual([]);
  }
});

test('the colours of the demo’s pages and those of a tag in the builder are chosen apart', async ({ visit, page }) => {
  await visit.open('/demo/builder/');
  await page.locator('[data-theme-switch]').getByText('Dark').click();
  await expect(page.getByRole('radio', { name: 'As the page (default)' })).toBeChecked();
  await page.locator('.form').getByText('Light', { exact: true }).click();
  await expect(page.locator('[data-theme-switch]').getByRole('radio', { name: 'Dark' })).toBeChecked();
});
