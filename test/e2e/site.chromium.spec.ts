import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { unzipSync, strFromU8 } from 'fflate';
import { VERSION } from '../../build/constants.js';
import { writeSite } from '../../build/site.js';
import { hostNoise } from '../support/e2e.js';
import { strings } from '../support/english.js';
import { test as base } from '../support/fixed-pages.js';
import { NOW } from '../support/now.js';
import { pixelsOf } from '../support/pixels.js';
import { startFolder, startHost } from '../support/web-servers.js';

interface Site {
  readonly folder: string;
  /** Ends in a slash. */
  readonly address: string;
}

/** The site, as any static host serves it. No API is running during these tests. */
const test = base.extend<object, { readonly site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'));
      const server = await startFolder(folder);
      await writeSite(folder, `${server.origin}/`, NOW, ['JP']);
      await use({ folder, address: `${server.origin}/` });
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('the article of the site shows its data, contacts no other host, and copies its own addresses', async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const noise = await hostNoise(page);
  const strangers: string[] = [];
  page.on('request', (request) => request.url().startsWith(site.address) || strangers.push(request.url()));
  await page.goto(site.address);
  const tags = page.locator('country-risk, incident-map').filter({ visible: true });
  expect(await tags.count()).toBeGreaterThan(8);
  for (const tag of await tags.all()) {
    await tag.scrollIntoViewIfNeeded();
    await expect(tag).toHaveAttribute('state', 'ready');
  }
  for (const link of await page.locator('body > header .bar a, body > footer a').all()) {
    const { status } = await fetch(new URL((await link.getAttribute('href')) ?? '', page.url()));
    expect(status, (await link.textContent()) ?? '').toBe(200);
  }
  const sample = page.locator('.sample:has(h3:text-is("Card")) figure.code');
  await sample.getByRole('button').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<country-risk country="JP"');
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toContain(`src="${site.address}v0/embed.js"`);
  expect(html).not.toMatch(/frozen|data-sample|json/);
  expect([noise, strangers]).toEqual([[], []]);
});

test('builder, frames and oEmbed of the site work without an API', async ({ site, page }) => {
  for (const folder of ['v0', `v${VERSION}`]) {
    await page.goto(`${site.address}${folder}/builder/#tag=country-risk&country=KE`);
    await expect(page.frameLocator('.preview iframe').locator('country-risk')).toHaveAttribute('state', 'ready');
    await expect(page.locator('.advice')).not.toContainText('Say where');
    await page.goto(`${site.address}${folder}/frame/country-risk/KE/?variant=badge`);
    await expect(page.locator('country-risk')).toHaveAttribute('state', 'ready');
  }
  const found = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  expect(found).toBe(`${site.address}v0/oembed/country-risk/KE.json`);
  const { html, title } = (await (await fetch(found ?? '')).json()) as { html: string; title: string };
  expect([title, html]).toEqual([`${strings.travelRisk}${strings.colon}Kenya`, expect.stringContaining(`src="${site.address}v0/frame/country-risk/KE/"`)]);
  // The frame that the builder copies for an editor who chose German, and its oEmbed response.
  await page.goto(`${site.address}v0/builder/#tag=country-risk&country=KE&lang=de&tab=iframe`);
  await page.reload();
  const german = `${site.address}v0/frame/country-risk/KE/de/`;
  await expect(page.getByRole('tabpanel')).toContainText(german);
  await page.goto(german);
  await expect(page.locator('country-risk').getByRole('heading', { name: 'Reiserisiko: Kenia' })).toBeVisible();
  await expect(page).toHaveTitle('Reiserisiko: Kenia');
  const answer = await fetch((await page.locator('link[type="application/json+oembed"]').getAttribute('href')) ?? '');
  expect(await answer.json()).toMatchObject({ title: 'Reiserisiko: Kenia', html: expect.stringContaining(`src="${german}" title="Reiserisiko: Kenia"`) });
  for (const [tag, attributes] of [
    ['risk-table', 'region=Asia'],
    ['incident-list', 'country=KE'],
    ['incident-map', 'country=KE'],
    ['risk-map', ''],
    ['risk-methodology', ''],
  ] as const) {
    await page.goto(`${site.address}v0/frame/${tag}/?${attributes}`);
    await expect(page.locator(tag)).toHaveAttribute('state', 'ready');
  }
  for (const tag of ['country-compare', 'incident-map', 'risk-table']) {
    await page.goto(`${site.address}v0/builder/#tag=${tag}&countries=JP+TH&country=KE`);
    await page.reload();
    await expect(page.frameLocator('.preview iframe').locator(tag)).toHaveAttribute('state', 'ready');
    await expect(page.getByRole('tabpanel')).not.toContainText('frozen');
  }
});

