import { expect, expectState, test } from '../support/newsroom.js';

const TAGS = [
  '<country-risk country="TH" variant="badge"></country-risk>',
  '<country-risk country="KE"></country-risk>',
  '<country-risk country="US" variant="full"></country-risk>',
  '<country-compare countries="JP TH FR"></country-compare>',
  '<incident-list country="KE"></incident-list>',
  '<incident-map country="KE" hours="72" limit="40"></incident-map>',
  '<risk-methodology></risk-methodology>',
  '<risk-table region="Asia"></risk-table>',
  '<risk-map region="Asia"></risk-map>',
];

for (const tag of TAGS) {
  for (const [width, size] of [
    [360, 32],
    [320, 16],
  ] as const) {
    test(`text of ${size} pixels on a phone ${width} wide widens no page: ${tag}`, async ({ newsroom, page }) => {
      await page.setViewportSize({ width, height: 740 });
      await newsroom.open(tag, { head: `<meta name="viewport" content="width=device-width"><style>:root { --risk-font-size: ${size}px }</style>` });
      const name = /[\w-]+/.exec(tag)?.[0] ?? '';
      await expectState(page.locator(name), 'ready');
      // Where a scroll bar takes its own place, the page is narrower than the window.
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wider).toBe(0);
    });
  }
}

for (const [name, width, size] of [
  ['on the narrowest phone', 320, 16],
  ['in text twice the size', 360, 32],
] as const) {
  test(`${name} the word of a category keeps its letters together`, async ({ newsroom, page }) => {
    await page.setViewportSize({ width, height: 740 });
    await newsroom.open('<country-risk country="KE"></country-risk>', { head: `<style>:root { --risk-font-size: ${size}px }</style>` });
    await expectState(page.locator('country-risk'), 'ready');
    const row = page.locator('[part=row]').filter({ hasText: 'Infrastructure' }).locator('> *').first();
    const lines = await row.evaluate((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });
}
