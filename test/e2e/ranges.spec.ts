import { expect, test } from '../support/newsroom.js';
import { pixelsOf } from '../support/pixels.js';

const TAGS = [
  ['<risk-table></risk-table>', '.brush', '.track'],
  ['<incident-list country="KE" limit="200"></incident-list>', '.strip', '.days'],
] as const;

for (const [paper, scheme] of [
  ['#fff1e5', 'light'],
  ['#121212', 'dark'],
] as const)
  for (const [tag, range, line] of TAGS)
    test(`what a reader has not chosen on the ${range.slice(1)} is faint, and nothing covers the page’s paper of ${paper}`, async ({ newsroom, page }) => {
      await newsroom.open(tag, { head: `<style>html { background: ${paper}; color-scheme: ${scheme} }</style>` });
      const handle = page.locator(`${range} input`).first();
      await expect(handle).toBeVisible();
      const box = page.locator(`${range} ${line}`);
      const blank = async () => {
        const { width, height, counts } = await pixelsOf(page.context(), await box.screenshot(), [paper]);
        return (counts[0] ?? 0) / (width * height);
      };
      const before = await blank();
      expect(before).toBeGreaterThan(0.3);
      await expect(page.locator(`${range} .faint`)).toHaveCount(0);
      await handle.focus();
      await page.keyboard.press('End');
      await expect(page.locator(`${range} .faint`).first()).toBeVisible();
      expect(await blank()).toBeCloseTo(before, 2);
    });
