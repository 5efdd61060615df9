import { strings } from '../support/english.js';
import { requestedPaths, expect, expectState, test } from '../support/newsroom.js';

const INSERTIONS: Readonly<Record<string, () => void>> = {
  'set as HTML': () => {
    document.querySelector('main')!.innerHTML = '<div><country-risk country="TH" variant="badge"></country-risk></div>';
  },
  'appended as an element': () => {
    const tag = document.createElement('country-risk');
    tag.setAttribute('country', 'TH');
    tag.setAttribute('variant', 'badge');
    document.querySelector('main')!.append(tag);
  },
  'appended in a fragment': () => {
    const template = document.createElement('template');
    template.innerHTML = '<p>Text</p><section><country-risk country="TH" variant="badge"></country-risk></section>';
    document.querySelector('main')!.append(template.content.cloneNode(true));
  },
  'put together outside the page first': () => {
    const box = document.createElement('div');
    box.innerHTML = '<country-risk variant="badge"></country-risk>';
    document.querySelector('main')!.append(box);
    box.firstElementChild!.setAttribute('country', 'TH');
  },
};

for (const [way, add] of Object.entries(INSERTIONS)) {
  test(
    `a tag that comes late, ${way}, works like one that was there`,
    { tag: way === 'set as HTML' ? [] : '@chromium' },
    async ({ newsroom, api, cdn, page }) => {
      newsroom.expectNoise(strings['country-missing']);
      await newsroom.open('<main></main>');
      await page.waitForFunction(() => 'TravelSafety' in window);
      expect(cdn.requests).toHaveLength(1);
      await page.evaluate(add);
      await expectState(page.locator('country-risk'), 'ready');
      expect(requestedPaths(api)).toEqual(['/api/v1/countries/TH']);
    },
  );
}

test('a tag in a shadow root of the page works once the page says where to look', async ({ newsroom, page }) => {
  await newsroom.open('<main></main>');
  await page.waitForFunction(() => 'TravelSafety' in window);
  await page.evaluate(() => {
    const root = document.querySelector('main')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<country-risk country="TH" variant="badge"></country-risk>';
    (window as unknown as { TravelSafety: { scan: (root: Node) => void } }).TravelSafety.scan(root);
  });
  await expectState(page.locator('country-risk'), 'ready');
});

test('late settings reach tags that are there', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  newsroom.expectNoise(strings['api-base-missing']);
  await newsroom.open('<country-risk country="TH" variant="badge"></country-risk>', { apiBase: undefined });
  await expectState(page.locator('country-risk'), 'error');
  await page.evaluate(
    (apiBase) => (window as unknown as { TravelSafety: { configure: (settings: object) => void } }).TravelSafety.configure({ apiBase }),
    api.url,
  );
  await expectState(page.locator('country-risk'), 'ready');
});

test('properties set before the code is there are kept', { tag: '@chromium' }, async ({ newsroom, cdn, api, page }) => {
  cdn.hold('/chunks/');
  await newsroom.open('<country-risk variant="badge"></country-risk>');
  await page.evaluate(() => Object.assign(document.querySelector('country-risk')!, { country: 'JP' }));
  cdn.release();
  await expectState(page.locator('country-risk'), 'ready');
  await expect(page.locator('country-risk')).toContainText('Japan');
  expect(requestedPaths(api)).toEqual(['/api/v1/countries/JP']);
});

test('an image named currentScript changes nothing', { tag: '@chromium' }, async ({ newsroom, page }) => {
  const clobber = '<img name="currentScript" alt=""><img name="scripts" alt="">';
  await newsroom.open(`${clobber}<country-risk country="TH"><a href="https://example.org/th">Thailand</a></country-risk>`);
  await expectState(page.locator('country-risk'), 'ready');
});

test('elements of the page with our names change nothing', { tag: '@chromium' }, async ({ newsroom, page }) => {
  const clobber = '<a id="TravelSafety"></a><form id="L" name="baseURI"></form><img name="trustedTypes" alt=""><img id="fetch" alt="">';
  await newsroom.open(`${clobber}<country-risk country="TH"></country-risk>`);
  await expectState(page.locator('country-risk'), 'ready');
});

test('window.TravelSafety is ours only where it is free', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await newsroom.open('<country-risk country="TH" variant="badge"></country-risk>', { head: '<script>window.TravelSafety = "theirs"</script>' });
  await expectState(page.locator('country-risk'), 'ready');
  expect(await page.evaluate('TravelSafety')).toBe('theirs');
});

test('window.TravelSafety offers version, scan and configure', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await newsroom.open('');
  await page.waitForFunction(() => 'TravelSafety' in window);
  expect(await page.evaluate('Object.entries(TravelSafety).map(([name, value]) => name + " " + typeof value).sort()')).toEqual([
    'configure function',
    'scan function',
    'version string',
  ]);
});

test('tags that come while code is missing do not ask for it again', { tag: '@chromium' }, async ({ newsroom, cdn, page }) => {
  newsroom.expectFailedRequests();
  cdn.fail('not-found', '/chunks/');
  await newsroom.open(`<country-risk country="TH"><a href="https://example.org/">Our travel pages</a></country-risk>`);
  await page.waitForLoadState('networkidle');
  const asked = (): number => cdn.requests.filter((path) => path.includes('/chunks/')).length;
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => document.body.append(document.querySelector('country-risk')!.cloneNode(true)));
  await page.evaluate((url) => fetch(url), cdn.url('heights.css'));
  expect(asked()).toBe(before);
  await expect(page.getByRole('link', { name: 'Our travel pages' })).toHaveCount(2);
});

test('a page that adds much besides our tags does not wait for our script', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await newsroom.open('<country-risk country="TH"></country-risk>');
  await expectState(page.locator('country-risk'), 'ready');
  const media = await page.evaluate(async () => {
    let asked = 0;
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      asked += 1;
      return matchMedia.call(window, query);
    };
    document.body.append(...Array.from({ length: 100 }, () => document.createElement('p')));
    await Promise.resolve();
    return asked;
  });
  expect(media).toBe(0);
});
