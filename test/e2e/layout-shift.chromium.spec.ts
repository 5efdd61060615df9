// Only Chromium measures layout shifts.
import type { CDPSession, Page } from '@playwright/test';
import { cdnFile } from '../support/cdn-file.js';
import { expect, expectState, test } from '../support/newsroom.js';
import { prerendered, SAMPLES } from '../support/prerendered.js';
import { painted, shifts } from '../support/shifts.js';

const TAGS: Readonly<Record<string, string>> = {
  badge: '<country-risk country="TH" variant="badge"></country-risk>',
  card: '<country-risk country="TH"></country-risk>',
  full: '<country-risk country="TH" variant="full"></country-risk>',
  map: '<incident-map country="KE" hours="72" limit="40"></incident-map>',
  table: '<risk-table></risk-table>',
};

const OURS = 'country-risk, incident-map, risk-table, risk-map';

/** What is rendered last, after everything that readers see first. */
const LAST: Readonly<Record<string, string>> = { map: '.strip input' };

const after = '<p>The story goes on, and must not jump.</p>'.repeat(3);

const heightOf = (page: Page) => page.locator(OURS).evaluate((tag) => tag.getBoundingClientRect().height);

/** The number of layouts of the page so far. */
async function layouts(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
}

/** Otherwise the responses of the first visit would come from the cache, without a wait. */
async function forgetAnswers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

for (const width of [360, 1200]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, tag] of Object.entries(TAGS)) {
      test(`nothing on the page moves while a ${name} with its height reserved comes to be`, async ({ newsroom, api, cdn, page }) => {
        await newsroom.open(`${tag}${after}`);
        await expectState(page.locator(OURS), 'ready');
        if (LAST[name]) await expect(page.locator(LAST[name]).first()).toBeVisible();
        const height = await heightOf(page);

        await forgetAnswers(page);
        cdn.hold('/chunks/');
        const release = api.hold('/api/');
        const head = `<style>${OURS} { display: block; min-height: ${height}px }</style>`;
        await newsroom.open(`<h1>Story</h1>${tag.replace('></', '>A line until then</')}${after}`, { head });
        await painted(page);
        cdn.release();
        await expectState(page.locator(OURS), 'loading');
        await painted(page);
        release();
        await expectState(page.locator(OURS), 'ready');
        if (LAST[name]) await expect(page.locator(LAST[name]).first()).toBeVisible();
        await painted(page);
        expect(await shifts(page)).toEqual([]);
        expect(await heightOf(page)).toBe(height);
      });
    }

    test('a map without incidents stays where it was while it was awaited, and what is said instead has the place of the days', async ({
      newsroom,
      api,
      page,
    }) => {
      const release = api.hold('/api/');
      const head = `<style>incident-map { display: block; min-height: 1240px }</style>`;
      await newsroom.open(`<incident-map country="KE">A line until then</incident-map>${after}`, { apiBase: `${api.url}/scenario/quiet`, head });
      const map = page.locator('[part=map]');
      await expect(map.locator('.tool').first()).toBeVisible();
      await painted(page);
      const [before, title] = [(await map.boundingBox())!, (await page.locator('.heads').boundingBox())!];
      release();
      const said = page.locator('.none');
      await expect(said).toBeVisible();
      await painted(page);
      expect(await map.boundingBox()).toEqual(before);
      expect(await shifts(page)).toEqual([]);
      const place = (await page.locator('.box').boundingBox())!;
      expect(place.y - title.y - title.height).toBeLessThanOrEqual(10);
      expect(before.y - place.y - place.height).toBeLessThanOrEqual(10);
      expect((await said.boundingBox())!.height).toBeLessThan(place.height);
      await expect(page.locator('.strip, incident-map input')).toHaveCount(0);
    });

    for (const [tag = '', attributes = ''] of [
      ['incident-map', 'country="KE"'],
      ['incident-list', 'country="KE"'],
      ['risk-map', ''],
      ['risk-table', ''],
      ['risk-table', 'countries="KE TH"'],
    ])
      test(`a failed <${tag} ${attributes}> has its link and the reason below its title, nothing else, and moves nothing`, async ({ newsroom, api, page }) => {
        newsroom.expectFailedRequests();
        const release = api.hold('/api/');
        const head = `<style>${tag} { display: block; min-height: 1240px }</style>`;
        const html = `<${tag} ${attributes}><a href="https://example.org/">Our travel pages</a></${tag}>${after}`;
        await newsroom.open(html, { apiBase: `${api.url}/scenario/server-error`, head });
        await expect(page.locator(tag === 'incident-map' ? '.tool' : '[part=list], [part=table]').first()).toBeVisible();
        await painted(page);
        const story = await page.locator('body > p').first().boundingBox();
        release();
        await expect(page.locator('[part=error]')).toBeVisible();
        await painted(page);
        expect(await page.locator('body > p').first().boundingBox()).toEqual(story);
        expect(await shifts(page)).toEqual([]);
        const boxOf = async (name: string) => (await page.locator(name).boundingBox())!;
        const [title, link, why] = [await boxOf('[part=headline]'), await boxOf(`${tag} a`), await boxOf('[part=error]')];
        const gaps = [link.y - title.y - title.height, why.y - link.y - link.height];
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...gaps)).toBeLessThan(16);
        await expect(page.locator('[part=map], [part=list], [part=table], .foot, .brush, .controls, .above:visible')).toHaveCount(0);
      });

    for (const tag of ['risk-table', 'risk-map']) {
      test(`nothing moves while what acts on a ${tag} comes`, async ({ newsroom, cdn, page }) => {
        cdn.hold(cdnFile('table-actions'));
        await newsroom.open(`<${tag}></${tag}>${after}`);
        await expect(page.locator(tag).locator('[part=row]')).toHaveCount(180);
        await painted(page);
        const [before, height] = [await shifts(page), await heightOf(page)];
        await expect(page.locator('.field input')).toHaveCount(0);
        cdn.release();
        await expect(page.locator('.field input')).toBeVisible();
        await painted(page);
        expect(await shifts(page)).toEqual(before);
        expect(await heightOf(page)).toBe(height);
      });
    }
  });
}

