import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { allFactsIn, type Manifest } from '../../build/facts.js';
import { writeFrames } from '../../build/frames.js';
import { readSettings } from '../../build/settings.js';
import { localize, strings } from '../support/english.js';
import { requestedPaths, expect, test as newsroomTest } from '../support/newsroom.js';
import { startCdn } from '../support/web-servers.js';

const FACTS = allFactsIn(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest);
const PUBLISHER = 'https://publisher.example/';
const CREDIT = 'Map by "our" <desk> & others';

/** The folder as `npm run build` makes it for this worker's API. */
const test = newsroomTest.extend({
  cdn: [
    async ({ api }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'frames-'));
      cpSync('dist/cdn', folder, { recursive: true, filter: (file) => !/\.map$|[A-Z]{2}(\.json)?$/.test(file) });
      const tiles = { VITE_ALLOWED_TILE_ORIGINS: api.url, VITE_TILE_ATTRIBUTION: CREDIT };
      writeFrames(
        folder,
        FACTS,
        readSettings({ ...tiles, VITE_API_BASE: api.url, VITE_PUBLISHER_URL: PUBLISHER, VITE_PUBLIC_BASE: 'https://cdn.example/v0/' }),
      );
      const cdn = await startCdn(folder);
      await use(cdn);
      await cdn.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Records the messages that the page gets from its frames. */
const LISTEN = `<script>
  window.heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
</script>`;

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: readonly { data: unknown; origin: string }[] }).heard);

test('a frame in the strictest sandbox shows its country in the language of its address, and has the height it needs', async ({ newsroom, page, api, cdn }) => {
  // Two senders that may resize nothing: a foreign page in a sandbox, also with the origin `null`, which sends again when it gets a message; and the article.
  const forger = newsroom.serveScript(
    `<script>(onmessage = () => parent.postMessage({ type: 'travel-safety:height', height: 3000 }, '*'))()</script>`,
    'text/html',
  );
  const src = cdn.url(
    'frame/country-risk/?country=KE&lang=de&variant=badge&varient=card&headline=War&name=Elsewhere&published=2026-05-20&published-score=5&published-tier=Peace&publisher-name=Ministry&publisher-url=https://evil.example#?secret=abc123DEF4',
  );
  newsroom.expectNoise(
    'A frame of <country-risk> takes no varient, headline, name, published, published-score, published-tier, publisher-name, publisher-url: this part of its address does nothing.',
  );
  await newsroom.open(
    `${LISTEN}<script src="${cdn.url('resize.js')}"></script><script>postMessage({ type: 'travel-safety:height', height: 3000 }, '*')</script>
     <iframe id="forger" src="${forger}" sandbox="allow-scripts" height="111" style="border:0"></iframe>
     <div style="height: 4000px">A long story</div>
     <iframe id="ours" name="kenya" src="${src}" sandbox="allow-scripts" width="328" height="400" style="border:0"></iframe>`,
    { scripts: '' },
  );
  const frame = page.frameLocator('#ours');
  await expect(frame.getByText('Kenia')).toBeVisible();
  await expect(frame.locator('country-risk')).toHaveAttribute('state', 'ready');
  await expect(frame.locator('country-risk [part=credit]')).not.toContainText('Ministry');
  await expect(frame.locator('country-risk [part=credit] a').first()).toHaveAttribute('href', PUBLISHER);
  await expect(frame.getByText('War')).toHaveCount(0);
  await expect(frame.locator('country-risk [part~=note]')).toHaveCount(0);
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/KE']);
  expect(api.requests.map(({ origin }) => origin)).toEqual(['null']);

  const height = await frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  expect(height).toBeGreaterThan(40);
  expect(height).toBeLessThan(300);
  await expect(page.locator('#ours')).toHaveCSS('height', `${height}px`);
  await page.locator('#forger').evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.postMessage('again', '*'));
  await expect.poll(async () => JSON.stringify(await heard(page)).split('"height":3000')).toHaveLength(4); // one from the article, two from the forger
  await expect(page.locator('#ours')).toHaveCSS('height', `${height}px`);
  await expect(page.locator('#forger')).toHaveCSS('height', '111px');
  const said = (await heard(page)).filter(({ origin }) => origin === 'null').map(({ data }) => data);
  expect(said).toEqual(
    expect.arrayContaining([
      { type: 'travel-safety:height', id: 'kenya', height },
      { message: 'height', value: height, secret: 'abc123DEF4' },
      { sentinel: 'amp', type: 'embed-size', height },
      JSON.stringify({ src, context: 'iframe.resize', height }),
    ]),
  );
});

test('a frame in a tab that is not shown keeps the height that the page has reserved', async ({ newsroom, page, cdn }) => {
  const src = cdn.url('frame/country-risk/?country=KE&variant=badge');
  const tab = (name: string, style: string) =>
    `<div style="${style}; overflow: hidden"><iframe name="${name}" src="${src}" width="100%" height="400"></iframe></div>`;
  await newsroom.open(`${LISTEN}<script src="${cdn.url('resize.js')}"></script>${tab('closed', 'display: none')}${tab('folded', 'width: 0')}`, { scripts: '' });
  const told = async (type: string) =>
    (await heard(page)).map(({ data }) => data as Record<string, unknown>).flatMap((data) => (data['type'] === type ? [String(data['id'])] : []));
  await expect.poll(async () => (await told('travel-safety:event')).toSorted()).toEqual(['closed', 'folded']);
  expect(await told('travel-safety:height')).toEqual([]);
  await page.locator('div').evaluateAll((tabs) => tabs.forEach((each) => (each.style.cssText = 'width: 328px')));
  for (const name of ['closed', 'folded']) {
    const height = await page
      .frameLocator(`[name=${name}]`)
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect(page.locator(`[name=${name}]`)).toHaveCSS('height', `${height}px`);
  }
});

