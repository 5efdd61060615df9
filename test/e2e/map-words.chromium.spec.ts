// Text on and over the incident map. Only Chromium lets a test set a page's text size.
import type { Page } from '@playwright/test';
import { expect, expectMovable, expectState, test } from '../support/newsroom.js';

/** Has each canvas note in `data-written` the names of its last repaint, as "x,y,width,name;". */
const recordNames = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText, scale } = prototype;
    // Each repaint starts by setting the density.
    prototype.scale = function (x, y) {
      this.canvas.dataset['written'] = '';
      scale.call(this, x, y);
    };
    prototype.fillText = function (text, x, y) {
      this.canvas.dataset['written'] += `${x},${y},${this.measureText(text).width},${text};`;
      fillText.call(this, text, x, y);
    };
  });

for (const [width, lang, size] of [
  [328, 'en', 16],
  [328, 'de', 16],
  [328, 'fr', 32],
  [640, 'ar', 16],
  [640, 'es', 16],
  [1136, 'fr', 16],
] as const)
  test(`the help of a map leaves its scale readable and its buttons whole: ${width} pixels, ${lang}, text of ${size}`, async ({ newsroom, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await newsroom.open(`<incident-map country="KE" lang="${lang}" loading="eager"></incident-map>`, {
      head: `<style>body { margin: 0; font-size: ${size}px; }</style>`,
    });
    const map = page.locator('incident-map');
    await expectState(map, 'ready');
    await expectMovable(map);
    const markers = map.locator('[part=marker]');
    await markers.first().focus();
    await page.keyboard.press('ArrowUp'); // so that the focus is visible
    await expect(map.locator('#map-help')).toBeVisible();
    for (const marker of await markers.all()) {
      await marker.focus();
      const { help, scale, isOver, covered } = await map.evaluate(({ shadowRoot }) => {
        const rectOf = (part: string) => shadowRoot!.querySelector(part)!.getBoundingClientRect();
        const [one, other] = [rectOf('#map-help'), rectOf('.map-scale')];
        const isOver = one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        const tools = [...shadowRoot!.querySelectorAll('.tool')].map((tool) => tool.getBoundingClientRect());
        const covered = tools.filter(({ top, bottom, left, right }) => one.left < right && left < one.right && one.top < bottom && top < one.bottom).length;
        return { help: one.height, covered, scale: other.top > rectOf('.stage').top ? other.height : 0, isOver };
      });
      expect(help).toBeGreaterThan(10);
      expect(scale).toBeGreaterThan(10);
      expect(isOver).toBe(false);
      expect(covered).toBe(0);
    }
  });

test('no town is named twice on a map, and several places of one sign have the comma of the language and the number of others', async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await recordNames(page);
  await newsroom.open(
    '<incident-map country="KE" lang="ar" min-severity="4" loading="eager"></incident-map><incident-map lang="ar" limit="200" hours="720" loading="eager"></incident-map>',
  );
  const [kenya, world] = [page.locator('incident-map').first(), page.locator('incident-map').last()];
  await expectState(kenya, 'ready');
  await expectState(world, 'ready');
  const written = kenya.locator('canvas[data-written*="Mombasa"]');
  await expect(world.locator('canvas[data-written*="+"]')).toHaveAttribute('data-written', /\u2069، \u2068[^;]+\u2069/);
  await expect(world.locator('canvas[data-written*="+"]')).toHaveAttribute('data-written', /\u2069 \u2066\+\d+\u2069;/);
  await expect.poll(async () => (await written.getAttribute('data-written'))?.split('نيروبي')).toHaveLength(2);
});

test('no country of the world is named so near a sign that the name is read as that of the sign', async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await recordNames(page);
  await newsroom.open('<incident-map limit="30" hours="720" loading="eager"></incident-map>');
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  await expect(map.locator('canvas[data-written*=";"]')).toBeVisible();
  await expect(map.locator('[part=marker]').nth(3)).toBeVisible();
  const [near, alone] = await map.evaluate(({ shadowRoot }) => {
    const canvas = shadowRoot!.querySelector<HTMLCanvasElement>('canvas[data-written*=";"]')!;
    const { left, top } = canvas.getBoundingClientRect();
    const signs = [...shadowRoot!.querySelectorAll('[part=marker]')].map((marker) => marker.getBoundingClientRect());
    // Names beside a sign have isolated direction.
    const names = canvas.dataset['written']!.split(';').filter((line) => line && !line.includes('\u2068'));
    const ofOthers = names.filter((line) => {
      const [x = 0, y = 0, width = 0] = line.split(',').map(Number);
      const [from, to, middle] = [left + x - width / 2, left + x + width / 2, top + y - 4];
      const isNear = signs.some((sign) => from < sign.right + 10 && to > sign.left - 10 && middle < sign.bottom + 14 && middle > sign.top - 14);
      return isNear;
    });
    return [ofOthers, names.length] as const;
  });
  expect(near).toEqual([]);
  expect(alone).toBeGreaterThan(0);
});
