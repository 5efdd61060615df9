import { expect, test } from '../support/newsroom.js';
import { NOW } from '../support/now.js';

test('a page and its frames open at the instant of the tests, with their chance, zone, language and fonts', async ({ newsroom, page }) => {
  await newsroom.open('<iframe srcdoc="<p>A frame</p>"></iframe><span style="font: 100px sans-serif; font-kerning: none">Hm</span>', { scripts: '' });
  await expect(page.frameLocator('iframe').getByText('A frame')).toBeVisible();
  const seen = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() => ({ opened: new Date().getTime(), chance: Math.random(), zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })),
      ),
  );
  expect(seen).toHaveLength(2);
  for (const { opened, chance, zone } of seen) {
    expect(opened - NOW).toBeGreaterThanOrEqual(0);
    expect(opened - NOW).toBeLessThan(60_000);
    expect([chance, zone]).toEqual([seen[0]?.chance, 'UTC']);
  }
  expect(await page.evaluate(() => navigator.language)).toMatch(/^en-(GB|US)$/);
  // In DejaVu Sans, H and m are 75 and 97 hundredths of an em wide. Fonts can only be configured on Linux.
  if (process.platform === 'linux') expect(await page.locator('span').evaluate((text) => Math.round(text.getBoundingClientRect().width))).toBe(173);
});
