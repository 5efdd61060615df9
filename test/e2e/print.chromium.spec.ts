// Only Chromium lays out pages as a printer would.
import type { Locator } from '@playwright/test';
import { cdnFile } from '../support/cdn-file.js';
import { localize, strings } from '../support/english.js';
import { expect, expectState, test } from '../support/newsroom.js';
import { printed } from '../support/printed.js';

const DARK = '<style>:root { color-scheme: dark } body { background: #111; color: #eee } * { --risk-color-surface: #222; --risk-color-text: #eee }</style>';

const TAGS: Readonly<Record<string, string>> = {
  card: '<country-risk country="TH"></country-risk>',
  full: '<country-risk country="US" variant="full"></country-risk>',
  comparison: '<country-compare countries="JP TH FR"></country-compare>',
  table: '<risk-table></risk-table>',
  'map of risk': '<risk-map region="Asia"></risk-map>',
  'list of incidents': '<incident-list limit="200"></incident-list>',
  'map of incidents': '<incident-map limit="200"></incident-map>',
  methodology: '<risk-methodology></risk-methodology>',
};

/** The generated content after an element. */
const after = (found: Locator) => found.evaluate((element) => getComputedStyle(element, '::after').content);

for (const [name, html] of Object.entries(TAGS)) {
  test(`a ${name} on paper is black on white on a dark page, whole, and credited with addresses`, async ({ newsroom, page }) => {
    await newsroom.open(`<main>${html}</main>`, { head: DARK });
    const tag = page.locator('main > *');
    await printed(page, tag);
    const looks = await tag.locator('.root').evaluate((root) => {
      const boxes = [...root.querySelectorAll('*')].filter((box) => box.checkVisibility());
      return {
        color: getComputedStyle(root).color,
        dark: boxes
          .filter((box) => /^rgb\((\d|[1-4]\d), /.test(getComputedStyle(box).backgroundColor) && !box.matches('.level, .on, .swatch, .tier-5'))
          .map((box) => box.className),
        // A list in columns is cut off sideways.
        cut: boxes
          .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
          .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.className),
      };
    });
    expect(looks).toEqual({ color: 'rgb(0, 0, 0)', dark: [], cut: [] });
    await expect(tag.locator('[part=save]')).toBeHidden();
    // The risk map is printed as a drawing, with its legend.
    const isDrawn = name === 'map of risk';
    await expect(tag.locator('[part=map]')).toBeVisible({ visible: isDrawn });
    await expect(tag.locator('[part=legend]')).toBeVisible({ visible: isDrawn });
    await expect(tag.locator('[part=credit]')).toBeVisible();
    expect(await tag.locator('[part=credit]').innerText(), 'ends with what it says').not.toMatch(/[·、，,]\s*$/);
    expect(await after(tag.locator('[part=credit] a').first())).toMatch(/http:/);
    expect(await after(tag.locator('[part=credit] a').last())).toContain('licenses/by/4.0');
  });
}

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

for (const name of ['incident-list', 'incident-map']) {
  test(`on paper an ${name} says when something was by date, hour and zone, and not how long ago`, async ({ newsroom, page }) => {
    await newsroom.open(`<main><${name} country="KE"></${name}></main>`);
    const tag = page.locator(name);
    const [times, days] = [tag.locator('.row time'), tag.locator('.day')];
    await expect(tag.locator('.strip')).toBeVisible();
    await expect(times).toHaveCount(50);
    await printed(page, tag);
    for (const time of await times.allInnerTexts()) expect(time).toMatch(/2026.*\d\d:\d\d.*UTC/);
    for (const day of await days.allInnerTexts()) expect(day).toMatch(/\d.*2026$/);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(times.first()).not.toContainText('2026');
  });
}

