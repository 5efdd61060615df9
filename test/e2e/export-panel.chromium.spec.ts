import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Locator, Page } from '@playwright/test';
import { localize, strings } from '../support/english.js';
import { expect, expectState, test } from '../support/newsroom.js';
import { pixelsOf } from '../support/pixels.js';

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
  await newsroom.open(MAP, { headers: newsroom.headersFor('trusted-types') });
  const map = page.locator('incident-map');
  await map.scrollIntoViewIfNeeded();
  await expectState(map, 'ready');
  await map.getByRole('button', { name: strings.categoryLabel, exact: true }).click();
  await map.getByRole('button', { name: /^Crime \d+$/ }).click();
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

const TIER_3 = '#e29c10';
const INK = '#1b1d20';
const SIZES = [
  [1200, 675],
  [1080, 1350],
] as const;
const WIDE = '1200\u00a0×\u00a0675';

async function picture(page: Page, tag: Locator, name: string): Promise<{ readonly file: string; readonly bytes: Buffer }> {
  const button = tag.getByRole('group', { name: strings.savePicture }).getByRole('button', { name });
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), button.click()]);
  return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The text in an SVG file. */
async function readSvg(context: BrowserContext, text: string) {
  const page = await context.newPage();
  const read = await page.evaluate((svg) => {
    const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const of = (name: string) => [...root.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
    return { root: root.localName, title: of('title'), description: of('desc'), words: of('text').join(' ') };
  }, text);
  await page.close();
  return read;
}

test('a reader saves a card as a picture, with its credit and its alternative text, from a page that allows no images', async ({ newsroom, page, context }) => {
  await newsroom.open('<country-risk country="KE"></country-risk>', { headers: newsroom.headersFor('trusted-types') });
  const tag = page.locator('country-risk');
  await expectState(tag, 'ready');
  await tag.locator('[part=save]').click();

  for (const [width, height] of SIZES) {
    const { file, bytes } = await picture(page, tag, `${width}\u00a0×\u00a0${height}`);
    expect(file).toMatch(new RegExp(`^country-risk-KE-\\d{4}-\\d\\d-\\d\\d-${width}x${height}\\.png$`));
    const pixels = await pixelsOf(context, bytes, [TIER_3, INK]);
    expect([pixels.width, pixels.height]).toEqual([width, height]);
    // One colour is that of the tier's box and the needle's dot, the other that of text and rules.
    for (const count of pixels.counts) expect(count).toBeGreaterThan(1000);
  }

  const svg = await picture(page, tag, 'SVG');
  expect(svg.file).toMatch(/\.svg$/);
  const read = await readSvg(context, svg.bytes.toString());
  expect(read.root).toBe('svg');
  expect(read.title).toEqual([`${strings.travelRisk}${strings.colon}Kenya`]);
  expect(read.words).toContain('CC BY 4.0');
  expect(read.description[0]).toContain(localize(strings.citedScore, { score: 49 }));
  await expect(tag.getByRole('textbox', { name: strings.textToCopy })).toHaveValue(read.description[0] ?? '');
  expect(newsroom.noise).toEqual([]);
});

for (const [html, colors] of [
  ['<country-compare countries="KE TH US FR JP"></country-compare>', [TIER_3, INK]],
  ['<risk-table></risk-table>', [TIER_3, '#67050e']],
  ['<risk-map></risk-map>', [TIER_3, '#67050e']],
  ['<incident-map country="KE"></incident-map>', ['#270a5c', '#7c6bb0']],
] as const) {
  test(`a reader saves as a picture, in each form, from a page that allows no images: ${html}`, async ({ newsroom, page, context }) => {
    await newsroom.open(html, { headers: newsroom.headersFor('trusted-types') });
    const tag = page.locator(/^<([\w-]+)/.exec(html)?.[1] ?? '');
    await tag.scrollIntoViewIfNeeded();
    await expectState(tag, 'ready');
    await tag.locator('[part=save]').click();
    for (const [width, height] of SIZES) {
      const { bytes } = await picture(page, tag, `${width}\u00a0×\u00a0${height}`);
      const pixels = await pixelsOf(context, bytes, colors);
      expect([pixels.width, pixels.height]).toEqual([width, height]);
      for (const count of pixels.counts) expect(count).toBeGreaterThan(500);
    }
    const { root, words } = await readSvg(context, (await picture(page, tag, 'SVG')).bytes.toString());
    expect(root).toBe('svg');
    expect(words).toContain('CC BY 4.0');
    expect(newsroom.noise).toEqual([]);
  });
}

test('the alternative text is copied where the page may copy', async ({ newsroom, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await newsroom.open('<country-risk country="KE"></country-risk>');
  const tag = page.locator('country-risk');
  await expectState(tag, 'ready');
  await tag.locator('[part=save]').click();
  await picture(page, tag, WIDE);
  await expect(tag.getByRole('status').getByText(strings.altCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('CC BY 4.0');
});
