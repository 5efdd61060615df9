// Only Chromium measures layout shifts.
import type { Page } from '@playwright/test';
import { expect, expectState, test } from '../support/newsroom.js';
import { painted, shifts } from '../support/shifts.js';

const TAGS: Readonly<Record<string, string>> = {
  badge: '<country-risk country="TH" variant="badge"></country-risk>',
  card: '<country-risk country="TH"></country-risk>',
  full: '<country-risk country="TH" variant="full"></country-risk>',
  map: '<incident-map country="KE" hours="72" limit="40"></incident-map>',
};

const after = '<p>The story goes on, and must not jump.</p>'.repeat(3);

const heightOf = (page: Page) => page.locator('country-risk, incident-map').evaluate((tag) => tag.getBoundingClientRect().height);

/** Else the browser has the answers of the first visit, and there is nothing to wait for. */
async function forgetAnswers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

for (const width of [360, 1200]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, tag] of Object.entries(TAGS)) {
      test(`nothing on the page moves while a ${name} with its height reserved comes to be`, async ({ newsroom, api, cdn, page }) => {
        await newsroom.open(`${tag}${after}`);
        await expectState(page.locator('country-risk, incident-map'), 'ready');
        if (name === 'map') await expect(page.locator('[part=marker]').first()).toBeVisible();
        const height = await heightOf(page);

        await forgetAnswers(page);
        cdn.hold('/chunks/');
        const release = api.hold('/api/');
        const head = `<style>country-risk, incident-map { display: block; min-height: ${height}px }</style>`;
        await newsroom.open(`<h1>Story</h1>${tag.replace('></', '>A line until then</')}${after}`, { head });
        await painted(page);
        cdn.release();
        await expectState(page.locator('country-risk, incident-map'), 'loading');
        await painted(page);
        release();
        await expectState(page.locator('country-risk, incident-map'), 'ready');
        if (name === 'map') await expect(page.locator('[part=marker]').first()).toBeVisible();
        await painted(page);
        expect(await shifts(page)).toEqual([]);
        expect(await heightOf(page)).toBe(height);
      });
    }
  });
}

test('a shift would be noticed', async ({ newsroom, page }) => {
  await newsroom.open(`<div id="box"></div>${after}`, { scripts: '' });
  await painted(page);
  await page.locator('#box').evaluate((box) => void (box.style.height = '300px'));
  await painted(page);
  expect(await shifts(page)).toHaveLength(1);
});
