import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, expectState, test } from '../support/newsroom.js';

const MAP = '<incident-map id="kenya" country="KE" hours="72" limit="40"></incident-map>';

async function saved(page: Page, tag: Locator, kind: 'CSV' | 'JSON'): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([
    page.waitForEvent('download'),
    tag.getByRole('button', { name: `Download ${kind}` }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a reader saves the incidents a filter shows, with the credit, from a page that allows nothing but our script and the API', async ({
  newsroom,
  api,
  page,
}) => {
  await newsroom.open(MAP, { headers: newsroom.under('trusted-types') });
  const map = page.locator('incident-map');
  await map.scrollIntoViewIfNeeded();
  await expectState(map, 'ready');
  await map.getByRole('button', { name: /^Crime \d+\+?$/ }).click();
  const titles = await map.locator('[part=item] .topic').allInnerTexts();
  expect(titles.length).toBeLessThan(40);
  await map.getByRole('button', { name: 'Save or cite' }).click();

  const json = await saved(page, map, 'JSON');
  expect(json.name).toMatch(/^incident-map-KE-\d{4}-\d\d-\d\d\.json$/);
  const { credit, question, data } = JSON.parse(json.text) as Readonly<Record<'credit' | 'question', Record<string, unknown>>> & {
    readonly data: readonly { title: string }[];
  };
  expect(data.map(({ title }) => title)).toEqual(titles);
  expect(credit).toMatchObject({ licence: 'CC BY 4.0', licence_url: 'https://creativecommons.org/licenses/by/4.0/', changes: 'list shortened; filtered' });
  expect(credit['source_url']).toBe(`${api.url}/api/v1/incidents/recent?country=KE&hours=72&limit=40`);
  expect(question).toMatchObject({ countries: ['KE'], hours: 72, limit: 40, categories: ['crime'] });

  const csv = await saved(page, map, 'CSV');
  expect(csv.text.charCodeAt(0)).toBe(0xfeff);
  const [, ...rows] = csv.text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(titles.length);
  for (const row of rows) expect(row).toContain(',CC BY 4.0,https://creativecommons.org/licenses/by/4.0/,');
  expect(newsroom.noise).toEqual([]);
});

for (const scheme of ['light', 'dark'])
  for (const [name, tag] of [
    ['card', '<country-risk country="TH"></country-risk>'],
    ['table', '<risk-table region="Asia"></risk-table>'],
    ['methodology', '<risk-methodology></risk-methodology>'],
  ] as const)
    test(`a ${name} with its panel open, ${scheme}: no barrier that a machine can find`, async ({ newsroom, page }) => {
      const head = `<style>:root { color-scheme: ${scheme} } body { background: Canvas; color: CanvasText }</style>`;
      await newsroom.open(`<main><h1>Story</h1>${tag}</main>`, { head });
      const element = page.locator('main > :last-child');
      await expectState(element, 'ready');
      await element.getByRole('button', { name: 'Save or cite' }).click();
      await expect(element.getByRole('group', { name: 'Save or cite' })).toBeVisible();
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await element.getByRole('button', { name: 'Copy link' }).click();
      await expect(element.getByRole('textbox', { name: 'Text to copy' })).toBeFocused();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
