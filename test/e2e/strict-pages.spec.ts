import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { localize, strings } from '../support/english.js';
import { expect, expectMovable, expectState, type Newsroom, test } from '../support/newsroom.js';

const FALLBACK = '<a href="https://example.org/thailand">Thailand: travel safety</a>';
const TAGS = `<country-risk country="TH">${FALLBACK}</country-risk><country-risk country="JP" variant="full"></country-risk>
  <country-risk country="FR" variant="badge"></country-risk><incident-map country="KE" hours="72" limit="40"></incident-map>`;

/** Does whatever a reader can do with the tags. */
async function useEverything(page: Page): Promise<void> {
  const map = page.locator('incident-map');
  for (const tag of await page.locator('country-risk').all()) await expectState(tag, 'ready');
  await map.scrollIntoViewIfNeeded();
  await expectState(map, 'ready');
  await expect(map.locator('[part=item]')).toHaveCount(40);
  await page.locator('.explain > summary').click();

  const marker = map.locator('[part=marker]').first();
  await marker.focus();
  await page.keyboard.press('ArrowRight');
  await map.locator('[part=list] [part=item] > button').first().focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(map.getByRole('dialog')).toBeHidden();

  await map.getByRole('button', { name: strings.categoryLabel, exact: true }).click();
  const crimes = map.getByRole('button', { name: /^Crime \d+$/ });
  const count = Number(/\d+/.exec(await crimes.innerText())?.[0]);
  await crimes.click();
  await expect(map.locator('[part=list]').getByText(localize(strings.shown, { count, all: 40 }))).toBeVisible();
  await map.getByRole('button', { name: strings.clear }).click();
  await map.locator('[part=item] button').first().click();
  await map.locator('[part=item] button').first().click();

  await map.getByRole('button', { name: strings.zoomIn, exact: true }).click();
  await expectMovable(map);
  await map.locator('[part=map]').hover({ position: { x: 150, y: 150 } });
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await page.mouse.wheel(0, 1);
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 3 });
  await page.mouse.up();
  await map.getByRole('button', { name: strings.fit }).click();
  await expect.poll(() => map.locator('[part=marker]').count()).toBeGreaterThan(3);
}

const looksStyled = (page: Page) =>
  page.locator('incident-map [part=map]').evaluate((box) => ({ tall: box.getBoundingClientRect().height > 200, clipped: getComputedStyle(box).overflowX }));

test('a page that allows nothing but our script and the API shows card, map and list without a broken rule', async ({ newsroom, page }) => {
  await newsroom.open(TAGS, { headers: newsroom.headersFor('tags') });
  await useEverything(page);
  expect(await looksStyled(page)).toEqual({ tall: true, clipped: 'hidden' });
  expect(newsroom.noise).toEqual([]);
});

test('a page that also requires Trusted Types shows the same', async ({ newsroom, page }) => {
  await newsroom.open(TAGS, { headers: newsroom.headersFor('trusted-types') });
  await useEverything(page);
  expect(await looksStyled(page)).toEqual({ tall: true, clipped: 'hidden' });
  expect(newsroom.noise).toEqual([]);
});

test('with Trusted Types, a tag of another kind that comes later works beside the file of the first', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await newsroom.open('<country-risk country="TH"></country-risk><main></main>', {
    headers: newsroom.headersFor('trusted-types'),
  });
  await expectState(page.locator('country-risk'), 'ready');
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('incident-list')));
  await expectState(page.locator('incident-list'), 'ready');
  expect(newsroom.noise).toEqual([]);
});

/** A script of the page's own that uses an unmodified Lit, before or after ours runs. */
function litItself(newsroom: Newsroom, isLast: boolean): string {
  const lit = newsroom.serveScript(readFileSync('node_modules/lit-html/lit-html.js', 'utf8'));
  const start = isLast ? `await customElements.whenDefined('country-risk');` : '';
  const own = `${start} const { html, render } = await import('${lit}'); render(html\`<b>\${'The page’s own'}</b>\`, document.querySelector('aside'))`;
  return `<script type="module" src="${newsroom.serveScript(own)}"></script>`;
}

for (const isLast of [true, false]) {
  test(
    `a Lit of the page's own, which runs ${isLast ? 'after' : 'before'} ours, works beside it under a policy for each`,
    { tag: isLast ? [] : '@chromium' },
    async ({ newsroom, page }) => {
      const scripts = litItself(newsroom, isLast) + newsroom.script().replace('async', 'defer');
      await newsroom.open(`${TAGS}<aside></aside>`, { headers: newsroom.headersFor('own-lit'), scripts });
      await expect(page.getByText('The page’s own')).toBeVisible();
      await expectState(page.locator('country-risk').first(), 'ready');
      expect(newsroom.noise).toEqual([]);
    },
  );
}

