import type { Locator, Page } from '@playwright/test';
import { strings } from '../support/english.js';
import { expect, expectMovable, expectState, type Newsroom, test } from '../support/newsroom.js';

const MAP = '<p><a href="#before">Before</a></p><incident-map country="KE" hours="72" limit="40"></incident-map><p><a href="#after">After</a></p>';

async function openMap(newsroom: Newsroom, page: Page, body = MAP): Promise<Locator> {
  await newsroom.open(body);
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  await expect(map.locator('[part=marker]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Before' }).focus();
  return map;
}

/** A few incidents, at least one of which is alone on its marker. */
const FEW = MAP.replace('limit="40"', 'limit="4"');
const alone = (map: Locator): Locator => map.locator('[part=marker][aria-haspopup=dialog]').first();

interface Focused {
  readonly name: string;
  readonly place: 'map' | 'tag' | 'page';
  readonly isControl: boolean;
  readonly isToSkip: boolean;
  readonly isAdvice: boolean;
}

/** The focused element, through the shadow root, and where it is. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement;
    const name = (inside ?? document.activeElement)?.getAttribute('aria-label') ?? (inside ?? document.activeElement)?.textContent?.trim() ?? '';
    const place = inside?.closest('[part=map]') ? 'map' : inside ? 'tag' : 'page';
    const is = (selector: string): boolean => inside?.matches(selector) ?? false;
    return { name, place, isControl: is('a, button, input, select, summary'), isToSkip: is('.skip'), isAdvice: is('[part=advisory] a') };
  });

/** Every tab stop from the link before the tag to the one after it. */
async function stops(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Focused[]> {
  const passed: Focused[] = [];
  for (let guard = 0; guard < 120; guard++) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop.place === 'page') return passed;
    passed.push(stop);
  }
  throw new Error('Tab never leaves the tag.');
}

test('Tab passes the map in a few stops, one of them for all markers, and back again', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  const passed = await stops(page);
  const onMap = passed.filter(({ place }) => place === 'map');
  expect(onMap.length).toBeGreaterThan(1);
  expect(onMap.length).toBeLessThanOrEqual(6);
  expect(await map.locator('[part=marker]').count()).toBeGreaterThan(3);
  await expect(map.locator('[part=marker][tabindex="0"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
  expect((await stops(page, 'Shift+Tab')).filter(({ place }) => place === 'map')).toHaveLength(onMap.length);
});

test('the arrow keys go from marker to marker, in the direction they point', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  const marker = map.locator('[part=marker][tabindex="0"]');
  await marker.focus();
  let moves = 0;
  for (const [key, axis, sign] of [
    ['ArrowLeft', 'x', -1],
    ['ArrowRight', 'x', 1],
    ['ArrowUp', 'y', -1],
    ['ArrowDown', 'y', 1],
  ] as const) {
    const before = (await marker.boundingBox())!;
    const handle = await marker.elementHandle();
    await page.keyboard.press(key);
    await expect(marker).toBeFocused();
    const after = (await marker.boundingBox())!;
    if (await marker.evaluate((node, old) => node === old, handle)) continue;
    moves++;
    expect(sign * (after[axis] - before[axis]), key).toBeGreaterThan(0);
  }
  expect(moves).toBeGreaterThan(1);
});

test('Enter opens a marker’s popup, Escape closes it and gives the focus back', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page, FEW);
  const marker = alone(map);
  await marker.focus();
  const name = await marker.textContent();
  await page.keyboard.press('Enter');
  const popup = map.getByRole('dialog');
  await expect(popup).toBeVisible();
  expect(await popup.evaluate((box) => box.contains((box.getRootNode() as ShadowRoot).activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(marker).toBeFocused();
  expect(await marker.textContent()).toBe(name);
});

test('Tab leaves an open popup again', { tag: '@chromium' }, async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page, FEW);
  await alone(map).focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('dialog')).toBeVisible();
  await stops(page);
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
});

test('the first stop of the map skips map and list', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 640, height: 500 });
  const map = await openMap(newsroom, page);
  const skip = map.getByRole('button', { name: strings.skipMap });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(map.locator('.foot')).toBeFocused();
  await expect(map.locator('.foot')).toBeInViewport();
  // After the list come the links of the credit and the save button.
  expect(await stops(page)).toHaveLength(3);
});

test('every row of the list opens and closes with the keyboard', async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  const row = map.locator('[part=list] [part=item] > button').nth(2);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await expect(row).toBeFocused();
});

