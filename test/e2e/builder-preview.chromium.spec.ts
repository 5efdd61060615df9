import words from '../../demo/builder/words/en.json' with { type: 'json' };
import { fragment, preview, test } from '../support/builder-release.js';
import { expect, expectState } from '../support/newsroom.js';

test('the picture of a fallback is seen in the preview where scripts are blocked, and not asked for where the tag stands', async ({
  newsroom,
  page,
  api,
  cdn,
}) => {
  const picture = cdn.url('japan.png');
  const asked: (string | undefined)[] = [];
  await page.route(picture, async (route) => {
    asked.push((await route.request().allHeaders())['referer']);
    await route.fulfill({ path: 'docs/page.png', contentType: 'image/png' });
  });
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP', picture, link: 'https://news.example/japan' })));
  await expectState(preview(page).locator('country-risk'), 'ready');
  expect(asked).toEqual([]);
  const region = page.getByRole('region', { name: words.preview.title });
  await region.getByText(words.preview.blocked, { exact: true }).click();
  const image = preview(page).getByRole('img', { name: /Japan/ });
  await expect(image).toHaveAttribute('src', picture);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  expect(asked).toEqual([undefined]);
  expect(
    await preview(page)
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0);
  await expect(preview(page).getByRole('link')).toHaveAttribute('href', 'https://news.example/japan');
  await expect(preview(page).locator('country-risk')).toHaveCount(0);
  await region.getByText(words.preview.allowed, { exact: true }).click();
  await expectState(preview(page).locator('country-risk'), 'ready');
  expect(newsroom.noise).toEqual([]);
});

test('a CMS that holds the builder in a frame gets the snippet, and no other page does', async ({ newsroom, page, api, cdn, host }) => {
  const panel = (cms: string): string =>
    `<iframe id="panel" src="${cdn.url(fragment({ api: api.url, tag: 'incident-list', country: 'KE', tab: 'placeholder', cms }))}" width="1200" height="900"></iframe>
    <script>window.got = []; addEventListener('message', ({ data, origin }) => got.push({ data, origin }));</script>`;
  const got = () => page.evaluate(() => (window as unknown as { got: readonly { data: { type: string; snippet: string }; origin: string }[] }).got);
  const sent = async (cms: string) => {
    await newsroom.open(panel(cms), { scripts: '' });
    const frame = page.frameLocator('#panel');
    await frame.getByRole('button', { name: `Insert into ${new URL(cms).host}` }).click();
    await expect(frame.getByText(`Sent to ${cms}.`)).toBeVisible();
    return (await got()).filter(({ data }) => data.type === 'travel-safety:snippet');
  };
  const [message] = await sent(host.origin);
  expect(message?.origin).toBe(cdn.origin);
  expect(message?.data).toMatchObject({ way: 'placeholder', tag: 'incident-list', attributes: { country: 'KE' }, height: 800 });
  expect(message?.data.snippet).toContain('<div data-incident-list="KE"');
  newsroom.expectNoise(/The target origin provided/);
  expect(await sent('https://other.example')).toEqual([]);
});

test('an address written by an attacker makes the preview create no other element, and leads nowhere', async ({ newsroom, page, cdn }) => {
  const forged = { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0;url=https://evil.example' }, text: 'x', link: '', answers: [] };
  await page.goto(cdn.url(`builder/preview/index.html#${encodeURIComponent(JSON.stringify(forged))}`));
  await page.waitForFunction(() => 'TravelSafety' in window);
  await expect(page.getByRole('main', { name: 'Preview' })).toBeEmpty();
  expect(newsroom.moves).toHaveLength(1);
});

test('the preview shows nothing outside the builder: neither alone nor in another site’s page', async ({ newsroom, page, api, cdn }) => {
  const forged = { tag: 'country-risk', attributes: { country: 'JP', headline: 'War', 'api-base': api.url }, text: 'x', link: '', answers: [] };
  const address = cdn.url(`builder/preview/index.html#${encodeURIComponent(JSON.stringify(forged))}`);
  await page.goto(address);
  await page.waitForFunction(() => 'TravelSafety' in window);
  await expect(page.getByRole('main', { name: 'Preview' })).toBeEmpty();
  await newsroom.open(`<iframe id="stolen" src="${address}" width="640" height="400"></iframe>`, { scripts: '' });
  const stolen = page.frameLocator('#stolen').getByRole('main', { name: 'Preview' });
  await page.frame({ url: /preview/ })?.waitForFunction(() => 'TravelSafety' in window);
  await expect(stolen).toBeEmpty();
});

test('who holds the builder in a frame can move its preview, and not make it show anything', async ({ newsroom, page, api, cdn, host }) => {
  await newsroom.open(
    `<iframe id="panel" src="${cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE' }))}" width="1200" height="900"></iframe>`,
    {
      scripts: '',
    },
  );
  const panel = page.frameLocator('#panel');
  await expectState(panel.frameLocator('.preview iframe').locator('country-risk'), 'ready');
  const picture = { src: `${host.origin}/spy.png`, alt: 'x' };
  // An `about:blank` page belongs to its opener, which can then give the frame any name.
  await page.evaluate(`frames[0].frames[0].location = 'about:blank'`);
  await expect.poll(() => page.evaluate(`try { frames[0].frames[0].name = 'theirs' } catch {}`)).toBe('theirs');
  const secret = 'theirs';
  const forged = { tag: 'country-risk', attributes: { country: 'JP' }, text: 'War', link: '', picture, notes: [], answers: [], isScriptless: true, secret };
  const address = cdn.url(`builder/preview/index.html?moved#${encodeURIComponent(JSON.stringify(forged))}`);
  await page.evaluate(`frames[0].frames[0].location.href = ${JSON.stringify(address)}`);
  const moved = panel.frameLocator('.preview iframe');
  await expect.poll(() => page.frame({ url: /\?moved/ })?.evaluate(() => 'TravelSafety' in window)).toBe(true);
  await expect(moved.getByRole('main', { name: 'Preview' })).toBeEmpty();
  expect(newsroom.requests.filter((url) => url.endsWith('spy.png'))).toEqual([]);
});
