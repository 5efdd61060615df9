import type { Browser, Locator, Page } from '@playwright/test';
import type { StageBox } from '../../src/map/map-stage.js';
import { cdnFile } from '../support/cdn-file.js';
import { english, patternOf, strings } from '../support/english.js';
import { expect, expectMovable, expectState, type Cdn, type ReferenceApi, test } from '../support/newsroom.js';
import { NOW } from '../support/now.js';

const LINK = '<a href="https://example.org/">Our travel pages</a>';
const LONG_STORY = '<p style="height: 4000px">A long story</p>';
const UNREACHABLE = english.sentences(strings.network, strings.retrying);
const MISSING = english.sentences(strings.fault, strings.retrying);

test.beforeEach(async ({ newsroom, page }) => {
  newsroom.expectFailedRequests();
  newsroom.expectNoise(/could not be loaded yet/);
  // Retries are delayed at random; here not at all.
  await page.addInitScript(() => void (Math.random = () => 0));
});

/** Firefox before 155 caches failed imports until the page is reloaded, and what replaces them stays as long. */
const remembersFailures = (browserName: string, browser: Browser): boolean => browserName === 'firefox' && Number.parseInt(browser.version(), 10) < 155;

/** Breaks the connection to the CDN and to the API. */
function goOffline(api: ReferenceApi, cdn: Cdn): void {
  api.fail('/api/v1/', 'reset');
  cdn.fail('reset', '/chunks/');
}

function goOnline(api: ReferenceApi, cdn: Cdn): void {
  api.reset();
  cdn.release();
}

const send = (page: Page, type: string): Promise<void> =>
  page.evaluate((name) => void (name === 'online' ? window : document).dispatchEvent(new Event(name)), type);

const scroll = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const RETURNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the browser is online again': (page) => send(page, 'online'),
  'the page becomes visible': (page) => send(page, 'visibilitychange'),
  'the reader scrolls back': async (page) => {
    await scroll(page, 0);
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))));
    await scroll(page, 9999);
  },
};

for (const [when, comes] of Object.entries(RETURNS)) {
  test(
    `a tag that comes into view offline shows its fallback and says why, and comes alive, map and all, when ${when}`,
    { tag: comes === RETURNS['the reader scrolls back'] ? [] : '@chromium' },
    async ({ newsroom, api, cdn, page, browserName, browser }) => {
      test.skip(remembersFailures(browserName, browser), 'the map comes once the page is loaded again');
      // Before this file is loaded, no tag has the message.
      const rest = page.waitForResponse((response) => response.url().endsWith(cdnFile('rest')));
      await newsroom.open(`${LONG_STORY}<incident-map country="KE">${LINK}</incident-map>`);
      const map = page.locator('incident-map');
      await page.waitForFunction(() => customElements.get('incident-map'));
      await (await rest).finished();
      goOffline(api, cdn);
      await scroll(page, 9999);
      await expectState(map, 'error');
      await expect(page.getByRole('link', { name: 'Our travel pages' })).toBeVisible();
      await expect(map.locator('[part=error] [role=status]')).toHaveText(UNREACHABLE);
      await expect(map.locator('[part=map]')).toHaveCount(0);
      goOnline(api, cdn);
      await comes(page);
      await expectState(map, 'ready');
      await expect(map.getByRole('button', { name: strings.zoomIn })).toBeVisible();
      expect(newsroom.noise.filter((line) => line.includes('<incident-map>'))).toHaveLength(1);
    },
  );
}

test('a tag that cannot refresh keeps its data with its age, until the browser is online', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open('<country-risk country="TH"></country-risk>');
  const card = page.locator('country-risk');
  await expectState(card, 'ready');
  goOffline(api, cdn);
  await card.evaluate((tag) => (tag as unknown as { reload(): Promise<void> }).reload());
  await expectState(card, 'stale');
  await expect(card).toContainText('Thailand');
  await expect(card).toContainText(new RegExp(patternOf(strings.staleSince, { time: String.raw`\d` })));
  goOnline(api, cdn);
  await send(page, 'online');
  await expectState(card, 'ready');
});

