import { asked, expect, expectState, test } from '../support/newsroom.js';

const BADGE = '<country-risk country="TH" variant="badge"></country-risk>';

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/(-[\w-]{8})?\.js$/, '');

test('the loader works from a deep path', async ({ newsroom, cdn, page }) => {
  await newsroom.open(BADGE);
  await expectState(page.locator('country-risk'), 'ready');
  expect(cdn.requests.every((path) => path.startsWith('/some/deep/path/v1.2.3/'))).toBe(true);
});

test('the loader works from another folder, with a query behind its name', async ({ newsroom, api, cdn, page }) => {
  const address = `${cdn.origin}/some/deep/path/v1.2.3/v9/embed.js?cache=1#x`;
  await newsroom.open(BADGE, { scripts: `<script src="${address}" data-api-base="${api.url}"></script>` });
  await expectState(page.locator('country-risk'), 'ready');
  expect(cdn.requests.every((path) => path.startsWith('/some/deep/path/v1.2.3/v9/'))).toBe(true);
});

test('the module form works too', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(BADGE, { scripts: `<script type="module" src="${cdn.url('embed.mjs')}" data-api-base="${api.url}"></script>` });
  await expectState(page.locator('country-risk'), 'ready');
  expect(asked(api)).toEqual(['/api/v1/countries/TH']);
});

for (const [place, attributes] of [
  ['in the head, async', 'async crossorigin="anonymous"'],
  ['in the head, blocking', ''],
  ['in the head, deferred', 'defer'],
] as const) {
  test(`the loader stands before the tags, ${place}`, async ({ newsroom, api, cdn, page }) => {
    const script = `<script ${attributes} src="${cdn.url('embed.js')}" data-api-base="${api.url}"></script>`;
    await newsroom.open(`<article>${BADGE}</article>`, { head: script, scripts: '' });
    await expectState(page.locator('country-risk'), 'ready');
    expect(asked(api)).toEqual(['/api/v1/countries/TH']);
  });
}

test('the loader, included twice, does everything once', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(BADGE, { scripts: newsroom.script() + newsroom.script() + newsroom.script().replace('async', '') });
  await expectState(page.locator('country-risk'), 'ready');
  expect(asked(api)).toEqual(['/api/v1/countries/TH']);
  const chunks = cdn.requests.filter((path) => path.includes('/chunks/'));
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('the loader and the module form on one page do everything once', async ({ newsroom, api, cdn, page }) => {
  const module = `<script type="module" src="${cdn.url('embed.mjs')}" data-api-base="${api.url}"></script>`;
  await newsroom.open(BADGE, { scripts: newsroom.script() + module });
  await expectState(page.locator('country-risk'), 'ready');
  expect(asked(api)).toEqual(['/api/v1/countries/TH']);
});

test('two versions of the code share a page without a word', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(BADGE);
  await expectState(page.locator('country-risk'), 'ready');
  const chunk = cdn.requests.find((path) => nameOf(path) === 'country-risk-badge') ?? '';
  await page.evaluate((url) => import(url), cdn.origin + chunk.replace('v1.2.3', 'v1.2.3/v7'));
  expect(asked(api)).toEqual(['/api/v1/countries/TH']);
});

test('a page without tags fetches the loader and nothing else', async ({ newsroom, cdn, page }) => {
  await newsroom.open('<p>No tag here.</p>');
  await page.waitForFunction(() => 'TravelSafety' in window);
  expect(cdn.requests.map(nameOf)).toEqual(['embed']);
});

for (const [html, kind] of [
  [BADGE, 'country-risk-badge'],
  [`${BADGE}<p>and</p><country-risk country="JP" variant="inline"></country-risk>`, 'country-risk-badge'],
  ['<country-risk country="TH"></country-risk><country-risk country="JP"></country-risk>', 'country-risk'],
  ['<incident-list country="KE"></incident-list>', 'incident-list'],
  ['<risk-table></risk-table>', 'risk-table'],
] as const) {
  test(`a page with ${html} fetches the loader and one file`, async ({ newsroom, cdn, page }) => {
    await newsroom.open(html);
    for (const tag of await page.locator('country-risk, incident-list, risk-table').all()) await expectState(tag, 'ready');
    expect(cdn.requests.map(nameOf)).toEqual(['embed', kind]);
  });
}

const CARD = '<country-risk country="JP"></country-risk>';
const LIST = '<incident-list country="KE"></incident-list>';

