import type { Page } from '@playwright/test';
import { loaderFiles, readManifest } from '../../build/vite.cdn.js';
import { nameOf } from '../support/cdn-file.js';
import { limitedFiles } from '../support/limits.js';
import { strings } from '../support/english.js';
import { requestedPaths, expect, expectState, test } from '../support/newsroom.js';

const { needs } = loaderFiles(readManifest());

/** Files that no first view needs, by the tag that may fetch them; failures may need `rest` on every page. */
const LATER = {
  'country-risk': 'peers|freshness',
  'incident-list': 'incident-actions|range-handle',
  'incident-map': 'incident-actions|range-handle|land|place-names|outlines|towns-\\w+|labels|map-actions|incident-shapes|print-map|[A-Z]{2}',
  'risk-table': 'table-actions|range-handle|peers',
  'risk-map': 'table-actions|range-handle|peers|labels|world-shapes|map-actions|risk-map-actions',
};

/** Whether a page with these tags may fetch a file after its first view. */
function isLater(path: string, html: string): boolean {
  const names = Object.entries(LATER).map(([tag, later]) => (html.includes(tag) ? later : 'rest'));
  return new RegExp(`^(rest|${names.join('|')})$`).test(nameOf(path));
}

const BADGE = '<country-risk country="TH" variant="badge"></country-risk>';

test('a page without tags fetches the loader and nothing else', async ({ newsroom, cdn, page }) => {
  await newsroom.open('<p>No tag here.</p>');
  await page.waitForFunction(() => 'TravelSafety' in window);
  expect(cdn.requests.map(nameOf)).toEqual(['embed']);
});

/** Pages, each with a selector of the data that it shows. */
const PAGES: readonly (readonly [html: string, isShown: string])[] = [
  [BADGE, '.badge'],
  [`${BADGE}<p>and</p><country-risk country="JP" variant="inline"></country-risk>`, '[part=score]'],
  ['<country-risk country="TH"></country-risk><country-risk country="JP"></country-risk>', '[part=gauge]'],
  ['<country-risk country="TH" variant="full"></country-risk>', '[part=advisory]'],
  ['<country-compare countries="TH JP"></country-compare>', '[part=name]'],
  ['<incident-list country="KE"></incident-list>', '[part=item]'],
  ['<incident-map country="KE" loading="eager"></incident-map>', '[part=marker]'],
  ['<risk-methodology></risk-methodology>', '[part=credit]'],
  ['<risk-table></risk-table>', '[part=row]'],
  ['<risk-map loading="eager"></risk-map>', '.stage canvas'],
];

const OURS = 'country-risk, country-compare, incident-list, incident-map, risk-methodology, risk-table, risk-map';

/** The page's own tags, not those inside another tag. */
const TOP = `body > :is(${OURS})`;

/** The files in the loader's table for the tags of a page. */
async function filesFor(page: Page): Promise<readonly string[]> {
  const wanted = await page.evaluate(
    ([tags, selectors]) => selectors.filter((selector) => [...document.querySelectorAll(tags)].some((tag) => tag.matches(selector))),
    [OURS, needs.map(([selector]) => selector)] as const,
  );
  return [...new Set(needs.filter(([selector]) => wanted.includes(selector)).flatMap(([, files]) => files))].toSorted();
}

const fileOf = (path: string): string => path.replace(/^.*\/(?=[^/]+$)/, '');