test('the buttons of the map are one stop, and arrows walk through them', { tag: '@chromium' }, async ({ newsroom, page }) => {
  const map = await openMap(newsroom, page);
  await map.getByRole('button', { name: strings.zoomIn, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(map.getByRole('button', { name: strings.zoomOut })).toBeFocused();
  // The help is about the arrow keys on the map, which do something else.
  await expect(map.locator('#map-help')).toBeHidden();
  await expect(map.getByRole('toolbar').locator('[tabindex="0"]')).toHaveCount(1);
});

/** Arrow keys from one marker or country to the next, in an order that reaches all parts of a map. */
const ARROWS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'].flatMap((key) => Array.from({ length: 8 }, () => key));

for (const [tag, stop] of [
  ['incident-map', '[part=marker]'],
  ['risk-map', '.target'],
] as const)
  for (const width of [328, 700])
    test(
      `the help of <${tag}> is seen, and neither it nor a label lies over what has the focus, nor part of a button's width: ${width} pixels`,
      { tag: '@chromium' },
      async ({ newsroom, page }) => {
        await page.setViewportSize({ width, height: 900 });
        await newsroom.open(`<${tag} ${tag === 'incident-map' ? 'country="KE"' : ''} loading="eager"></${tag}>`);
        const map = page.locator(tag);
        await expectState(map, 'ready');
        await expectMovable(map);
        await map.locator(`${stop}[tabindex="0"]:not([hidden])`).focus();
        const [seen, covered] = [new Set<string>(), new Set<string>()];
        for (const key of ARROWS) {
          await page.keyboard.press(key);
          const [name, isCovered] = await map.evaluate((host) => {
            const { shadowRoot } = host;
            const node = shadowRoot!.activeElement!;
            const at = node.getBoundingClientRect();
            const [help, ...others] = [...shadowRoot!.querySelectorAll('#map-help, .label')].map((box) => box.getBoundingClientRect());
            const isOver = (box: DOMRect) => at.left < box.right && box.left < at.right && at.top + 1 < box.bottom && box.top < at.bottom - 1;
            // No button below the map is covered over part of its width.
            const tools = [...shadowRoot!.querySelectorAll('.tool')].map((tool) => tool.getBoundingClientRect());
            const isCut = ({ left, right, top, bottom }: DOMRect): boolean =>
              help !== undefined &&
              left < help.right &&
              help.left < right &&
              top < help.bottom &&
              help.top < bottom &&
              (left < help.left || right > help.right);
            return [node.ariaLabel ?? node.textContent, !help?.height || [help, ...others].some(isOver) || tools.some(isCut)] as const;
          });
          seen.add(name);
          if (isCovered) covered.add(name);
        }
        expect(seen.size).toBeGreaterThan(tag === 'incident-map' ? 2 : 12);
        expect([...covered]).toEqual([]);
      },
    );

test('a card is passed in as many stops as it has links and buttons', async ({ newsroom, page }) => {
  await newsroom.open(
    '<p><a href="#before">Before</a></p><country-risk country="TH"><a href="#fallback">Fallback</a></country-risk><p><a href="#after">After</a></p>',
  );
  await expectState(page.locator('country-risk'), 'ready');
  await page.getByRole('link', { name: 'Before' }).focus();
  const passed = await stops(page);
  expect(passed).toHaveLength(await page.locator('country-risk').evaluate((tag) => tag.shadowRoot!.querySelectorAll('a, button, summary').length));
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
});

/** The tags on the page, each between two links. A comparison exists for its links to official advice: each is a stop. */
const CROSSED = [
  '<country-risk country="TH" variant="badge"></country-risk>',
  '<country-risk country="TH" variant="full"></country-risk>',
  '<country-compare countries="KE TH"></country-compare>',
  '<country-compare countries="KE TH FR JP BR"></country-compare>',
  '<risk-table></risk-table>',
  '<risk-map></risk-map>',
  '<incident-list country="KE" limit="200"></incident-list>',
  '<incident-map country="KE"></incident-map>',
  '<risk-methodology></risk-methodology>',
];

for (const width of [328, 640, 1136])
  test(
    `no tag ${width} pixels wide has more than ten stops besides the one that skips it`,
    { tag: width === 640 ? [] : '@chromium' },
    async ({ newsroom, page }) => {
      await page.setViewportSize({ width, height: 900 });
      const links = CROSSED.map((tag) => `${tag.replace('></', ' loading="eager"></')}<p><a href="#next">Next</a></p>`);
      await newsroom.open(`<style>body { margin: 0 }</style><p><a href="#before">Before</a></p>${links.join('')}`);
      for (const tag of await page.locator('body > [loading]').all()) await expectState(tag, 'ready');
      for (const map of await page.locator('body > :is(incident-map, risk-map)').all()) await expectMovable(map);
      await expect(page.locator('input[type=range]')).toHaveCount(6);
      await expect(page.locator('input[type=search]')).toHaveCount(2);
      await page.getByRole('link', { name: 'Before' }).focus();
      const most: number[] = [];
      for (const _tag of CROSSED) {
        const passed = await stops(page);
        // Firefox makes a scrollable box a tab stop, unless it is told not to.
        expect(passed.filter(({ isControl }) => !isControl)).toEqual([]);
        most.push(passed.filter(({ isToSkip, isAdvice }) => !isToSkip && !isAdvice).length);
      }
      expect(most.filter((count) => count > 10 || count === 0)).toEqual([]);
    },
  );
