import { asked, expect, expectState, test } from '../support/newsroom.js';

const CARD = '<main><country-risk country="TH"><a href="https://example.org/">Our travel pages</a></country-risk></main><aside></aside>';
const MAP = '<main><incident-map country="KE" hours="72" limit="40"></incident-map></main><aside></aside>';

test('a new country never shows the old country’s answer', async ({ newsroom, api, page }) => {
  await newsroom.open(CARD);
  const card = page.locator('country-risk');
  await expectState(card, 'ready');
  const release = api.hold('/api/v1/countries/JP');
  await card.evaluate((tag) => tag.setAttribute('country', 'JP'));
  await expectState(card, 'loading');
  await expect(card.locator('[part=name], [part=score], [part=tier]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Our travel pages' })).toBeVisible();
  release();
  await expectState(card, 'ready');
  await expect(card.locator('[part=name]')).toHaveText('Japan');
});

test('the answer to an earlier question is never shown for a later one', async ({ newsroom, api, page }) => {
  const releases = ['TH', 'JP'].map((country) => api.hold(`/api/v1/countries/${country}`));
  await newsroom.open(CARD);
  const card = page.locator('country-risk');
  await expectState(card, 'loading');
  await card.evaluate((tag) => tag.setAttribute('country', 'JP'));
  await card.evaluate((tag) => tag.setAttribute('country', 'KE'));
  await expectState(card, 'ready');
  await expect(card.locator('[part=name]')).toHaveText('Kenya');
  const late = Promise.all(
    ['TH', 'JP'].filter((country) => asked(api).includes(`/api/v1/countries/${country}`)).map((country) => page.waitForResponse(`**/countries/${country}`)),
  );
  for (const release of releases) release();
  for (const response of await late) await response.finished();
  await expect(card.locator('[part=name]')).toHaveText('Kenya');
  await expectState(card, 'ready');
});

test('a new country that cannot be had does not bring the old one back', async ({ newsroom, api, page }) => {
  newsroom.expectFailedRequests();
  await newsroom.open(CARD);
  const card = page.locator('country-risk');
  await expectState(card, 'ready');
  api.answer('/api/v1/countries/JP', { status: 400 });
  await card.evaluate((tag) => tag.setAttribute('country', 'JP'));
  await expectState(card, 'error');
  await expect(card.locator('[part=name], [part=score], [part=tier]')).toHaveCount(0);
});

test('another data source is another question', async ({ newsroom, api, page }) => {
  await newsroom.open(CARD);
  const card = page.locator('country-risk');
  await expectState(card, 'ready');
  await card.evaluate((tag, base) => tag.setAttribute('api-base', base), `${api.url}/scenario/odd`);
  await expect.poll(() => asked(api)).toEqual(['/api/v1/countries/TH', '/scenario/odd/api/v1/countries/TH']);
});

test('another variant of a country that is known takes no request', async ({ newsroom, api, page }) => {
  await newsroom.open(CARD);
  const card = page.locator('country-risk');
  for (const variant of ['full', 'badge', 'inline', 'card']) {
    await card.evaluate((tag, value) => tag.setAttribute('variant', value), variant);
    await expectState(card, 'ready');
    await expect(card).toContainText('Thailand');
  }
  expect(asked(api)).toEqual(['/api/v1/countries/TH']);
});

test('a map asked about another country never shows the old incidents', async ({ newsroom, api, page }) => {
  await newsroom.open(MAP);
  const map = page.locator('incident-map');
  await expect(map.locator('[part=marker]').first()).toBeVisible();
  const release = api.hold('/api/v1/incidents/recent?country=JP');
  await map.evaluate((tag) => tag.setAttribute('country', 'JP'));
  await expectState(map, 'loading');
  await expect(map.locator('[part=item]')).toHaveCount(0);
  await expect(map.locator('[part=marker]')).toHaveCount(0);
  release();
  await expectState(map, 'ready');
  await expect(map.locator('[part=marker]').first()).toBeVisible();
});

for (const [tag, html] of [
  ['country-risk', CARD],
  ['incident-map', MAP],
] as const) {
  test(`${tag} moved within the page goes on without asking`, async ({ newsroom, api, page }) => {
    await newsroom.open(html);
    await expectState(page.locator(tag), 'ready');
    await page.evaluate((name) => document.querySelector('aside')!.append(document.querySelector(name)!), tag);
    await expectState(page.locator(`aside ${tag}`), 'ready');
    if (tag === 'incident-map') await expect(page.locator('[part=marker]').first()).toBeVisible();
    expect(asked(api)).toHaveLength(1);
  });

  test(`${tag} taken out and put back later works without asking again`, async ({ newsroom, api, page }) => {
    await newsroom.open(html);
    const element = page.locator(tag);
    await expectState(element, 'ready');
    if (tag === 'incident-map') await expect(page.locator('[part=marker]').first()).toBeVisible();
    const taken = await element.elementHandle();
    await element.evaluate((node) => node.remove());
    await page.evaluate((node) => document.querySelector('aside')!.append(node as Node), taken);
    await expectState(page.locator(`aside ${tag}`), 'ready');
    if (tag === 'incident-map') await expect(page.locator('[part=marker]').first()).toBeVisible();
    expect(asked(api)).toHaveLength(1);
  });

  test(`${tag} taken out while it asks does no harm`, async ({ newsroom, api, page }) => {
    const release = api.hold('/api/v1/');
    await newsroom.open(html);
    await expectState(page.locator(tag), 'loading');
    await page.locator(tag).evaluate((node) => node.remove());
    const answered = page.waitForResponse(/\/api\/v1\//);
    release();
    await (await answered).finished();
    expect(asked(api)).toHaveLength(1);
  });

  test(`${tag} cloned is a second tag with the same answer`, async ({ newsroom, api, page }) => {
    await newsroom.open(html);
    await expectState(page.locator(tag), 'ready');
    await page.evaluate((name) => document.querySelector('aside')!.append(document.querySelector(name)!.cloneNode(true)), tag);
    await page.locator(`aside ${tag}`).scrollIntoViewIfNeeded();
    await expectState(page.locator(`aside ${tag}`), 'ready');
    expect(asked(api)).toHaveLength(1);
  });
}
