import { scenarioNames } from '../../demo/api/scenarios.js';
import { HEIGHTS } from '../../demo/heights.js';
import { expect, firstSettled, test, unexpected } from '../support/demo-page.js';

/** Serial, so that one server serves the whole file. */
test.describe.configure({ mode: 'serial' });

test('the colours chosen in the header hold on the next page', { tag: '@all' }, async ({ visit, page }) => {
  await visit.open('/demo/looks/');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByRole('link', { name: 'Scenarios' }).click();
  await expect(page.getByRole('heading', { name: 'Scenarios' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('each sample of the article has the snippet of the tag beside it', { tag: '@all' }, async ({ visit, page }) => {
  await visit.open('/demo/');
  const snippets = page.locator('.sample pre');
  await expect(snippets).toHaveCount(5);
  await expect(snippets.nth(1)).toContainText(`<country-risk country="TH" variant="badge"\n  style="display:block;min-height:${HEIGHTS.badge[1]}px">`);
});

test('the list of scenarios names every scenario of the reference API', { tag: '@all' }, async ({ visit, page }) => {
  const noise = await visit.open('/demo/scenarios/');
  const listed = await page.getByRole('main').getByRole('link').allTextContents();
  expect(listed).toEqual(expect.arrayContaining([...scenarioNames]));
  expect(unexpected(noise)).toEqual([]);
});

for (const name of ['odd', 'wide', 'dense', 'missing', 'html', 'flaky']) {
  test(`the page of the scenario "${name}" opens without an error`, { tag: '@all' }, async ({ visit, page }) => {
    const noise = await visit.open(`/demo/scenarios/?name=${name}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await firstSettled(page);
    expect(unexpected(noise)).toEqual([]);
  });
}

test('the stress page has markers on a map as high as its place', async ({ visit, page }) => {
  const noise = await visit.open('/demo/stress/?count=500');
  await expect(page.locator('#host .marker').first()).toBeVisible();
  expect((await page.locator('#host .stage').boundingBox())?.height).toBeGreaterThan(500);
  expect(unexpected(noise)).toEqual([]);
});

test('the builder of the demo shows its tag, in a sandbox too, and says that its addresses work on this machine', { tag: '@all' }, async ({ visit, page }) => {
  const noise = await visit.open('/demo/builder/#tag=country-risk&country=KE&variant=badge');
  const tag = page.frameLocator('iframe[title=Preview]').locator('country-risk');
  await expect(tag).toHaveAttribute('state', 'ready');
  await page.getByText('Sandboxed').click();
  await expect(tag).toHaveAttribute('state', 'ready');
  expect(await tag.evaluate(() => self.origin)).toBe('null');
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText('Works at once');
  expect(unexpected(noise)).toEqual([]);
});

test('no two groups of radio buttons of the builder share a name', async ({ visit, page }) => {
  await visit.open('/demo/builder/#tag=country-risk&country=KE');
  await expect(page.locator('input[name=attribute-theme]')).not.toHaveCount(0);
  const groups = await page
    .locator('input[type=radio]')
    .evaluateAll((all) => [...new Map(all.map((radio) => [radio.closest('fieldset'), (radio as HTMLInputElement).name])).values()]);
  expect(groups.length).toBeGreaterThan(5);
  expect(groups).toEqual([...new Set(groups)]);
  await page.locator('header').getByText('Dark', { exact: true }).click();
  await expect(page.locator('input[name=attribute-theme]:checked')).toHaveCount(1);
});
