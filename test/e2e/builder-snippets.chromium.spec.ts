import type { Page } from '@playwright/test';
import { FORMATS } from '../../demo/builder/snippets.js';
import words from '../../demo/builder/words/en.json' with { type: 'json' };
import { fragment, preview, test, textOf } from '../support/builder-release.js';
import { expect, expectState } from '../support/newsroom.js';
import { hoursAgo } from '../support/now.js';

const HEADLINE = `"Kenia" & <b>mehr</b> {1}`;

/** The texts to copy in a tab, as they arrive on the clipboard. */
async function copied(page: Page, tab: string): Promise<readonly string[]> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const texts: string[] = [];
  for (const figure of await page.getByRole('tabpanel').locator('figure').all()) {
    const text = (await figure.locator('pre').textContent()) ?? '';
    await figure.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    texts.push(text);
  }
  return texts;
}

test('a snippet copied from a tab, pasted into a page made as the tab says, shows what the preview shows', async ({ newsroom, page, api, cdn, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE', lang: 'de', headline: HEADLINE })));
  const wanted = await textOf(preview(page).locator('country-risk'));
  expect(wanted).toContain(HEADLINE);
  const parts: Record<string, readonly string[]> = {};
  for (const { name } of FORMATS) parts[name] = await copied(page, words.tabs[name]);

  const pages = { script: parts['script'], placeholder: parts['placeholder'], module: parts['module']?.slice(0, 1), wordpress: parts['wordpress']?.slice(2) };
  for (const [name, written = []] of Object.entries(pages)) {
    const html = written.join('\n');
    if (name !== 'wordpress') expect(html, name).toContain('integrity="sha384-');
    await newsroom.open(html, { scripts: '' });
    expect(await textOf(page.locator('country-risk')), name).toBe(wanted);
  }

  // The iframe snippet, and the AMP snippet with an iframe for its element. Neither takes a headline.
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE', lang: 'de' })));
  const framed = await textOf(preview(page).locator('country-risk'));
  const [frame = '', resize = ''] = parts['iframe'] ?? [];
  const amp = (parts['amp']?.[0] ?? '').replaceAll('amp-iframe', 'iframe').replace('layout="fixed-height"', 'width="100%"');
  for (const html of [frame + resize, amp]) {
    await newsroom.open(html, { scripts: '' });
    expect(await textOf(page.frameLocator('iframe').locator('country-risk'))).toBe(framed);
  }
});

test('a frozen answer is fetched, and stands in a snippet that sends no request', async ({ newsroom, page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-compare', countries: 'JP TH' })));
  await page.getByText('Changed since publication').click();
  await page.getByLabel('Freeze today’s answer').check();
  await expect(page.getByText(/It has come: \d/)).toBeVisible();
  await expectState(preview(page).locator('country-compare'), 'ready');
  const wanted = await textOf(preview(page).locator('country-compare'));
  for (const tab of ['Script', 'Placeholder']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const html = (await page.locator('[role=tabpanel] pre').allTextContents()).join('\n');
    expect(html).toContain(`frozen="${hoursAgo(0).slice(0, 10)}"`);
    api.reset();
    await newsroom.open(html, { scripts: '' });
    expect(await textOf(page.locator('country-compare'))).toBe(wanted);
    await newsroom.expectNoRequests();
    await page.goBack();
  }
});

test('a frozen tag is shown once its answer has come, and never without', async ({ newsroom, page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-compare', countries: 'JP TH' })));
  const tag = preview(page).locator('country-compare');
  await expectState(tag, 'ready');
  const release = api.hold('/api/v1');
  await page.getByText('Changed since publication').click();
  await page.getByLabel('Freeze today’s answer').check();
  await expect(page.locator('[role=tabpanel] pre').first()).toContainText('frozen');
  await expectState(tag, 'ready');
  release();
  await expect(tag).toHaveAttribute('frozen');
  await expectState(tag, 'ready');
  expect(newsroom.noise).toEqual([]);
});

test('a snippet that is read back keeps its frozen answer, and its text and link follow the country', async ({ page, api, cdn }) => {
  const today = hoursAgo(0).slice(0, 10);
  const code = page.getByRole('tabpanel').locator('pre').first();
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP', lang: 'de', frozen: today })));
  await expect(code).toContainText('application/json');
  const older = ((await code.textContent()) ?? '').replaceAll(today, '2026-05-20');
  await page.goto('about:blank');
  await page.goto(cdn.url(fragment({ api: api.url })));
  await page.getByText(words.form.begin).click();
  await page.getByLabel(words.form.snippet).fill(older);
  await page.getByRole('button', { name: words.form.read }).click();
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText(words.advice.hasBeenRead);
  await expect(code).toHaveText(older);

  await page.getByLabel(words.form.freeze).uncheck();
  await page.getByLabel('Country', { exact: true }).fill('Kenya');
  await page.getByLabel('Country', { exact: true }).press('Enter');
  await expect(code).toContainText('/frame/country-risk/KE/de/">Reiserisiko: Kenia</a>');
});
