import type { Page } from '@playwright/test';
import { countries } from '../../demo/api/data/countries.js';
import { cdnFile } from '../support/cdn-file.js';
import { english, patternOf, strings } from '../support/english.js';
import { requestedPaths, expect, expectState, type Newsroom, type ReferenceApi, test } from '../support/newsroom.js';
import { NOW } from '../support/now.js';
import { disableIdle } from '../support/idle.js';

const CARD = '<country-risk country="TH"><a href="https://example.org/">Our travel pages</a></country-risk>';
const SECOND = 1000;

test.beforeEach(async ({ newsroom, page }) => {
  newsroom.expectFailedRequests();
  // Code still loading when the clock jumps is reported as late.
  newsroom.expectNoise(/could not be loaded yet/);
  await page.clock.install({ time: NOW });
  // Random delays are a tenth of their maximum, to keep the test short. No idle time, because requests made in it are not counted here.
  await page.addInitScript(disableIdle);
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
});

/** Opens the page and lets it retry until it gives up for now. */
async function fail(newsroom: Newsroom, page: Page, apiBase: string): Promise<void> {
  await newsroom.open(CARD, { apiBase });
  const card = page.locator('country-risk');
  await expect(async () => {
    await page.clock.runFor(SECOND);
    await expect(card).toHaveAttribute('state', 'error', { timeout: 200 });
  }).toPass();
}

/** Advances the clock until the API is asked, and returns the seconds that took; throws after `most` seconds. */
async function secondsUntilRequest(api: ReferenceApi, page: Page, most: number): Promise<number> {
  for (let seconds = 2; seconds <= most; seconds += 2) {
    await page.clock.runFor(2 * SECOND);
    await page.evaluate((url) => fetch(url, { mode: 'no-cors' }), `${api.url}/?proof`);
    if (requestedPaths(api).some((path) => path.startsWith('/api/v1/'))) return seconds;
  }
  throw new Error(`Nothing was asked within ${most} seconds.`);
}

for (const failure of ['rate-limited-bare', 'hidden-headers', 'no-cors', 'reset'] as const) {
  test(
    `after "${failure}" no request is sent for a minute, then it recovers`,
    { tag: failure === 'reset' ? [] : '@chromium' },
    async ({ newsroom, api, page }) => {
      api.fail('/api/v1/', failure);
      await fail(newsroom, page, api.url);
      api.reset();
      expect(await secondsUntilRequest(api, page, 100)).toBeGreaterThanOrEqual(58);
      await expectState(page.locator('country-risk'), 'ready');
      expect(requestedPaths(api).filter((path) => path !== '/?proof')).toEqual(['/api/v1/countries/TH']);
    },
  );
}

test('a stated wait is kept to, by every tag of the page, and its end is said', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  api.answer('/api/v1/', { status: 429, headers: { 'retry-after': '300' } });
  await fail(newsroom, page, api.url);
  const clockAfter = (minutes: number): string => new Date(NOW + minutes * 60 * SECOND).toISOString().slice(11, 16);
  await expect(page.locator('country-risk [part=error]')).toContainText(
    new RegExp(patternOf(strings.retryingAt, { time: `(${clockAfter(5)}|${clockAfter(6)})` })),
  );
  await expect(page.getByRole('button', { name: strings.retry })).toHaveCount(0);
  api.reset();
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<incident-map country="KE" loading="eager"></incident-map>'));
  await expectState(page.locator('incident-map'), 'error');
  await page.clock.runFor(240 * SECOND);
  expect(await secondsUntilRequest(api, page, 100)).toBeGreaterThanOrEqual(56);
  await expectState(page.locator('country-risk'), 'ready');
  await expect(async () => {
    await page.clock.runFor(SECOND);
    await expect(page.locator('incident-map')).toHaveAttribute('state', 'ready', { timeout: 200 });
  }).toPass();
});

test('a server that fails for long is asked again by chance within two minutes, then within four', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  api.fail('/api/v1/', 'server-error');
  await fail(newsroom, page, api.url);
  expect(requestedPaths(api)).toHaveLength(3);
  api.requests.length = 0;
  expect(await secondsUntilRequest(api, page, 20)).toBeGreaterThanOrEqual(10);
  await expectState(page.locator('country-risk'), 'error');
  api.reset();
  expect(await secondsUntilRequest(api, page, 40)).toBeGreaterThanOrEqual(22);
  await expectState(page.locator('country-risk'), 'ready');
});

