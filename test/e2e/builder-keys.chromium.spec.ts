import type { Page } from '@playwright/test';
import words from '../../demo/builder/words/en.json' with { type: 'json' };
import { fragment, test } from '../support/builder-release.js';
import { strings } from '../support/english.js';
import { expect } from '../support/newsroom.js';

/** Opens a step that is folded. */
const unfold = (page: Page, step: string): Promise<void> => page.getByText(step, { exact: true }).click();

for (const [tag, about] of [
  ['country-risk', { country: 'KE', published: '2026-05-20' }],
  ['incident-map', { country: 'KE' }],
  ['risk-table', { countries: 'JP TH' }],
] as const)
  test(`every help belongs to its field: ${tag}`, async ({ page, api, cdn }) => {
    await page.goto(cdn.url(fragment({ api: api.url, tag, ...about })));
    const helps = page.locator('.help:not([role=status])');
    await expect(helps.first()).toBeAttached();
    const alone = await helps.evaluateAll((all) => {
      const described = [...document.querySelectorAll('[aria-describedby]')].map((each) => each.getAttribute('aria-describedby'));
      return all
        .filter(({ id }) => described.filter((each) => each?.split(' ').includes(id)).length !== 1)
        .map(({ id, textContent }) => `${id}: ${textContent}`);
    });
    expect(alone).toEqual([]);
  });

test('a field with a mistake says so, and where it is explained', async ({ newsroom, page, api, cdn }) => {
  newsroom.expectNoise('Atlantis', strings['api-base-missing']);
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE' })));
  await unfold(page, words.steps.addresses);
  for (const [name, wrong] of [
    ['Country', 'Atlantis'],
    [words.form.link, 'nowhere'],
    [words.form.script, 'nowhere'],
    [words.form.api, 'nowhere'],
  ] as const) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.fill(wrong);
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(`#${await field.getAttribute('aria-errormessage')}`)).toContainText(wrong);
  }
});

test('what the tag says is wrong is marked as in its language', async ({ newsroom, page, api, cdn }) => {
  newsroom.expectNoise('Atlantis');
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'Atlantis', lang: 'ja' })));
  await expect(page.locator('#advice [lang=ja]')).toContainText('Atlantis');
});

test('the focus stays in a field whose step moves, and beside a country that is taken out', async ({ page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-compare', countries: 'JP TH' })));
  await unfold(page, words.steps.addresses);
  const script = page.getByLabel(words.form.script);
  const before = await script.inputValue();
  for (const each of ['nowhere', before]) {
    await script.fill(each);
    await script.press('Enter');
    await expect(script).toBeFocused();
  }
  await page.getByRole('button', { name: 'Remove Thailand' }).press('Enter');
  await expect(page.getByLabel(words.attributes.countries[0] ?? '', { exact: true })).toBeFocused();
});

test('the focus stays on the language when the page comes back in another', async ({ page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE' })));
  await page.getByLabel(words.page.language).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.ui select')).toBeFocused();
});

test('what is copied is announced each time, in a status that was there before', async ({ page, api, cdn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE' })));
  const status = page.locator('body > [role=status]');
  await expect(status).toHaveText('');
  await status.evaluate((node) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(node.textContent ?? '')).observe(node, { childList: true });
    Object.assign(window, { said });
  });
  for (const count of [1, 2]) {
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await expect
      .poll(() =>
        page.evaluate((sentence) => (window as unknown as { said: string[] }).said.filter((each) => each === sentence).length, words.result.copiedSaid),
      )
      .toBe(count);
  }
});

test('what is sent to the CMS is announced each time', async ({ page, api, cdn }) => {
  await page.goto(cdn.url('builder/index.html'));
  const address = cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE', cms: new URL(cdn.origin).origin }));
  const [builder] = await Promise.all([page.waitForEvent('popup'), page.evaluate((url) => void open(url), address)]);
  const [button, status] = [builder.locator('.send button'), builder.locator('.send [role=status]')];
  await button.click();
  await expect(status).not.toBeEmpty();
  const before = await status.textContent();
  await button.click();
  await expect.poll(() => status.textContent()).not.toBe(before);
});

test('no control of a phone is behind the button that sticks to the bottom', async ({ page, api, cdn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE' })));
  await page.getByRole('radio').first().focus();
  const covered: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const [name, isJump, isCovered] = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { bottom } = focused.getBoundingClientRect();
      const bar = document.querySelector('.jump')!;
      return [focused.id || focused.textContent, bar.contains(focused), bottom > bar.getBoundingClientRect().top] as const;
    });
    if (isJump) break;
    if (isCovered) covered.push(name ?? '');
  }
  expect(covered).toEqual([]);
});