test(
  'what a press wants and cannot be had is said in its place, named once, and appears when it can',
  { tag: '@chromium' },
  async ({ newsroom, cdn, page }) => {
    cdn.fail('not-found', ...['incident-actions', 'export-panel'].map((name) => cdnFile(name)));
    await newsroom.open('<incident-list country="KE"></incident-list>');
    const list = page.locator('incident-list');
    await expectState(list, 'ready');
    const said = list.getByText(MISSING);
    await expect(said).toHaveCount(1);
    // The arrow keys need the missing code.
    const outOfTab = list.locator('.row[tabindex="-1"]');
    await expect(outOfTab).toHaveCount(0);
    await list.locator('[part=item] button').first().click();
    await expect(said).toHaveCount(2);
    const save = list.locator('[part=save]');
    await save.click();
    await expect(said).toHaveCount(3);
    // Otherwise the second press may fail only after the browser is online, and wait for its own retry.
    const refused = page.waitForResponse((response) => response.url().includes(cdnFile('export-panel')));
    await save.click();
    await refused;
    cdn.release();
    await send(page, 'online');
    await expect(said).toHaveCount(0);
    await expect(list.locator('.strip')).toBeVisible();
    await expect(outOfTab).not.toHaveCount(0);
    // The last of the failed presses may open the panel in the meantime.
    await expect(async () => {
      if ((await save.getAttribute('aria-expanded')) !== 'true') await save.click();
      await expect(list.getByRole('button', { name: strings.downloadCsv })).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(newsroom.noise.filter((line) => line.includes('<incident-list>'))).toHaveLength(1);
  },
);

for (const [name, tag] of [
  ['badge', '<country-risk country="TH" variant="badge"></country-risk>'],
  ['card', '<country-risk country="TH"></country-risk>'],
] as const) {
  test(
    `a ${name} says so while what shows the unknown part of an answer does not come, until it comes`,
    { tag: '@chromium' },
    async ({ newsroom, api, cdn, page }) => {
      api.answer('/api/v1/countries/TH', { body: { country: { iso2: 'TH', name: 'Thailand', risk_score: 31, curfew_hours: 'from dusk to dawn' } } });
      cdn.fail('reset', cdnFile('country-profile'));
      await newsroom.open(tag);
      const country = page.locator('country-risk');
      await expectState(country, 'ready');
      await expect(country).toContainText('Thailand');
      await expect(country.getByText(MISSING)).toHaveCount(1);
      cdn.release();
      await send(page, 'online');
      await expect(country.getByText('from dusk to dawn')).toBeVisible();
      await expect(country.getByText(MISSING)).toHaveCount(0);
    },
  );
}

test('a tier that a reader presses before the rest of the code is here looks pressed at once', { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
  cdn.hold(cdnFile('table-actions'));
  await newsroom.open('<risk-map></risk-map>');
  const tiers = page.locator('risk-map [part=legend] button');
  const colors = () => tiers.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  await expect(tiers.first()).toBeVisible();
  const [first, second] = await colors();
  await tiers.first().click();
  await expect(tiers.first()).toHaveAttribute('aria-pressed', 'true');
  const [pressed, other] = await colors();
  expect(pressed).toBe(first);
  expect(other).not.toBe(second);
  cdn.release();
});

for (const tag of ['risk-table', 'risk-map']) {
  test(`a ${tag} whose filters do not come has its rows and says so in their place, until they come`, { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
    cdn.fail('reset', cdnFile('table-actions'));
    await newsroom.open(`<${tag}></${tag}>`);
    const table = page.locator(tag);
    await expectState(table, 'ready');
    await expect(table.locator('.controls').getByText(MISSING)).toBeVisible();
    await expect(table.locator('[part=row]')).toHaveCount(180);
    await expect(table.locator('thead button[tabindex="-1"]')).toHaveCount(0);
    await table.getByRole('columnheader').last().getByRole('button').click();
    await expect(table.getByRole('columnheader').last()).toHaveAttribute('aria-sort', 'ascending');
    const { height } = (await table.boundingBox())!;
    cdn.release();
    await send(page, 'online');
    await expect(table.getByRole('searchbox')).toBeVisible();
    await expect(table.getByText(MISSING)).toHaveCount(0);
    expect((await table.boundingBox())!.height).toBe(height);
    expect(newsroom.noise.filter((line) => line.includes(`<${tag}>`))).toHaveLength(1);
  });
}

for (const tag of ['incident-map', 'risk-map']) {
  test(`an ${tag} whose gestures do not come is moved by its buttons, until they come`, { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
    cdn.fail('reset', cdnFile('map-actions'));
    await newsroom.open(`<${tag}></${tag}>`);
    const map = page.locator(tag);
    const stage = map.locator('.stage');
    const zoom = () => stage.evaluate((box: StageBox) => box.stage?.live?.map.getZoom());
    await expectState(map, 'ready');
    await expect.poll(() => cdn.requests.some((path) => path.includes(cdnFile('map-actions')))).toBe(true);
    const before = await zoom();
    await map.getByRole('button', { name: strings.zoomIn, exact: true }).click();
    await expect.poll(zoom).not.toBe(before);
    expect(newsroom.noise.filter((line) => line.includes(`<${tag}>`))).toHaveLength(1);
    cdn.release();
    await send(page, 'online');
    await expectMovable(map);
  });
}

test(
  'code and words that never come leave the fallback and a sentence; when they come after all, the tag is whole',
  { tag: '@chromium' },
  async ({ newsroom, cdn, page }) => {
    await page.clock.install({ time: NOW });
    cdn.hold(...['country-view', 'de', 'snapshot'].map((name) => cdnFile(name)));
    const kept = JSON.stringify({ country: { iso2: 'TH', name: 'Thailand', score: 42 } });
    const frozen = `<country-risk country="TH" variant="badge" frozen="2026-05-20"><script type="application/json">${kept}</script></country-risk>`;
    await newsroom.open(`<country-risk country="TH" lang="de">${LINK}</country-risk>${frozen}`);
    const card = page.locator('country-risk[lang=de]');
    // Not the attribute: in Firefox, the page counts as loaded only when these files are.
    const state = (tag: Locator) => tag.evaluate((element: HTMLElement & { state?: string }) => element.state);
    await expect.poll(() => state(card)).toBe('loading');
    await page.clock.runFor(11_000);
    await expect.poll(() => state(card)).toBe('error');
    await expect(page.getByRole('link', { name: 'Our travel pages' })).toBeVisible();
    await expect(card.locator('[part=error] [role=status]')).toHaveText(MISSING);
    expect(await state(page.locator('[frozen]'))).toBe('error');
    cdn.release();
    await expectState(card, 'ready');
    await expectState(page.locator('[frozen]'), 'ready');
    await expect(card).toContainText('Amtliche');
  },
);

test('a reader who is offline at first keeps the fallback, and gets the tag once online', async ({ newsroom, api, cdn, page, browserName, browser }) => {
  await page.clock.install({ time: NOW });
  goOffline(api, cdn);
  await newsroom.open(`<country-risk country="TH">${LINK}</country-risk>`);
  await page.waitForFunction(() => 'TravelSafety' in window);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('link', { name: 'Our travel pages' })).toBeVisible();
  await expect.poll(() => newsroom.noise.filter((line) => line.includes('<country-risk> could not be loaded'))).toHaveLength(1);
  goOnline(api, cdn);
  await send(page, 'online');
  if (remembersFailures(browserName, browser)) await page.reload();
  await expectState(page.locator('country-risk'), 'ready');
});
