// Only Chromium lays out pages as a printer would.
import { expect, test } from '../support/newsroom.js';
import { printed } from '../support/printed.js';

for (const countries of ['JP TH US KE', 'JP TH US KE BR']) {
  test(`on A4 upright ${countries.split(' ').length} countries stand side by side, in print of a size to read`, async ({ newsroom, page }) => {
    await newsroom.open(`<main lang="de"><country-compare countries="${countries}"></country-compare></main>`, { head: '<style>body { margin: 0 }</style>' });
    const tag = page.locator('country-compare');
    await printed(page, tag);
    await page.setViewportSize({ width: 697, height: 900 }); // A4 with margins of half an inch, the widest that browsers set by default
    await expect(tag.locator('thead')).toHaveCSS('display', 'table-header-group');
    await expect(tag.locator('.card')).toHaveCSS('break-inside', 'auto');
    const cells = await tag
      .locator('td > div')
      .evaluateAll((all) => all.map((cell) => ({ size: Number.parseFloat(getComputedStyle(cell).fontSize), isCut: cell.scrollWidth > cell.clientWidth + 1 })));
    expect(cells.filter(({ size, isCut }) => isCut || size < 10)).toEqual([]);
  });
}

for (const countries of ['JP TH US', 'JP TH US KE', 'JP TH US KE BR'])
  test(`where a matrix stands above them, the facts of ${countries.split(' ').length} countries take all of the paper's width`, async ({ newsroom, page }) => {
    await newsroom.open(`<main><country-compare countries="${countries}"></country-compare></main>`, { head: '<style>body { margin: 0 }</style>' });
    const tag = page.locator('country-compare');
    await printed(page, tag);
    await page.setViewportSize({ width: 660, height: 900 });
    await expect(tag.locator('.many')).toHaveCSS('display', 'grid');
    const rooms = await tag
      .locator('[part=row]')
      .evaluateAll((rows) =>
        rows
          .filter((row) => getComputedStyle(row).display === 'grid')
          .map((row) => Math.round(row.getBoundingClientRect().right - row.lastElementChild!.getBoundingClientRect().right)),
      );
    expect(rooms.length).toBeGreaterThan(5);
    expect(rooms.filter((room) => room > 2)).toEqual([]);
  });

test('on A4 upright an address among five countries goes on at a slash or a hyphen, not within a word', async ({ newsroom, page }) => {
  await newsroom.open('<main><country-compare countries="JP TH US KE BR"></country-compare></main>', { head: '<style>body { margin: 0 }</style>' });
  const tag = page.locator('country-compare');
  await printed(page, tag);
  await page.setViewportSize({ width: 697, height: 900 });
  // A page cannot query the lines of generated content, but those of the same text in its place.
  const broken = await tag.locator('[data-address]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { content } = getComputedStyle(link, '::after');
      const text = document.createElement('span');
      text.textContent = JSON.parse(content) as string;
      link.append(text);
      const node = text.firstChild as Text;
      const topOf = (index: number): number => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return Math.round(range.getBoundingClientRect().top);
      };
      const parts = [...node.data.matchAll(/[a-z]+/g)].filter(({ 0: word, index }) => topOf(index) !== topOf(index + word.length - 1));
      text.remove();
      return parts.map(([word]) => word);
    }),
  );
  expect(broken).toEqual([]);
});
