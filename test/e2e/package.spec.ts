import { TAGS, type Tag } from '../../build/tags.js';
import { SAMPLES } from '../../demo/tags/samples.js';
import { expect, expectState, test as newsroomTest } from '../support/newsroom.js';
import { BUNDLERS, packPages } from '../support/packed.js';
import { startCdn } from '../support/web-servers.js';

/** The newsroom's own bundles instead of our folder for script tags. */
const test = newsroomTest.extend({
  cdn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const pages = await packPages();
      const site = await startCdn(pages.folder);
      await use(site);
      await site.close();
      pages.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** In one worker, because each would pack and bundle again. */
test.describe.configure({ mode: 'default' });

/** A part of each tag that contains data. */
const PARTS: Readonly<Partial<Record<Tag, string>>> = {
  'country-risk': 'advisory',
  'country-compare': 'tier',
  'incident-list': 'item',
  'incident-map': 'marker',
  'risk-table': 'row',
  'risk-map': 'row',
};

/** The attributes in the demo; for a country, the variant that loads everything. */
const attributesOf = (tag: Tag): string =>
  Object.entries({ ...SAMPLES[tag].attributes, ...(tag === 'country-risk' && { variant: 'full' }) })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

for (const bundler of BUNDLERS) {
  for (const tag of TAGS) {
    test(
      `<${tag}> from the package, bundled with ${bundler}, shows its data`,
      { tag: bundler === 'vite' && tag === 'incident-map' ? [] : '@chromium' },
      async ({ newsroom, api, cdn, page }) => {
        // esbuild does not copy the outlines, so a country is as coarse as the rest of the land.
        if (bundler === 'esbuild' && tag === 'incident-map') newsroom.expectNoise(/code could not be loaded yet|africa\.js|404/);
        await newsroom.open(`<${tag} api-base="${api.url}" loading="eager" ${attributesOf(tag)}></${tag}>`, {
          scripts: `<script type="module" src="${cdn.url(`${bundler}/${tag}.js`)}"></script>`,
        });
        await expectState(page.locator(tag), 'ready');
        await expect(
          page
            .locator(tag)
            .locator(`[part=${PARTS[tag] ?? 'credit'}]`)
            .first(),
        ).toBeVisible();
        if (tag.endsWith('map')) await expect(page.locator(tag).locator('canvas').first()).toBeVisible();
      },
    );
  }
}
