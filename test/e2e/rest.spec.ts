import type { Page } from '@playwright/test';
import { cdnFile } from '../support/cdn-file.js';
import { english, strings } from '../support/english.js';
import { expect, expectState, test } from '../support/newsroom.js';
import { NOW } from '../support/now.js';

/** The chunk loaded along with a good answer, which does not need it. */
const REST = cdnFile('rest');
const LINK = '<a href="https://example.org/">Our travel pages</a>';
const CARD = `<country-risk country="TH">${LINK}</country-risk>`;

const TAGS = {
  badge: `<country-risk country="TH" variant="badge">${LINK}</country-risk>`,
  card: CARD,
  'card with a picture': `<country-risk country="TH"><img src="data:," alt="Thailand">${LINK}</country-risk>`,
  comparison: `<country-compare countries="TH JP">${LINK}</country-compare>`,
  list: `<incident-list country="KE">${LINK}</incident-list>`,
  methodology: `<risk-methodology>${LINK}</risk-methodology>`,
  table: `<risk-table>${LINK}</risk-table>`,
};

/** The state of the page's tag. Not its attribute: in some browsers, the page counts as loaded only after the files that a test holds back. */
const stateIn = (page: Page) => page.evaluate(() => (document.body.firstElementChild as unknown as { state: string }).state);

const fallbackIn = (page: Page) => page.getByRole('link', { name: 'Our travel pages' });

test.beforeEach(async ({ page }) => {
  // Retries are delayed at random; here not at all.
  await page.addInitScript(() => void (Math.random = () => 0));
});

for (const [name, tag] of Object.entries(TAGS)) {
  test(`held back, it holds up no good answer: ${name}`, { tag: name === 'card' ? [] : '@chromium' }, async ({ newsroom, cdn, page }) => {
    cdn.hold(REST);
    await newsroom.open(tag);
    await expect.poll(() => stateIn(page)).toBe('ready');
    await expect(fallbackIn(page)).toBeHidden();
    expect(cdn.requests.filter((path) => path.includes(REST))).toHaveLength(1);
    cdn.release();
  });
}

test('it is asked for once, however many tags there are, and after all that they need first', async ({ newsroom, page }) => {
  // In the order of the page's requests; they may reach a server in another.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await newsroom.open(CARD + TAGS.badge + CARD);
  await expectState(page.locator('country-risk').last(), 'ready');
  const chunks = asked.filter((path) => path.includes('/chunks/'));
  const place = chunks.findIndex((path) => path.includes(REST));
  expect(chunks.filter((path) => path.includes(REST))).toHaveLength(1);
  for (const needed of ['base', 'country-risk', 'country-badge', 'country-view']) {
    expect(chunks.findIndex((path) => path.includes(cdnFile(needed)))).toBeLessThan(place);
  }
});

test('a failure waits for it with the fallback, and is then said in full', async ({ newsroom, api, cdn, page }) => {
  newsroom.expectFailedRequests();
  cdn.hold(REST);
  api.fail('/api/v1/', 'html');
  await newsroom.open(CARD);
  await expect.poll(() => cdn.requests.some((path) => path.includes(REST))).toBe(true);
  await expect.poll(() => api.requests.length).toBe(1);
  await expect.poll(() => stateIn(page)).toBe('loading');
  await expect(fallbackIn(page)).toBeVisible();
  cdn.release();
  await expectState(page.locator('country-risk'), 'error');
  await expect(fallbackIn(page)).toBeVisible();
  await expect(page.locator('country-risk [part=error] [role=status]')).toHaveText(english.sentences(strings['bad-response'], strings.retrying));
});

test('a failure does not wait for ever', async ({ newsroom, api, cdn, page }) => {
  newsroom.expectFailedRequests();
  newsroom.expectNoise(/could not be loaded yet/);
  cdn.hold(REST);
  api.fail('/api/v1/', 'html');
  await page.clock.install({ time: NOW });
  await newsroom.open(CARD);
  await expect.poll(() => api.requests.length).toBe(1);
  await expect.poll(() => cdn.requests.some((path) => path.includes(REST))).toBe(true);
  await expect(async () => {
    await page.clock.runFor(5000);
    expect(await stateIn(page)).toBe('error');
  }).toPass();
  await expect(fallbackIn(page)).toBeVisible();
  await expect(page.locator('country-risk [part=error]')).toContainText(strings.fault);
  cdn.release();
});

