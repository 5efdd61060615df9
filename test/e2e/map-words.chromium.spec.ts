// What is written on and over the incident map: only Chromium has a page's text size to set.
import { expect, expectMovable, expectState, test } from '../support/newsroom.js';

for (const [width, lang, size] of [
  [328, 'en', 16],
  [328, 'de', 16],
  [328, 'fr', 32],
  [640, 'ar', 16],
  [640, 'es', 16],
  [1136, 'fr', 16],
] as const)
  test(`the help of a map leaves its scale readable: ${width} pixels, ${lang}, text of ${size}`, async ({ newsroom, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await newsroom.open(`<incident-map country="KE" lang="${lang}" loading="eager"></incident-map>`, {
      head: `<style>body { margin: 0; font-size: ${size}px; }</style>`,
    });
    const map = page.locator('incident-map');
    await expectState(map, 'ready');
    await expectMovable(map);
    const markers = map.locator('[part=marker]');
    await markers.first().focus();
    await page.keyboard.press('ArrowUp'); // so that the focus is seen
    await expect(map.locator('#map-help')).toBeVisible();
    for (const marker of await markers.all()) {
      await marker.focus();
      const { help, scale, isOver } = await map.evaluate(({ shadowRoot }) => {
        const rectOf = (part: string) => shadowRoot!.querySelector(part)!.getBoundingClientRect();
        const [one, other] = [rectOf('#map-help'), rectOf('.map-scale')];
        const isOver = one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        return { help: one.height, scale: other.top > rectOf('.stage').top ? other.height : 0, isOver };
      });
      expect(help).toBeGreaterThan(10);
      expect(scale).toBeGreaterThan(10);
      expect(isOver).toBe(false);
    }
  });

test('no town is named twice on a map, and two at one sign have the comma of the language', async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText, scale } = prototype;
    // Each picture begins with its density.
    prototype.scale = function (x, y) {
      this.canvas.dataset['written'] = '';
      scale.call(this, x, y);
    };
    prototype.fillText = function (text, x, y) {
      this.canvas.dataset['written'] += `${text}; `;
      fillText.call(this, text, x, y);
    };
  });
  await newsroom.open('<incident-map country="KE" lang="ar" min-severity="4" loading="eager"></incident-map>');
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  const written = map.locator('canvas[data-written*="Nakuru"]');
  await expect(written).toHaveAttribute('data-written', /\u2069، \u2068/);
  await expect.poll(async () => (await written.getAttribute('data-written'))?.split('نيروبي')).toHaveLength(2);
});