test('on a host that takes the answers for web pages and for nothing, a page elsewhere shows them', async ({ site, page }) => {
  const host = await startHost();
  try {
    const types = new Map<string, string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.ok() && pathname.startsWith('/sample/')) types.set(pathname.slice('/sample/api/v1/'.length), response.headers()['content-type'] ?? '');
    });
    const tags = ['<risk-table region="Asia">', '<country-risk country="JP">', '<incident-list country="KE">', '<risk-methodology>'];
    const script = `<script async crossorigin="anonymous" src="${site.address}v0/embed.js" data-api-base="${site.address}sample"></script>`;
    await page.goto(host.serve(`<!doctype html><html lang="en">${tags.map((tag) => `${tag}</${tag.slice(1).split(/[ >]/)[0]}>`).join('')}${script}</html>`));
    for (const tag of await page.locator('risk-table, country-risk, incident-list, risk-methodology').all()) {
      await tag.scrollIntoViewIfNeeded();
      await expect(tag).toHaveAttribute('state', 'ready');
    }
    expect(Object.fromEntries(types)).toEqual({ countries: 'text/html;charset=utf-8', 'countries/JP': '', 'incidents/recent': '', methodology: '' });
  } finally {
    await host.close();
  }
});

test('the documentation of the site has no link and no picture that leads nowhere', async ({ site, page }) => {
  const pages = readdirSync(join(site.folder, 'docs')).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  const missing: string[] = [];
  let links = 0;
  for (const file of pages) {
    await page.goto(`${site.address}docs/${file}`);
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    const addresses = await page
      .locator('a[href], img')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href || (each as HTMLImageElement).src));
    for (const address of new Set(addresses.filter((each) => each.startsWith(site.address)))) {
      links += 1;
      const { pathname, hash } = new URL(address);
      const path = join(site.folder, pathname, pathname.endsWith('/') ? 'index.html' : '');
      const text = readFileSync(path, { encoding: 'utf8', flag: 'r' });
      if (hash && !text.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) missing.push(`${file}: ${address}`);
    }
  }
  expect(links).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('the plugin for WordPress is a zip with the folder of the plugin', async ({ site }) => {
  const files = unzipSync(readFileSync(join(site.folder, 'wordpress/travel-safety-embeds.zip')));
  expect(strFromU8(files['travel-safety-embeds/travel-safety-embeds.php'] ?? new Uint8Array())).toContain('Plugin Name: Travel Safety Embeds');
  expect(Object.keys(files)).toContain('travel-safety-embeds/words/de.json');
  expect(Object.keys(files).filter((path) => !path.startsWith('travel-safety-embeds/'))).toEqual([]);
});

test('a shared link to a frame of the site is shown with its picture', async ({ site, context }) => {
  const html = readFileSync(join(site.folder, 'v0/frame/country-risk/JP/index.html'), 'utf8');
  const [, url = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
  expect(url).toBe(`${site.address}v0/frame/country-risk/JP/picture.png`);
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('image/png');
  // Text and rules, and the countries in tier 4.
  const pixels = await pixelsOf(context, Buffer.from(await response.arrayBuffer()), ['#1b1d20', '#c6491e']);
  expect([pixels.width, pixels.height]).toEqual([1200, 675]);
  for (const count of pixels.counts) expect(count).toBeGreaterThan(500);
  const answer = JSON.parse(readFileSync(join(site.folder, 'v0/oembed/country-risk/JP.json'), 'utf8')) as Record<string, unknown>;
  expect(answer['thumbnail_url']).toBe(url);
});
