import type { Locator } from '@playwright/test';
import { expect, expectState, test } from '../support/newsroom.js';

const TAGS = [
  '<country-risk country="TH" variant="badge"></country-risk>',
  '<country-risk country="KE"></country-risk>',
  '<country-risk country="US" variant="full"></country-risk>',
  '<country-compare countries="JP TH FR"></country-compare>',
  '<incident-list country="KE"></incident-list>',
  '<incident-map country="KE" hours="72" limit="40"></incident-map>',
  '<risk-methodology></risk-methodology>',
  '<risk-table region="Asia"></risk-table>',
  '<risk-map region="Asia"></risk-map>',
];

for (const [name, width, size] of [
  ['on the narrowest phone', 320, 16],
  ['in text twice the size', 360, 32],
] as const) {
  test(`${name} the word of a category keeps its letters together`, async ({ newsroom, page }) => {
    await page.setViewportSize({ width, height: 740 });
    await newsroom.open('<country-risk country="KE"></country-risk>', { head: `<style>:root { --risk-font-size: ${size}px }</style>` });
    await expectState(page.locator('country-risk'), 'ready');
    const row = page.locator('[part=row]').filter({ hasText: 'Infrastructure' }).locator('> *').first();
    const lines = await row.evaluate((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });
}

/** Words of up to this length fit on a phone in text twice the size; longer ones may be hyphenated. */
const LETTERS = 11;

/** Words of a tag that are split across lines. Text that a browser hyphenates at any length is left out. */
const brokenWords = (tag: Locator): Promise<readonly string[]> =>
  tag.evaluate((element, letters) => {
    const broken = new Set<string>();
    // Firefox hyphenates words in a balanced title at any length, and a hyphenated word is not broken.
    const hyphenatesAny = navigator.userAgent.includes('Firefox') || !CSS.supports('hyphenate-limit-chars', '12');
    const nodes = document.createTreeWalker(element.shadowRoot ?? element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.hidden, style, option')) continue;
      if (getComputedStyle(parent).hyphens === 'auto' && hyphenatesAny) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (word.length <= letters && lines.size > 1) broken.add(word);
      }
    }
    return [...broken];
  }, LETTERS);

const LONG_NAMES = [
  '<country-risk country="CF" variant="badge"></country-risk>',
  '<country-compare countries="CF TH"></country-compare>',
  '<risk-table region="Africa"></risk-table>',
];

for (const lang of ['en', 'de', 'ar']) {
  for (const [width, size] of [
    [360, 32],
    [320, 16],
  ] as const) {
    const isGate = lang === 'de' && size === 32; // the longest words, in the largest text
    test(
      `text of ${size} pixels on a phone ${width} wide widens no page and keeps the letters of a word together, in ${lang}`,
      { tag: isGate ? [] : '@all' },
      async ({ newsroom, page }) => {
        await page.setViewportSize({ width, height: 740 });
        const tags = [...TAGS, ...LONG_NAMES].map((tag) => tag.replace('>', ` lang="${lang}" loading="eager">`));
        await newsroom.open(tags.join(''), { head: `<style>:root { --risk-font-size: ${size}px }</style>` });
        for (const tag of await page.locator('[loading=eager]').all()) await expectState(tag, 'ready');
        // Where scroll bars take up space, the page is narrower than the window.
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wider).toBe(0);
        await page.locator('incident-list .filters').click();
        await expect(page.locator('incident-list .step')).toHaveCount(5);
        for (const [index, tag] of tags.entries()) expect(await brokenWords(page.locator('[loading=eager]').nth(index)), tag).toEqual([]);
      },
    );
  }
}

test('in text twice the size the signs of incidents have grown, and those on the map lie apart', async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newsroom.open('<incident-map hours="72" limit="200"></incident-map>', { head: '<style>:root { --risk-font-size: 32px }</style>' });
  const rings = page.locator('.marker .several .disc');
  await expect(rings.nth(1)).toBeVisible();
  // Larger than its sign, the button would cover the names around it.
  for (const button of await page.locator('.marker').all()) await expect(button).toHaveCSS('background', /^rgba\(0, 0, 0, 0\)/);
  const boxes = await rings.evaluateAll((all) =>
    all.map((ring) => ring.getBoundingClientRect()).map(({ x, y, width }) => ({ x: x + width / 2, y: y + width / 2, width })),
  );
  for (const [index, one] of boxes.entries()) {
    expect(one.width).toBeGreaterThan(35);
    for (const other of boxes.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan((one.width + other.width) / 2 - 1);
  }
});