test('two of our own scripts, of two versions, share a page with Trusted Types', { tag: '@chromium' }, async ({ newsroom, page }) => {
  const other = newsroom.script().replace('v1.2.3', 'v1.2.3/v7');
  await newsroom.open(TAGS, { headers: newsroom.headersFor('trusted-types'), scripts: newsroom.script() + other });
  for (const tag of await page.locator('country-risk').all()) await expectState(tag, 'ready');
  expect(newsroom.noise).toEqual([]);
});

test('a version of our script that shares nothing with the first breaks neither it nor the page', { tag: '@chromium' }, async ({ newsroom, page }) => {
  // The browser itself reports that a second policy of the same name was refused.
  newsroom.expectNoise(/^(csp|console (error|warning)|uncaught: The page’s settings).*(trusted-types|TrustedTypePolic|Trusted Type|createPolicy)/i);
  await page.route(/\/v7\/.*(embed|base)[\w-]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('travel-safety-embeds`),', 'another-version`),') });
  });
  const other = newsroom.script().replace('v1.2.3', 'v1.2.3/v7');
  await newsroom.open(TAGS, { headers: newsroom.headersFor('trusted-types'), scripts: newsroom.script() + other });
  for (const tag of await page.locator('country-risk').all()) await expectState(tag, 'ready');
});

test('a page whose policy names our folder by path shows the same', async ({ newsroom, page }) => {
  await newsroom.open(TAGS, { headers: newsroom.headersFor('folder') });
  await useEverything(page);
});

test('a page that also allows a map’s tiles shows them, and one that does not shows the land', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  api.answer('/tiles/', { text: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>', headers: { 'content-type': 'image/svg+xml' } });
  const map = `<incident-map country="KE" loading="eager" tile-url="${api.url}/tiles/{z}/{x}/{y}.png" tile-attribution="Somebody"></incident-map>`;
  const tile = page.locator('incident-map .leaflet-tile-loaded').first();
  await newsroom.open(map, { headers: newsroom.headersFor('tiles') });
  await expect.poll(() => tile.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBe(256);
  expect(newsroom.noise).toEqual([]);

  newsroom.expectNoise(/img-src/);
  await newsroom.open(map, { headers: newsroom.headersFor('tags') });
  await expect(page.locator('incident-map [part=marker]').first()).toBeVisible();
  await expect.poll(() => newsroom.noise.length).toBeGreaterThan(0);
});

/** Expects that none of our code runs. The browser itself reports a refused policy, which no script can prevent. */
async function expectFallbackOnly(newsroom: Newsroom, page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Thailand: travel safety' })).toBeVisible();
  expect(newsroom.unexpectedNoise).toEqual([]);
  expect(await page.evaluate(() => customElements.get('country-risk'))).toBeUndefined();
}

test('a page that forbids all Trusted Types policies keeps the fallback, and no script throws', async ({ newsroom, page }) => {
  newsroom.expectNoise(/^(?!uncaught: (?!The page’s settings)|rejection).*(trusted-types|TrustedTypePolic|Trusted Type|createPolicy)/i);
  const { 'content-security-policy': policy = '' } = newsroom.headersFor('trusted-types');
  await newsroom.open(TAGS, { headers: { 'content-security-policy': policy.replace('travel-safety-embeds', "'none'") } });
  if (!(await page.evaluate(() => 'trustedTypes' in window))) return expectState(page.locator('country-risk').first(), 'ready');
  await expect.poll(() => newsroom.noise.length).toBeGreaterThan(0);
  await expectFallbackOnly(newsroom, page);
});

test('a page that does not allow our script keeps the fallback', async ({ newsroom, page, host }) => {
  newsroom.expectNoise(/^(csp|console error|uncaught: The page’s settings blocked).*script-src/);
  await newsroom.open(TAGS, { headers: newsroom.headersFor('tags', { script: host.origin }) });
  await expectFallbackOnly(newsroom, page);
});

test('a page that does not allow the API shows the fallback and a sentence', async ({ newsroom, page, host }) => {
  newsroom.expectNoise(/^(csp|console error|uncaught: The page’s settings blocked).*(connect-src|violates)/);
  await newsroom.open(TAGS, { headers: newsroom.headersFor('tags', { api: host.origin }) });
  await expectState(page.locator('country-risk').first(), 'error');
  await expect(page.getByRole('link', { name: 'Thailand: travel safety' })).toBeVisible();
  await expect(page.locator('country-risk').first()).toContainText(strings.network);
});
