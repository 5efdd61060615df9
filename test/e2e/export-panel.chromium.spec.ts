import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { strings } from '../support/english.js';
import { expect, expectState, test } from '../support/newsroom.js';

const MAP = '<incident-map id="kenya" country="KE" hours="72" limit="40"></incident-map>';

async function saved(page: Page, tag: Locator, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), tag.getByRole('button', { name: button }).click()]);
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
  await map.locator('[part=save]').click();

  const json = await saved(page, map, strings.downloadJson);
  expect(json.name).toMatch(/^incident-map-KE-\d{4}-\d\d-\d\d\.json$/);
  const { credit, question, data } = JSON.parse(json.text) as Readonly<Record<'credit' | 'question', Record<string, unknown>>> & {
    readonly data: readonly { title: string }[];
  };
  expect(data.map(({ title }) => title)).toEqual(titles);
  const changes = `${strings.changeNames.limit}; ${strings.changeNames.filter}`;
  expect(credit).toMatchObject({ licence: 'CC BY 4.0', licence_url: 'https://creativecommons.org/licenses/by/4.0/', changes });
  expect(credit['source_url']).toBe(`${api.url}/api/v1/incidents/recent?country=KE&hours=72&limit=40`);
  expect(question).toMatchObject({ countries: ['KE'], hours: 72, limit: 40, categories: ['crime'] });

  const csv = await saved(page, map, strings.downloadCsv);
  expect(csv.text.charCodeAt(0)).toBe(0xfeff);
  const [, ...rows] = csv.text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(titles.length);
  for (const row of rows) expect(row).toContain(',CC BY 4.0,https://creativecommons.org/licenses/by/4.0/,');
  expect(newsroom.noise).toEqual([]);
});
