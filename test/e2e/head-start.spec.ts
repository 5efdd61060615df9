import { TAGS as NAMES, type Tag } from '../../build/tags.js';
import { localize, strings } from '../support/english.js';
import type { Range } from '../../src/model/attributes.js';
import { requestedPaths, expect, expectState, test } from '../support/newsroom.js';

test.beforeEach(({ cdn }) => cdn.hold('/chunks/'));

const QUESTIONS: Readonly<Record<string, string>> = {
  '<country-risk country="TH"></country-risk>': '/api/v1/countries/TH',
  '<country-risk country=" th " variant="Badge"></country-risk>': '/api/v1/countries/TH',
  '<incident-map country="KE" hours="72"></incident-map>': '/api/v1/incidents/recent?country=KE&hours=72',
  '<incident-map country="ke" include-resolved></incident-map>': '/api/v1/incidents/recent?country=KE&include_resolved=true',
  '<incident-map country="KE" hours="72" limit="40" min-severity="2"></incident-map>': '/api/v1/incidents/recent?country=KE&hours=72&limit=40',
  '<incident-map></incident-map>': '/api/v1/incidents/recent',
  '<incident-list country="KE" hours="8760"></incident-list>': '/api/v1/incidents/recent?country=KE&hours=8760',
  '<incident-list country="KE" hours="007" limit=" 020 "></incident-list>': '/api/v1/incidents/recent?country=KE&hours=7&limit=20',
  '<incident-list category="crime" limit="200"></incident-list>': '/api/v1/incidents/recent?limit=200',
  '<country-risk country="TH" sections="summary advisories"></country-risk>': '/api/v1/countries/TH',
  '<country-risk country="TH" published="2026-05-20" published-score="31"></country-risk>': '/api/v1/countries/TH',
  '<risk-table limit="10"></risk-table>': '/api/v1/countries',
  '<risk-table region="middle east"></risk-table>': '/api/v1/countries',
  '<risk-map></risk-map>': '/api/v1/countries',
  '<risk-methodology></risk-methodology>': '/api/v1/methodology',
  '<country-compare countries="JP, th JP FR"></country-compare>': '/api/v1/countries/FR /api/v1/countries/JP /api/v1/countries/TH',
};

const TAGS = 'country-risk, country-compare, incident-map, incident-list, risk-table, risk-map, risk-methodology';

for (const [place, [tag, questions]] of Object.entries(QUESTIONS).entries()) {
  test(`what ${tag} asks is out before the code is in, and is asked once`, { tag: place === 0 ? [] : '@chromium' }, async ({ newsroom, api, cdn, page }) => {
    await newsroom.open(tag);
    await expect.poll(() => requestedPaths(api).toSorted()).toEqual(questions.split(' '));
    expect(await page.locator(TAGS).evaluate(({ localName }) => customElements.get(localName) === undefined)).toBe(true);
    cdn.release();
    await expectState(page.locator(TAGS), 'ready');
    expect(requestedPaths(api).toSorted()).toEqual(questions.split(' '));
  });
}

test('the answer may be there before the code', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  const answered = page.waitForResponse((response) => response.url().startsWith(api.url));
  await newsroom.open('<country-risk country="TH"></country-risk>');
  await (await answered).finished();
  cdn.release();
  await expectState(page.locator('country-risk'), 'ready');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
});

test(
  'a page that has asked enough for a minute gives no head start, and a tag that has to wait says so',
  { tag: '@chromium' },
  async ({ newsroom, cdn, page }) => {
    await newsroom.open('');
    await page.waitForFunction(() => 'TravelSafety' in window);
    await page.evaluate(() => {
      const versions = (globalThis as unknown as Record<symbol, Record<string, { readonly recentRequests: number[] }>>)[Symbol.for('travel-safety-embeds')];
      versions?.['4']?.recentRequests.push(...Array.from({ length: 60 }, () => performance.now()));
      document.body.insertAdjacentHTML('beforeend', '<country-risk country="TH"></country-risk>');
    });
    await expect.poll(() => cdn.requests.filter((path) => path.includes('/chunks/')).length).toBeGreaterThan(0);
    await newsroom.expectNoRequests();
    cdn.release();
    await expectState(page.locator('country-risk'), 'error');
    await expect(page.locator('country-risk [part=error]')).toContainText(strings.retrying);
  },
);

test('three badges are one question for the list', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  const badges = ['TH', 'JP', 'KE'].map((country) => `<country-risk country="${country}" variant="badge"></country-risk>`);
  await newsroom.open(badges.join(''));
  await expect.poll(() => requestedPaths(api)).toEqual(['/api/v1/countries']);
  cdn.release();
  for (const tag of await page.locator('country-risk').all()) await expectState(tag, 'ready');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries']);
  await expect(page.locator('country-risk [part=name]')).toHaveText(['Thailand', 'Japan', 'Kenya']);
});

