// Only Chromium measures layout shifts.
import { readdirSync } from 'node:fs';
import { expect, expectState, test } from '../support/newsroom.js';
import { painted, shifts } from '../support/shifts.js';

const LANGUAGES = readdirSync('src/words').flatMap((file) => /^(\w\w)\.json$/.exec(file)?.[1] ?? []);

const TAGS = [
  '<country-risk country="TH" variant="badge"></country-risk>',
  '<country-risk country="TH"></country-risk>',
  '<country-risk country="TH" variant="full"></country-risk>',
  '<country-compare countries="KE TH"></country-compare>',
  '<country-compare class="compares-3" countries="KE TH US"></country-compare>',
  '<country-compare class="compares-4" countries="KE TH US BA"></country-compare>',
  '<country-compare class="compares-5" countries="KE TH US FR JP"></country-compare>',
  '<incident-list country="KE"></incident-list>',
  '<incident-map country="KE"></incident-map>',
  '<incident-map></incident-map>',
  '<risk-methodology></risk-methodology>',
  '<risk-table></risk-table>',
  '<risk-map></risk-map>',
];

/** What is rendered last, after everything that readers see first. */
const LAST = ['incident-list .strip', 'incident-map .strip', 'incident-map [part=marker]', 'risk-table .brush input', 'risk-map .field input'];

/** Tags with a line of fallback, which would be their height if none were reserved. */
const story = (lang: string): string =>
  TAGS.map((tag) => `${tag.replace('>', ` lang="${lang}">`).replace('></', '>A line until then</')}<p>The story goes on, and must not jump.</p>`).join('');

for (const lang of LANGUAGES)
  test(`nothing on a page with heights.css moves while its tags come to be in ${lang}, on a phone, in a column and on a page`, async ({
    newsroom,
    api,
    cdn,
    page,
  }) => {
    test.slow();
    for (const width of [328, 640, 1136]) {
      api.reset();
      // Only shifts within the viewport are reported.
      await page.setViewportSize({ width: 1200, height: width === 328 ? 20_000 : 15_000 });
      const release = api.hold('/api/');
      const head = `<link rel="stylesheet" href="${cdn.url('heights.css')}"><style>#column { inline-size: ${width}px }</style>`;
      await newsroom.open(`<div id="column" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">${story(lang)}</div>`, { head });
      const tags = page.locator('#column > :not(p)');
      for (const tag of await tags.all()) await expectState(tag, 'loading');
      const bottom = () => page.locator('#column').evaluate((column) => column.getBoundingClientRect().height);
      await painted(page);
      const before = await bottom();
      release();
      for (const tag of await tags.all()) await expectState(tag, 'ready');
      for (const last of LAST) await expect(page.locator(last).first()).toBeVisible();
      await painted(page);
      expect(await shifts(page), `${width} px`).toEqual([]);
      expect(await bottom(), `${width} px`).toBe(before);
    }
  });
