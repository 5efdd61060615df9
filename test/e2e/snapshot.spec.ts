import { localize, strings } from '../support/english.js';
import { requestedPaths, expect, expectState, test } from '../support/newsroom.js';

/** The API's current response, as an editor saves it in a story. */
const saved = async (url: string): Promise<string> => (await (await fetch(url)).text()).replaceAll('<', '\\u003c');

const kept = (json: string, date = ''): string => `<script type="application/json" ${date}>${json}</script>`;

test('a frozen tag makes no request, not even the loader’s, and works where a page forbids them', async ({ newsroom, api, cdn, page }) => {
  const thailand = kept(await saved(`${api.url}/api/v1/countries/TH`));
  const incidents = kept(await saved(`${api.url}/api/v1/incidents/recent?country=KE`));
  api.reset();
  await newsroom.open(
    `<country-risk lang="en-GB" country="TH" frozen="2026-05-20">${thailand}</country-risk>
    <country-risk lang="en-GB" country="TH" variant="inline" frozen="2026-05-20">${thailand}</country-risk>
    <incident-map lang="en-GB" country="KE" frozen="2026-05-20">${incidents}</incident-map>`,
    { headers: newsroom.headersFor('frozen') },
  );
  for (const tag of await page.locator('country-risk, incident-map').all()) {
    await expectState(tag, 'ready');
    await expect(tag).toContainText(localize(strings.frozenOn, { date: '20 May 2026' }));
  }
  await expect(page.locator('incident-map [part=item]').first()).toBeVisible();
  expect(requestedPaths(api)).toEqual([]);
  expect(newsroom.requests.filter((url) => !url.startsWith(cdn.origin))).toEqual([]);
});

test('a tag shows what an editor kept until the API answers', async ({ newsroom, api, page }) => {
  const thailand = kept(await saved(`${api.url}/api/v1/countries/TH`), 'data-as-of="2026-05-20"');
  api.reset();
  const release = api.hold('/api/v1');
  await newsroom.open(`<country-risk lang="en-GB" country="TH">${thailand}<a href="https://example.org">The story</a></country-risk>`);
  const card = page.locator('country-risk');
  await expectState(card, 'ready');
  await expect(card).toContainText(localize(strings.asOf, { time: '20 May 2026' }));
  release();
  await expect(card).not.toContainText('20 May 2026');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
});
