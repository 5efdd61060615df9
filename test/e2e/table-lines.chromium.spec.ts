import { readdirSync } from 'node:fs';
import { expect, expectState, test } from '../support/newsroom.js';

const LANGUAGES = readdirSync('src/words').flatMap((file) => /^(\w\w)\.json$/.exec(file)?.[1] ?? []);

for (const lang of LANGUAGES)
  test(`in a column of text the words of a tier are on one line, or have air around their lines, in ${lang}`, async ({ newsroom, page }) => {
    await newsroom.open(`<div style="inline-size: 640px" lang="${lang}"><risk-table></risk-table></div>`);
    await expectState(page.locator('risk-table'), 'ready');
    const tight = await page.locator('td.tier').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector('[part=tier] bdi')!);
        const [text, row] = [range.getBoundingClientRect(), cell.closest('tr')!.getBoundingClientRect()];
        const air = Math.min(text.top - row.top, row.bottom - text.bottom);
        return air < 4 ? [`${range.toString()}: ${air}`] : [];
      }),
    );
    expect([...new Set(tight)]).toEqual([]);
  });

test('on a phone the words of a tier are on one line', async ({ newsroom, page }) => {
  await newsroom.open('<div style="inline-size: 328px"><risk-table></risk-table></div>');
  await expectState(page.locator('risk-table'), 'ready');
  const broken = await page
    .locator('td.tier bdi')
    .evaluateAll((words) => words.flatMap((tier) => (tier.getClientRects().length > 1 ? [tier.textContent] : [])));
  expect([...new Set(broken)]).toEqual([]);
});