test('a page with several kinds fetches what they share once', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(BADGE + CARD + LIST);
  for (const tag of await page.locator('country-risk, incident-list').all()) await expectState(tag, 'ready');
  expect(cdn.requests.map(nameOf).toSorted()).toEqual([
    'base',
    'country-risk',
    'country-risk-badge',
    'embed',
    'format',
    'incident-feed',
    'incident-list',
    'select-events',
  ]);
  expect(asked(api).toSorted()).toEqual(['/api/v1/countries/JP', '/api/v1/countries/TH', '/api/v1/incidents/recent?country=KE']);
});

test('a tag of another kind that comes later works beside the file of the first', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(`${CARD}<main></main>`);
  await expectState(page.locator('country-risk'), 'ready');
  await page.evaluate((html) => {
    document.querySelector('main')!.innerHTML = html;
  }, LIST);
  await expectState(page.locator('incident-list'), 'ready');
  expect(cdn.requests.map(nameOf).slice(0, 4)).toEqual(['embed', 'country-risk', 'base', 'incident-list']);
  expect(asked(api)).toEqual(['/api/v1/countries/JP', '/api/v1/incidents/recent?country=KE']);
});

test('a tag of the same name that comes later in another form takes what is there', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(`${CARD}<main></main>`);
  await expectState(page.locator('country-risk'), 'ready');
  await page.evaluate((html) => {
    document.querySelector('main')!.innerHTML = html;
  }, BADGE);
  await expectState(page.locator('main country-risk'), 'ready');
  await expect(page.locator('main .badge')).toBeVisible();
  expect(cdn.requests.map(nameOf)).toEqual(['embed', 'country-risk', 'country-risk.country-risk-badge']);
  expect(asked(api)).toEqual(['/api/v1/countries/JP', '/api/v1/countries/TH']);
});

test('a map fetches nothing of the country tag', async ({ newsroom, cdn, page }) => {
  await newsroom.open('<incident-map country="KE"></incident-map>');
  await expect(page.locator('incident-map [part=marker]').first()).toBeVisible();
  const names = cdn.requests.map(nameOf);
  expect(names).toContain('incident-map');
  expect(names.filter((name) => name.startsWith('country'))).toEqual([]);
});

test('the data source of a tag wins over that of the script', async ({ newsroom, api, page }) => {
  await newsroom.open(`<country-risk country="TH" variant="badge" api-base="${api.url}/scenario/bare-array/"></country-risk>`);
  await expectState(page.locator('country-risk'), 'ready');
  expect(asked(api)).toEqual(['/scenario/bare-array/api/v1/countries/TH']);
});

test('without any data source a tag says so once and asks nobody', async ({ newsroom, page }) => {
  newsroom.expectNoise(/^console warning: <country-risk> No data source is set/);
  await newsroom.open(`${BADGE}<country-risk country="JP"><a href="https://example.org/japan">Japan</a></country-risk>`, { apiBase: undefined });
  for (const tag of await page.locator('country-risk').all()) await expectState(tag, 'error');
  await expect(page.getByText('No data source is set: add api-base to this tag or data-api-base to the script.')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Japan' })).toBeVisible();
  await newsroom.expectNothingAsked();
  expect(newsroom.noise).toHaveLength(1);
});

for (const base of ['ftp://example.org', 'https://example.org?key=1', 'not an address', '//example.org', 'javascript:alert(1)']) {
  test(`the data source ${base} is refused in a sentence`, async ({ newsroom, page }) => {
    newsroom.expectNoise(/^console warning: <country-risk> api-base .* is not an https address/);
    await newsroom.open(`<country-risk country="TH" api-base="${base}"></country-risk>`);
    await expectState(page.locator('country-risk'), 'error');
    await expect(page.locator('country-risk [part=error]')).toContainText('is not an https address without query or fragment.');
    await newsroom.expectNothingAsked();
  });
}

test('a page can name the origins its tags may ask', async ({ newsroom, api, host, page }) => {
  newsroom.expectNoise(/^console warning: <country-risk> This page does not allow/);
  const scripts = newsroom.script(`data-api-base="${api.url}" data-allowed-api-origins="${host.origin}"`);
  await newsroom.open(`<country-risk country="TH" api-base="${api.url}"></country-risk>`, { scripts });
  await expectState(page.locator('country-risk'), 'error');
  await newsroom.expectNothingAsked();
});
