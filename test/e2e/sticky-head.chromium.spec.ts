import { expect, expectState, test } from '../support/newsroom.js';

test('the names of two countries, which stay in view on a phone, never hide the focus', async ({ newsroom, page }) => {
  await newsroom.open('<country-compare countries="KE TH"></country-compare><p><a href="#after">After</a></p>');
  await expectState(page.locator('country-compare'), 'ready');
  const hidden: string[] = [];
  for (const height of [320, 400, 480, 640]) {
    await page.setViewportSize({ width: 400, height });
    await page.getByRole('link', { name: 'After' }).focus();
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Shift+Tab');
      const [name, isHidden] = await page.evaluate(() => {
        const root = document.activeElement?.shadowRoot;
        const [focused, head] = [root?.activeElement, root?.querySelector('thead')].map((each) => each?.getBoundingClientRect());
        return [root?.activeElement?.textContent, focused && head && focused.top < head.bottom && focused.bottom > head.top] as const;
      });
      if (!name) break;
      if (isHidden) hidden.push(`${height}: ${name.trim()}`);
    }
  }
  expect(hidden).toEqual([]);
});
