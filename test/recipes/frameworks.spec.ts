import { expect, type Page } from '@playwright/test';
import { fixPages } from '../support/fixed-pages.js';
import { build, withCleanup, install, installPacked, start, startNext, testWithApi } from './recipe.js';

const test = testWithApi.extend<object, { packed: string }>({
  packed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      await withCleanup(async (later) => use(installPacked(later)));
    },
    { scope: 'worker' },
  ],
});

/** Ends the server of a test, also of one that has failed: Next refuses a second one. */
let closing: () => unknown = () => undefined;
test.afterEach(() => closing());

/** What the app's developer would read on the console. */
function consoleOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', ({ message }) => lines.push(message));
  return lines;
}

for (const name of ['react', 'vue', 'svelte', 'solid', 'next', 'astro']) {
  test(`an app with ${name} shows a card and a map, receives the tag’s event and changes its country`, async ({ packed, api, page }) => {
    install(name, packed);
    await build(name, api.url);
    const app = await start(name);
    closing = app.close;
    const said = consoleOf(page);
    await page.goto(app.url);
    const card = page.locator('country-risk');
    await expect(card).toHaveAttribute('state', 'ready');
    await expect(card.locator('[part=name], [part=headline]').first()).toContainText('Kenya');
    await expect(page.locator('#said')).toHaveText('Kenya has arrived');
    const map = page.locator('incident-map');
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('[part~=item]').first()).toBeVisible();
    await expect(map.locator('canvas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Japan' }).click();
    await expect(page.locator('#said')).toHaveText('Japan has arrived');
    // The country's own outline is a file that the app's bundler has copied.
    const outlines = await page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name: url }) => /africa[^/]*\.js/.exec(url) ?? []));
    expect(outlines).toHaveLength(1);
    expect(said).toEqual([]);
  });
}

for (const name of ['next', 'astro']) {
  test(`a page that ${name} has prerendered shows its country before any script, and comes to life`, async ({ packed, api, page }) => {
    install(name, packed);
    await build(name, api.url);
    const app = await start(name);
    closing = app.close;
    const url = new URL('prerendered/', app.url).href;
    const scriptless = await page.context().browser()!.newContext({ javaScriptEnabled: false });
    await fixPages(scriptless);
    const before = await scriptless.newPage();
    await before.goto(url);
    await expect(before.locator('country-risk [part=name]')).toContainText('Japan');
    await expect(before.locator('country-risk [part=score]')).toBeVisible();
    await scriptless.close();
    const said = consoleOf(page);
    await page.goto(url);
    const card = page.locator('country-risk');
    await expect(card).toHaveAttribute('state', 'ready');
    await expect(card.locator('[part=name]')).toContainText('Japan');
    await expect.poll(() => api.requests.filter(({ origin }) => origin).length).toBeGreaterThan(0); // the page itself asks for a newer answer
    expect(said).toEqual([]);
  });
}

test('Next finds nothing to warn of when it hydrates the tags that its server has written', async ({ packed, api, page }) => {
  install('next', packed);
  const app = await startNext('next', 'dev', { NEXT_PUBLIC_API_BASE: api.url, NEXT_TELEMETRY_DISABLED: '1' });
  closing = app.close;
  const written = await (await fetch(app.url)).text();
  expect(written).toContain('<country-risk country="KE"');
  expect(written).toContain('Kenya: travel safety');
  const said = consoleOf(page);
  await page.goto(app.url);
  await expect(page.locator('#said')).toHaveText('Kenya has arrived');
  expect(said.filter((line) => !line.includes('Lit is in dev mode'))).toEqual([]);
});