test('on paper all 200 incidents stand below each other', async ({ newsroom, page }) => {
  await newsroom.open('<main><incident-map limit="200"></incident-map></main>');
  const tag = page.locator('incident-map');
  await printed(page, tag);
  await expect(tag.locator('[part=item]')).toHaveCount(200);
  await expect(tag.locator('[part=item]').last()).toBeVisible();
  const { height = 0 } = (await tag.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(200 * 30);
});

test('on paper a map without incidents says below it that this is not calm', async ({ newsroom, api, page }) => {
  await newsroom.open('<main><incident-map country="KE"></incident-map></main>', { apiBase: `${api.url}/scenario/quiet` });
  await expect(page.locator('.country')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const [drawing, said] = [(await page.locator('.paper').boundingBox())!, (await page.locator('.none').boundingBox())!];
  expect(said.y).toBeGreaterThanOrEqual(drawing.y + drawing.height);
});

test('on paper a table has its head on every page and rows that stay whole', async ({ newsroom, page }) => {
  await newsroom.open('<main><risk-table></risk-table></main>');
  const tag = page.locator('risk-table');
  await printed(page, tag);
  await expect(tag.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(tag.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  const ends = await tag.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().bottom)));
  expect(
    ends.filter(([first = 0, ...others]) => others.some((other) => Math.abs(other - first) > 1)),
    'one rule below each row',
  ).toEqual([]);
  await expect(tag.locator('.field').first()).toBeHidden();
  await expect(tag.locator('.knob').first()).toBeVisible();
  await expect(tag.locator('.knob svg').first()).toBeHidden();
  const scales = await tag.locator('.scale').evaluateAll((all) => all.map((scale) => Math.round(scale.getBoundingClientRect().x)));
  expect(new Set(scales).size, 'all scales begin at one place').toBe(1);
  const tall = await tag
    .locator('td.tier [part=tier]')
    .evaluateAll((all) => all.filter((tier) => tier.getClientRects().length > 1).map((tier) => tier.textContent));
  expect(tall, 'tiers in one line').toEqual([]);
});

test('a table that is printed before its layout for paper is here has all its rows, and cuts none', async ({ newsroom, cdn, page }) => {
  cdn.hold(cdnFile('table-actions'));
  await newsroom.open('<main><risk-table></risk-table></main>');
  const tag = page.locator('risk-table');
  await printed(page, tag);
  await expect(tag.locator('[part=row]')).toHaveCount(180);
  await expect(tag.locator('.field input')).toHaveCount(0);
  const hidden = await tag.locator('[part=table]').evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  cdn.release();
});

test('paper says which filter applied', async ({ newsroom, page }) => {
  await newsroom.open(`<main><incident-list country="KE" category="crime health" min-severity="2"></incident-list><risk-table></risk-table></main>`);
  const list = page.locator('incident-list');
  const table = page.locator('risk-table');
  await expectState(list, 'ready');
  await table.scrollIntoViewIfNeeded();
  await expectState(table, 'ready');
  const filters = `Crime, Health · ${localize(strings.atLeast, { severity: 'moderate' })}`;
  await expect(list.getByText(filters)).toBeHidden();
  await table.getByRole('searchbox').fill('united');
  await printed(page, table);
  await expect(list.getByText(filters)).toBeVisible();
  await expect(list.getByRole('button', { name: strings.clear })).toBeHidden();
  await expect(list.locator('.above')).toBeHidden();
  await expect(table.getByRole('searchbox')).toBeVisible();
  await expect(table.getByRole('combobox')).toBeHidden();
});

test('on paper folded texts are open, and a closed explanation is left out', async ({ newsroom, api, page }) => {
  const summary = `The beginning. ${'More of it. '.repeat(50)}The very end.`;
  api.answer('/api/v1/countries/TH', { body: { licence: 'CC BY 4.0', attribution: 'Publisher', country: { iso2: 'TH', name: 'Thailand', summary } } });
  await newsroom.open('<main><country-risk country="TH" variant="full"></country-risk></main>');
  const tag = page.locator('country-risk');
  await expectState(tag, 'ready');
  const end = tag.locator('.fold span').filter({ hasText: 'The very end.', visible: true });
  await expect(end).toHaveCount(0);
  await printed(page, tag);
  await expect(end).toHaveCount(1);
  await expect(tag.locator('.fold .short')).toBeHidden();
  await expect(tag.getByText(strings.showMore)).toBeHidden();
  await expect(tag.locator('.explain')).toBeHidden();
});

test('a tag below the view is on paper too', async ({ newsroom, page }) => {
  await newsroom.open('<main><p style="height: 5000px">A long story</p><country-risk country="TH"></country-risk></main>');
  await expectState(page.locator('country-risk'), 'idle');
  await page.pdf();
  await expectState(page.locator('country-risk'), 'ready');
});

test('on paper the formula of a methodology stands open', async ({ newsroom, page }) => {
  await newsroom.open('<main><risk-methodology></risk-methodology></main>');
  const formula = page.locator('.formula');
  const isSeen = () => formula.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await printed(page, page.locator('risk-methodology'));
  await page.emulateMedia({ media: 'screen' });
  expect(await isSeen()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isSeen()).toBe(true);
});
