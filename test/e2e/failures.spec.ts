import type { Page } from '@playwright/test';
import { english, patternOf, strings } from '../support/english.js';
import { requestedPaths, expect, expectState, type Newsroom, shownText, test } from '../support/newsroom.js';
import { NOW } from '../support/now.js';

/** The message for a failure while the tag retries by itself. */
const messageFor = (kind: 'server' | 'network' | 'timeout' | 'rate-limited' | 'bad-response'): string => english.sentences(strings[kind], strings.retrying);

/** How a response fails, and the message that a reader then sees. */
const FAILURES = {
  'server-error': messageFor('server'),
  unavailable: messageFor('server'),
  'rate-limited': new RegExp(`^${patternOf(english.sentences(strings['rate-limited'], strings.retryingAt), { time: String.raw`\d\d?:\d\d` })}$`),
  'rate-limited-bare': messageFor('network'),
  'hidden-headers': messageFor('rate-limited'),
  'no-cors': messageFor('network'),
  html: messageFor('bad-response'),
  truncated: messageFor('bad-response'),
  empty: messageFor('bad-response'),
  reset: messageFor('network'),
  hang: messageFor('timeout'),
  'hang-body': messageFor('timeout'),
} as const;

const TAGS = {
  'country-risk': '<country-risk country="TH"><a href="https://example.org/">Our travel pages</a></country-risk>',
  'incident-map': '<incident-map country="KE"><a href="https://example.org/">Our travel pages</a></incident-map>',
} as const;

type Tag = keyof typeof TAGS;

/** Retries are delayed at random, here by half of the maximum: briefly within a round, for more than a minute between two rounds. */
const withJitter = (page: Page) => page.addInitScript(() => void (Math.random = () => 0.5));

async function expectFailureMessage(newsroom: Newsroom, page: Page, tag: Tag, sentence: string | RegExp): Promise<void> {
  await expectState(page.locator(tag), 'error');
  await expect(page.getByRole('link', { name: 'Our travel pages' })).toBeVisible();
  await expect(page.locator(`${tag} [part=error] [role=status]`)).toHaveText(sentence);
  expect(await shownText(page)).not.toMatch(/Very Safe|Please log in/);
  expect(newsroom.unexpectedNoise).toEqual([]);
}

/** Failures of the connection, which each browser reports in its own way; failures in a response are the same in all browsers. */
const CONNECTION_FAILURES = ['no-cors', 'hidden-headers', 'truncated', 'reset', 'hang-body'];

// test/browser/contract-states.ts tests all other tags.
for (const [failure, sentence] of Object.entries(FAILURES)) {
  test(
    `"${failure}" leaves the fallback and one sentence`,
    { tag: CONNECTION_FAILURES.includes(failure) ? [] : '@chromium' },
    async ({ newsroom, api, page }) => {
      newsroom.expectFailedRequests();
      const isHanging = failure.startsWith('hang');
      await withJitter(page);
      if (isHanging) await page.clock.install({ time: NOW });
      // Code still loading when the clock jumps is reported as late.
      newsroom.expectNoise(/could not be loaded yet/);
      await newsroom.open(TAGS['country-risk'], { apiBase: `${api.url}/scenario/${failure}` });
      if (isHanging) {
        await expect.poll(() => requestedPaths(api).length).toBe(1);
        await expectState(page.locator('country-risk'), 'loading');
        await page.clock.runFor(11_000);
      }
      await expectFailureMessage(newsroom, page, 'country-risk', sentence);
      // Counted in the page, because some browsers themselves repeat requests on a broken connection.
      expect(newsroom.requests.filter((url) => url.startsWith(api.url)).length).toBeLessThanOrEqual(3);
    },
  );
}