/** When the page began to fetch each of our files, and when the first of them was complete, in milliseconds. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.includes('/chunks/'));
    return { began: files.map(({ name, startTime }) => ({ name, startTime })), firstEnd: Math.min(...files.map(({ responseEnd }) => responseEnd)) };
  });

for (const [html, shown] of PAGES) {
  test(
    `a page with ${html} fetches all it needs side by side`,
    { tag: html === BADGE || html.includes('incident-map') ? [] : '@chromium' },
    async ({ newsroom, cdn, page }) => {
      cdn.hold('/chunks/');
      await newsroom.open(html);
      const wanted = await filesFor(page);
      const fetched = () => cdn.requests.map(fileOf).filter((file) => file !== 'embed.js' && !isLater(file, html));
      // Browsers open at most six connections to a server without HTTP/2.
      await expect.poll(() => fetched().length).toBe(Math.min(6, wanted.length));
      cdn.release();
      for (const tag of await page.locator(TOP).all()) await expectState(tag, 'ready');
      await expect(page.locator(OURS).locator(shown).first()).toBeVisible();
      expect(fetched().toSorted()).toEqual(wanted);
      const { began, firstEnd } = await timesOf(page);
      expect(began.filter(({ name, startTime }) => startTime > firstEnd && !isLater(name, html))).toEqual([]);
    },
  );
}

const CARD = '<country-risk country="JP"></country-risk>';
const LIST = '<incident-list country="KE"></incident-list>';

test('a page with several tags fetches each file once', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(BADGE + CARD + LIST);
  for (const tag of await page.locator(TOP).all()) await expectState(tag, 'ready');
  const fetched = cdn.requests.map(fileOf);
  expect(fetched.filter((file) => nameOf(file) === 'rest')).toHaveLength(1);
  expect(fetched.filter((file) => !isLater(file, LIST)).toSorted()).toEqual(['embed.js', ...(await filesFor(page))].toSorted());
  expect(requestedPaths(api).toSorted()).toEqual(['/api/v1/countries/JP', '/api/v1/countries/TH', '/api/v1/incidents/recent?country=KE']);
});

test('a tag that comes later fetches only what is not there yet', async ({ newsroom, api, cdn, page }) => {
  await newsroom.open(`${CARD}<main></main>`);
  await expectState(page.locator('country-risk'), 'ready');
  await page.evaluate((html) => {
    document.querySelector('main')!.innerHTML = html;
  }, BADGE + LIST);
  await expectState(page.locator('main country-risk'), 'ready');
  await expectState(page.locator('incident-list'), 'ready');
  const fetched = cdn.requests.map(fileOf);
  expect(fetched.filter((file) => nameOf(file) === 'rest')).toHaveLength(1);
  expect(fetched.filter((file) => !isLater(file, LIST)).toSorted()).toEqual(['embed.js', ...(await filesFor(page))].toSorted());
  expect(requestedPaths(api).toSorted()).toEqual(['/api/v1/countries/JP', '/api/v1/countries/TH', '/api/v1/incidents/recent?country=KE']);
});

test('a map fetches nothing of the country tag', { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
  await newsroom.open('<incident-map country="KE"></incident-map>');
  await expect(page.locator('incident-map [part=marker]').first()).toBeVisible();
  const names = cdn.requests.map(nameOf);
  expect(names).toContain('incident-map');
  expect(names.filter((name) => name.startsWith('country'))).toEqual([]);
});

test('a map loads the files of its limit in all, and the shape and the towns of its country', { tag: '@chromium' }, async ({ newsroom, cdn }) => {
  await newsroom.open('<incident-map country="KE"></incident-map>');
  const code = () => cdn.requests.filter((path) => !/^(outlines|towns-\w+|[A-Z]{2})$/.test(nameOf(path))).map(fileOf);
  await expect.poll(() => code().toSorted()).toEqual(limitedFiles()['incident-map whole']?.map(fileOf).toSorted());
});

const isOfMaps = (path: string): boolean => needs.some(([selector, files, isMap]) => isMap && selector === 'incident-map' && files.includes(fileOf(path)));

test('a map below the fold is fetched when the reader comes near', async ({ newsroom, cdn, page }) => {
  await newsroom.open('<p style="height:3000px">Long story</p><incident-map country="KE"></incident-map>');
  await expectState(page.locator('incident-map'), 'idle');
  expect(cdn.requests.filter(isOfMaps)).toEqual([]);
  await page.locator('incident-map').scrollIntoViewIfNeeded();
  await expect(page.locator('incident-map [part=marker]').first()).toBeVisible();
  expect(cdn.requests.filter(isOfMaps)).not.toEqual([]);
});

test('readers who save data fetch a map when they ask for it', { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await newsroom.open('<incident-map country="KE"></incident-map>');
  await expectState(page.locator('incident-map'), 'ready');
  expect(cdn.requests.filter(isOfMaps)).toEqual([]);
  await page.getByRole('button', { name: strings.loadMap }).click();
  await expect(page.locator('incident-map [part=marker]').first()).toBeVisible();
});

/** A regression test: in builds with two classes of each name, a parent did not recognise its child. */
test('the methodology in a profile that comes later is its own, without a second credit', async ({ newsroom, api, page }) => {
  await newsroom.open('<risk-methodology></risk-methodology><main></main>');
  await expectState(page.locator('risk-methodology'), 'ready');
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML = '<country-risk country="JP" variant="full" loading="eager"></country-risk>';
  });
  const profile = page.locator('country-risk');
  await expectState(profile, 'ready');
  await profile.locator('summary', { has: page.getByText(strings.methodology) }).click();
  const inside = profile.locator('risk-methodology');
  await expectState(inside, 'ready');
  await expect(inside.locator('[part=credit]')).toHaveCount(0);
  await expect(inside.locator('[part=headline]')).toHaveCount(0);
  expect(requestedPaths(api).toSorted()).toEqual(['/api/v1/countries/JP', '/api/v1/methodology']);
});