for (const wrong of ['UK', 'KE, FR']) {
  test(`two badges beside one whose country cannot be right are two questions: ${wrong}`, { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
    newsroom.expectNoise(/^console warning: </);
    const badges = ['TH', 'JP', wrong].map((country) => `<country-risk country="${country}" variant="badge"></country-risk>`);
    await newsroom.open(badges.join(''));
    cdn.release();
    for (const [place, state] of ['ready', 'ready', 'error'].entries()) await expectState(page.locator('country-risk').nth(place), state);
    expect(requestedPaths(api).toSorted()).toEqual(['/api/v1/countries/JP', '/api/v1/countries/TH']);
  });
}

test('a comparison with a wrong code asks ahead for the others alone', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  newsroom.expectNoise(/^console warning: </);
  await newsroom.open('<country-compare countries="JP UK TH"></country-compare>');
  await expect.poll(() => requestedPaths(api).toSorted()).toEqual(['/api/v1/countries/JP', '/api/v1/countries/TH']);
  cdn.release();
  await expectState(page.locator('country-compare'), 'ready');
  expect(requestedPaths(api)).toHaveLength(2);
});

test('a table of a region that could not be renewed keeps its rows, and says how old they are', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  newsroom.expectFailedRequests();
  const countries = [{ iso2: 'JP', name: 'Japan', region: 'Asia' }];
  api.answer('/api/v1/countries', { body: { countries }, headers: { 'cache-control': 'no-store' }, times: 1 });
  await newsroom.open('<risk-table region="Asia"></risk-table>');
  cdn.release();
  await expectState(page.locator('risk-table'), 'ready');
  api.fail('/api/v1/countries', 'server-error');
  await page.locator('risk-table').evaluate((tag) => (tag as unknown as { reload(): Promise<void> }).reload());
  await expectState(page.locator('risk-table'), 'stale');
  await expect(page.locator('risk-table [part=row]')).toHaveCount(1);
});

test('what another tag has learned is not asked ahead: asking again later brings what is new then', { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
  await newsroom.open('<incident-list country="KE"></incident-list><main></main>');
  cdn.release();
  await expectState(page.locator('incident-list'), 'ready');
  const load = (change: string) =>
    page.evaluate(async (code) => {
      const loaded = new Promise<Event>((resolve) => document.addEventListener('risk-load', resolve, { once: true, capture: true }));
      if (code === 'reload') void (document.querySelector('incident-map') as unknown as { reload(): Promise<void> }).reload();
      else document.querySelector('main')!.innerHTML = code;
      return ((await loaded) as Event & { readonly fetchedAt: number }).fetchedAt;
    }, change);
  const first = await load('<incident-map country="KE" loading="eager"></incident-map>');
  await expectState(page.locator('incident-map'), 'ready');
  expect(await load('reload')).toBeGreaterThan(first);
});

test('two badges and a third below the fold are still one question', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  const badge = (country: string) => `<country-risk country="${country}" variant="inline"></country-risk>`;
  await newsroom.open(`${badge('TH')}${badge('JP')}<p style="height:3000px"></p>${badge('KE')}`);
  await expect.poll(() => requestedPaths(api)).toEqual(['/api/v1/countries']);
  cdn.release();
  await expectState(page.locator('country-risk').first(), 'ready');
  await page.locator('country-risk').last().scrollIntoViewIfNeeded();
  await expectState(page.locator('country-risk').last(), 'ready');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries']);
});

test('a tag far below the fold asks when the reader comes near', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open('<p style="height:3000px">Long story</p><country-risk country="TH"></country-risk><incident-map country="KE"></incident-map>');
  cdn.release();
  await expectState(page.locator('country-risk'), 'idle');
  await expectState(page.locator('incident-map'), 'idle');
  await newsroom.expectNoRequests();
  await page.locator('country-risk').scrollIntoViewIfNeeded();
  await expectState(page.locator('country-risk'), 'ready');
  await expect.poll(() => requestedPaths(api).toSorted()).toEqual(['/?proof', '/api/v1/countries/TH', '/api/v1/incidents/recent?country=KE']);
});