for (const tag of ['country-risk', 'incident-map'] as const) {
  test(`${tag}: after one 503 the answer comes without a press`, { tag: tag === 'country-risk' ? [] : '@chromium' }, async ({ newsroom, api, page }) => {
    newsroom.expectFailedRequests();
    await newsroom.open(TAGS[tag], { apiBase: `${api.url}/scenario/flaky` });
    await expectState(page.locator(tag), 'ready');
    await expect(page.getByRole('link', { name: 'Our travel pages' })).toBeHidden();
    expect(requestedPaths(api)).toHaveLength(2);
  });

  test(`${tag}: two answers cut off on the way are one failure, and the button mends it`, { tag: '@chromium' }, async ({ newsroom, api, page }) => {
    newsroom.expectFailedRequests();
    await withJitter(page);
    api.fail('/api/v1/', 'html', 2);
    await newsroom.open(TAGS[tag]);
    await expectFailureMessage(newsroom, page, tag, FAILURES.html);
    await page.getByRole('button', { name: strings.retry }).click();
    await expectState(page.locator(tag), 'ready');
  });
}

/** Complete JSON that says nothing may come from a proxy or a short outage, so it is retried like a truncated response. */
const UNREADABLE = FAILURES.html;

test('an answer without a country, a number or a list is no answer', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  await withJitter(page);
  for (const body of [null, 7, 'text', [], {}, { country: null }, { country: [] }, { country: 'TH' }]) {
    api.reset();
    api.answer('/api/v1/countries/', { body });
    await newsroom.open(TAGS['country-risk']);
    await expectFailureMessage(newsroom, page, 'country-risk', UNREADABLE);
  }
});

test('a feed that is no list is no answer', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  newsroom.expectNoise(/code could not be loaded yet/); // Firefox cancels pending requests when the page is left
  await withJitter(page);
  for (const body of [null, {}, { incidents: {} }, { incidents: null }]) {
    api.reset();
    api.answer('/api/v1/incidents/', { body });
    await newsroom.open(TAGS['incident-map']);
    await expectFailureMessage(newsroom, page, 'incident-map', UNREADABLE);
  }
});

test('an answer of many megabytes is given up', async ({ newsroom, api, page }) => {
  await withJitter(page);
  api.answer('/api/v1/', { text: `{"country":{"iso2":"TH","name":"${'x'.repeat(5_000_000)}"}}` });
  await newsroom.open(TAGS['country-risk']);
  await expectFailureMessage(newsroom, page, 'country-risk', FAILURES.html);
});

test('a failed tag takes nothing from its neighbours', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  newsroom.expectFailedRequests();
  await withJitter(page);
  api.fail('/api/v1/incidents', 'server-error');
  await newsroom.open(Object.values(TAGS).join(''));
  await expectState(page.locator('incident-map'), 'error');
  await expectState(page.locator('country-risk'), 'ready');
});

test('a page whose fetch throws keeps its fallback', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await withJitter(page);
  const head = '<script>window.fetch = () => { throw new Error("not today") }</script>';
  await newsroom.open(TAGS['country-risk'], { head });
  await expectFailureMessage(newsroom, page, 'country-risk', FAILURES.reset);
});

test('the button that asks again looks the same in every tag', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  await withJitter(page);
  const countries = ['inline', 'badge', 'card', 'full'].map((variant) => `<country-risk country="TH" variant="${variant}"></country-risk>`);
  const others = ['<country-compare countries="JP TH"></country-compare>', '<incident-list></incident-list>', '<risk-table></risk-table>'];
  const tags = [...countries, ...others, '<risk-methodology></risk-methodology>'].map((tag) => tag.replace('>', ' loading="eager">'));
  await newsroom.open(tags.join(''), { apiBase: `${api.url}/scenario/html` });
  const buttons = page.getByRole('button', { name: strings.retry });
  // A comparison has one for each country, or one for all.
  await expect.poll(() => buttons.count()).toBeGreaterThanOrEqual(tags.length);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { backgroundColor, borderRadius, cursor } = getComputedStyle(button);
      return [backgroundColor, borderRadius, cursor].join(' ');
    }),
  );
  expect([...new Set(looks)]).toEqual(['rgb(255, 255, 255) 6px pointer']);
});
