import { readFileSync } from 'node:fs';
import { nameOf } from '../support/cdn-file.js';
import { localize, strings } from '../support/english.js';
import { requestedPaths, expect, expectState, test } from '../support/newsroom.js';

const BADGE = '<country-risk country="TH" variant="badge"></country-risk>';

test('the loader works from a deep path', async ({ newsroom, cdn, page }) => {
  await newsroom.open(BADGE);
  await expectState(page.locator('country-risk'), 'ready');
  expect(cdn.requests.every((path) => path.startsWith('/some/deep/path/v1.2.3/'))).toBe(true);
});

test('the loader works from another folder, with a query behind its name', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  const address = `${cdn.origin}/some/deep/path/v1.2.3/v9/embed.js?cache=1#x`;
  await newsroom.open(BADGE, { scripts: `<script src="${address}" data-api-base="${api.url}"></script>` });
  await expectState(page.locator('country-risk'), 'ready');
  expect(cdn.requests.every((path) => path.startsWith('/some/deep/path/v1.2.3/v9/'))).toBe(true);
});

test('the module form works too', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(BADGE, { scripts: `<script type="module" src="${cdn.url('embed.mjs')}" data-api-base="${api.url}"></script>` });
  await expectState(page.locator('country-risk'), 'ready');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
});

for (const [place, attributes] of [
  ['in the head, async', 'async crossorigin="anonymous"'],
  ['in the head, blocking', ''],
  ['in the head, deferred', 'defer'],
] as const) {
  test(`the loader stands before the tags, ${place}`, { tag: place.endsWith('async') ? [] : '@chromium' }, async ({ newsroom, api, cdn, page }) => {
    const script = `<script ${attributes} src="${cdn.url('embed.js')}" data-api-base="${api.url}"></script>`;
    await newsroom.open(`<article>${BADGE}</article>`, { head: script, scripts: '' });
    await expectState(page.locator('country-risk'), 'ready');
    expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
  });
}

test('the loader, included twice, does everything once', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(BADGE, { scripts: newsroom.script() + newsroom.script() + newsroom.script().replace('async', '') });
  await expectState(page.locator('country-risk'), 'ready');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
  const chunks = cdn.requests.filter((path) => path.includes('/chunks/'));
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('the loader and the module form on one page do everything once', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  const module = `<script type="module" src="${cdn.url('embed.mjs')}" data-api-base="${api.url}"></script>`;
  await newsroom.open(BADGE, { scripts: newsroom.script() + module });
  await expectState(page.locator('country-risk'), 'ready');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
});

test('two versions of the code share a page without a word', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(BADGE);
  await expectState(page.locator('country-risk'), 'ready');
  const chunk = cdn.requests.find((path) => nameOf(path) === 'country-risk') ?? '';
  await page.evaluate((url) => import(url), cdn.origin + chunk.replace('v1.2.3', 'v1.2.3/v7'));
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
});

test(
  'a story pinned to a release and the site that follows the newest one share a page and its answers',
  { tag: '@chromium' },
  async ({ newsroom, api, cdn, page }) => {
    // One day, /v0/ will hold a later release than /v0.1.0/.
    await page.route(/\/v0\/.*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/(["'`])0\.1\.0\1/g, '$10.2.0$1') });
    });
    const { files } = JSON.parse(readFileSync('dist/cdn/sri.json', 'utf8')) as { files: Readonly<Record<string, string>> };
    const pinned = newsroom.script().replace('v1.2.3', 'v1.2.3/v0.1.0').replace(' async', ` defer integrity="${files['embed.js']}"`);
    const newest = newsroom.script().replace('v1.2.3', 'v1.2.3/v0').replace(' async', ' defer');
    await newsroom.open(`${BADGE}<incident-list country="KE"></incident-list>`, { scripts: pinned + newest });
    for (const tag of ['country-risk', 'incident-list']) await expectState(page.locator(tag), 'ready');
    expect(requestedPaths(api).toSorted()).toEqual(['/api/v1/countries/TH', '/api/v1/incidents/recent?country=KE']);
    // The first script's code serves both; the second loads nothing but itself.
    expect(cdn.requests.filter((path) => path.includes('/v0/')).map(nameOf)).toEqual(['embed']);
  },
);

test('the data source of a tag wins over that of the script', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  await newsroom.open(`<country-risk country="TH" variant="badge" api-base="${api.url}/scenario/bare-array/"></country-risk>`);
  await expectState(page.locator('country-risk'), 'ready');
  expect(requestedPaths(api)).toEqual(['/scenario/bare-array/api/v1/countries/TH']);
});

test('without any data source a tag says so once and sends no request', async ({ newsroom, page }) => {
  newsroom.expectNoise(`console warning: <country-risk> ${strings['api-base-missing']}`);
  await newsroom.open(`${BADGE}<country-risk country="JP"><a href="https://example.org/japan">Japan</a></country-risk>`, { apiBase: undefined });
  for (const tag of await page.locator('country-risk').all()) await expectState(tag, 'error');
  await expect(page.getByText(strings['api-base-missing'])).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Japan' })).toBeVisible();
  await newsroom.expectNoRequests();
  expect(newsroom.noise).toHaveLength(1);
});

test('a data source that is no address is refused in a sentence', { tag: '@chromium' }, async ({ newsroom, page }) => {
  const bases = ['ftp://example.org', 'https://example.org?key=1', 'not an address', '//example.org', 'javascript:alert(1)'];
  const refused = bases.map((value) => localize(strings['api-base'], { value }));
  newsroom.expectNoise(...refused.map((sentence) => `console warning: <country-risk> ${sentence}`));
  await newsroom.open(bases.map((base) => `<country-risk country="TH" api-base="${base}"></country-risk>`).join(''));
  for (const [place, sentence] of refused.entries()) {
    const tag = page.locator('country-risk').nth(place);
    await expectState(tag, 'error');
    await expect(tag.locator('[part=error]')).toContainText(sentence);
  }
  await newsroom.expectNoRequests();
});

test('a page can name the origins its tags may ask', { tag: '@chromium' }, async ({ newsroom, api, host, page }) => {
  newsroom.expectNoise(`console warning: <country-risk> ${localize(strings['allowed-api-origins'], { value: api.url })}`);
  const scripts = newsroom.script(`data-api-base="${api.url}" data-allowed-api-origins="${host.origin}"`);
  await newsroom.open(`<country-risk country="TH" api-base="${api.url}"></country-risk>`, { scripts });
  await expectState(page.locator('country-risk'), 'error');
  await newsroom.expectNoRequests();
});

test('whatever encoding a server and a page say, German is German: the loader is ASCII, and modules are always UTF-8', async ({ newsroom, page }) => {
  await page.route(/\.m?js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/javascript; charset=iso-8859-1' } });
  });
  await newsroom.open('<country-risk country="TH" lang="de"></country-risk>', { headers: { 'content-type': 'text/html; charset=iso-8859-1' } });
  await expectState(page.locator('country-risk'), 'ready');
  await expect(page.locator('country-risk').locator('[part~=tier]')).toContainText('Erhöhte Vorsicht');
});
