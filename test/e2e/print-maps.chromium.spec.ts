// Only Chromium lays out pages as a printer would.
import { expect, test } from '../support/newsroom.js';
import { printed } from '../support/printed.js';

const DARK = '<style>:root { color-scheme: dark } body { background: #111; color: #eee }</style>';

test('a map of risk on paper has the darkest colour where danger is, in grey as well, and the highest scores first', async ({ newsroom, page }) => {
  await newsroom.open('<main><risk-map></risk-map></main>', { head: DARK });
  const tag = page.locator('risk-map');
  await tag.locator('canvas').first().waitFor();
  const order = () => tag.locator('[part=row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-iso2')).join());
  await printed(page, tag);
  const drawing = tag.locator('.paper svg');
  await expect(drawing).toBeVisible();
  const greys = await drawing.evaluate((svg) =>
    [1, 2, 3, 4, 5].map((tier) => {
      const shape = svg.querySelector(`path.tier-${tier}`);
      const [red = 0, green = 0, blue = 0] = shape ? (getComputedStyle(shape).fill.match(/\d+/g) ?? []).map(Number) : [];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }),
  );
  greys.slice(1).forEach((grey, place) => expect(grey, `tier ${place + 2}`).toBeLessThan((greys[place] ?? 0) - 20));
  const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
  expect(width / height).toBeGreaterThan(2);
  expect(await drawing.locator('text:not([class*=tier-], .beside)').allTextContents(), 'names in other colours than their land').toEqual([]);
  // Beside its land, a name is black. The same text follows in a colour legible on the land, clipped where the black part begins.
  const halves = (cut: string) =>
    drawing
      .locator(`text[clip-path*='#${cut}-']`)
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('clip-path')?.replace(/^.*#(?:on|off)-/, '')]));
  expect((await halves('off')).length).toBeGreaterThan(0);
  expect(await halves('on')).toEqual(await halves('off'));
  expect(await drawing.locator('.beside').count()).toBe((await halves('off')).length);
  const scores = (await tag.locator('td.score > span:first-child').allInnerTexts()).map(Number);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  const printedOrder = await order();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(drawing).toHaveCount(0);
  await expect.poll(order).not.toBe(printedOrder);
});

test('a map of the incidents in the world on paper has its land, a sign for all of them, and the countries that have most', async ({ newsroom, page }) => {
  await newsroom.open('<main><incident-map limit="200"></incident-map></main>', { head: DARK });
  const tag = page.locator('incident-map');
  const drawing = tag.locator('.paper svg');
  // Its land and its drawing are loaded after the markers.
  await expect(async () => {
    await printed(page, tag);
    expect(await drawing.locator('.land').count()).toBeGreaterThan(0);
  }).toPass();
  await expect(drawing).toBeVisible();
  const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
  expect(width / height).toBeGreaterThan(1.4);
  const counts = (await drawing.locator('.many').allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  const signs = await drawing.locator('.disc').count();
  expect(counts.reduce((sum, count) => sum + count, signs - counts.length)).toBeGreaterThan(190);
  expect(signs).toBeGreaterThan(8);
  expect(await drawing.locator('.city').count()).toBeGreaterThan(3);
});

test('on paper the map of a region is whole', async ({ newsroom, page }) => {
  await newsroom.open('<main><risk-map region="Africa"></risk-map></main>');
  const tag = page.locator('risk-map');
  await printed(page, tag);
  const { height = 0, y = 0 } = (await tag.locator('.paper svg').boundingBox()) ?? {};
  const box = await tag.locator('.map').boundingBox();
  expect(height).toBeGreaterThan(300);
  expect(y + height).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
});

for (const [name, html] of Object.entries({ 'incident-map': '<incident-map country="KE" hours="72">', 'risk-map': '<risk-map>' })) {
  test(`on paper the notes of the desk are numbered on the drawing of an ${name} and listed below it`, async ({ newsroom, page }) => {
    const notes = ['-1.29 36.82', '60 -100'].map((at) => `<p slot="annotation" data-at="${at}">At ${at}</p>`);
    await newsroom.open(`<main>${html}${notes.join('')}</${name}></main>`);
    const tag = page.locator(name);
    await expect(tag.locator('.leaders > g').first()).toBeAttached();
    const isWorld = name === 'risk-map';
    // The drawing is loaded after the map.
    await expect(async () => {
      await printed(page, tag);
      expect(await tag.locator('.paper .sign text').allTextContents()).toEqual(isWorld ? ['1', '2'] : ['1']);
    }).toPass();
    const rectsOf = (what: string) => tag.locator(`.paper ${what}`).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const signs = await rectsOf('.sign rect');
    const covered = (await rectsOf('.many')).filter(({ left, right, top, bottom }) =>
      signs.some((sign) => left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top),
    );
    expect(covered, 'how many incidents there are at the place is seen').toEqual([]);
    const number = (place: number) =>
      tag
        .locator('p')
        .nth(place)
        .evaluate((note) => getComputedStyle(note, '::before').content);
    expect(await number(0)).toBe('"1"');
    expect(await number(1), 'what is not on the drawing has no number').toBe(isWorld ? '"2"' : 'none');
    const bottom = ((box) => (box?.y ?? 0) + (box?.height ?? 0))(await tag.locator('.paper svg').boundingBox());
    const tops = await tag.locator('> p').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops.filter((top) => top < bottom)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  });
}

test('on paper a map without incidents says below it that this is not calm', async ({ newsroom, api, page }) => {
  await newsroom.open('<main><incident-map country="KE"></incident-map></main>', { apiBase: `${api.url}/scenario/quiet` });
  await printed(page, page.locator('incident-map'), 'empty');
  const [drawing, said] = [(await page.locator('.paper').boundingBox())!, (await page.locator('.none').boundingBox())!];
  expect(said.y).toBeGreaterThanOrEqual(drawing.y + drawing.height);
});
