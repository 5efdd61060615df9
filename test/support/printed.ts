import type { Locator, Page } from '@playwright/test';
import { expect, expectState } from './newsroom.js';

/** Switches the page to print once the tag has loaded everything that print needs. */
export async function printed(page: Page, tag: Locator, state = 'ready'): Promise<void> {
  await tag.scrollIntoViewIfNeeded();
  await expectState(tag, state);
  // A map's drawing for print loads after the first paint; the risk map's, in the same file as its keyboard targets.
  const sign = { 'risk-map': '.target:not([hidden])', 'incident-map': '.paper' }[await tag.evaluate(({ localName }) => localName)];
  if (sign) await expect(tag.locator(sign).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.setViewportSize({ width: 700, height: 900 });
}
