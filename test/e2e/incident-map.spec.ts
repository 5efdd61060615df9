import type { Locator } from '@playwright/test';
import { cdnFile } from '../support/cdn-file.js';
import { localize, strings } from '../support/english.js';
import { requestedPaths, expect, expectState, test } from '../support/newsroom.js';

const MAP_OF = localize(strings.mapOf, { summary: 'Kenya' });

/** The total number of incidents that the markers stand for. */
async function onMap(map: Locator): Promise<number> {
  const names = await map.locator('[part=marker]').evaluateAll((markers) => markers.map((marker) => marker.querySelector('.hidden')?.textContent ?? ''));
  return names.reduce((sum, name) => sum + Number(/^\d+/.exec(name)?.[0] ?? 1), 0);
}

test('forty incidents of Kenya are asked for and shown, in the list and on the map', async ({ newsroom, api, page }) => {
  await newsroom.open('<incident-map country="KE" hours="72" limit="40"><a href="https://example.org/kenya">Kenya: recent incidents</a></incident-map>');
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  await expect(map.getByRole('group', { name: MAP_OF, exact: true })).toBeVisible();
  expect(requestedPaths(api)).toEqual(['/api/v1/incidents/recent?country=KE&hours=72&limit=40']);
  const items = map.locator('[part=item]');
  await expect(items).toHaveCount(40);
  const unplaced = await items.filter({ hasText: strings.noPosition }).count();
  await expect.poll(() => onMap(map)).toBe(40 - unplaced);
  await expect(page.getByRole('link', { name: 'Kenya: recent incidents' })).toBeHidden();
});

test('the list of two hundred scrolls within itself, and the popup stays within the map', async ({ newsroom, api, page }) => {
  await newsroom.open('<incident-map country="KE" limit="200"></incident-map><p>After</p>', { apiBase: `${api.url}/scenario/dense` });
  const map = page.locator('incident-map');
  await expect(map.locator('[part=list] [part=item]')).toHaveCount(200);
  const list = map.locator('[part=list]');
  expect(await list.evaluate((box) => box.scrollHeight > 2 * box.clientHeight)).toBe(true);
  await list.locator('[part=item]').last().scrollIntoViewIfNeeded();
  expect(await list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await list.locator('[part=item]').last().getByRole('button').first().click();
  const popup = await map.locator('[part=popup]').boundingBox();
  const box = await map.locator('[part=map]').boundingBox();
  expect(popup!.height).toBeLessThanOrEqual(box!.height);
});

test('two hundred incidents all over the world are all on the map', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  await newsroom.open('<incident-map limit="200"></incident-map>', { apiBase: `${api.url}/scenario/busy` });
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  await expect.poll(() => onMap(map)).toBe(200);
});

test('the world on a phone has more than three signs', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const limit of [50, 200]) {
    await newsroom.open(`<div style="inline-size: 328px"><incident-map limit="${limit}"></incident-map></div>`, { apiBase: `${api.url}/scenario/busy` });
    const map = page.locator('incident-map');
    await expectState(map, 'ready');
    await expect.poll(() => onMap(map)).toBe(limit);
    expect(await map.locator('[part=marker]').count()).toBeGreaterThan(3);
  }
});

test('markers do not wait for the land', { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
  cdn.hold(cdnFile('land'));
  await newsroom.open('<incident-map country="KE"></incident-map>');
  await expect(page.locator('incident-map [part=marker]').first()).toBeVisible();
  await expect.poll(() => cdn.requests.some((path) => path.includes(cdnFile('land')))).toBe(true);
  cdn.release();
});

test('a click in the list opens the popup on the map, a click on the marker the row in the list', async ({ newsroom, page }) => {
  await newsroom.open('<incident-map country="KE" hours="72" limit="40"></incident-map>');
  const map = page.locator('incident-map');
  await expect(map.locator('[part=marker]').first()).toBeVisible();
  const row = map.locator('[part=list] [part=item]').filter({ hasNotText: strings.noPosition }).nth(3);
  const title = (await row.locator('.topic').textContent())!.trim();
  await row.getByRole('button').first().click();
  await expect(map.getByRole('dialog', { name: title })).toBeVisible();
  await expect(row.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(map.getByRole('dialog')).toBeHidden();
  await expect(row.getByRole('button').first()).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone too the signs of a country are named after its towns', async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    prototype.fillText = function (text, x, y) {
      this.canvas.dataset['written'] = `${this.canvas.dataset['written'] ?? ''}${text}; `;
      fillText.call(this, text, x, y);
    };
  });
  await newsroom.open('<incident-map country="TH"></incident-map>');
  const names = page.locator('incident-map canvas[data-written]');
  for (const town of ['Bangkok', 'Udon Thani', 'Hat Yai']) await expect(names.last()).toHaveAttribute('data-written', new RegExp(town));
});

test('where the map cannot be loaded the list has everything', async ({ newsroom, page }) => {
  newsroom.expectNoise(/<incident-map> Part of its code could not be loaded yet/);
  newsroom.expectFailedRequests();
  await page.route(/\/chunks\/.*\.js$/, async (route) => {
    const text = await (await route.fetch()).text();
    return text.includes('leaflet-container')
      ? route.abort()
      : route.fulfill({ body: text, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } });
  });
  await newsroom.open('<incident-map country="KE" hours="72" limit="40"></incident-map>');
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  await expect(map.getByText(strings.mapFailed)).toBeVisible();
  await expect(map.locator('[part=item]')).toHaveCount(40);
});