test('a row of cards that scrolls sideways asks for those near the view, and for the others as they come', async ({ newsroom, api, cdn, page }) => {
  const codes = ['AD', 'AE', 'AF', 'AL', 'AM', 'AO', 'AR', 'AT', 'AU', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BN'];
  const cards = codes.map((code) => `<country-risk country="${code}" style="flex: none; inline-size: 600px; min-block-size: 700px"></country-risk>`);
  await newsroom.open(`<div style="display: flex; overflow-x: auto">${cards.join('')}</div>`);
  cdn.release();
  await expectState(page.locator('country-risk').nth(1), 'ready');
  await expectState(page.locator('country-risk').last(), 'idle');
  expect(requestedPaths(api).toSorted()).toEqual(['AD', 'AE', 'AF'].map((code) => `/api/v1/countries/${code}`));
  await page.locator('country-risk').last().scrollIntoViewIfNeeded();
  await expectState(page.locator('country-risk').last(), 'ready');
  expect(requestedPaths(api).length).toBeLessThan(codes.length);
});

test('an eager tag far below the fold asks at once', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  await newsroom.open('<p style="height:3000px">Long story</p><country-risk country="TH" loading="eager"></country-risk>');
  await expect.poll(() => requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
  cdn.release();
  await expectState(page.locator('country-risk'), 'ready');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
});

test('a tag that is not shown asks when it is', async ({ newsroom, cdn, page }) => {
  await newsroom.open('<details><summary>More</summary><country-risk country="TH"></country-risk></details>');
  cdn.release();
  await expectState(page.locator('country-risk'), 'idle');
  await newsroom.expectNoRequests();
  await page.getByText('More').click();
  await expectState(page.locator('country-risk'), 'ready');
});

const WRONG = [
  '<country-risk country="UK"></country-risk>',
  '<country-risk country="UK" variant="badge"></country-risk>',
  '<country-risk country="TH, JP"></country-risk>',
  '<country-compare countries="AE JP TH FR DE IT"></country-compare>',
  '<incident-map country="KEN"></incident-map>',
  '<incident-map country="KE UG"></incident-map>',
  '<incident-map hours="x"></incident-map>',
  '<incident-list limit="00"></incident-list>',
  '<country-compare countries="JP JP"></country-compare>',
  '<risk-table countries="KE Kenya"></risk-table>',
];

interface TagClass {
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<string, { readonly attribute?: string; readonly accepts?: object; readonly isRequired?: boolean }>;
}

/** What the loader does not check, because it checks no words: every reader would download that for the sake of an editor's mistake. */
const UNCHECKED = ['published-score'];

/** A tag with each number that must be valid before it sends a request, once too low and once too high. */
async function withWrongNumbers(tag: Tag): Promise<readonly string[]> {
  const classes = (await import(`../../dist/classes/${tag}.js`)) as Readonly<Record<string, Partial<TagClass>>>;
  const { elementProperties = [] } = Object.values(classes).find(({ observedAttributes }) => observedAttributes) ?? {};
  return [...elementProperties].flatMap(([property, { attribute = property, accepts = {}, isRequired }]) => {
    if (!isRequired || !('most' in accepts) || UNCHECKED.includes(attribute)) return [];
    const { least, most } = accepts as Range;
    return [least - 1, most + 1].map((number) => `<${tag} country="TH" countries="TH JP" ${attribute}="${number}"></${tag}>`);
  });
}

test('a tag with a wrong code or number never asks, and says what is wrong', { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
  const numbers = (await Promise.all(NAMES.map(withWrongNumbers))).flat();
  expect(numbers).toContain('<risk-map country="TH" countries="TH JP" limit="201"></risk-map>');
  expect(numbers).toContain('<incident-list country="TH" countries="TH JP" hours="8761"></incident-list>');
  expect(numbers).toContain('<incident-map country="TH" countries="TH JP" hours="0"></incident-map>');
  const wrong = [...WRONG, ...numbers];
  newsroom.expectNoise(/^console warning: </);
  await newsroom.open(wrong.map((tag) => tag.replace('>', ' loading="eager">')).join(''));
  await expect.poll(() => cdn.requests.some((path) => path.includes('/chunks/'))).toBe(true);
  cdn.release();
  for (const tag of await page.locator(TAGS).all()) {
    await expectState(tag, 'error');
    await expect(tag.locator('[part=error]')).toBeVisible();
  }
  await expect(page.locator(TAGS)).toHaveCount(wrong.length);
  await newsroom.expectNoRequests();
});

test('plain http is never asked from a page that did not come by http', async ({ newsroom, cdn, page }) => {
  newsroom.expectNoise(`console warning: <country-risk> ${localize(strings['api-base'], { value: 'http://api.example' })}`);
  const script = newsroom.script('data-api-base="http://api.example"');
  await newsroom.open(`<iframe srcdoc="${`<country-risk country="TH"></country-risk>${script}`.replaceAll('"', '&quot;')}"></iframe>`, { scripts: '' });
  await expect.poll(() => cdn.requests.some((path) => path.includes('/chunks/'))).toBe(true);
  cdn.release();
  await expectState(page.frameLocator('iframe').locator('country-risk'), 'error');
});
