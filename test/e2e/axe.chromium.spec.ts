import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectState, type Newsroom, test } from '../support/newsroom.js';

const TAGS: Readonly<Record<string, string>> = {
  inline: '<p>The risk in <country-risk country="TH" variant="inline">Thailand</country-risk> has not changed.</p>',
  badge: '<country-risk country="TH" variant="badge"></country-risk>',
  card: '<country-risk country="TH" heading-level="2"></country-risk>',
  full: '<country-risk country="US" variant="full"></country-risk>',
  map: '<incident-map country="KE" hours="72" limit="12"></incident-map>', // rows are alike
};

const STATES: Readonly<Record<string, { readonly path: string; readonly state: Readonly<Record<string, string>> }>> = {
  ready: { path: '', state: { 'country-risk': 'ready', 'incident-map': 'ready' } },
  error: { path: '/scenario/html', state: { 'country-risk': 'error', 'incident-map': 'error' } },
  'empty-handed': { path: '/scenario/missing', state: { 'country-risk': 'empty' } },
  quiet: { path: '/scenario/quiet', state: { 'incident-map': 'empty' } },
};

async function open(newsroom: Newsroom, page: Page, tag: string, scheme: string, base: string, state: string): Promise<void> {
  const head = `<style>:root { color-scheme: ${scheme} } body { background: Canvas; color: CanvasText }</style>`;
  await newsroom.open(`<main><h1>Story</h1>${tag}</main>`, { head, apiBase: base });
  const element = page.locator('country-risk, incident-map');
  await expectState(element, state);
  if (state !== 'ready' && state !== 'empty') await expect(element.locator('[part=error]')).toBeVisible();
  if (tag.includes('incident-map')) await expect(element.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
}

for (const scheme of ['light', 'dark']) {
  for (const [name, tag] of Object.entries(TAGS)) {
    for (const [situation, { path, state }] of Object.entries(STATES)) {
      const expected = state[name === 'map' ? 'incident-map' : 'country-risk'];
      if (expected === undefined) continue;
      test(`${name}, ${situation}, ${scheme}: no barrier that a machine can find`, async ({ newsroom, api, page }) => {
        newsroom.expectFailedRequests();
        await page.addInitScript(() => void (Math.random = () => 0));
        await open(newsroom, page, tag, scheme, api.url + path, expected);
        await expectAccessible(page);
      });
    }
  }

  test(`map with open popup, open row and filters, ${scheme}: no barrier that a machine can find`, async ({ newsroom, api, page }) => {
    await open(newsroom, page, TAGS['map'] ?? '', scheme, api.url, 'ready');
    const map = page.locator('incident-map');
    await map.locator('[part=marker]').first().click();
    await expect(map.getByRole('dialog')).toBeVisible();
    await map.getByRole('button', { name: /^Crime \d+\+?$/ }).click();
    await map.locator('[part=list] [part=item] > button').first().click();
    await expectAccessible(page);
  });
}

test('a barrier would be found, inside a tag too', async ({ newsroom, page }) => {
  await newsroom.open('<main><h1>Story</h1><country-risk country="TH"></country-risk></main>');
  await expectState(page.locator('country-risk'), 'ready');
  await page.locator('country-risk').evaluate((tag) => void (tag.shadowRoot!.querySelector('a')!.innerHTML = '<img src="data:,">'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toContain('image-alt');
});
