import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { strings } from '../support/english.js';
import { expect, expectState, type Newsroom, test } from '../support/newsroom.js';

/** Every tag and variant; lists are short, because their rows are alike. */
const TAGS = [
  '<p>The risk in <country-risk country="FR" variant="inline">France</country-risk> has not changed.</p>',
  '<country-risk country="KE" variant="badge"></country-risk>',
  '<country-risk country="TH" heading-level="2"></country-risk>',
  '<country-risk country="US" variant="full"></country-risk>',
  '<country-compare countries="JP TH"></country-compare>',
  '<incident-list country="KE" hours="72" limit="5"></incident-list>',
  '<incident-map country="TH" hours="72" limit="12"></incident-map>',
  '<risk-methodology></risk-methodology>',
  '<risk-table region="Oceania"></risk-table>',
  '<risk-map region="Africa" limit="5"></risk-map>',
];

/** The page's own tags; a tag may contain others. */
const OURS = '[loading=eager]';

async function expectAll(page: Page, state: string): Promise<void> {
  for (const tag of await page.locator(OURS).all()) await expectState(tag, state);
}

async function open(newsroom: Newsroom, tags: readonly string[], apiBase: string): Promise<void> {
  const head = `<style>:root { color-scheme: light } body { background: Canvas; color: CanvasText }</style>`;
  const eager = tags.map((tag) => tag.replace(/<([a-z]+-[a-z]+)/, '<$1 loading="eager"'));
  await newsroom.open(`<main><h1>Story</h1>${eager.join('')}</main>`, { head, apiBase });
}

/** Two tags of a kind have the same name until they know their countries. Without frames, axe needs no page of its own to merge results. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().disableRules('landmark-unique');

async function expectNoBarrier(rules: AxeBuilder, least: number): Promise<void> {
  const { violations, passes } = await rules.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(passes.length).toBeGreaterThanOrEqual(least);
}

const paint = (page: Page, scheme: string): Promise<void> => page.evaluate((to) => void (document.documentElement.style.colorScheme = to), scheme);

/** Checks all rules on a light page and those about colour on a dark one: no other rule depends on the scheme. */
async function expectAccessible(page: Page): Promise<void> {
  await expectNoBarrier(axe(page), 11);
  await paint(page, 'dark');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expectNoBarrier(axe(page).withRules(['color-contrast', 'link-in-text-block']), 1);
  await paint(page, 'light');
}

test.describe('no barrier that a machine can find, light and dark, in every tag', () => {
  test('that is loading', async ({ newsroom, api, page }) => {
    await open(newsroom, TAGS, `${api.url}/scenario/hang`);
    await expectAll(page, 'loading');
    await expectAccessible(page);
  });

  test('with its data, and then with data that cannot be renewed', async ({ newsroom, api, page }) => {
    newsroom.expectFailedRequests();
    await open(newsroom, TAGS, api.url);
    await expectAll(page, 'ready');
    await expect(page.locator('incident-map [part=marker]').first()).toBeVisible();
    await expect(page.locator('risk-map .target:not([hidden])')).toBeVisible();
    await expectAccessible(page);
    api.fail('/api/v1', 'reset');
    await page.locator(OURS).evaluateAll((tags) => Promise.all(tags.map((tag) => (tag as unknown as { reload(): Promise<void> }).reload())));
    // Compact tags cache responses for longer.
    await expect(page.locator(`${OURS}[state=stale]`)).toHaveCount(TAGS.length - 2);
    await expectAccessible(page);
  });

  test('without data', async ({ newsroom, api, page }) => {
    newsroom.expectFailedRequests();
    api.answer('/api/v1/countries', { body: { countries: [] } });
    api.answer('/api/v1/countries/', { status: 404, body: { error: 'not_found', message: 'Unknown country.' } });
    api.answer('/api/v1/incidents/recent', { body: { incidents: [] } });
    const tags = TAGS.filter((tag) => !tag.includes('methodology'));
    const isCompact = (tag: string): boolean => /variant="(inline|badge)"/.test(tag);
    // Separately: after a table has loaded the list, a compact tag reads that, and a list without countries says nothing about one.
    for (const some of [tags.filter(isCompact), tags.filter((tag) => !isCompact(tag))]) {
      await open(newsroom, some, api.url);
      await expectAll(page, 'empty');
      await expectAccessible(page);
    }
  });

  test('that failed', async ({ newsroom, api, page }) => {
    newsroom.expectFailedRequests();
    await page.addInitScript(() => void (Math.random = () => 0));
    await open(newsroom, TAGS, `${api.url}/scenario/html`);
    await expectAll(page, 'error');
    // Within a sentence, only screen readers get the reason.
    for (const tag of await page.locator(`${OURS}:not([variant=inline])`).all()) await expect(tag.locator('[part=error]')).toBeVisible();
    await expectAccessible(page);
  });

  test('with everything open that a reader can open', async ({ newsroom, api, page }) => {
    // All at one point, so that the rows of any category belong to the open marker.
    await open(newsroom, TAGS.slice(2), `${api.url}/scenario/dense`);
    await expectAll(page, 'ready');
    const map = page.locator('incident-map');
    await map.locator('[part=marker]').first().click();
    await expect(map.locator('.listed')).toBeVisible();
    await map.getByRole('button', { name: strings.categoryLabel, exact: true }).click();
    await map.getByRole('button', { name: /^Crime \d+$/ }).click();
    await map.locator('[part=list] [part=item] > button').first().click();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    for (const tag of await page.locator(`:is(country-risk, risk-table, risk-methodology)${OURS}`).all()) {
      await tag.getByRole('button', { name: strings.saveOrCite }).click();
      await tag.getByRole('button', { name: strings.copyLink }).click();
      await expect(tag.getByRole('textbox', { name: strings.textToCopy })).toBeFocused();
    }
    await expectAccessible(page);
  });
});

test('a barrier would be found, inside a tag too', async ({ newsroom, page }) => {
  await newsroom.open('<main><h1>Story</h1><country-risk country="TH"></country-risk></main>');
  await expectState(page.locator('country-risk'), 'ready');
  await page.locator('country-risk').evaluate((tag) => void (tag.shadowRoot!.querySelector('a')!.innerHTML = '<img src="data:,">'));
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toContain('image-alt');
});
