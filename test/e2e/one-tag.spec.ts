import { localize, strings } from '../support/english.js';
import { requestedPaths, expect, expectState, type ReferenceApi, test } from '../support/newsroom.js';

const THAILAND = '<country-risk country="TH"><a href="https://example.org/thailand">Thailand: travel safety</a></country-risk>';

async function thailand({ url }: ReferenceApi): Promise<{ readonly risk_score: number; readonly risk_tier: string }> {
  const answer = await fetch(`${url}/api/v1/countries/TH`);
  return ((await answer.json()) as { country: { risk_score: number; risk_tier: string } }).country;
}

test('one tag and one script show Thailand, with one request', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(THAILAND);
  const card = page.locator('country-risk');
  await expectState(card, 'ready');
  await expect(card.getByText(`${strings.travelRisk} · ${strings.direction}`)).toBeVisible();
  await expect(card.locator('[part=name]')).toHaveText('Thailand');
  await expect(page.getByRole('link', { name: 'Thailand: travel safety' })).toBeHidden();
  await expect(card.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
  const files = newsroom.requests.filter((url) => !url.startsWith(api.url));
  expect(files.every((url) => url.startsWith(cdn.url('')))).toBe(true);
  expect(files.filter((url) => !url.endsWith('.js'))).toEqual([]);
});

test('the request is a simple one, without a preflight', async ({ newsroom, api, host, page }) => {
  await newsroom.open(THAILAND);
  await expectState(page.locator('country-risk'), 'ready');
  expect(api.requests).toEqual([{ method: 'GET', path: '/api/v1/countries/TH', origin: host.origin }]);
});

for (const variant of ['inline', 'badge', 'card', 'full']) {
  test(`country-risk as ${variant} says score, direction, tier and credit`, { tag: variant === 'card' ? [] : '@chromium' }, async ({ newsroom, api, page }) => {
    await newsroom.open(`<p>Before. <country-risk country="TH" variant="${variant}"></country-risk> After.</p>`);
    const tag = page.locator('country-risk');
    await expectState(tag, 'ready');
    expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
    const { risk_score: score, risk_tier: tier } = await thailand(api);
    await expect(tag.locator('[part=name]')).toHaveText('Thailand');
    await expect(tag.locator('[part=score]')).toContainText(String(score));
    await expect(tag).toContainText(strings.direction);
    await expect(tag.locator('[part=tier]')).toContainText(tier);
    await expect(tag.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  });
}

test('two tags for one country ask once', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  await newsroom.open(`${THAILAND}<p>And further down:</p><country-risk country="th" variant="badge"></country-risk>`);
  await expectState(page.locator('country-risk').first(), 'ready');
  await expectState(page.locator('country-risk').last(), 'ready');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
});

test('a country outside the dataset says so under the fallback', async ({ newsroom, page }) => {
  newsroom.expectFailedRequests();
  await newsroom.open('<country-risk country="ZZ"><a href="https://example.org/zz">More about ZZ</a></country-risk>');
  await expectState(page.locator('country-risk'), 'empty');
  await expect(page.getByRole('link', { name: 'More about ZZ' })).toBeVisible();
  await expect(page.getByText(localize(strings.notInDataset, { iso2: 'ZZ' }))).toBeVisible();
});

for (const [country, sentence] of Object.entries({
  UK: strings['country-uk'],
  '': strings['country-missing'],
  ...Object.fromEntries(['Japan', 'J1', 'ﬁ', '../x'].map((code) => [code, localize(strings.country, { value: code })])),
})) {
  test(`country="${country}" is answered by a sentence and no request`, { tag: country === 'UK' ? [] : '@chromium' }, async ({ newsroom, page }) => {
    newsroom.expectNoise(`console warning: <country-risk> ${sentence}`);
    await newsroom.open(`<country-risk country="${country}"><a href="https://example.org/">Our travel pages</a></country-risk>`);
    await expectState(page.locator('country-risk'), 'error');
    await expect(page.getByRole('link', { name: 'Our travel pages' })).toBeVisible();
    await expect(page.locator('country-risk [part=error]')).toContainText(sentence);
    await newsroom.expectNoRequests();
    expect(newsroom.noise).toHaveLength(1);
  });
}

test('a page with no room for scripts keeps its fallback', async ({ newsroom, page }) => {
  await newsroom.open(THAILAND, { scripts: '' });
  await expect(page.getByRole('link', { name: 'Thailand: travel safety' })).toBeVisible();
});