for (const how of ['not-found', 'reset'] as const) {
  test(`dropped (${how}), a failure is one sentence, and the button mends it`, async ({ newsroom, api, cdn, page }) => {
    newsroom.expectFailedRequests();
    newsroom.expectNoise(/could not be loaded yet/);
    cdn.fail(how, REST);
    api.fail('/api/v1/', 'html');
    await newsroom.open(CARD);
    await expectState(page.locator('country-risk'), 'error');
    await expect(fallbackIn(page)).toBeVisible();
    await expect(page.locator('country-risk [part=error]')).toContainText(strings.fault);
    api.reset();
    await page.getByRole('button', { name: strings.retry }).click();
    await expectState(page.locator('country-risk'), 'ready');
    await expect(fallbackIn(page)).toBeHidden();
  });
}

const STORY = '<country-risk country="TH"/><p>The story goes on</p><p>and on</p>';

test('a story inside an unclosed tag is never hidden, however late the code arrives that detects one', async ({ newsroom, api, cdn, page }) => {
  newsroom.expectNoise(/is not closed/);
  cdn.hold(REST);
  await newsroom.open(STORY);
  await expect.poll(() => cdn.requests.some((path) => path.includes(REST))).toBe(true);
  await expect.poll(() => api.requests.length).toBe(1);
  await expect(page.getByText('The story goes on')).toBeVisible();
  expect(await stateIn(page)).not.toBe('ready');
  cdn.release();
  await expectState(page.locator('country-risk'), 'ready');
  await expect(page.getByText('The story goes on')).toBeVisible();
});

test('nor where that code does not come', async ({ newsroom, cdn, page }) => {
  newsroom.expectFailedRequests();
  newsroom.expectNoise(/could not be loaded yet/);
  cdn.fail('reset', REST);
  await newsroom.open(STORY);
  await expectState(page.locator('country-risk'), 'ready');
  await expect(page.getByText('The story goes on')).toBeVisible();
  await expect(page.locator('country-risk [part=name]')).toBeVisible();
});

test('a reader whose focus is in the fallback keeps it, however late the code is', async ({ newsroom, api, cdn, page }) => {
  cdn.hold(REST);
  const answer = api.hold('/api/v1/');
  await newsroom.open(CARD);
  await fallbackIn(page).focus();
  answer();
  await expect.poll(() => cdn.requests.some((path) => path.includes(REST))).toBe(true);
  cdn.release();
  await expectState(page.locator('country-risk'), 'ready');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('country-risk');
});

/** Pages, with a selector of their data and the number of their requests: for a card the script, the answer, the base, the tag, its view, and the rest. */
const CUT_OFF = [
  ['a card', CARD, '[part=name]', 6],
  ['a table', TAGS.table, '[part=row]', 9],
  ['a map', `<incident-map country="KE">${LINK}</incident-map>`, '[part=item]', 14],
] as const;

const cuts = CUT_OFF.flatMap(([name, html, data, requests]) => Array.from({ length: requests }, (_, sent) => ({ name, html, data, sent, requests })));

for (const { name, html, data, sent, requests } of cuts) {
  test(`a network that dies after ${sent} of ${requests} requests leaves the fallback, or data, or the fallback and a sentence: ${name}`, async ({
    newsroom,
    api,
    cdn,
    page,
  }) => {
    newsroom.expectFailedRequests();
    newsroom.expectNoise(/could not be loaded yet/);
    let begun = 0;
    let open = 0;
    const end = (): void => void (open -= 1);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    await page.route(
      (url) => [api.url, cdn.origin].includes(url.origin),
      (route) => {
        begun += 1;
        return begun > sent ? route.abort() : route.continue();
      },
    );
    page.on('request', () => (open += 1));
    await newsroom.open(html);
    await expect.poll(() => begun).toBeGreaterThan(sent);
    await expect(async () => {
      expect(open).toBe(0);
      const tag = page.locator('body > :first-child');
      const state = await tag.evaluate((element) => (customElements.get(element.localName) ? element.getAttribute('state') : 'undefined'));
      if (state === 'ready') return expect(tag.locator(data).first()).toBeVisible();
      expect(['undefined', 'error']).toContain(state);
      await expect(fallbackIn(page)).toBeVisible();
      if (state === 'error') await expect(tag.locator('[part=error]')).toHaveText(/\S/);
    }).toPass();
  });
}

test('what is said of missing code is said in full once the rest of the code is here', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  newsroom.expectFailedRequests();
  newsroom.expectNoise('could not be loaded yet');
  api.answer('/api/v1/countries/TH', { body: { country: { iso2: 'TH', name: 'Thailand', risk_score: 31, curfew_hours: 'from dusk to dawn' } } });
  cdn.hold(REST);
  cdn.fail('reset', cdnFile('country-profile'));
  await newsroom.open('<country-risk country="TH" variant="badge"></country-risk>');
  const country = page.locator('country-risk');
  const inFull = country.getByText(english.sentences(strings.fault, strings.retrying));
  await expect(country.getByText(strings.fault)).toBeVisible();
  await expect(inFull).toHaveCount(0);
  cdn.release();
  await expect(inFull).toBeVisible();
});
