import type { Locator, Page } from '@playwright/test';
import { expect, expectState } from './newsroom.js';

/** Switches the page to print once the tag has loaded everything that print needs. */
export async function printed(page: Page, tag: Locator): Promise<void> {
  await tag.scrollIntoViewIfNeeded();
  await expectState(tag, 'ready');
  // The risk map's print drawing loads after the first paint, in the same file as its keyboard targets.
  if (await tag.evaluate(({ localName }) => localName === 'risk-map')) await expect(tag.locator('.target:not([hidden])').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.setViewportSize({ width: 700, height: 900 });
}
