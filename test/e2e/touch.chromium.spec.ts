// Touches are sent through the DevTools protocol, which only Chromium supports.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, expectMovable, expectState, type Newsroom, test } from '../support/newsroom.js';
import { painted } from '../support/shifts.js';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 700 } });

async function openMap(newsroom: Newsroom, page: Page): Promise<{ map: Locator; glass: CDPSession; x: number; y: number }> {
  await newsroom.open('<incident-map country="KE" hours="72" limit="40"></incident-map><p style="height: 3000px">The story goes on.</p>');
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  await expectMovable(map);
  const box = (await map.locator('[part=map]').boundingBox())!;
  return { map, glass: await page.context().newCDPSession(page), x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const view = (map: Locator): Promise<string> =>
  map.locator('[part=map]').evaluate((box) => {
    const top = box.getBoundingClientRect().y;
    return [...box.querySelectorAll('[part=marker]')].map((marker) => Math.round(marker.getBoundingClientRect().y - top)).join();
  });

test('one finger scrolls the page, not the map', async ({ newsroom, page }) => {
  const { map, glass, x, y } = await openMap(newsroom, page);
  const before = await view(map);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let by = 20; by <= 200; by += 20) await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - by }] });
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await view(map)).toBe(before);
});

test('two fingers zoom the map, not the page', async ({ newsroom, page }) => {
  const { map, glass, x, y } = await openMap(newsroom, page);
  const before = await view(map);
  const fingers = (apart: number) => [
    { x, y: y - apart },
    { x, y: y + apart },
  ];
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 45, 60]) await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => view(map)).not.toBe(before);
  expect(await page.evaluate(() => [visualViewport?.scale, scrollY])).toEqual([1, 0]);
});

test('a tap on a marker lists its incidents below the map, and covers nothing of it', async ({ newsroom, page }) => {
  const { map } = await openMap(newsroom, page);
  const marker = map.locator('[part=marker]').last();
  await marker.tap();
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(map.locator('.listed')).toBeVisible();
  await expect(map.getByRole('dialog')).toBeHidden();
});

test('the rows of a table whose countries are named have their height from the start', async ({ newsroom, api, page }) => {
  const release = api.hold('/api/');
  await newsroom.open('<risk-table countries="KE TZ UG RW ET"></risk-table><p>The story goes on.</p>');
  const [table, story] = [page.locator('risk-table'), page.locator('p').last()];
  await expectState(table, 'loading');
  await painted(page);
  const before = await story.boundingBox();
  release();
  await expectState(table, 'ready');
  await painted(page);
  expect((await story.boundingBox())?.y).toBe(before?.y);
});

test('every marker is 44 pixels wide and high, and lies over no other', async ({ newsroom, page }) => {
  await newsroom.open('<incident-map country="KE"></incident-map>');
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  await expectMovable(map);
  const boxes = await Promise.all((await map.locator('[part=marker]').all()).map((marker) => marker.boundingBox()));
  const discs = boxes.map((box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2, least: Math.min(box!.width, box!.height) }));
  expect(discs.length).toBeGreaterThanOrEqual(5);
  discs.forEach((one, place) => {
    expect(one.least).toBeGreaterThanOrEqual(44);
    // Leaflet rounds marker positions to whole pixels.
    for (const other of discs.slice(place + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(42);
  });
});

const CONTROLS = [
  ['country-risk', 'country="KE"', ['[part=advisory] a', '[part=save]']],
  ['country-compare', 'countries="KE TH FR"', ['.unfold']],
  ['risk-methodology', '', ['summary']],
  ['risk-table', '', ['input[type=search]', 'select', 'thead button']],
] as const;

for (const [tag, attributes, controls] of CONTROLS)
  test(`what a finger has to hit in a ${tag} is 44 pixels high`, async ({ newsroom, page }) => {
    await newsroom.open(`<${tag} ${attributes}></${tag}>`);
    await expectState(page.locator(tag), 'ready');
    for (const control of controls) {
      const found = page.locator(tag).locator(control).first();
      await expect(found).toBeVisible();
      expect((await found.boundingBox())?.height, control).toBeGreaterThanOrEqual(44);
    }
  });

test('a tap below the head of a column, on what belongs to it, sorts by it', async ({ newsroom, page }) => {
  await newsroom.open('<risk-table region="Oceania"></risk-table>');
  const head = page.locator('risk-table thead .score');
  await expect(page.locator('risk-table input[type=search]')).toBeVisible();
  const box = (await head.locator('.direction').boundingBox())!;
  await page.touchscreen.tap(box.x + box.width - 20, box.y + box.height / 2);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

for (const tag of ['incident-map', 'risk-map'])
  test(`on a tablet the buttons of a ${tag} are 44 pixels wide and high`, async ({ newsroom, page }) => {
    await page.setViewportSize({ width: 800, height: 1000 });
    await newsroom.open(`<${tag}></${tag}>`);
    const tools = page.locator('.tool');
    await expect(tools).toHaveCount(7);
    for (const tool of await tools.all()) {
      const box = await tool.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

const ALL = [
  '<country-risk country="KE" variant="badge"></country-risk>',
  '<country-risk country="KE" variant="full"></country-risk>',
  '<country-compare countries="KE TH FR"></country-compare>',
  '<incident-list country="KE"></incident-list>',
  '<incident-map country="KE" hours="72" limit="40"></incident-map>',
  '<risk-methodology></risk-methodology>',
  '<risk-table></risk-table>',
  '<risk-map></risk-map>',
];

for (const body of ALL)
  test(`nothing that a finger has to hit in ${body.slice(0, body.indexOf('</'))} is smaller than 24 pixels`, async ({ newsroom, page }) => {
    await newsroom.open(body);
    const tag = page.locator('body > *').first();
    await expectState(tag, 'ready');
    if (body.includes('-map')) await expectMovable(tag);
    // The controls of a list or a table are rendered after its first rows.
    if (/table|list|map/.test(body)) await expect(tag.locator('input').first()).toBeVisible();
    const small = await tag.evaluate((element) =>
      [...element.shadowRoot!.querySelectorAll('a, button, input, select, summary')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.skip'))
        .filter((one) => [...one.getClientRects()].some(({ width, height }) => width < 24 || height < 24))
        .map((one) => one.outerHTML),
    );
    expect(small).toEqual([]);
  });

test('a credit that breaks into lines is hit where it is seen', async ({ newsroom, page }) => {
  await newsroom.open('<country-risk country="KE"></country-risk>');
  await expectState(page.locator('country-risk'), 'ready');
  await page.locator('[part=save]').scrollIntoViewIfNeeded();
  const { lines, missed } = await page.locator('country-risk').evaluate(({ shadowRoot }) => {
    const points = [...shadowRoot!.querySelectorAll('.credit :is(a, button)')].flatMap((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return [...text.getClientRects()].flatMap(({ left, width, top, bottom }) => [top + 2, bottom - 2].map((y) => ({ one, x: left + width / 2, y })));
    });
    return {
      lines: new Set(points.map(({ y }) => y)).size / 2,
      missed: points
        .filter(({ one, x, y }) => !one.contains(shadowRoot!.elementFromPoint(x, y)))
        .map(({ one, x, y }) => `${one.textContent} at ${x} ${y}: ${shadowRoot!.elementFromPoint(x, y)?.outerHTML}`),
    };
  });
  expect(lines).toBeGreaterThan(1);
  expect(missed).toEqual([]);
});
