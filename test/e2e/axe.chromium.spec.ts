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

async function open(newsroom: Newsroom, page: Page, tag: string, base: string, state: string): Promise<void> {
  const head = `<style>:root { color-scheme: light } body { background: Canvas; color: CanvasText }</style>`;
  await newsroom.open(`<main><h1>Story</h1>${tag}</main>`, { head, apiBase: base });
  const element = page.locator('country-risk, incident-map');
  await expectState(element, state);
  if (state !== 'ready' && state !== 'empty') await expect(element.locator('[part=error]')).toBeVisible();
  if (tag.includes('incident-map')) await expect(element.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
}

/** Without frames, axe needs no page of its own to put together what it found. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

async function expectNoBarrier(rules: AxeBuilder, least: number): Promise<void> {
  const { violations, passes } = await rules.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(passes.length).toBeGreaterThanOrEqual(least);
}

/** By every rule in a light page, then by those of colour in a dark one: nothing else depends on that. */
async function expectAccessible(page: Page): Promise<void> {
  await expectNoBarrier(axe(page), 11);
  await page.evaluate(() => void (document.documentElement.style.colorScheme = 'dark'));
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expectNoBarrier(axe(page).withRules(['color-contrast', 'link-in-text-block']), 1);
}

for (const [name, tag] of Object.entries(TAGS)) {
  for (const [situation, { path, state }] of Object.entries(STATES)) {
    const expected = state[name === 'map' ? 'incident-map' : 'country-risk'];
    if (expected === undefined) continue;
    test(`${name}, ${situation}, light and dark: no barrier that a machine can find`, async ({ newsroom, api, page }) => {
      newsroom.expectFailedRequests();
      await page.addInitScript(() => void (Math.random = () => 0));
      await open(newsroom, page, tag, api.url + path, expected);
      await expectAccessible(page);
    });
  }
}

test('map with open popup, open row and filters, light and dark: no barrier that a machine can find', async ({ newsroom, api, page }) => {
  // All at one point: whichever category is chosen, its rows belong to the marker that is open.
  await open(newsroom, page, TAGS['map'] ?? '', `${api.url}/scenario/dense`, 'ready');
  const map = page.locator('incident-map');
  await map.locator('[part=marker]').first().click();
  await expect(map.getByRole('dialog')).toBeVisible();
  await map.getByRole('button', { name: /^Crime \d+\+?$/ }).click();
  await map.locator('[part=list] [part=item] > button').first().click();
  await expectAccessible(page);
});

test('a barrier would be found, inside a tag too', async ({ newsroom, page }) => {
  await newsroom.open('<main><h1>Story</h1><country-risk country="TH"></country-risk></main>');
  await expectState(page.locator('country-risk'), 'ready');
  await page.locator('country-risk').evaluate((tag) => void (tag.shadowRoot!.querySelector('a')!.innerHTML = '<img src="data:,">'));
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toContain('image-alt');
});