test('the button asks once, then says when it will help, and so does every other button of the page', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  api.fail('/api/v1/', 'server-error');
  await newsroom.open(['TH', 'JP', 'KE', 'FR'].map((country) => `<country-risk country="${country}" variant="card"></country-risk>`).join(''));
  const buttons = page.getByRole('button', { name: strings.retry });
  await expect(async () => {
    await page.clock.runFor(SECOND);
    await expect(buttons).toHaveCount(4, { timeout: 200 });
  }).toPass();
  api.requests.length = 0;
  await buttons.first().click();
  await expect(page.locator('country-risk [part=error]').first()).toContainText(
    new RegExp(patternOf(english.sentences(strings.server, strings.retryingAt), { time: String.raw`\d\d?:\d\d` })),
  );
  await expect(buttons).toHaveCount(3);
  await buttons.first().click();
  await expect(buttons).toHaveCount(2);
  expect(requestedPaths(api)).toHaveLength(1);
});

test('a hidden page sends no request, eager or not; once visible, it does', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }));
  await newsroom.open(CARD.replace('country=', 'loading="eager" country='));
  await expectState(page.locator('country-risk'), 'loading');
  await page.clock.runFor(60 * SECOND);
  await newsroom.expectNoRequests();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectState(page.locator('country-risk'), 'ready');
});

test('a refused question is not put again', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  api.answer('/api/v1/', { status: 400, body: { error: 'invalid_iso', message: 'No.' } });
  await fail(newsroom, page, api.url);
  await expect(page.locator('country-risk [part=error]')).toContainText(strings.client);
  api.reset();
  await page.clock.runFor(600 * SECOND);
  await newsroom.expectNoRequests();
});

test('a tag that has left the page is not asked for any more', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  api.fail('/api/v1/', 'server-error');
  await fail(newsroom, page, api.url);
  await page.locator('country-risk').evaluate((tag) => tag.remove());
  api.reset();
  await page.clock.runFor(600 * SECOND);
  await newsroom.expectNoRequests();
});

/** A page with a card for each country, each with a request of its own, and a stopped clock. */
async function openCards(newsroom: Newsroom, page: Page, about: readonly { readonly iso2: string }[]): Promise<void> {
  await page.clock.pauseAt(NOW + SECOND);
  await newsroom.open(about.map(({ iso2 }) => `<country-risk country="${iso2}" loading="eager"></country-risk>`).join(''));
}

/** The message of each tag without an answer. */
const statusMessages = (page: Page) => page.locator('country-risk [part=error] [role=status]').allTextContents();

test(
  '48 tags that fail share the requests of a minute, and none stands empty for longer than three seconds',
  { tag: '@chromium' },
  async ({ newsroom, api, page }) => {
    const [failing, others] = [countries.slice(0, 48), countries.slice(48, 58)];
    // The last answers are good ones, and end the pause that so many failures start.
    const cards = [...failing, ...others];
    for (const { iso2 } of failing) api.fail(`/api/v1/countries/${iso2}`, 'server-error');
    let answered = 0;
    page.on('response', (response) => (answered += Number(response.url().startsWith(api.url))));
    // Failures are counted by code loaded separately; without it, they would all be handled after the answers.
    const release = api.hold('/api/v1/countries/');
    const code = page.waitForResponse((response) => response.url().includes(cdnFile('rest')));
    await openCards(newsroom, page, cards);
    await (await code).finished();
    release();
    await expect.poll(() => requestedPaths(api)).toHaveLength(cards.length);
    for (let moment = 0; moment < 3 * SECOND; moment += SECOND / 4) {
      await expect.poll(() => answered).toBe(requestedPaths(api).length);
      await page.clock.runFor(SECOND / 4);
    }
    await expect.poll(() => statusMessages(page)).toEqual(failing.map(() => english.sentences(strings.server, strings.retrying)));
    expect(requestedPaths(api)).toHaveLength(60);

    api.reset();
    await page.clock.runFor(50 * SECOND);
    await newsroom.expectNoRequests();
    await expect(async () => {
      await page.clock.runFor(10 * SECOND);
      await expect(page.locator('country-risk[state=ready]')).toHaveCount(cards.length, { timeout: 200 });
    }).toPass();
  },
);

test('a tag whose turn is a minute away says so at once, and asks then', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  await openCards(newsroom, page, countries.slice(0, 64));
  const late = Array.from({ length: 4 }, () => english.sentences(strings['rate-limited'], strings.retrying));
  await expect.poll(() => statusMessages(page)).toEqual(late);
  await expect(page.locator('country-risk[state=ready]')).toHaveCount(60);
  await page.clock.runFor(58 * SECOND);
  expect(requestedPaths(api)).toHaveLength(60);
  await page.clock.runFor(2 * SECOND);
  await expect(page.locator('country-risk[state=ready]')).toHaveCount(64);
});

test('back online, an unreachable service is asked at once', async ({ newsroom, api, page }) => {
  api.fail('/api/v1/', 'reset');
  await fail(newsroom, page, api.url);
  api.reset();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('country-risk')).toHaveAttribute('state', 'ready', { timeout: 500 });
  }).toPass();
});
