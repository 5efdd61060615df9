import type { Locator, Page } from '@playwright/test';
import { expect, expectState } from './newsroom.js';

/** Shows a tag as it is on paper, once it has all that paper needs. */
export async function printed(page: Page, tag: Locator): Promise<void> {
  await tag.scrollIntoViewIfNeeded();
  await expectState(tag, 'ready');
  // The drawing of a map of risk comes after its paint, in one file with what the keyboard needs.
  if (await tag.evaluate(({ localName }) => localName === 'risk-map')) await expect(tag.locator('.target:not([hidden])').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.setViewportSize({ width: 700, height: 900 });
}
