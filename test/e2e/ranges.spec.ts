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

for (const lang of ['en', 'ar'])
  for (const [tag, range, line] of TAGS)
    test(`a click on the line of the ${range.slice(1)} moves the nearer handle there, so that nobody has to drag: ${lang}`, async ({ newsroom, page }) => {
      await newsroom.open(tag.replace(' ', ` lang="${lang}" `).replace('<risk-table>', `<risk-table lang="${lang}">`));
      const handles = page.locator(`${range} input`);
      await expect(handles).toHaveCount(2);
      const [max, from] = await handles.first().evaluate((input: HTMLInputElement) => [Number(input.max), Number(input.value)]);
      const values = () => handles.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => Number(value)));
      const box = (await page.locator(`${range} ${line}`).boundingBox())!;
      // Below the days, which a click selects.
      const y = box.y + box.height + (range === '.strip' ? 8 : -4);
      const chosen = Math.round((from + max) * 0.5) + 1;
      await page.mouse.click(box.x + box.width * (lang === 'ar' ? 1 - chosen / max : chosen / max), y);
      await expect.poll(values).toEqual([from, chosen]);
      await expect(handles.last()).toBeFocused();
    });