test('a frame tells the page around it what happens in it, and no more than that', async ({ newsroom, page, api, cdn }) => {
  newsroom.expectFailedRequests();
  api.fail('/api/v1/countries/JP', 'server-error');
  const frame = (name: string, path: string) => `<iframe name="${name}" src="${cdn.url(`frame/${path}`)}" width="640" height="900"></iframe>`;
  await newsroom.open(LISTEN + frame('list', 'incident-list/?country=KE') + frame('table', 'risk-table/') + frame('failing', 'country-risk/JP/'), {
    scripts: '',
  });
  const told = async (id: string) =>
    (await heard(page)).map(({ data }) => data as Record<string, unknown>).filter((data) => data['type'] === 'travel-safety:event' && data['id'] === id);
  const event = (id: string, name: string, fact: object) => ({ type: 'travel-safety:event', id, event: name, ...fact });
  await expect.poll(() => told('list')).toEqual([event('list', 'risk-load', { stale: false })]);
  const item = page.frameLocator('[name=list]').locator('incident-list [part~=item]').first();
  await item.getByRole('button').first().click();
  await expect.poll(async () => (await told('list')).slice(1)).toEqual([event('list', 'incident-select', { incident: expect.any(String) as unknown })]);
  await page.frameLocator('[name=table]').locator('risk-table [part=row] button').first().click();
  await expect.poll(async () => (await told('table')).slice(1)).toEqual([event('table', 'country-select', { iso2: 'AF' })]);
  await expect.poll(() => told('failing')).toEqual([event('failing', 'risk-error', { kind: 'server' })]);
});

test('the credit of a frame whose sandbox opens no links shows its address, and WordPress is asked to follow it', async ({ newsroom, page, cdn }) => {
  newsroom.expectNoise(/Blocked opening/, 'A frame of <country-risk> takes no country: this part of its address does nothing.');
  await newsroom.open(
    `${LISTEN}<iframe src="${cdn.url('frame/country-risk/JP/?country=KE#?secret=abc123DEF4')}" sandbox="allow-scripts" width="640" height="790"></iframe>`,
    { scripts: '' },
  );
  const frame = page.frameLocator('iframe');
  const credit = frame.locator('country-risk').locator('[part=credit] a').first();
  await credit.click();
  expect(await credit.getAttribute('href')).toBe(PUBLISHER);
  await expect(frame.getByRole('status').filter({ hasText: PUBLISHER })).toHaveText(PUBLISHER);
  const link = { message: 'link', value: cdn.url('out/publisher/'), secret: 'abc123DEF4' };
  await expect.poll(async () => (await heard(page)).map(({ data }) => data)).toContainEqual(link);

  await frame.locator('[part=name]').click();
  await expect(frame.locator('output')).toBeEmpty();
});

for (const [how, told, sentence] of [
  ['written once', 'https://evil.example', 'allowed-api-origins'],
  ['behind its own', '{own}&api-base=https://evil.example', 'allowed-api-origins'],
  ['without a protocol', '//evil.example', 'api-base'],
  ['with its own for a user', 'http://{host}@evil.example', 'api-base'],
] as const) {
  test(`a frame asks no other API than its build names, and says so: ${how}`, async ({ newsroom, page, api, cdn }) => {
    const address = told.replace('{own}', encodeURIComponent(api.url)).replace('{host}', new URL(api.url).host);
    newsroom.expectNoise(localize(strings[sentence], { value: address.split('=').at(-1) ?? '' }));
    await newsroom.open(`<iframe src="${cdn.url(`frame/country-risk/?country=JP&api-base=${address}`)}" width="640" height="400"></iframe>`, { scripts: '' });
    await expect(page.frameLocator('iframe').locator('country-risk')).toHaveAttribute('state', 'error');
    await newsroom.expectNoRequests();
  });
}

test('a map in a frame has the tiles of its address with the credit of the build, and no text from its address', async ({ newsroom, page, api, cdn }) => {
  newsroom.expectNoise('A frame of <incident-map> takes no tile-attribution: this part of its address does nothing.');
  const tiles = new URLSearchParams({ 'tile-attribution': 'War has begun', 'tile-url': `${api.url}/tiles/{z}/{x}/{y}.png` }).toString();
  const tile = page.waitForRequest(/\/tiles\/\d+\/\d+\/\d+\.png$/);
  await page.route('**/tiles/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  await page.goto(cdn.url(`frame/incident-map/?country=KE&${tiles}`));
  await tile;
  await expect(page.locator('incident-map .tile-credit')).toHaveText(CREDIT);
  await expect(page.locator('incident-map')).not.toContainText('War');
});

test('a frame takes its own API from its address', async ({ newsroom, page, api, cdn }) => {
  await newsroom.open(
    `<iframe id="own" src="${cdn.url(`frame/country-risk/?country=JP&variant=badge&api-base=${encodeURIComponent(`${api.url}/`)}`)}" width="640" height="400"></iframe>`,
    { scripts: '' },
  );
  await expect(page.frameLocator('#own').locator('country-risk')).toHaveAttribute('state', 'ready');
});

test('a page that pins the script by its integrity shows its data', async ({ newsroom, page, api, cdn }) => {
  const { files } = JSON.parse(readFileSync('dist/cdn/sri.json', 'utf8')) as { files: Readonly<Record<string, string>> };
  await newsroom.open('<country-risk country="JP" variant="badge"></country-risk>', {
    scripts: `<script async crossorigin="anonymous" integrity="${files['embed.js']}" src="${cdn.url('embed.js')}" data-api-base="${api.url}"></script>`,
  });
  await expect(page.locator('country-risk')).toHaveAttribute('state', 'ready');
});
