import type { Page } from '@playwright/test';
import { hoursAgo } from '../support/now.js';
import { expect, test } from '../support/newsroom.js';

const DAYS = 10;

const row = (id: string, daysAgo: number) => ({
  id,
  title: `Incident ${id}`,
  country_iso: 'KE',
  occurred_at: hoursAgo(24 * daysAgo),
  category: 'crime',
  severity: 3,
});

/** Ten days, oldest first: one incident on the first, two on the fourth, one on the last. */
const INCIDENTS = [row('a', 0), row('b', 6), row('c', 6), row('d', 9)];

/** Presses on one day, drags to another and releases. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const days = page.locator('.days');
  const isRightToLeft = await days.evaluate((box) => getComputedStyle(box).direction === 'rtl');
  const { x, y, width, height } = (await days.boundingBox())!;
  const at = (day: number) => x + (width * (isRightToLeft ? DAYS - day - 0.5 : day + 0.5)) / DAYS;
  await page.mouse.move(at(from), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(at(to), y + height / 2, { steps: 4 });
  await page.mouse.up();
}

for (const lang of ['en', 'ar'])
  test(`days are chosen by dragging over them, and one by a click, in ${lang}`, async ({ newsroom, api, page }) => {
    api.answer('/api/v1/incidents/recent', { body: { licence: 'CC BY 4.0', attribution: 'Publisher', incidents: INCIDENTS } });
    await newsroom.open(`<incident-map country="KE" hours="${(DAYS - 1) * 24}" limit="4" lang="${lang}"></incident-map>`);
    const items = page.locator('[part=item]');
    const handles = page.locator('.strip input');
    await expect(handles).toHaveCount(2);
    await drag(page, 2, 5);
    await expect(items).toHaveCount(2);
    await expect(handles.first()).toHaveValue('2');
    await expect(handles.last()).toHaveValue('6');
    await drag(page, 9, 9);
    await expect(items).toHaveCount(1);
    await expect(handles.first()).toHaveValue('9');
    await drag(page, 9, 0);
    await expect(items).toHaveCount(4);
    await expect(page.locator('.strip button')).toHaveCount(0);
  });