test('in text twice the size the ends of the line of scores are within the table', async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newsroom.open('<risk-table></risk-table>', { head: '<style>:root { --risk-font-size: 32px }</style>' });
  const ends = page.locator('.knob text');
  await expect(ends).toHaveText([/\d/, /\d/]);
  const { left, right } = await page.locator('risk-table').evaluate((table) => table.getBoundingClientRect());
  for (const box of await ends.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()))) {
    expect(box.left).toBeGreaterThanOrEqual(left - 1);
    expect(box.right).toBeLessThanOrEqual(right + 1);
  }
});

for (const lang of ['en', 'ar'])
  test(`the bounds of the tiers are within the explanation, in ${lang}`, async ({ newsroom, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await newsroom.open(`<risk-methodology lang="${lang}"></risk-methodology>`);
    const bounds = page.locator('.bound');
    await expect(bounds).toHaveCount(6);
    const { left, right } = await page.locator('risk-methodology').evaluate((tag) => tag.getBoundingClientRect());
    const boxes = await bounds.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()).map((box) => [box.left, box.right] as const));
    expect(Math.min(...boxes.map(([start]) => start))).toBeGreaterThanOrEqual(left - 0.5);
    expect(Math.max(...boxes.map(([, end]) => end))).toBeLessThanOrEqual(right + 0.5);
  });

test('the dot before the button to save is on its line, however wide a tag is', async ({ newsroom, page }) => {
  await newsroom.open('<div><country-risk country="KE"></country-risk></div>');
  await expectState(page.locator('country-risk'), 'ready');
  const save = page.locator('.save');
  for (let width = 220; width <= 460; width += 5) {
    await page
      .locator('div')
      .first()
      .evaluate((box, inlineSize) => (box.style.inlineSize = `${inlineSize}px`), width);
    const { dot, button } = await save.evaluate((span) => {
      const range = document.createRange();
      range.selectNode(span.firstChild!);
      return { dot: range.getBoundingClientRect().bottom, button: span.lastElementChild!.getBoundingClientRect().top };
    });
    expect(dot, `${width} px`).toBeGreaterThan(button);
  }
});

for (const lang of ['en', 'ar'])
  test(`in text twice the size the numbers of countries keep their digits together within their bar, in ${lang}`, async ({ newsroom, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await newsroom.open(`<risk-map lang="${lang}"></risk-map>`, { head: '<style>:root { --risk-font-size: 32px }</style>' });
    const bars = page.locator('[part=legend]');
    await expect(bars.locator('button')).toHaveCount(5);
    const odd = await bars.evaluate((legend) => {
      const { left, right, top, bottom } = legend.getBoundingClientRect();
      return [...legend.querySelectorAll('b')].flatMap((count) => {
        const range = document.createRange();
        range.selectNodeContents(count);
        const box = range.getBoundingClientRect();
        const own = count.closest('button')!.getBoundingClientRect();
        const isWhole = range.getClientRects().length === 1 && box.left >= own.left && box.right <= own.right;
        return isWhole && box.top >= top - 1 && box.bottom <= bottom + 1 && own.left >= left - 1 && own.right <= right + 1 ? [] : [count.textContent];
      });
    });
    expect(odd).toEqual([]);
  });

test('in text twice the size the first rows of a folded list have their whole titles', async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newsroom.open('<incident-map country="TH"></incident-map>', { head: '<style>:root { --risk-font-size: 32px }</style>' });
  const titles = page.locator('.folded .topic');
  await expect(titles).toHaveCount(3);
  expect(await titles.evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length)).toBe(0);
});

for (const lang of ['en', 'de', 'ar'])
  test(`in text twice the size the line of ages says where a year is, and its names lie apart, in ${lang}`, async ({ newsroom, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // The line is rendered once the page is idle.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = (callback) => Number(setTimeout(callback));
    });
    await newsroom.open(`<country-risk country="KE" lang="${lang}"></country-risk>`, { head: '<style>:root { --risk-font-size: 32px }</style>' });
    const names = page.locator('.ages .axis text');
    await expect(names).toHaveCount(5);
    await expect(page.locator('.ages .year text')).toBeVisible();
    const { left, right } = await page.locator('country-risk').evaluate((tag) => tag.getBoundingClientRect());
    const boxes = (
      await names.evaluateAll((all) => all.filter((name) => name.textContent && name.checkVisibility()).map((name) => name.getBoundingClientRect()))
    ).toSorted((one, other) => one.left - other.left);
    expect(boxes[0]?.left).toBeGreaterThanOrEqual(left - 1);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(right + 1);
    boxes.slice(1).forEach((box, place) => expect(box.left).toBeGreaterThan(boxes[place]!.right));
  });