// All have advice dated long ago, and the newer answer adds its age.
for (const width of [328, 640, 800]) {
  test(`nothing moves when prerendered cards and badges give way to a newer answer, ${width} pixels wide`, async ({ newsroom, api, cdn, page }) => {
    await page.setViewportSize({ width, height: 2000 });
    for (const sample of SAMPLES.filter(([tag, { variant }]) => tag === 'country-risk' && variant !== 'inline')) {
      const html = await prerendered(api.url, sample, { asOf: '2026-05-20T09:30:00Z' });
      cdn.hold('/chunks/');
      await newsroom.open(html.replace(/^<[\w-]+/, '$& loading="eager"') + after);
      await painted(page);
      await expect(page.locator(OURS)).toContainText('20 May 2026');
      if (sample[1].variant !== 'badge') await expect(page.locator('.later')).not.toHaveCount(0);
      for (const later of await page.locator('.later').all()) await expect(later).toHaveText('');
      cdn.release();
      await expect(page.locator(OURS)).not.toContainText('20 May 2026');
      await painted(page);
      expect(await shifts(page), JSON.stringify(sample)).toEqual([]);
    }
  });
}

/** The HTML of a tag, cut before every element after its styles. */
const piecesOf = (html: string): readonly string[] => {
  const [head = '', ...rest] = html.split(/(?<=<\/style>)/);
  return [head, ...rest.join('').split(/(?=<[a-z])/)];
};

for (const width of [328, 640])
  for (const variant of ['card', 'badge'])
    test(`nothing moves while the HTML of a prerendered ${variant} arrives, wherever it stops, ${width} pixels wide`, async ({ newsroom, api, page }) => {
      await page.setViewportSize({ width, height: 2000 });
      const html = await prerendered(api.url, ['country-risk', { country: 'TH', variant }, '/countries/TH'], { asOf: '2026-05-20T09:30:00Z' });
      await newsroom.open('', { scripts: '' });
      await page.evaluate(
        async (pieces) => {
          document.open();
          for (const piece of pieces) {
            document.write(piece);
            await new Promise(requestAnimationFrame);
          }
          document.close();
        },
        piecesOf(html.replace('<country-risk', '$& style="display: block; min-height: 900px"')),
      );
      await painted(page);
      await expect(page.locator('country-risk [part=credit]')).toBeVisible();
      expect(await shifts(page)).toEqual([]);
    });

test('a shift would be noticed', async ({ newsroom, page }) => {
  await newsroom.open(`<div id="box"></div>${after}`, { scripts: '' });
  await painted(page);
  await page.locator('#box').evaluate((box) => void (box.style.height = '300px'));
  await painted(page);
  expect(await shifts(page)).toHaveLength(1);
});

// Maps, and the filters of lists and tables, are rendered by scripts only.
for (const sample of SAMPLES.filter(([tag]) => /^country-|methodology/.test(tag)))
  test(`nothing moves when the scripts take over, and the page is laid out once at most: ${JSON.stringify(sample)}`, async ({ newsroom, api, cdn, page }) => {
    const [tag, attributes, ...paths] = sample;
    const html = await prerendered(api.url, [tag, { ...attributes, frozen: '2026-05-20', loading: 'eager' }, ...paths]);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    cdn.hold(cdnFile('hydration'));
    await newsroom.open(html + after);
    await expectState(page.locator(tag), 'ready');
    await page.waitForLoadState('load');
    await painted(page);
    await expect(page.locator(`${tag} style`)).not.toHaveCount(0);
    const before = await layouts(session);
    cdn.release();
    await expect(page.locator(`${tag} style`)).toHaveCount(0);
    await painted(page);
    expect((await layouts(session)) - before).toBeLessThanOrEqual(1);
    expect(await shifts(page)).toEqual([]);
  });
