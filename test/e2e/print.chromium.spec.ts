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
    // Maps are printed as drawings, with their legends.
    const isDrawn = name.startsWith('map of');
    await expect(tag.locator('[part=map]')).toBeVisible({ visible: isDrawn });
    await expect(tag.locator('[part=legend]')).toBeVisible({ visible: isDrawn });
    await expect(tag.locator('[part=credit]')).toBeVisible();
    expect(await tag.locator('[part=credit]').innerText(), 'ends with what it says').not.toMatch(/[·、，,]\s*$/);
    expect(await after(tag.locator('[part=credit] a').first())).toMatch(/http:/);
    expect(await after(tag.locator('[part=credit] a').last())).toContain('licenses/by/4.0');
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
  const rulers = await tag.locator('.gauge').evaluateAll((all) => all.map((ruler) => Math.round(ruler.getBoundingClientRect().x)));
  expect(new Set(rulers).size, 'all rulers begin at one place').toBe(1);
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
