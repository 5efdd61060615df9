// Only Chromium measures layout shifts.
import { expect, expectState, test } from '../support/newsroom.js';
import { painted, shifts } from '../support/shifts.js';

const AFTER = '<p>The story goes on, and must not jump.</p>'.repeat(3);

const TAGS = {
  badge: ['<country-risk country="KE" variant="badge">', 'country-risk'],
  'badge in German': ['<country-risk lang="de" country="BA" variant="badge">', 'country-risk'],
  card: ['<country-risk country="KE">', 'country-risk'],
  'placeholder of a card': ['<div data-country-risk="KE">', 'div'],
  table: ['<risk-table lang="fr" region="Africa">', 'risk-table'],
  list: ['<incident-list country="KE" hours="72">', 'incident-list'],
  'comparison of three': ['<country-compare class="compares-3" countries="KE TH US">', 'country-compare'],
  'comparison of five': ['<country-compare class="compares-5" countries="KE TH US FR JP">', 'country-compare'],
  'placeholder of a comparison of three': ['<div class="compares-3" data-country-compare="KE TH US">', 'div'],
  map: ['<incident-map country="KE" hours="72" limit="40">', 'incident-map'],
  'map of a region': ['<risk-map lang="ja" region="Europe">', 'risk-map'],
  'placeholder of a map of a region': ['<div data-risk-map="Africa" data-lang="pt">', 'div'],
  'comparison of two': ['<country-compare lang="es" countries="US GB">', 'country-compare'],
  'badge with a long name': ['<country-risk lang="pt" country="BA" variant="badge">', 'country-risk'],
} as const;

/** Widths of the tag's column, in pixels: on both sides of some steps, and between them. */
const WIDTHS = [300, 359, 360, 440, 560, 640, 800, 1000, 1150];

const OURS = 'country-risk, country-compare, risk-table, risk-map, incident-list, incident-map';

for (const [name, [opening, closing]] of Object.entries(TAGS)) {
  test(`nothing around a ${name} moves while it comes to be on a page with heights.css, however wide its column is`, async ({ newsroom, api, cdn, page }) => {
    test.slow();
    await page.setViewportSize({ width: 1200, height: 900 });
    // What comes when a browser has time comes at once.
    if (name.startsWith('badge')) await page.addInitScript(() => (globalThis.requestIdleCallback = (callback) => Number(setTimeout(callback))));
    for (const width of WIDTHS) {
      const release = api.hold('/api/');
      const head = `<link rel="stylesheet" href="${cdn.url('heights.css')}"><style>#column { inline-size: ${width}px }</style>`;
      await newsroom.open(`<div id="column">${opening}<a href="https://news.example">Kenya</a></${closing}>${AFTER}</div>`, { head });
      const end = page.locator('#column > p').first();
      await painted(page);
      const before = (await end.boundingBox())?.y ?? 0;
      expect(before, `${width} px: a place is kept`).toBeGreaterThan(130);
      release();
      await expectState(page.locator(OURS), 'ready');
      if (name.startsWith('badge')) await expect(page.locator('[part=credit]')).toContainText('2026');
      if (name === 'map') await expect(page.locator('[part=marker]').first()).toBeVisible();
      await painted(page);
      expect((await end.boundingBox())?.y, `${width} px`).toBe(before);
      const around = (await shifts(page)).filter((shift) => shift.includes('<'));
      expect(around, `${width} px`).toEqual([]);
      // The tag is as wide as its column, as without the style sheet.
      expect(await page.locator(OURS).evaluate((tag) => tag.getBoundingClientRect().width)).toBe(width);
    }
  });
}

test('a tag in a sentence stays in it, and a height that an editor has written is the one that counts', async ({ newsroom, cdn, page }) => {
  const head = `<link rel="stylesheet" href="${cdn.url('heights.css')}">`;
  const own = '<country-risk country="KE" variant="badge" style="display:block;min-height:500px"></country-risk>';
  await newsroom.open(`<p>A figure: <country-risk country="JP" variant="inline">Japan</country-risk> it is.</p>${own}<p id="after">On.</p>`, { head });
  await expectState(page.locator('country-risk').first(), 'ready');
  expect(
    await page
      .locator('p')
      .first()
      .evaluate((paragraph) => paragraph.getBoundingClientRect().height),
  ).toBeLessThan(60);
  expect(
    await page
      .locator('country-risk')
      .last()
      .evaluate((tag) => tag.getBoundingClientRect().height),
  ).toBe(500);
});
