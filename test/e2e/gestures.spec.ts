import type { Locator, Page } from '@playwright/test';
import { strings } from '../support/english.js';
import { expect, expectMovable, expectState, type Newsroom, test } from '../support/newsroom.js';

const LONG_STORY = '<p style="height: 3000px">The story goes on.</p>';

async function openMap(newsroom: Newsroom, page: Page): Promise<Locator> {
  await newsroom.open(`<incident-map country="KE" hours="72" limit="40"></incident-map>${LONG_STORY}`);
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  await expectMovable(map);
  await map.locator('[part=map]').hover({ position: { x: 40, y: 40 } });
  return map;
}

/** The positions of the markers in the map's box once they have stopped moving: they differ in another view of the map. */
async function view(map: Locator): Promise<string> {
  const look = () =>
    map.locator('[part=map]').evaluate(async (box) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const at = box.getBoundingClientRect();
      const places = [...box.querySelectorAll('[part=marker]')].map((marker) => marker.getBoundingClientRect());
      return places
        .map(({ x, y }) => `${Math.round(x - at.x)} ${Math.round(y - at.y)}`)
        .toSorted()
        .join();
    });
  let seen = await look();
  await expect
    .poll(async () => {
      const before = seen;
      seen = await look();
      return seen === before;
    })
    .toBe(true);
  return seen;
}

/** The text of the map's next hint. Hints disappear by themselves, so the page checks every frame. */
async function nextHint(page: Page): Promise<string | null> {
  const shown = await page.waitForFunction(() => {
    const hint = document.querySelector('incident-map')?.shadowRoot?.querySelector('.hint');
    return hint?.checkVisibility({ visibilityProperty: true }) && hint.textContent;
  });
  return shown.jsonValue() as Promise<string | null>;
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('the wheel over the map scrolls the page and leaves the map alone', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  const before = await view(map);
  const hint = nextHint(page);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  expect(await view(map)).toBe(before);
  expect([strings.wheelHint, strings.wheelHintApple]).toContain(await hint);
});

test('Ctrl and the wheel zoom the map and leave the page alone', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  const [before, top] = [await view(map), await scrolled(page)];
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expect.poll(() => view(map)).not.toBe(before);
  expect(await scrolled(page)).toBe(top);
  await map.getByRole('button', { name: strings.fit }).click();
  await expect.poll(() => view(map)).toBe(before);
});

test('all incidents are shown even while the map is still zooming', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  const before = await view(map);
  await map.evaluate(async (tag, { zoomIn, fit }) => {
    const press = (name: string) => tag.shadowRoot!.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
    press(zoomIn);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    press(fit);
  }, strings);
  const pressed = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() > start + 400, pressed); // longer than a zoom takes
  expect(await view(map)).toBe(before);
});

test('a drag with the mouse moves the map, opens nothing and selects no text', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  const before = await view(map);
  await page.mouse.down();
  await page.mouse.move(300, 200, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => view(map)).not.toBe(before);
  await expect(map.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('the reader’s view stays when a filter changes what is shown', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  await map.getByRole('button', { name: strings.panRight }).click();
  const before = await view(map);
  await map.getByRole('button', { name: strings.categoryLabel, exact: true }).click();
  await map.getByRole('button', { name: /^Crime \d+$/ }).click();
  await map.getByRole('button', { name: strings.clear }).click();
  await expect(map.locator('[part=list] [part=item]')).toHaveCount(40);
  expect(await view(map)).toBe(before);
});
